"""Every book's events as schemas of the description: one union a book, told apart by `event`."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from asterion.core.contract.book import AnyBook
from asterion.core.contract.plain import JsonObject
from asterion.core.event import CORE_EVENTS, Event, tag_of
from asterion.server.http.messages import REF

EVENT = "Event"
_WHAT = "What happened, in any of the books; `event` says what kind."


def event_schemas(
    shelf: Iterable[AnyBook], structs_in: Callable[[Sequence[object]], set[type[msgspec.Struct]]]
) -> JsonObject:
    """Components by name: `LabyrinthBegan` of each kind, `LabyrinthEvent` of a book, and `Event`.

    Books may have a kind of the same name, so each name begins with its book's. Two books with
    the very same events share them, under the name of the first.
    """
    found: JsonObject = {}
    unions: dict[tuple[type[Event], ...], JsonObject] = {}
    for book in shelf:
        own = unions.get(book.rules.events)
        if own is None:
            prefix = name_of(book.name)
            kinds = [*book.rules.events, *CORE_EVENTS]
            schemas, components = msgspec.json.schema_components(
                kinds, ref_template=REF.format(name=prefix + "{name}")
            )
            _as_told(components, structs_in(kinds))
            found.update({prefix + name: schema for name, schema in components.items()})
            own = unions[book.rules.events] = {
                "title": f"{prefix}Event",
                "description": f"What happened, as {book.title} tells it.",
                "oneOf": list(schemas),
                "discriminator": {
                    "propertyName": "event",
                    "mapping": {
                        tag_of(kind): REF.format(name=prefix + kind.__name__) for kind in kinds
                    },
                },
            }
            found[f"{prefix}Event"] = own
    every = [{"$ref": REF.format(name=union["title"])} for union in unions.values()]
    found[EVENT] = {"title": EVENT, "description": _WHAT, "anyOf": every}
    return found


def name_of(book: str) -> str:
    """A book's name as schemas have theirs: `DungeonOfDooom`."""
    return "".join(word.capitalize() for word in book.split("-"))


def _as_told(components: JsonObject, kinds: set[type[msgspec.Struct]]) -> None:
    """An event goes out with all its fields and without its audience, also inside of another.

    Some that older records lack are left out where they say nothing.
    """
    for kind in kinds:
        schema = components[kind.__name__]
        leaves_out = kind.__struct_config__.omit_defaults
        fields = msgspec.structs.fields(kind)
        names = [field.encode_name for field in fields if field.required or not leaves_out]
        if issubclass(kind, Event):
            names.remove("to")
            del schema["properties"]["to"]
        schema["required"] = [kind.__struct_config__.tag_field, *names]
