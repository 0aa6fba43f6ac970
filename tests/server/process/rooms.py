"""Many tables at once with a player at each seat, and what must be true of them afterwards."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from asterion.books import book
from asterion.core.dice import Recorded
from asterion.server.game.doc import decode
from asterion.server.game.game import Game
from asterion.server.store import EntryRow, Store
from tests.server.process.players import Player
from tests.server.process.serving import Serving

FIELD = "name Field\nwin 9\n" + 28 * f"{30 * '.'}\n" + f"{9 * 'G'}{21 * '.'}\n{29 * '.'}E\n"
"""Dooom with all gold in one corner: at random hardly anybody ever wins."""
GAME_SECONDS = 3600
CLOCK = {"clock": "live", "move_seconds": 0, "game_seconds": GAME_SECONDS}
"""Long enough that nobody runs out of it; the tests count what was used."""

KINDS: Sequence[tuple[str, int, dict[str, object], dict[str, object]]] = (
    ("dungeon-of-dooom", 2, CLOCK, {"plan": FIELD}),
    ("labyrinth", 3, CLOCK, {}),
    ("dungeonlab", 2, CLOCK, {}),
    ("cc3k", 1, {}, {}),
)


@dataclass
class Room:
    """This many tables of all books that are played; where a game ends, another one begins."""

    tables: int
    servers: Sequence[Serving]
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    players: list[Player] = field(default_factory=list)
    tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    opened: int = 0
    thinks: float = 0.0

    @property
    def live(self) -> set[str]:
        """The tables at which the game is not over."""
        return {player.table for player in self.players if not player.over}

    @property
    def done(self) -> int:
        """The moves that were answered, at all tables."""
        return sum(len(player.done) for player in self.players)

    async def plays(self, moves: int) -> None:
        """Until this many more were answered: on a slow machine that takes its time."""
        enough = self.done + moves
        async with asyncio.timeout(180):
            while self.done < enough and self.live:
                self.listen_to_complaints()
                await asyncio.sleep(0.001)

    async def fill(self) -> None:
        """Open what is missing, and let everyone there play."""
        self.is_open.set()
        self.listen_to_complaints()
        while len(self.live) < self.tables:
            new = await asyncio.to_thread(self._open, self.servers[0])
            self.players += new
            self.tasks += [asyncio.create_task(player.play()) for player in new]

    def listen_to_complaints(self) -> None:
        """A player who holds the server to its word may have something to say."""
        for task in self.tasks:
            if task.done():
                task.result()

    def _door(self, server: Serving) -> Callable[[], Awaitable[str]]:
        async def door() -> str:
            await self.is_open.wait()
            return server.address

        return door

    def _open(self, server: Serving) -> list[Player]:
        name, seats, clock, more = KINDS[self.opened % len(KINDS)]
        self.opened += 1
        terms = {"absent": "wait", **clock}
        table = server.post("/tables", {"book": name, "seats": seats, "terms": terms, **more})["id"]
        players = []
        for seat in range(seats):
            sat = server.post(f"/tables/{table}/seats", {"name": f"P{seat}"})
            door = self._door(self.servers[seat % len(self.servers)])
            dice = Random(f"{self.opened} {seat}")
            maps = bool(book(name).view.fleeting)
            token = sat["token"]
            players.append(Player(door, table, seat, token, dice, bool(clock), self.thinks, maps))
        return players

    async def goes_on(self, moves: int = 1) -> None:
        """Every table that is not over by then does this many moves more."""
        before = {player.table: self._done(player.table) for player in self.players}
        async with asyncio.timeout(180):
            while any(self._done(table) < before[table] + moves for table in self.live):
                self.listen_to_complaints()
                await asyncio.sleep(0.02)

    def _done(self, table: str) -> int:
        return sum(len(player.done) for player in self.players if player.table == table)

    async def end(self) -> None:
        """Everyone stops, and whatever went wrong with anybody is heard of."""
        self.is_open.set()
        await asyncio.gather(*(player.stop() for player in self.players))
        await asyncio.gather(*self.tasks)

    async def check(self, database: str) -> "Stored":
        """Every acknowledged move is there once, and the rules give again what everyone heard."""
        store = await Store.open(database)
        kept = Stored()
        try:
            for table in dict.fromkeys(player.table for player in self.players):
                row = await store.table(table)
                assert row is not None
                doc = decode(row.doc)
                game = Game(book(doc.book), doc, Recorded(()))
                rows = await store.entries(table)
                kept.take(table, game, rows)
                for player in self.players:
                    if player.table == table:
                        check_player(game, rows, player)
        finally:
            await store.close()
        return kept


@dataclass
class Stored:
    """What the store has in the end: every row, and for how long each seat was asked."""

    rows: dict[str, list[EntryRow]] = field(default_factory=dict)
    used: dict[tuple[str, int], float] = field(default_factory=dict)
    asked: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def take(self, table: str, game: Game, rows: list[EntryRow]) -> None:
        assert [row.n for row in rows] == list(range(len(rows))), "a gap, or a fork"
        assert rows, "the game never began"
        self.rows[table] = rows
        before: EntryRow | None = None
        for row in rows:
            for seat in self.asked.get(table, ()):
                assert before is not None
                self.used.setdefault((table, seat), 0.0)
                self.used[table, seat] += row.served - before.served
            assert before is None or row.served >= before.served, "time went back"
            game.replay([row])
            self.asked[table] = tuple(game.table.awaited)
            before = row


def check_player(game: Game, rows: list[EntryRow], player: Player) -> None:
    moves = [row.move for row in rows if row.seat == player.seat and row.move]
    assert len(moves) == len(set(moves)), "something was done twice"
    assert set(player.done) <= set(moves), "acknowledged, and lost"
    assert len(set(moves) - set(player.done)) <= 1, "done without an answer"
    told = [json.loads(news) for news in game.since(player.seat, 0, game.committed, "en")]
    first = player.number - len(player.heard)
    assert player.heard == told[first : player.number], "what was heard did not stay true"
