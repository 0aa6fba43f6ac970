"""Routes by which a table is sent its messages: made of the list in `tables/requests`."""

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec

from asterion.core.contract.plain import JsonObject
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route, SeatNumber, TableId
from asterion.server.tables.requests import AnyRequest

Fill = Callable[[Call], Awaitable[JsonObject]]
"""The fields that the server knows by itself."""
After = Callable[[Call, str, Any], Awaitable[None]]
"""What is done when the table has answered."""


def route_of(
    kind: type[AnyRequest],
    name: str,
    handler: Callable[..., Awaitable[object]] | None = None,
    *,
    fill: Fill | None = None,
    after: After | None = None,
    problems: tuple[int, ...] = (403, 409),
    **more: Any,
) -> Route:
    """`handler` is one of its own, where more is to be done than to hand the message on."""
    door = kind.door
    token = "may" if kind.by_anyone else "must"
    answer = get_args(kind.__orig_bases__[0])[0]  # type: ignore[attr-defined]
    if answer in (None, type(None)):
        more.setdefault("status", 204)
    if handler is None:
        handler = _sender(kind, name, answer, fill, after)
    summary = " ".join((kind.__doc__ or "").split())
    return Route(
        door.method, f"/tables/{{table}}{door.path}", handler, summary, problems,
        **{"token": token, **more},
    )  # fmt: skip


def body_of(kind: type[AnyRequest]) -> Any:
    """What of a message stands in the body of its request; None where that is nothing."""
    door = kind.door
    elsewhere = {*re.findall(r"{(\w+)}", door.path), *door.inner}
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in elsewhere]
    if not fields:
        return None
    if not elsewhere:
        return kind
    return msgspec.defstruct(
        door.body,
        [
            (field.name, field.type) if field.required else (field.name, field.type, field.default)
            for field in fields
        ],
        namespace={"__doc__": kind.__doc__},
        forbid_unknown_fields=True,
        rename={field.name: field.encode_name for field in fields},
    )


def _sender(
    kind: type[AnyRequest], name: str, answer: Any, fill: Fill | None, after: After | None
) -> Callable[..., Awaitable[object]]:
    in_path = re.findall(r"{(\w+)}", kind.door.path)
    body = body_of(kind)

    async def send(call: Call, table: str, **given: Any) -> Any:
        fields = {name: given[name] for name in in_path}
        if body is not None:
            fields |= msgspec.structs.asdict(given["body"])
        if fill is not None:
            fields |= await fill(call)
        message = kind(**fields)
        if kind.by_anyone:
            hosted = await call.desk.hub.table(table)
            told = await hosted.ask(message)
        else:
            hosted, role = await call.at(table)
            told = await hosted.ask(message, role)
        if after is not None:
            await after(call, table, told)
        return told

    taken: JsonObject = {"call": Call, "table": TableId}
    taken |= dict.fromkeys(in_path, SeatNumber)
    if body is not None:
        taken["body"] = body
    send.__name__ = name
    send.__annotations__ = {**taken, "return": answer}
    send.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(each, inspect.Parameter.KEYWORD_ONLY) for each in taken]
    )
    return send
