"""Two processes on one PostgreSQL get two moves for one prompt at once: exactly one is done."""

import asyncio
import json
import re
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex

from asterion.books import book
from asterion.core.audience import PUBLIC
from asterion.core.dice import Recorded
from asterion.server.game.doc import decode
from asterion.server.game.game import Game
from asterion.server.store import Store
from tests.server.process.rooms import KINDS
from tests.server.process.serving import Serving
from tests.server.process.starting import StartingLine, named
from tests.server.process.windows import Window
from tests.server.services import PrivateRedis, fresh_schema

RACES = 200


@dataclass
class Track:
    """One table, with two windows of every seat and of a watcher: one in each process."""

    table: str
    seats: list[tuple[Window, Window]]
    watchers: tuple[Window, Window]
    line: StartingLine
    done: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    races: int = 0
    wins: Counter[int] = field(default_factory=Counter)

    @classmethod
    async def lay(cls, servers: tuple[Serving, Serving], kind: int, line: StartingLine) -> "Track":
        name, players, _, more = KINDS[kind]
        wish = {"book": name, "seats": players, "terms": {"absent": "wait"}, **more}
        table = (await asyncio.to_thread(servers[0].post, "/tables", wish))["id"]
        seats = []
        for seat in range(players):
            sit = servers[seat % 2].post
            sat = await asyncio.to_thread(sit, f"/tables/{table}/seats", {"name": f"P{seat}"})
            token = sat["token"]
            one, two = [await Window.open(server.address, table, token) for server in servers]
            seats.append((one, two))
        one, two = [await Window.open(server.address, table) for server in servers]
        return cls(table, seats, (one, two), line)

    async def race(self, dice: Random) -> bool:
        """Two moves for the same prompt; False if the game is over."""
        while True:
            if any(window.result for pair in self.seats for window in pair):
                return False
            asked = [
                pair
                for pair in self.seats
                if all(window.prompt for window in pair) and pair[0].number == pair[1].number
            ]
            if asked:
                break
            await asyncio.sleep(0.002)
        pair = dice.choice(asked)
        self.races += 1
        if self.races % 3 == 0:
            await self._same(pair, dice)
        else:
            await self._different(pair, dice)
        return True

    async def _send(self, pair: tuple[Window, Window], ids: tuple[str, str], dice: Random) -> None:
        """Both at once, in either order; every other time they must meet at the starting line."""
        moves = []
        for window, id in zip(pair, ids, strict=True):
            assert window.prompt is not None
            do, n = dice.choice(window.legal), window.prompt["n"]
            moves.append((window, {"type": "move", "do": do, "n": n, "id": id}))
        if ids[0] == ids[1]:
            moves[1][1]["do"] = moves[0][1]["do"]
        dice.shuffle(moves)
        async with self.line.hold(self.table) if self.races % 2 else nullcontext():
            await asyncio.gather(*(window.send(move) for window, move in moves))

    async def _different(self, pair: tuple[Window, Window], dice: Random) -> None:
        ids = f"{self.races}-one", f"{self.races}-two"
        await self._send(pair, ids, dice)
        for window, own in zip(pair, ids, strict=True):
            await window.until_answered(own)
        winners = [k for k in (0, 1) if not pair[k].refusal(ids[k])]
        assert len(winners) == 1, "exactly one is done"
        first = winners[0]
        self.wins[first] += 1
        self.done.append(ids[first])
        self.lost.append(ids[1 - first])
        for window in pair:
            await window.until_done(ids[first])

    async def _same(self, pair: tuple[Window, Window], dice: Random) -> None:
        id = f"{self.races}-both"
        await self._send(pair, (id, id), dice)
        for window in pair:
            await window.until_done(id)
            assert not window.refusal(id), "sent twice it is answered the same"
        self.done.append(id)

    async def check(self, store: Store) -> int:
        """No fork, no lost move, and both processes told the same in the same order.

        Returns how many entries there are.
        """
        rows = await store.entries(self.table)
        assert [row.n for row in rows] == list(range(len(rows)))
        moves = [row.move for row in rows if row.move]
        assert sorted(moves) == sorted(self.done)
        assert not set(moves) & set(self.lost)
        kept = await store.table(self.table)
        assert kept is not None
        doc = decode(kept.doc)
        game = Game(book(doc.book), doc, Recorded(()))
        game.replay(rows)
        for seat, pair in [*enumerate(self.seats), (PUBLIC, self.watchers)]:
            told = [json.loads(news) for news in game.since(seat, 0, game.committed, "en")]
            for window in pair:
                await window.until_number(len(told))
                assert window.news() == told[len(told) - len(window.news()) :]
                await window.close()
        return len(rows)


def tries(server: Serving) -> int:
    """This many entries this process has handed to the store, those that came too late included."""
    numbers = server.answer("GET", "/metrics")[1]
    count = re.search(r"^asterion_commit_seconds_count (\d+)", numbers, re.MULTILINE)
    assert count
    return int(count[1])


def test_two_hundred_races_for_the_same_number(tmp_path: Path) -> None:
    racers = f"asterion-{token_hex(8)}"
    with (
        fresh_schema() as database,
        PrivateRedis() as redis,
        Serving(
            tmp_path, "--database", named(database, racers), "--redis", redis.url, name="one"
        ) as one,
        Serving(
            tmp_path, "--database", named(database, racers), "--redis", redis.url, name="two"
        ) as two,
    ):
        redis.start()

        async def run(kind: int, store: Store, line: StartingLine) -> tuple[Counter[int], int]:
            dice, races, kept = Random(kind), 0, 0
            wins: Counter[int] = Counter()
            while races < RACES // len(KINDS):
                track = await Track.lay((one, two), kind, line)
                while races < RACES // len(KINDS) and await track.race(dice):
                    races += 1
                kept += await track.check(store)
                wins += track.wins
            return wins, kept

        async def play() -> None:
            store = await Store.open(database)
            line = await StartingLine.draw(database, racers)
            try:
                ran = await asyncio.gather(*(run(kind, store, line) for kind in range(len(KINDS))))
            finally:
                await line.close()
                await store.close()
            first, second = (sum(won[k] for won, _ in ran) for k in (0, 1))
            assert min(first, second) >= RACES // 20, f"one of them was nearly always first: {ran}"
            late = tries(one) + tries(two) - sum(kept for _, kept in ran)
            assert line.met >= RACES // 4, "they hardly ever met"
            assert late >= RACES // 4, "hardly ever did both try for the same number"

        asyncio.run(play())
        assert one.stop() == two.stop() == 0
