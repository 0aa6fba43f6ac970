"""Language models as players: the package's own client, `asterion mcp`, and a real server."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.mcp.playing import play, told
from tests.terminal.remote_serving import Served, served

RUN = "from asterion.cli import main; main()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mcp")) as serving:
        yield serving


@asynccontextmanager
async def session(server: Served) -> AsyncIterator[Client]:
    program = StdioServerParameters(command=sys.executable, args=["-c", RUN, "mcp", server.address])
    async with Client(stdio_client(program)) as client:
        yield client


def test_two_models_play_a_whole_game(server: Served) -> None:
    asyncio.run(_two_models(server))


async def _two_models(server: Served) -> None:
    async with session(server) as ada, session(server) as bob:
        books = await told(ada, "books")
        assert "labyrinth (Labyrinth; 2 to 6 players" in books
        assert "cc3k (ChamberCrawler3000; 1 player; bots" in books
        assert "L69" in await told(ada, "rules", book="labyrinth")
        opened = await told(ada, "new_table", book="labyrinth", name="Ada", people=1)
        assert "The table is waiting for more players." in opened
        table = re.search(r"Others join with: (\S+)", opened)
        assert table
        await told(bob, "join", link=table[1], name="Bob")
        ends = await asyncio.gather(play(ada, 1), play(bob, 2))
        assert ends[0] == ends[1], "both hear how it ended"


def test_a_refusal_is_an_answer_and_notes_are_kept(server: Served) -> None:
    asyncio.run(_refused(server))


async def _refused(server: Served) -> None:
    async with session(server) as ada:
        assert await told(ada, "look") == (
            "Refused: you are not at a table yet: `join` one, or open one with `new_table`"
        )
        assert "no rule book “chess”" in await told(ada, "rules", book="chess")
        began = await told(ada, "new_table", book="cc3k", name="Ada")
        assert "“s”" not in began
        assert "“s”" in await told(ada, "look", offers=True)
        said = await told(ada, "say", text="fly to the moon")
        assert said.startswith("Not a move: ")
        assert "fly to the moon" in said
        assert await told(ada, "say", text="[s] or [e]") == "Not a move: say one move at a time"
        await told(ada, "notes", text="potions are unknown at first")
        assert "potions are unknown" in await told(ada, "notes")


def test_a_session_without_the_seat_sees_nothing_of_it(server: Served, tmp_path: Path) -> None:
    asyncio.run(_stranger(server))


async def _stranger(server: Served) -> None:
    async with session(server) as ada, session(server) as eve:
        opened = await told(ada, "new_table", book="dungeon-of-dooom", name="Ada")
        seat = re.search(r"secret: (\S+)", opened)
        assert seat
        table = seat[1].partition(":")[0]
        forged = await told(eve, "look", seat=f"{table}:AAAAAAAAAAAAAAAAAAAAAA")
        assert forged.startswith("Refused: ")
        assert "action points" in await told(eve, "look", seat=seat[1]), "the secret is the seat"


def test_giving_up_is_asked_back_unless_the_model_is_sure(server: Served) -> None:
    asyncio.run(_gives_up(server))


async def _gives_up(server: Served) -> None:
    async with session(server) as ada:
        for confirming in ({"text": "yes"}, {"text": "q", "sure": True}):
            await told(ada, "new_table", book="cc3k", name="Ada")
            await told(ada, "say", text="s")
            asked = await told(ada, "say", text="q")
            assert asked == "Refused: “quit” cannot be taken back; say yes to do it"
            assert "game is over" not in await told(ada, "look")
            assert "game is over" in await told(ada, "say", **confirming)


def test_with_limited_tries_a_seat_is_forfeit(server: Served) -> None:
    asyncio.run(_forfeits(server))


async def _forfeits(server: Served) -> None:
    async with session(server) as ada:
        await told(ada, "new_table", book="labyrinth", name="Ada", bots=["wanderer"], tries=3)
        said = await told(ada, "say", text="[dance]")
        assert said.startswith("Not a move: ")
        assert said.endswith(" You have 2 tries left.")
        assert (await told(ada, "say", text="go up")).startswith("Refused: ")
        cells = iter(("c3", "c2", "c1", "b3", "b2", "b1", "a3", "a2", "a1"))
        asked = "start cell"
        while "start cell" in asked:  # the master may declare start cells void (L10)
            said = await told(ada, "say", text=f"start {next(cells)}")
            assert "tries left" not in said, "a move gives all tries back"
            asked = said.splitlines()[-1]
        for text in ("", "[a] [b]"):
            assert (await told(ada, "say", text=text)).startswith("Not a move: ")
        last = await told(ada, "say", text="fly")
        assert "you forfeit the game and leave your seat" in last
        assert "1 not allowed, 4 unreadable" in last
        assert await told(ada, "say", text="go up") == "Refused: you have forfeited this game"
