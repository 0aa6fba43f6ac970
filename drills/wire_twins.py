"""Twins on Dooom's own wire: a match at random, and the same lines on a map that differs unseen."""

import json
import time
from pathlib import Path

from asterion.core.contract.options import options_from
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.testing.twins.books import on_another_plan
from drills import Run, hold
from drills.ears import Lines
from drills.replaying import AsItFell
from drills.serving import Server
from tests.contract.shelf import take

BOOK = "dungeon-of-dooom"
CLIENTS = 3
LINES = 16
ACTIONS = ("MOVE N", "MOVE E", "MOVE S", "MOVE W", "PICKUP", "ATTACK N", "ATTACK W", "ENDTURN")
ASIDES = ("LOOK", "SHOUT hello", "XYZ")
CAUGHT_UP = ("FAIL HELLO needs an argument", "FAIL the game is over", "FAIL you are dead")
MISSED = "FAIL you missed"
Script = list[tuple[int, str]]


class Match:
    """Some clients at one match."""

    def __init__(self, port: int, sources: list[str]) -> None:
        self.clients: list[Lines] = []
        for source in sources:
            client = Lines(port, source)
            self.clients.append(client)
            for each in self.clients:
                self.catch_up(each)

    def catch_up(self, client: Lines) -> None:
        """All that was sent before the answer to this is here then; the answer is left out."""
        client.say("HELLO")
        client.until(lambda line: line in CAUGHT_UP)
        client.heard.pop()

    def say(self, who: int, line: str) -> bool:
        """Whether it was done; everyone has heard of it then."""
        client = self.clients[who]
        before = len(client.heard)
        client.say(line)
        self.catch_up(client)
        for each in self.clients:
            self.catch_up(each)
        answer = client.heard[before] if len(client.heard) > before else ""
        return not answer.startswith("FAIL") or answer == MISSED

    def whose_turn(self) -> int:
        for n, client in enumerate(self.clients):
            turns = [line for line in client.heard if line in ("STARTTURN", "ENDTURN")]
            if turns and turns[-1] == "STARTTURN":
                return n
        return 0

    def leave(self) -> None:
        for client in self.clients:
            client.close()


class Wire:
    """Matches on the server's port of Dooom, one after another."""

    def __init__(self, server: Server, draws: Path, maps: Path, drill: Run) -> None:
        self._port = int(server.said(r'"dooom","why":"listening on [^"]*:(\d+)"'))
        self._records = server.data / "dooom"
        self._draws, self._maps, self._drill = draws, maps, drill
        self._comings = 0
        self._kit = take(BOOK)

    def pair(self) -> int:
        """A match that has a twin for one of its ears, and the twin; how many lines were alike."""
        dice = self._drill.dice
        book, kit = self._kit
        while True:
            seed = dice.randrange(2**40)
            plan = kit.plan(Rolled(seed), CLIENTS)
            ear = dice.randrange(CLIENTS)
            heard, script, record = self._by_chance(book.plan.write(plan), seed, ear)
            table = self._played(record)
            twin = on_another_plan(kit, table, ear, Rolled(seed + 1))
            if twin is None:
                continue
            with self._draws.open("a") as file:
                for entry in twin.entries:
                    file.writelines(json.dumps(draw) + "\n" for draw in entry.draws)
            its = self._again(book.plan.write(twin.plan), script, ear)
            for n, (a, b) in enumerate(zip(heard, its, strict=False)):
                hold(a == b, f"Dooom's wire, seat {ear}, line {n}: {a!r}, but in the twin {b!r}")
            hold(len(heard) == len(its), f"Dooom's wire, seat {ear}: one of them says more")
            return len(its)

    def _begin(self, drawing: str) -> Match:
        with self._maps.open("a") as file:
            file.write(json.dumps(drawing) + "\n")
        sources = []
        for _ in range(CLIENTS):  # one address may come so often only
            self._comings += 1
            sources.append(f"127.1.{self._comings // 200 % 250}.{self._comings % 200 + 1}")
        return Match(self._port, sources)

    def _end(self, match: Match) -> None:
        """A match without clients is over; the next one begins on the next map."""
        record = self._newest()
        match.leave()
        deadline = time.monotonic() + 60
        while not _is_over(record):
            hold(time.monotonic() < deadline, "a match that everybody left does not end")
            time.sleep(0.002)
        record.unlink(missing_ok=True)

    def _newest(self) -> Path:
        return max(self._records.iterdir(), key=lambda path: path.stat().st_mtime_ns)

    def _by_chance(self, drawing: str, seed: int, ear: int) -> tuple[list[str], Script, bytes]:
        """What the ear heard, what was done or said by it, and the record up to there."""
        dice = self._drill.dice
        with self._draws.open("a") as file:
            file.write(json.dumps({"seed": seed}) + "\n")
        match = self._begin(drawing)
        script: Script = []
        for _ in range(LINES):
            if dice.random() < 0.25:
                who, line = dice.randrange(CLIENTS), dice.choice(ASIDES)
            else:
                who, line = match.whose_turn(), dice.choice(ACTIONS)
            if match.say(who, line) or who == ear:
                script.append((who, line))
        record = self._newest().read_bytes()
        self._end(match)
        return match.clients[ear].heard, script, record

    def _again(self, drawing: str, script: Script, ear: int) -> list[str]:
        match = self._begin(drawing)
        for who, line in script:
            match.say(who, line)
        self._end(match)
        return match.clients[ear].heard

    def _played(self, record: bytes) -> Table:
        """The match as a table, so that the kit can say what the ear does not know."""
        lines = [json.loads(line) for line in record.splitlines()]
        header = lines[0]
        entries = [line for line in lines[1:] if "n" in line]
        dice = AsItFell()
        dice.left = entries[0]["draws"]
        book, _ = self._kit
        options = options_from(book.rules.options, header["options"])
        table = Table(
            book, book.plan.read(header["plan"]), header["names"], options, dice, header["salt"]
        )
        for entry in entries[1:]:
            dice.left = entry["draws"]
            table.submit(entry["seat"], entry["do"])
        return table


def _is_over(record: Path) -> bool:
    """It is sealed; or it is gone, because nobody had done anything in that match."""
    try:
        text = record.read_bytes()
    except FileNotFoundError:
        return True
    return text.endswith(b"}\n") and b'\n{"result"' in text
