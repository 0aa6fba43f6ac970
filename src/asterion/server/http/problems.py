"""What went wrong, as problem details (RFC 9457): one shape for every error of the API."""

import re
from collections.abc import Mapping
from typing import Annotated

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, PhrasedError, Value, phrase
from asterion.words.language import FIRST, choose
from asterion.words.offered import KNOWN, expected_of
from asterion.words.shelf import WORDS
from asterion.words.speaker import PSEUDO
from asterion.words.spoken import spoken

LONGEST_WISH = 200
"""This many characters of a list of languages are read."""
MEDIA = "application/problem+json"
TITLES = {
    400: "bad request",
    401: "unauthorized",
    403: "forbidden",
    404: "not found",
    405: "method not allowed",
    408: "too slow",
    409: "refused",
    413: "too large",
    415: "wrong media type",
    422: "invalid",
    429: "too many",
    500: "server fault",
    503: "unavailable",
}
_NO_WORD = re.compile(r"[^a-z]+")
_PLACE = re.compile(r" - at `\$?\.?(?P<place>.*?)`$")


class ProblemDetails(msgspec.Struct, omit_defaults=True):
    """An error of the API: `title` says what kind, `detail` says what was wrong in one sentence.

    Both are in the language of `lang`, or of Accept-Language. `code` and `data` are the same
    without a language: the name of the message and what it is about.
    """

    type: Annotated[str, msgspec.Meta(pattern="^urn:asterion:[a-z-]+$")]
    title: str
    status: Annotated[int, msgspec.Meta(ge=400, le=599)]
    detail: str
    code: str
    data: JsonObject = {}
    place: Annotated[str, msgspec.Meta(description="where in the request, e.g. seats[1].bot")] = ""


class Fault(PhrasedError):
    """A request that is not answered as it wished; it ends as a problem."""

    def __init__(
        self,
        status: int,
        why: Phrase,
        *,
        title: str = "",
        place: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(why)
        self.status = status
        self.title = title or TITLES[status]
        self.place = place
        self.headers = headers


def problem(fault: Fault, language: str = FIRST) -> Response:
    """The answer that tells of it, in the language that was asked for."""
    word = _NO_WORD.sub("-", fault.title.lower()).strip("-") or "problem"
    details = ProblemDetails(
        f"urn:asterion:{word}",
        spoken(Phrase(f"server-title-{word}"), language),
        fault.status,
        spoken(fault.why, language),
        fault.why.id,
        fault.why.args,
        fault.place,
    )
    headers = dict(fault.headers or {})
    if fault.status == 401:
        headers.setdefault("WWW-Authenticate", "Bearer")
    return Response(msgspec.json.encode(details), fault.status, headers, MEDIA)


def unfit(error: msgspec.ValidationError, where: str) -> Fault:
    """What does not fit the description of the API, and where it stands."""
    said = str(error)
    found = _PLACE.search(said)
    place = found["place"] if found else ""
    whole = _PLACE.sub("", said)
    sentence = f"{whole[:1].lower()}{whole[1:]}"
    about: dict[str, Value] = {"where": where, "place": place, "why": sentence}
    return Fault(400, phrase("server-unfit-at" if place else "server-unfit", **about), place=place)


def language_of(scope: Scope) -> str:
    """What `lang` in the address asks for, else the Accept-Language header; else English.

    A page cannot set the headers of a WebSocket, so there is a way for both.
    """
    asked = QueryParams(scope.get("query_string", b"")).get("lang", "")
    wanted = asked or Headers(scope=scope).get("accept-language", "")
    return choose(wanted[:LONGEST_WISH], (*WORDS.languages, *PSEUDO)) if wanted else FIRST


def language_of_page(request: Request) -> str:
    """The language in which the page itself will speak, as it finds it out.

    A browser's own wishes name no language that is still growing; the address and what was chosen
    before, which the page keeps in a cookie, may.
    """
    named = request.query_params.get("lang") or request.cookies.get("language") or ""
    chosen = choose(named[:LONGEST_WISH], (*KNOWN, *PSEUDO), "")
    return chosen or expected_of(request.headers.get("accept-language", "")[:LONGEST_WISH])
