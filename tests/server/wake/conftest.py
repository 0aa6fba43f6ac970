"""The same tests over PostgreSQL's NOTIFY and over Redis."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.services import fresh_schema, redis_line
from tests.server.wake.hearing import Line


@pytest.fixture(params=["notify", "redis"])
def line(request: pytest.FixtureRequest) -> Iterator[Line]:
    """What it is called by, its URL, and a channel of its own."""
    if request.param == "redis":
        yield ("redis", *redis_line())
    else:
        with fresh_schema() as url:
            yield "notify", url, f"asterion_{secrets.token_hex(8)}"
