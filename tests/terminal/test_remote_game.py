"""What `asterion join` shows is what `asterion play` shows: the same pages from the messages."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from asterion.books import SHELF
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.audience import Seat
from asterion.core.contract.options import settings_of
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.server.features import Features
from asterion.server.store import Store
from asterion.server.tables import Hosted, Hub, Listener, OpenTable, SeatWish
from asterion.server.time import RealTime
from asterion.server.wake import Quiet
from asterion.terminal.general import log_lines
from asterion.terminal.page import BEGINNER, Page, page_for
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Trouble, read_address
from asterion.terminal.words import say
from asterion.testing.play import NAMES
from tests.contract.shelf import take

MOVES = 60
EASIER = say("terminal-new-to-it", preset=BEGINNER)
"""Said at home only: nobody chooses the options of a table that they join."""


class Follower:
    """One who is told what happens, as over the network."""

    def __init__(self, seat: Seat, game: RemoteGame, listener: Listener) -> None:
        self.seat = seat
        self.game = game
        self.listener = listener
        self.following: asyncio.Future[bytes] | None = None

    async def catch_up(self) -> None:
        while True:
            self.following = self.following or asyncio.ensure_future(anext(self.listener))
            for _ in range(3):
                await asyncio.sleep(0)
            if not self.following.done():
                return
            self.game.fold(json.loads(self.following.result()))
            self.following = None


async def hosted_table(name: str, seed: int) -> tuple[Hub, Hosted, list[Any]]:
    """A random table of this book, its people, and each one's role."""
    book, kit = take(name)
    dice = Rolled(seed)
    players, options = kit.players(dice), kit.options(dice)
    if isinstance(options, LabyrinthOptions):  # a human master would have to confirm
        options = msgspec.structs.replace(options, master="computer")
    store = await Store.open("sqlite://:memory:")
    hub = Hub(store, Quiet(), RealTime(), shared=False, say=lambda *_, **__: None)
    Features(hub)
    await hub.start()
    wish = OpenTable(
        book=name,
        options=settings_of(options),
        plan=book.plan.write(kit.plan(dice, players)),
        seats=[SeatWish() for _ in range(players)],
        terms={"start": "host"},
    )
    opened = await hub.open(wish)
    hosted = await hub.table(opened.id)
    roles = [hosted.seats.role((await hosted.seats.sit(NAMES[n])).token) for n in range(players)]
    return hub, hosted, [*roles, hosted.seats.role(opened.host)]


def plain(page: Page) -> dict[str, Any]:
    screen = page.screen
    status = [(row.label, row.value) for row in screen.status]
    return {
        "title": page.title,
        "board": [
            list(screen.board),
            list(screen.shades),
            status,
            msgspec.json.encode(screen.sheets),
        ],
        "intro": [line.replace(EASIER, "").rstrip() for line in page.intro],
        "heading": page.heading,
        "news": list(page.news),
        "possible": list(page.possible),
    }


def assert_same(follower: Follower, table: Table) -> None:
    assert plain(follower.game.page()) == plain(page_for(table, follower.seat))
    assert follower.game.log() == log_lines(table, follower.seat)


@pytest.mark.parametrize("name", list(SHELF))
@pytest.mark.parametrize("seed", [1, 2])
def test_every_page_is_the_page_of_a_game_at_home(name: str, seed: int) -> None:
    async def play() -> int:
        hub, hosted, roles = await hosted_table(name, seed)
        host = roles.pop()
        followers = [
            Follower(seat, RemoteGame(json.loads(await hosted.view(role))["table"]),
                     await hosted.listen(role))
            for seat, role in enumerate(roles)
        ]  # fmt: skip
        for follower in followers:
            await follower.catch_up()
            assert follower.game.is_waiting
        await hosted.seats.start(host)
        assert hosted.game is not None
        table, chooser = hosted.game.table, Rolled(seed + 1)
        for _ in range(MOVES):
            for follower in followers:
                await follower.catch_up()
                assert_same(follower, table)
            if table.result is not None:
                break
            seat = chooser.pick([seat for seat in table.awaited if seat >= 0], "who")
            do = chooser.pick(table.legal(seat), "what")
            moved = await hosted.play(roles[seat], do)
            followers[seat].game.spoke(table.entries[-1].do, moved.number)
        await hub.stop()
        await hub.store.close()
        return len(table.entries)

    assert asyncio.run(play()) > 1


@pytest.mark.parametrize("name", list(SHELF))
def test_one_who_comes_back_sees_the_same_board(name: str) -> None:
    async def play() -> None:
        hub, hosted, roles = await hosted_table(name, 3)
        await hosted.seats.start(roles.pop())
        assert hosted.game is not None
        table, chooser = hosted.game.table, Rolled(4)
        for _ in range(20):
            if table.result is None:
                seat = chooser.pick([seat for seat in table.awaited if seat >= 0], "who")
                await hosted.play(roles[seat], chooser.pick(table.legal(seat), "what"))
        for seat, role in enumerate(roles):
            view = json.loads(await hosted.view(role))
            game = RemoteGame(view["table"])
            game.fold(view)
            mine, theirs = plain(game.page()), plain(page_for(table, seat))
            assert mine["board"] == theirs["board"]
            assert mine["possible"] == theirs["possible"]
            assert (game.result is None) == (table.result is None)
            if game.result is not None and table.result is not None:
                assert game.result.winners == table.result.winners
                assert game.result.reason == table.result.reason
        await hub.stop()
        await hub.store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("url", "server", "page"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000", ""),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000", ""),
        ("127.0.0.1:8000/t/Jq3xkZ0aB-_9", "http://127.0.0.1:8000", "Jq3xkZ0aB-_9"),
        ("https://[::1]/t/Jq3xkZ0aB-_9/replay", "https://[::1]:443", "Jq3xkZ0aB-_9"),
        ("http://localhost/t/Jq3xkZ0aB-_9?x=1#y", "http://localhost:80", "Jq3xkZ0aB-_9"),
    ],
)
def test_addresses_as_they_stand_in_a_browser(url: str, server: str, page: str) -> None:
    address = read_address(url)
    assert (address.server, address.table) == (server, page)


@pytest.mark.parametrize(
    "url", ["", "http://", "ftp://x/t/y", "http://x:99999/", "http://x/t/../y", "http://[x", "a b"]
)
def test_what_is_no_address_is_said(url: str) -> None:
    with pytest.raises(Trouble, match=r"is not an address|is not a table"):
        read_address(url)
