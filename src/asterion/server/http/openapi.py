"""The OpenAPI 3.1 description, made from the same table of routes that answers requests."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec
from msgspec import UnsetType

from asterion import __version__
from asterion.books import books
from asterion.core.contract.plain import JsonObject
from asterion.server.http.happenings import EVENT, event_schemas
from asterion.server.http.messages import ALSO_SENT, FROM_CLIENT, REF, AnyToClient
from asterion.server.http.problems import MEDIA, ProblemDetails
from asterion.server.http.routes import Media, Route

BASE = "/api/v1"
_LIVE = (
    f"A WebSocket at {BASE}/tables/{{table}}/live speaks these messages as text frames, the first"
    " of them a hello; the NDJSON stream at the same address sends the same a line each."
)
_WHY = {
    400: "the request does not fit this description",
    401: "a token is missing, unknown or revoked",
    403: "the token does not allow it, or the request comes from another site's page",
    404: "there is no such thing",
    408: "the body came too slowly",
    409: "not now: the rules or the table refuse it",
    413: "the body is too large",
    415: "the body is not application/json",
    422: "it fits this description, but what it says cannot be: `detail` tells why",
    429: "too many requests; Retry-After says when to try again",
    500: "a fault of the server",
    503: "the store cannot be reached now; nothing was acknowledged",
}


def describe(routes: Sequence[Route]) -> bytes:
    """The whole document."""
    sent, received = get_args(AnyToClient), FROM_CLIENT
    wanted: list[object] = [ProblemDetails, *sent, *received, *ALSO_SENT]
    for route in routes:
        wanted += _types_of(route)
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REF)
    left = iter(schemas)
    problem = next(left)
    live = {
        "description": _LIVE,
        "toClient": [next(left) for _ in sent],
        "fromClient": [next(left) for _ in received],
    }
    for _ in ALSO_SENT:
        next(left)
    paths: dict[str, JsonObject] = {}
    for route in routes:
        methods = paths.setdefault(BASE + route.path, {})
        methods[route.method.lower()] = _operation(route, left, problem)
    _say_what_is_always_there(components, routes)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Asterion",
            "version": __version__,
            "summary": "A computer game master for hidden-labyrinth games.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": {**components, **event_schemas(books(), _structs)},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "x-live": live,
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _types_of(route: Route) -> Iterator[object]:
    """Every type of a route that needs a schema, in the order in which `_operation` takes it."""
    yield from route.in_path.values()
    if route.query is not None:
        yield from (field.type for field in msgspec.structs.fields(route.query))
    if route.body is not None:
        yield route.body
    yield from _answer_of(route)


def _answer_of(route: Route) -> Iterator[object]:
    answer = route.answer if route.media is None else route.media.holds
    if answer is not None:
        yield answer


def _operation(route: Route, left: Iterator[object], problem: Any) -> JsonObject:
    parameters: list[JsonObject] = [
        {"name": name, "in": "path", "required": True, "schema": next(left)}
        for name in route.in_path
    ]
    if route.query is not None:
        parameters += [
            {
                "name": field.encode_name,
                "in": "query",
                "schema": next(left),
                **({"required": True} if field.required else {}),
            }
            for field in msgspec.structs.fields(route.query)
        ]
    operation: JsonObject = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": parameters,
    }
    if route.body is not None:
        content = {"application/json": {"schema": next(left)}}
        operation["requestBody"] = {"required": True, "content": content}
    answers = operation["responses"] = {str(route.status): _success(route, left)}
    for status in route.every_problem:
        content = {MEDIA: {"schema": problem}}
        answers[str(status)] = {"description": _WHY[status], "content": content}
    if route.token == "must":
        operation["security"] = [{"token": []}]
    elif route.token == "may":
        operation["security"] = [{}, {"token": []}]
    return operation


def _success(route: Route, left: Iterator[object]) -> JsonObject:
    if route.answer is None:
        return {"description": "done"}
    media = route.media or Media("application/json")
    holds = next(left) if any(True for _ in _answer_of(route)) else None
    content: JsonObject = {"schema": {"type": "string"}}
    if media.kind == "application/json":
        content = {"schema": holds}
    elif holds is not None:  # one message a line
        content["x-line"] = holds
    return {"description": "so it is", "content": {media.kind.partition(";")[0]: content}}


def _say_what_is_always_there(components: JsonObject, routes: Sequence[Route]) -> None:
    """What is sent has every field, also those with a default, unless it leaves defaults out."""
    answers: list[object] = [*get_args(AnyToClient), *ALSO_SENT]
    for route in routes:
        answers += _answer_of(route)
    for kind in _structs(answers):
        schema = components[kind.__name__]
        if not kind.__struct_config__.omit_defaults:
            always = [
                field.encode_name
                for field in msgspec.structs.fields(kind)
                if UnsetType not in get_args(field.type)
            ]
            tag = kind.__struct_config__.tag_field
            schema["required"] = ([tag] if tag else []) + always
        events = schema["properties"].get("events")
        if events is not None and events.get("items") in ({}, None):
            events["items"] = {"$ref": REF.format(name=EVENT)}


def _structs(types: Sequence[object]) -> set[type[msgspec.Struct]]:
    """Every struct that is somewhere in these types."""
    found: set[type[msgspec.Struct]] = set()

    def look(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found.add(info.cls)
        for name in getattr(info, "__struct_fields__", ()):
            inner = getattr(info, name)
            for each in inner if isinstance(inner, tuple) else (inner,):
                if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
                    look(each)

    for info in msgspec.inspect.multi_type_info(types):
        look(info)
    return found
