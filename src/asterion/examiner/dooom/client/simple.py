"""One game in the simple dialect for somebody's client: alone, an answer per line."""

from asterion.core.contract.book import Refused
from asterion.core.referee.table import Table
from asterion.examiner.dooom.client.full import (
    LATE,
    LINGER,
    MOST_IDLE,
    MOST_LINES,
    MOST_REFUSED,
    Guest,
    Start,
)
from asterion.examiner.dooom.client.judging import SIMPLE_USAGE, allowed_instead, broken_by
from asterion.examiner.dooom.client.program import Waiting
from asterion.examiner.dooom.finding import FLOOD, SILENT, WIRE, Fault
from asterion.server.wire.simple import SEAT, SimpleGame
from asterion.server.wire.words import GAME_OVER, INVALID_COMMAND, Fail, in_wire_words


class SimpleClientGame:
    """It ends with Fault at the first line that no player may send."""

    def __init__(self, table: Table, start: Start, waiting: Waiting, patience: float) -> None:
        self.table = table
        self.steps = 0
        self.transcript: list[str] = []
        self._start = start
        self._waiting = waiting
        self._patience = patience
        self._game = SimpleGame(table, self._send)
        self._guest: Guest
        self._has_left = False

    def play(self) -> None:
        self._guest = Guest("Client 1", self._start(0))
        self.transcript.append(f"{self._guest.name} <> (connects)")
        try:
            while self.table.result is None and self.steps < MOST_LINES and not self._has_left:
                self._listen(self._patience)
            late = self._waiting.now() + LINGER
            while not self._is_gone() and self._waiting.now() < late:
                self._listen(LINGER)
        finally:
            self._guest.program.end()

    def _is_gone(self) -> bool:
        return self._has_left or self._guest.program.is_closed

    def _send(self, text: str) -> None:
        guest = self._guest
        lines = text.removesuffix("\n").split("\n")
        guest.heard += lines
        guest.told = lines[-1]
        self.transcript.append(f"{guest.name} < {' '.join(lines)}"[:200])
        if not guest.program.send(text, self._patience):
            raise self._fault(WIRE, "(does not read)")

    def _listen(self, seconds: float) -> None:
        program = self._guest.program
        if not self._waiting.ready([program.wire], seconds):
            if self.table.result is None and not self._has_left:
                self._blame_silence()
            return
        for line in program.read():
            self._hear(line)
        if program.is_closed and self.table.result is None and not self._has_left:
            came = program.ending()
            self.transcript.append(f"{self._guest.name} > {came}")
            raise self._fault("O21", came, "QUIT")

    def _hear(self, line: bytes | None) -> None:
        guest = self._guest
        self.steps += 1
        shown = "(a line that is too long)" if line is None else line.decode(errors="replace")
        self.transcript.append(f"{guest.name} > {shown}"[:200])
        guest.heard.clear()
        shown = " ".join(shown.split())
        try:
            self._game.answer(line)
        except Refused as refused:
            self._send("FAIL\n")
            self._refuse(shown, str(in_wire_words(refused)))
        except Fail as fail:
            self._send("FAIL\n")
            over = self.table.result is not None
            self._refuse(shown, GAME_OVER if over else str(fail) or INVALID_COMMAND)
        else:
            self._allow(shown)

    def _allow(self, line: str) -> None:
        guest = self._guest
        word = line.split(" ")[0].upper()
        self._has_left = word == "QUIT"
        guest.refused = 0
        if word == "LOOK":
            guest.witness.see(guest.heard)
        else:
            guest.witness.succeed(line)
        guest.idle = 0 if word in ("MOVE", "PICKUP", "QUIT") else guest.idle + 1
        if guest.idle > MOST_IDLE:
            raise self._fault(WIRE, FLOOD, "MOVE", "PICKUP", "QUIT")

    def _refuse(self, line: str, reason: str) -> None:
        guest = self._guest
        guest.refused += 1
        if reason == GAME_OVER:
            guest.late += 1
            if guest.late <= LATE:
                return
        elif not guest.witness.could_know(line, reason) and guest.refused <= MOST_REFUSED:
            return
        allowed = allowed_instead(line, reason, self.table.legal(SEAT), SIMPLE_USAGE)
        raise self._fault(broken_by(line, reason, guest.witness), line, *allowed)

    def _blame_silence(self) -> None:
        begun = self._guest.program.begun.decode(errors="replace")
        came = begun or SILENT
        self.transcript.append(f"{self._guest.name} > {came}"[:200])
        raise self._fault(WIRE, came, *([f"{begun}\\n"] if begun else SIMPLE_USAGE.values()))

    def _fault(self, rule: str, came: str, *allowed: str) -> Fault:
        return Fault(rule, self._guest.name, self._guest.told, came[:200], *allowed)
