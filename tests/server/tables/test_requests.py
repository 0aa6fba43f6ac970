"""One list of what a table can be sent: every door is made of it, and no door has any other."""

import re
from pathlib import Path
from typing import Any

import pytest

from asterion.server.http.app import all_routes
from asterion.server.http.messages import FROM_CLIENT
from asterion.server.line import grammar
from asterion.server.tables.requests import REQUESTS, Ask, Chat, Move, Request
from docs.reference import make
from tests.server.tables.hosting import a_hub, run

TOOLS = Path(__file__).parents[3] / "src" / "asterion" / "mcp" / "tools.py"
BESIDE = re.compile("/notebook|/bells|/knowledge/hint|/missed|/play-on|/what-if")
"""What is kept for a seat, asked of its assistant by an address for each question, or done with a
copy when the game is over."""


def test_every_message_is_on_the_list() -> None:
    direct = {kind for kind in Request.__subclasses__() if kind.__module__ == Request.__module__}
    assert direct == set(REQUESTS)


def test_every_request_is_answered_by_somebody() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            for kind in set(REQUESTS) - {Move, Chat, Ask}:
                assert hub.services.happenings.answers(kind), kind

    run(test())


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_its_address_is_a_route_that_says_the_same_of_it(kind: type[Request[Any]]) -> None:
    if kind.door.path:
        address = kind.door.method, f"/tables/{{table}}{kind.door.path}"
        (route,) = [one for one in all_routes() if (one.method, one.path) == address]
        assert route.summary == " ".join((kind.__doc__ or "").split())


def test_no_other_address_changes_a_table() -> None:
    known = {f"/tables/{{table}}{kind.door.path}" for kind in REQUESTS if kind.door.path}
    found = {
        route.path
        for route in all_routes()
        if route.method != "GET" and route.path.startswith("/tables/{table}")
    }
    assert {path for path in found if not BESIDE.search(path)} == known


def test_a_window_says_hello_and_what_is_on_the_list() -> None:
    tags = [kind.__struct_config__.tag for kind in FROM_CLIENT]
    assert tags == ["hello", *(kind.door.live for kind in REQUESTS if kind.door.live)]


def test_the_words_of_a_line_are_those_of_the_list() -> None:
    words = {word for kind in REQUESTS for word in kind.door.line}
    assert words <= {*grammar.OUTSIDE, *grammar.AT_TABLE, *grammar.WITH_TEXT}
    assert set(grammar.WITH_TEXT) == {*Move.door.line, *Chat.door.line}


def test_what_the_tools_of_models_send_is_on_the_list() -> None:
    sent = set(re.findall(r'"POST", f"/tables/{[^}]+}(/[^"]*)"', TOOLS.read_text("utf-8")))
    assert "/moves" in sent
    assert sent <= {kind.door.path for kind in REQUESTS}


def test_the_page_of_reference_is_made_of_the_list() -> None:
    assert make.MESSAGES.read_text("utf-8") == make.messages()
