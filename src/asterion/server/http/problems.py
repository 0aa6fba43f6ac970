"""What went wrong, as problem details (RFC 9457): one shape for every error of the API."""

import re
from collections.abc import Mapping
from typing import Annotated

import msgspec
from starlette.responses import Response

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
    """An error of the API: `title` says what kind, `detail` says what was wrong in one sentence."""

    type: Annotated[str, msgspec.Meta(pattern="^urn:asterion:[a-z-]+$")]
    title: str
    status: Annotated[int, msgspec.Meta(ge=400, le=599)]
    detail: str
    place: Annotated[str, msgspec.Meta(description="where in the request, e.g. seats[1].bot")] = ""


class Fault(Exception):
    """A request that is not answered as it wished; it ends as a problem."""

    def __init__(
        self,
        status: int,
        detail: str,
        *,
        title: str = "",
        place: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.title = title or TITLES[status]
        self.place = place
        self.headers = headers


def problem(fault: Fault) -> Response:
    """The answer that tells of it."""
    word = _NO_WORD.sub("-", fault.title.lower()).strip("-") or "problem"
    details = ProblemDetails(
        f"urn:asterion:{word}", fault.title, fault.status, fault.detail, fault.place
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
    sentence = _PLACE.sub("", said)
    at = f" at {place}" if place else ""
    return Fault(
        400, f"the {where} does not fit{at}: {sentence[:1].lower()}{sentence[1:]}", place=place
    )
