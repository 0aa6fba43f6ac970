"""Language models at a server's own door: `/mcp`, with the seat's token."""

import asyncio
import json
import logging
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("mcp")

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from asterion.mcp.over_http import SESSION
from asterion.mcp.tools import make_server
from tests.mcp.playing import play, told
from tests.server.http.classic import COIN
from tests.server.http.serving import running
from tests.terminal.remote_serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mcp-http")) as serving:
        yield serving


@asynccontextmanager
async def session(server: Served, seat: str = "") -> AsyncIterator[Client]:
    headers = {"Authorization": f"Bearer {seat}"} if seat else {}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=90) as web,
        Client(streamable_http_client(f"{server.address}/mcp", http_client=web)) as client,
    ):
        yield client


def seat_in(text: str) -> str:
    found = re.search(r"secret: (\S+)", text)
    assert found, text
    return found[1]


def test_two_clients_play_a_whole_game_of_labyrinth(server: Served) -> None:
    asyncio.run(_two_clients(server))


async def _two_clients(server: Served) -> None:
    async with session(server) as newcomer:
        opened = await told(newcomer, "new_table", book="labyrinth", name="Ada", people=1)
        table = re.search(r"Others join with: (\S+)", opened)
        assert table
        joined = await told(newcomer, "join", link=table[1], name="Bob")
    async with session(server, seat_in(opened)) as ada, session(server, seat_in(joined)) as bob:
        ends = await asyncio.gather(play(ada, 1), play(bob, 2))
    assert ends[0] == ends[1], "both hear how it ended"


def test_nothing_is_shared_between_those_who_call(server: Served) -> None:
    asyncio.run(_strangers(server))


async def _strangers(server: Served) -> None:
    async with session(server) as ada, session(server) as eve:
        opened = await told(ada, "new_table", book="dungeon-of-dooom", name="Ada")
        seat = seat_in(opened)
        for client in (ada, eve):  # who does not say where they sit is nobody
            assert (await told(client, "look")).startswith("Refused: you are not at a table")
        assert "Action points: 6" in await told(ada, "look", seat=seat)
        await told(ada, "notes", text="a secret of mine", seat=seat)
        table = seat.partition(":")[0]
        forged = f"{table}:AAAAAAAAAAAAAAAAAAAAAA"
        for tool in ("look", "notes", "certain"):
            assert (await told(eve, tool, seat=forged)).startswith("Refused: "), tool
        assert "a secret of mine" in await told(ada, "notes", seat=seat)
        refused = await told(ada, "certain", seat=seat)
        assert refused.startswith("Refused: "), "this table agreed on no assistant"


def test_who_asks_at_the_same_time_hears_his_own(server: Served) -> None:
    asyncio.run(_at_once(server))


async def _at_once(server: Served) -> None:
    """The tools are the same for all; whose request it is goes with the request."""
    async with session(server) as host:
        names = ("Ada", "Bob")
        opened = [await told(host, "new_table", book="cc3k", name=name) for name in names]
    seats = [seat_in(text) for text in opened]
    async with session(server, seats[0]) as ada, session(server, seats[1]) as bob:
        for client, name in ((ada, "Ada"), (bob, "Bob")):
            await told(client, "notes", text=f"mine is {name}'s")
        asked = [told(client, "notes") for _ in range(5) for client in (ada, bob)]
        kept = await asyncio.gather(*asked)
    assert kept == ["mine is Ada's", "mine is Bob's"] * 5


def test_L26_who_looks_is_told_no_more_than_the_table_recalls(server: Served) -> None:
    """Also one who comes back under a new session, and was told nothing yet."""
    asyncio.run(_recalled(server))


async def _recalled(server: Served) -> None:
    options = {"recall": "classic", "repeats": True, "common_start": True}
    wish = {"book": "labyrinth", "name": "Ada", "seats": 2, "options": options, "plan": COIN}
    async with httpx2.AsyncClient(base_url=f"{server.address}/api/v1", timeout=90) as web:
        opened = (await web.post("/tables", json=wish)).json()
        table, ada = opened["id"], opened["seat"]["token"]
        bob = (await web.post(f"/tables/{table}/seats", json={"name": "Bob"})).json()["token"]
        ways = ("up", "right", "down", "left")
        said = [f"go up; if I find a corpse, shoot {way}" for way in ways]
        for saying in said:
            for token in (ada, bob):
                bearer = {"Authorization": f"Bearer {token}"}
                path = f"/tables/{table}/moves"
                moved = await web.post(path, json={"do": saying}, headers=bearer)
                assert moved.status_code == 200, moved.text
    async with session(server, f"{table}:{ada}") as client:
        heard = (await told(client, "look")).lower()
    assert said[-1].lower() in heard
    assert not any(saying.lower() in heard for saying in said[:-1])


CENTER = """
walls
+EE+##+##+
#        #
+##+##+##+
level 1
Mc Li Tr
"""


def test_D32_a_map_that_is_shown_for_seconds_is_given_at_once(server: Served) -> None:
    """Bob is asked next and does not answer: nobody waits for him while the map is taken away."""
    asyncio.run(_shown(server))


async def _shown(server: Served) -> None:
    wish = {"book": "dungeonlab", "name": "Ada", "seats": 2, "plan": CENTER}
    async with httpx2.AsyncClient(base_url=f"{server.address}/api/v1", timeout=90) as web:
        opened = (await web.post("/tables", json=wish)).json()
        table, ada = opened["id"], opened["seat"]["token"]
        bob = (await web.post(f"/tables/{table}/seats", json={"name": "Bob"})).json()["token"]
        view = f"/tables/{table}/view"
        seen = (await web.get(view, headers={"Authorization": f"Bearer {ada}"})).json()
        visitor = ada if seen["turn"] == [0] else bob
    async with session(server, f"{table}:{visitor}") as client:
        answer = await told(client, "say", text="land 1 1 1")
    assert "You are shown the map of the dungeon for 3 seconds." in answer
    assert "#Mc Li Tr#" in answer


def test_the_tools_leave_the_logging_of_the_process_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handler on the root logger, with tracebacks out of files, ended a server that had opened
    as many files as it may."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])  # pytest's own keep the library from adding one
    level = root.level
    make_server(SESSION.get)
    assert (root.handlers, root.level) == ([], level)


_KIND = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
_CALL = json.dumps(
    {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "look", "arguments": {}}}
).encode()


def _status(server: Served, method: str, body: bytes | None = None) -> int:
    asked = urllib.request.Request(f"{server.address}/mcp", body, _KIND, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=90) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def test_no_stream_stands_open_there(server: Served) -> None:
    """In which nothing would ever be told: each was one connection less for others."""
    assert _status(server, "GET") == 405
    assert _status(server, "DELETE") == 405


def test_no_body_is_too_large_for_the_api_and_fits_there(server: Served) -> None:
    assert _status(server, "POST", _CALL + b" " * 70_000) == 413


def test_it_counts_for_the_rate_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=1, burst_seconds=480) as limited:
        asked = [
            limited.http.post(f"{limited.address}/mcp", content=_CALL, headers=_KIND).status_code
            for _ in range(4)
        ]
        assert asked == [200, 200, 429, 429]


def test_another_sites_page_cannot_use_it(server: Served) -> None:
    headers = {"Origin": "https://elsewhere.example", "Content-Type": "application/json"}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode()
    asked = urllib.request.Request(f"{server.address}/mcp", body, headers, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked)
    assert refused.value.code == 403
