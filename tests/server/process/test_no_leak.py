"""No leak at the socket of the whole process: twin plans give one ear the same bytes everywhere.

What is compared is all that a seat (or anyone who watches) is sent by WebSocket, in sentences, as
phrases for the page and bare for a program, and as a stream of lines, and also what the server logs
and measures: an ear at the log is one more ear.
"""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterion.books import SHELF
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.options import settings_of
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.testing.play import play
from asterion.testing.twins.books import COMMANDS, Pair, on_another_plan
from tests.contract.shelf import Kit, take
from tests.server.line.test_no_leak import has_master, is_playable, wrong_words
from tests.server.process.lines import Lines
from tests.server.process.scripted import DRAWS, LEAK, LEAKY_BOOK, THE_LOG
from tests.server.process.serving import Serving
from tests.server.process.windows import Window

SCRIPTED = ("-m", "tests.server.process.scripted")
ENOUGH = 15
"""Entries that a game must have to be worth a process."""
OF_THE_MOMENT = ("time", "table", "port", "address", "seconds")
"""Fields of a log line that are not of the game."""


def twins(name: str) -> Iterator[Pair]:
    """A game that one ear cannot tell from another: once a watcher's, once a seat's."""
    book, kit = take(name)
    wanted = {"watcher", "seat"}
    for seed in range(100):
        table = play(book, kit, seed, COMMANDS)
        every = [(n, n) for n in range(len(table.entries))]
        for seat in (PUBLIC, *range(len(table.first_names))):
            kind = "watcher" if seat == PUBLIC else "seat"
            if kind in wanted and len(every) > ENOUGH:
                other = on_another_plan(kit, table, seat, Rolled(seed + 2))
                if other is not None and is_playable(pair := Pair(seat, table, other, every)):
                    wanted.remove(kind)
                    yield pair
        if not wanted:
            return


class Ear:
    """Everything that can be heard while a game is played again in a process of its own."""

    def __init__(
        self, folder: Path, game: Table, seat: Seat, probes: Sequence[str], leak: str
    ) -> None:
        self.game, self.seat, self.probes = game, seat, probes
        folder.mkdir()
        draws = folder / "draws.json"
        draws.write_bytes(msgspec.json.encode([d for entry in game.entries for d in entry.draws]))
        environment = {DRAWS: str(draws), **({LEAK: leak} if leak else {})}
        with Serving(folder, program=SCRIPTED, environment=environment) as self.server:
            self.open()
            asyncio.run(self.play())
            self.metrics = self.server.answer("GET", "/metrics")[1]
            assert self.server.stop() == 0
        self.log = self.server.log.read_text()

    def open(self) -> None:
        game = self.game
        has_person = has_master(game, len(game.entries))
        wish = {
            "book": game.book.name,
            "options": settings_of(game.options),
            "terms": {"master": "person" if has_person else "computer", "absent": "wait"},
            "plan": game.book.plan.write(game.plan),
            "seats": len(game.first_names),
        }
        self.opened = self.server.post("/tables", wish)
        self.table = self.opened["id"]
        self.tokens: dict[Seat, str] = {PUBLIC: "", MASTER: self.opened["master"] or ""}
        for seat, name in enumerate(game.first_names):
            sat = self.server.post(f"/tables/{self.table}/seats", {"name": name})
            self.tokens[seat] = sat["token"]

    async def play(self) -> None:
        token = self.tokens[self.seat]
        window = await Window.open(self.server.address, self.table, token)
        page = await Window.open(self.server.address, self.table, token, "phrases")
        bare = await Window.open(self.server.address, self.table, token, "none", screen=False)
        lines = await asyncio.to_thread(Lines, self.server, self.table, token)
        for entry in self.game.entries[1:]:
            move = {"do": entry.do, "id": f"{entry.n}"}
            if entry.seat == self.seat:
                await window.send({"type": "move", **move})
                await window.until_done(move["id"])
            else:
                path = f"/tables/{self.table}/moves"
                post = self.server.post
                await asyncio.to_thread(post, path, move, self.tokens[entry.seat])
        if self.game.result is not None:  # it has a message of its own, after the last move's
            for each in (window, page, bare):
                await each.until(lambda each: any(is_finished(message) for message in each.heard))
            await asyncio.to_thread(lines.until, is_finished)
        for n, probe in enumerate(self.probes):
            for form, each in (("said", window), ("phrases", page), ("none", bare)):
                await each.send({"type": "move", "do": probe, "id": f"wrong {n} {form}"})
                await each.until_answered(f"wrong {n} {form}")
        path = f"/api/v1/tables/{self.table}"
        answers = [self.server.answer("GET", path + more, token=token) for more in ("", "/view")]
        number = json.loads(answers[1][1])["number"]
        for each in (window, page, bare):
            await each.until_number(number)
        await asyncio.to_thread(lines.until_number, number)
        raw = (each.raw for each in (window, page, bare, lines))
        self.heard = [*chain.from_iterable(raw), *(text for _, text in answers)]
        for each in (window, page, bare):
            await each.close()

    def sounds(self) -> list[str]:
        """All of it, without what is of the moment and not of the game."""
        promise = self.opened["summary"]["commitment"]
        heard = [text.replace(self.table, "ID").replace(promise, "PROMISE") for text in self.heard]
        heard = [re.sub(r'("(made|started|ended)":)[0-9.]+', r"\1WHEN", text) for text in heard]
        return [*heard, *self.logged(), *self.measured()]

    def logged(self) -> list[str]:
        found = []
        for line in self.log.splitlines():
            if line.startswith("{"):
                said: dict[str, Any] = json.loads(line)
                found.append(repr({k: v for k, v in said.items() if k not in OF_THE_MOMENT}))
        assert any("table started" in line for line in found)
        return found

    def measured(self) -> list[str]:
        """The numbers but for those that are times."""
        lines = self.metrics.splitlines()
        assert any(line.startswith("asterion_moves_total") for line in lines)
        return [line for line in lines if not re.match(r"\w+_seconds_(bucket|sum)", line)]


def is_finished(message: dict[str, Any]) -> bool:
    """Whether this message says that the game at the table has ended."""
    return bool(message["type"] == "table" and message["table"]["phase"] == "finished")


def difference(folder: Path, kit: Kit, pair: Pair, leak: str = "") -> str:
    """Where this ear could tell the two processes apart; empty if nowhere."""
    last = len(pair.one.entries) - 1
    wrong = wrong_words(kit, pair.one, last, pair.seat)
    probes = [word for word in wrong if word in wrong_words(kit, pair.other, last, pair.seat)]
    one = Ear(folder / f"one {pair.seat}", pair.one, pair.seat, probes, leak).sounds()
    other = Ear(folder / f"other {pair.seat}", pair.other, pair.seat, probes, leak).sounds()
    for mine, its in zip(one, other, strict=False):
        if mine != its:
            return f"seat {pair.seat}:\n{mine}\nbut in the twin:\n{its}"
    return "" if len(one) == len(other) else f"seat {pair.seat}: {one[-1]} but {other[-1]}"


@pytest.mark.parametrize("name", sorted(SHELF))
def test_twin_plans_sound_the_same_in_the_whole_process(name: str, tmp_path: Path) -> None:
    _, kit = take(name)
    found = list(twins(name))
    assert [pair.seat == PUBLIC for pair in found].count(True) == 1
    assert len(found) == 2
    for pair in found:
        assert not difference(tmp_path, kit, pair)


@pytest.mark.parametrize("leak", ["the screen", "what a refusal says", THE_LOG])
def test_a_leak_put_in_on_purpose_is_caught(leak: str, tmp_path: Path) -> None:
    _, kit = take(LEAKY_BOOK)
    pair = next(pair for pair in twins(LEAKY_BOOK) if pair.seat != PUBLIC)
    assert difference(tmp_path, kit, pair, leak)
