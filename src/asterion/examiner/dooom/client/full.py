"""One game in the full dialect for somebody's clients, each line of theirs judged as it comes."""

from collections import deque
from collections.abc import Callable
from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.core.referee.table import Table
from asterion.examiner.dooom.client.judging import USAGE, allowed_instead, broken_by
from asterion.examiner.dooom.client.program import Program, Waiting
from asterion.examiner.dooom.client.rivals import Rival, make_rival
from asterion.examiner.dooom.client.witness import Witness
from asterion.examiner.dooom.finding import FLOOD, SILENT, WIRE, Fault
from asterion.server.wire.ear import Ear, Send
from asterion.server.wire.match import Match
from asterion.server.wire.words import GAME_OVER, MISSED

MOST_LINES: Final = 1500
"""From all clients of a game; then it is broken off."""
MOST_IDLE: Final = 400
"""Lines of one client between two acts: more is a flood."""
MOST_REFUSED: Final = 20
"""Refusals in a row that a client could not foresee one by one."""
LATE: Final = 3
"""Lines after the end that may have been on their way."""
LINGER: Final = 0.3
"""Seconds in which a client may show that it did not notice the end."""
UNREAD: Final = "(does not read)"
Start = Callable[[int], Program]


class Guest:
    """One of the clients."""

    def __init__(self, name: str, program: Program) -> None:
        self.name = name
        self.program = program
        self.ear: Ear
        self.witness = Witness()
        self.told = ""  # the last line that it was sent
        self.heard: list[str] = []  # since its own last line
        self.idle = 0
        self.refused = 0
        self.late = 0
        self.since = 0.0  # when it was last active, or its turn began


class ClientGame:
    """It ends with Fault at the first line that no player may send."""

    def __init__(
        self,
        table: Table,
        start: Start,
        players: int,
        rivals: tuple[str, ...],
        waiting: Waiting,
        patience: float,
        seed: int,
        has_gold: bool = True,
    ) -> None:
        self.table = table
        self.steps = 0
        self.transcript: list[str] = []
        self._match = Match(table)
        self._start = start
        self._players = players
        self._waiting = waiting
        self._patience = patience
        self._has_gold = has_gold
        self._guests: list[Guest] = []
        self._ears: list[Ear] = []  # of the rivals
        options = table.options
        assert isinstance(options, DooomOptions)
        self._rivals: list[tuple[Rival, deque[str]]] = [
            (make_rival(name, number + 1, seed + number, options), deque())
            for number, name in enumerate(rivals)
        ]

    # ---- the game

    def play(self) -> None:
        try:
            for _ in range(self._players):
                self._join()
            self._seat_rivals()
            while self._is_on() and self.steps < MOST_LINES:
                self._listen(self._deadline())
            if not self._is_on():
                self._linger()
        finally:
            for guest in self._guests:
                guest.program.end()

    def _is_on(self) -> bool:
        """Whether a client has something to do still."""
        return self.table.result is None and any(not g.witness.is_dead for g in self._guests)

    def _join(self) -> None:
        name = f"Client {len(self._guests) + 1}"
        guest = Guest(name, self._start(len(self._guests)))
        self._guests.append(guest)
        self.transcript.append(f"{name} <> (connects)")
        guest.since = self._waiting.now()
        guest.ear = self._match.join(self._sending(guest))
        guest.heard.clear()

    def _seat_rivals(self) -> None:
        for rival, coming in self._rivals:
            ear = self._match.join(
                lambda text, coming=coming: coming.extend(  # type: ignore[misc]
                    text.removesuffix("\n").split("\n")
                )
            )
            for line in rival.greet():
                self._match.hear(ear, line.encode())
            self._ears.append(ear)
        self._let_rivals_play()

    def _let_rivals_play(self) -> None:
        """At once: all that they say is in time. Without a client they stop."""
        while self._is_on() and any(coming for _, coming in self._rivals):
            for ear, (rival, coming) in zip(self._ears, self._rivals, strict=True):
                while coming and self._is_on():
                    for line in rival.hear(coming.popleft()):
                        self._match.hear(ear, line.encode())

    def _sending(self, guest: Guest) -> Send:
        def send(text: str) -> None:
            if text.startswith("GOLD ") and not self._has_gold:
                return
            lines = text.removesuffix("\n").split("\n")
            guest.heard += lines
            guest.told = lines[0]
            self.transcript.append(f"{guest.name} < {' '.join(lines).rstrip()}"[:200])
            if text == "STARTTURN\n":
                guest.since = self._waiting.now()
                guest.idle = 0
            if len(lines) == 1:
                guest.witness.hear(lines[0])
            if not guest.program.send(text, self._patience):
                raise self._fault(guest, WIRE, UNREAD)

        return send

    # ---- what the clients send

    def _deadline(self) -> float:
        """When the patience with anyone who has the turn is over."""
        return (
            min(
                (guest.since for guest in self._guests if self._has_turn(guest)),
                default=self._waiting.now(),
            )
            + self._patience
        )

    def _has_turn(self, guest: Guest) -> bool:
        return bool(self.table.awaited) and guest.ear.seat in self.table.awaited

    def _listen(self, until: float) -> None:
        here = [guest for guest in self._guests if not guest.program.is_closed]
        wires = [guest.program.wire for guest in here]
        ready = self._waiting.ready(wires, until - self._waiting.now())
        if not ready and self._waiting.now() >= until:
            self._blame_silence()
        for guest in here:
            if guest.program.wire in ready:
                self._read(guest)

    def _read(self, guest: Guest) -> None:
        for line in guest.program.read():
            guest.since = self._waiting.now()
            self._hear(guest, line)
            self._let_rivals_play()
        if guest.program.is_closed and not guest.witness.is_dead and self.table.result is None:
            came = guest.program.ending()
            self.transcript.append(f"{guest.name} > {came}")
            raise self._fault(guest, "O21", came, "(a player who leaves is dead)")

    def _hear(self, guest: Guest, line: bytes | None) -> None:
        self.steps += 1
        shown = "(a line that is too long)" if line is None else line.decode(errors="replace")
        self.transcript.append(f"{guest.name} > {shown}"[:200])
        guest.heard.clear()
        self._match.hear(guest.ear, line)
        answer = guest.heard[0] if guest.heard else ""
        if answer.startswith("FAIL ") and answer[5:] != MISSED:
            self._refuse(guest, " ".join(shown.split()), answer[5:])
        else:
            self._allow(guest, " ".join(shown.split()), answer)

    def _allow(self, guest: Guest, line: str, answer: str) -> None:
        guest.refused = 0
        word = line.split(" ")[0].upper()
        if answer == "LOOKREPLY":
            guest.witness.see([row for row in guest.heard[1:] if row])
        else:
            guest.witness.succeed(line)
        if "ENDTURN" in guest.heard:
            guest.witness.ended_by = line
        guest.idle = 0 if word in ("MOVE", "PICKUP", "ATTACK", "ENDTURN") else guest.idle + 1
        if guest.idle > MOST_IDLE:
            raise self._fault(guest, WIRE, FLOOD, "MOVE", "PICKUP", "ATTACK", "ENDTURN")

    def _refuse(self, guest: Guest, line: str, reason: str) -> None:
        """Blame it, unless it could not know."""
        guest.refused += 1
        if reason == GAME_OVER:
            guest.late += 1
            if guest.late <= LATE:
                return
        elif not guest.witness.could_know(line, reason) and guest.refused <= MOST_REFUSED:
            return
        legal = self.table.legal(guest.ear.seat)
        allowed = allowed_instead(line, reason, legal, USAGE)
        raise self._fault(guest, broken_by(line, reason, guest.witness), line, *allowed)

    def _blame_silence(self) -> None:
        """O15  Anyone who has the turn and does nothing must at least end it."""
        for guest in self._guests:
            if self._has_turn(guest) and not guest.program.is_closed:
                begun = guest.program.begun.decode(errors="replace")
                came, rule = (begun, WIRE) if begun else (SILENT, "O15")
                self.transcript.append(f"{guest.name} > {came}"[:200])
                allowed = [f"{begun}\\n"] if begun else ["MOVE", "PICKUP", "ATTACK", "ENDTURN"]
                raise self._fault(guest, rule, came, *allowed)

    def _linger(self) -> None:
        """O16, O22  Whether they notice that they are dead, or that it is over."""
        until = self._waiting.now() + LINGER
        while any(not guest.program.is_closed for guest in self._guests):
            if self._waiting.now() >= until:
                return
            self._listen_late(until)

    def _listen_late(self, until: float) -> None:
        here = [guest for guest in self._guests if not guest.program.is_closed]
        wires = [guest.program.wire for guest in here]
        ready = self._waiting.ready(wires, until - self._waiting.now())
        for guest in here:
            if guest.program.wire in ready:
                for line in guest.program.read():
                    self._hear(guest, line)

    def _fault(self, guest: Guest, rule: str, came: str, *allowed: str) -> Fault:
        return Fault(rule, guest.name, guest.told, came[:200], *allowed)
