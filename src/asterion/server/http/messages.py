"""The live messages in both directions: those of the table, and what clients may send."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

from asterion.core.contract.plain import JsonObject
from asterion.core.contract.screen import Screen
from asterion.core.referee.clock import ClockMessage
from asterion.server.game.messages import (
    AnsweredMessage,
    ByeMessage,
    ChatMessage,
    ErrorMessage,
    NewsMessage,
    RefusedMessage,
    Rows,
    TableMessage,
    ViewMessage,
)
from asterion.server.http.routes import Counted
from asterion.server.study import Answer
from asterion.server.tables.requests import REQUESTS, AnyRequest

WordsWanted = Annotated[
    str,
    Meta(
        max_length=40,
        description="a language for what is said; “phrases”: as data, said by the client;"
        " “none”: no sentences",
    ),
]
ScreenWanted = Annotated[
    bool, Meta(description="false: `screen` is null in every message, and none is made")
]


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message to the server."""


class HelloMessage(FromClient, tag="hello"):
    """The first message of a WebSocket: who is there, and the last number that he has seen."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Counted | None = None
    words: WordsWanted = ""
    screen: ScreenWanted = True


class ThoughtMessage(msgspec.Struct, frozen=True, tag_field="type", tag="thought"):
    """The assistant's answer to the question of this id; or, without one, why there is none."""

    id: str
    answer: Answer | None
    why: str = ""


def _live(kind: type[AnyRequest]) -> type[AnyRequest]:
    """A message that a table can be sent, as one of a window."""
    door = kind.door
    return cast(
        type[AnyRequest],
        msgspec.defstruct(
            door.live_name, [], bases=(kind,), namespace={"__doc__": kind.__doc__},
            frozen=True, tag_field="type", tag=door.live,
        ),
    )  # fmt: skip


FROM_CLIENT: tuple[type[msgspec.Struct], ...] = (
    HelloMessage,
    *(_live(kind) for kind in REQUESTS if kind.door.live),
)
AnyFromClient: Any = reduce(or_, FROM_CLIENT)
FromWindow = HelloMessage | AnyRequest
decode = cast(Callable[[bytes], FromWindow], msgspec.json.Decoder(AnyFromClient).decode)

REF = "#/components/schemas/{name}"
_SCREEN = [{"$ref": REF.format(name=kind)} for kind in ("Screen", "Rows")]


def _described(kind: type[msgspec.Struct]) -> Any:
    """The same message for the description, which cannot tell structs without a tag apart."""
    changed: JsonObject = {
        "screen": Annotated[Any, Meta(extra_json_schema={"anyOf": [*_SCREEN, {"type": "null"}]})]
    }
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__,
        [
            (field.name, changed.get(field.name, field.type))
            if field.required
            else (field.name, changed.get(field.name, field.type), field.default)
            for field in msgspec.structs.fields(kind)
        ],
        namespace={"__doc__": kind.__doc__},
        tag_field=config.tag_field,
        tag=config.tag,
    )


DescribedNews = _described(NewsMessage)
AnyToClient = (
    ViewMessage
    | DescribedNews
    | TableMessage
    | ClockMessage
    | AnsweredMessage
    | RefusedMessage
    | ChatMessage
    | ThoughtMessage
    | ErrorMessage
    | ByeMessage
)
ALSO_SENT = (Screen, Rows)
"""Parts of messages that stand in no other type of the description."""
