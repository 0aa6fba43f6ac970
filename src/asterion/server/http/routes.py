"""One table of routes: what is decoded, checked, answered and described all follows from it."""

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from asterion.books import ALIASES, book_names
from asterion.core.contract.plain import JsonObject
from asterion.server.tables.requests import Counted as Counted
from asterion.server.tables.requests import SeatNumber as SeatNumber
from asterion.server.tables.requests import SpokenOf as SpokenOf

TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{12}$")]
PlanId = TableId
ShareId = TableId
BookName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [*book_names(), *ALIASES]})]
LARGEST_PLAN = 256 * 1024
"""Of a body with a drawing, whose characters may take several bytes."""
LONGEST_PLAN = 64 * 1024
PlanText = Annotated[
    str, msgspec.Meta(max_length=LONGEST_PLAN, description="a plan as it is drawn")
]

Lang = Annotated[
    str,
    msgspec.Meta(max_length=40, description="a language; empty: that of Accept-Language"),
]
"""Taken by `Call.language`, from wherever it stands."""

SPECIAL = ("call", "body", "query")
"""Parameters of a handler that do not stand in the path."""


@dataclass(frozen=True)
class Media:
    """An answer that is sent as it is: its media type and, where it is JSON, what stands in it."""

    kind: str
    holds: Any = None
    lasting: bool = False  # the same for ever under its address: it may be kept, and is packed


Lines = AsyncIterator[bytes]
"""One JSON message a line."""


@dataclass(frozen=True)
class Route:
    """A method of an address. The handler's own types say what it takes and gives.

    `body` is its JSON body, `query` its query string, other parameters stand in the path.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    handler: Callable[..., Awaitable[object]]
    summary: str
    problems: Sequence[int] = ()
    token: Literal["none", "may", "must"] = "none"
    status: int = 200
    rate: str = "ask"
    """Which of an address's rates this counts for."""
    largest: int = 64 * 1024
    tag: str = field(default="")

    @cached_property
    def hints(self) -> JsonObject:
        return get_type_hints(self.handler, include_extras=True)

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def body(self) -> Any:
        return self.hints.get("body")

    @property
    def query(self) -> Any:
        return self.hints.get("query")

    @cached_property
    def in_path(self) -> JsonObject:
        named = [name for name in inspect.signature(self.handler).parameters if name not in SPECIAL]
        return {name: self.hints[name] for name in named}

    @cached_property
    def answer(self) -> Any:
        """The type of the answer; None where there is none."""
        found = self.hints.get("return")
        return None if found is type(None) else found

    @cached_property
    def media(self) -> Media | None:
        """Set where the handler gives bytes or lines that are sent as they are."""
        if get_origin(self.answer) is Annotated:
            for note in get_args(self.answer)[1:]:
                if isinstance(note, Media):
                    return note
        return None

    @property
    def every_problem(self) -> list[int]:
        """The statuses with which it may refuse, those of its kind included."""
        found = {*self.problems, 429, 500, 503}
        if self.method != "GET":
            found |= {403, 408}
        if self.body is not None:
            found |= {400, 413, 415, 422}
        if self.query is not None:
            found |= {400}
        if self.in_path:
            found |= {404}
        if self.token != "none":
            found |= {401}
        return sorted(found)
