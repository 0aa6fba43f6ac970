"""From a request to a handler and back: decoding, checking, encoding, and problems for the rest."""

import asyncio
import gzip
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import phrase
from asterion.server.guard.addresses import CALLER
from asterion.server.http.desk import Call, Desk
from asterion.server.http.page import wanted_codings
from asterion.server.http.problems import Fault, unfit
from asterion.server.http.routes import Route

JSON = "application/json"
BEARER = "bearer "
LONGEST_TOKEN = 100
WORTH_PACKING = 2000
"""Bytes; a shorter answer fits into two packets anyway."""
LONG_TO_PACK = 64 * 1024
"""Bytes; packing as many takes milliseconds, so it is done beside the loop."""
LARGEST_REMEMBERED = 256 * 1024
LASTING = "public, max-age=31536000, immutable"


class Resource:
    """All methods of one address, as an ASGI app."""

    def __init__(self, desk: Desk, routes: Iterable[Route]) -> None:
        self.desk = desk
        self.methods = {route.method: Answerer(desk, route) for route in routes}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answerer = self.methods.get(scope["method"])
        if answerer is None:
            allowed = ", ".join(sorted(self.methods))
            said = phrase("server-method", method=scope["method"][:20], allowed=allowed)
            raise Fault(405, said, headers={"Allow": allowed})
        response = await answerer.answer(Request(scope, receive))
        await response(scope, receive, send)


class Answerer:
    """One route, ready to be asked."""

    def __init__(self, desk: Desk, route: Route) -> None:
        self.desk = desk
        self.route = route
        self.decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def answer(self, request: Request) -> Response:
        route = self.route
        call = Call(self.desk, request, token_of(request))
        CALLER.set(call.address)
        self.desk.spend(route.rate, call.address)
        if call.token is None and route.token == "must":
            raise Fault(401, phrase("server-needs-token"))
        given: JsonObject = {}
        for name, kind in route.in_path.items():
            given[name] = in_path(name, request.path_params[name], kind)
        if route.query is not None:
            given["query"] = read_query(request, route.query)
        if self.decoder is not None:
            given["body"] = await self.read_body(request)
        return await self.encoded(await route.handler(call, **given), request)

    async def read_body(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Fault(415, phrase("server-body-kind", kind=JSON))
        raw = await whole_body(request, self.route.largest, self.desk.slowest_body)
        assert self.decoder is not None
        try:
            try:
                return self.decoder.decode(raw)
            except msgspec.ValidationError:  # JSON knows no whole numbers: 3.0 is 3
                plain = whole_numbers(msgspec.json.decode(raw))
                return self.decoder.decode(msgspec.json.encode(plain))
        except msgspec.ValidationError as error:
            raise unfit(error, "body") from None
        except (ValueError, RecursionError) as error:
            raise Fault(400, phrase("server-body-not-json", why=str(error))) from None

    async def encoded(self, answer: Any, request: Request) -> Response:
        route = self.route
        if route.answer is None:
            return Response(status_code=204)
        if route.media is not None:
            if route.media.lasting:
                return lasting(answer, route.media.kind, request)
            if isinstance(answer, bytes):
                return Response(answer, route.status, media_type=route.media.kind)
            return StreamingResponse(answer, route.status, media_type=route.media.kind)
        told = msgspec.json.encode(answer)
        # What anybody may read is packed. Where a token is sent, its length could tell of secrets.
        if route.token == "none" and route.method == "GET" and len(told) > WORTH_PACKING:
            if len(told) > LONG_TO_PACK:
                return await asyncio.to_thread(packed_json, told, request)
            return packed_json(told, request)
        return Response(told, route.status, media_type=JSON)


def packed_json(told: bytes, request: Request) -> Response:
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in wanted_codings(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        told = packed(told)
    return Response(told, headers=headers, media_type=JSON)


def lasting(answer: bytes, kind: str, request: Request) -> Response:
    headers = {"Cache-Control": LASTING, "Vary": "Accept-Encoding"}
    if "gzip" in wanted_codings(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        answer = packed(answer)
    return Response(answer, headers=headers, media_type=kind)


def packed(answer: bytes) -> bytes:
    """Large answers are not remembered: a few dozen of them would fill the memory."""
    if len(answer) > LARGEST_REMEMBERED:
        return gzip.compress(answer, mtime=0)
    return _packed(answer)


@lru_cache(maxsize=64)
def _packed(answer: bytes) -> bytes:
    return gzip.compress(answer, mtime=0)


def token_of(request: Request) -> str | None:
    """The bearer token, if there is one. It never comes in the address."""
    said = request.headers.get("authorization")
    if said is None:
        return None
    if said[: len(BEARER)].lower() != BEARER or not said.isascii():
        raise Fault(401, phrase("server-authorization"))
    token = said[len(BEARER) :].strip()
    if not token or len(token) > LONGEST_TOKEN:
        raise Fault(401, phrase("server-not-a-token"))
    return token


def in_path(name: str, text: str, kind: Any) -> Any:
    """A part of the address; what cannot be one is not there."""
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise Fault(404, phrase("server-no-such", name=name, text=text[:40])) from None


def read_query(request: Request, kind: Any) -> Any:
    pairs = request.query_params.multi_items()
    plain = dict(pairs)
    if len(plain) != len(pairs):
        raise Fault(400, phrase("server-query-twice"))
    try:
        return msgspec.convert(plain, kind, strict=False)
    except msgspec.ValidationError as error:
        raise unfit(error, "query") from None


async def whole_body(request: Request, most: int, slowest: float) -> bytes:
    """The body as it comes in, never more than `most` of it, and not for ever."""
    raw = bytearray()
    try:
        async with asyncio.timeout(slowest):
            async for part in request.stream():
                raw += part
                if len(raw) > most:
                    close = {"Connection": "close"}
                    raise Fault(413, phrase("server-body-large", most=most), headers=close)
    except TimeoutError:
        raise Fault(408, phrase("server-body-slow"), headers={"Connection": "close"}) from None
    except ClientDisconnect:
        raise Fault(400, phrase("server-body-broken")) from None
    return bytes(raw)


def whole_numbers(plain: object) -> Any:
    """The same data with every number without a fraction as a whole number."""
    if isinstance(plain, float) and plain.is_integer() and abs(plain) < 2**53:
        return int(plain)
    if isinstance(plain, list):
        return [whole_numbers(each) for each in plain]
    if isinstance(plain, dict):
        return {name: whole_numbers(each) for name, each in plain.items()}
    return plain


def by_address(routes: Sequence[Route]) -> Mapping[str, list[Route]]:
    """The routes of each address, in order."""
    found: dict[str, list[Route]] = {}
    for route in routes:
        found.setdefault(route.path, []).append(route)
    return found
