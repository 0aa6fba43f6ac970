"""What happened, with the audience that is told: the base of every book's events."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NamedTuple, Union

import msgspec

from asterion.core.audience import Audience


class Event(msgspec.Struct, tag_field="event", tag=True, gc=False):
    """One happening. It is told whole to its audience, or not at all."""

    follows: ClassVar[tuple[str, ...]] = ()  # the numbers of the rules that it follows from

    to: Audience


class Ruled(Event):
    """The master decided, in words, what no rule foresaw."""

    text: str


def rules_of(kind: type[Event]) -> tuple[str, ...]:
    """The rules from which events of this kind follow: `follows = ("L69",)`."""
    return kind.follows


def tag_of(kind: type[Event]) -> str:
    """Its name in records and over the wire: the first one, if it was renamed since."""
    return str(kind.__struct_config__.tag)


class Older(NamedTuple):
    """How an earlier edition wrote its events into records; everywhere else they are today's."""

    events: tuple[type[Event], ...]
    write: Callable[[Event], Event]
    read: Callable[[Event], Event]


CORE_EVENTS: tuple[type[Event], ...] = (Ruled,)


def events_decoder(kinds: Iterable[type[Event]]) -> msgspec.json.Decoder[list[Event]]:
    """A reader of JSON lists of events, of these kinds and of the core's own."""
    every: Any = Union[tuple(kinds) + CORE_EVENTS]  # noqa: UP007  the kinds are known at run time only
    return msgspec.json.Decoder(list[every])
