"""Language models at a server's own door: `/mcp`, with the seat's token."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

pytest.importorskip("mcp")

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from tests.mcp.playing import play, told
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
            assert (await told(client, "look")).startswith("Refused: you do not sit")
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


def test_another_sites_page_cannot_use_it(server: Served) -> None:
    headers = {"Origin": "https://elsewhere.example", "Content-Type": "application/json"}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode()
    asked = urllib.request.Request(f"{server.address}/mcp", body, headers, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked)
    assert refused.value.code == 403
