"""One game in the simple dialect at a stranger's server: a client alone, an answer per line."""

from asterion.books.dooom.options import DooomOptions
from asterion.examiner.dooom.choosing import PROBES, Chooser
from asterion.examiner.dooom.connection import Connection, NoLine
from asterion.examiner.dooom.finding import WIRE, CannotExamine, Fault
from asterion.examiner.dooom.judging import Deed, broken_rule, broken_sight
from asterion.examiner.dooom.looking import TILES, marked
from asterion.examiner.dooom.world import MOST_STEPS, MOST_TREASURE, UNKNOWN, World
from asterion.server.wire.simple import SEAT, SimpleGame

WHO = "Examiner"


class SimpleExam:
    """It ends with Fault at the first line that is not allowed."""

    def __init__(
        self, wire: Connection, chooser: Chooser, options: DooomOptions, probes: bool = False
    ) -> None:
        self._wire = wire
        self._chooser = chooser
        self._options = options
        self._probes = list(PROBES) if probes else []
        self._due: list[str] = []
        self._deed = Deed(WHO, "HELLO")
        self.transcript: list[str] = []
        self.steps = 0
        self.world: World
        self._game: SimpleGame

    @property
    def is_begun(self) -> bool:
        return hasattr(self, "world")

    def play(self) -> None:
        try:
            self._begin()
            while self.world.table.result is None and self.steps < MOST_STEPS:
                self.steps += 1
                self._say(self._choice())
                if self.world.table.result is None:
                    self._look()
        finally:
            self._wire.close()

    def _begin(self) -> None:
        """O4  How much is needed is all that HELLO says."""
        self._wire.say("HELLO")
        self._log(">", "HELLO")
        first = self._line("GOLD: n")
        number = first.removeprefix("GOLD: ")
        if number == first or not (number.isascii() and number.isdigit()):
            raise Fault(WIRE, WHO, "HELLO", first, "GOLD: n")
        if int(number) > MOST_TREASURE:
            raise CannotExamine(first)
        self.world = World(int(number), self._options)
        self._game = SimpleGame(
            self.world.table, lambda text: self._due.extend(text.removesuffix("\n").split("\n"))
        )
        self._look()

    def _choice(self) -> str:
        if self._probes:
            return self._probes.pop(0)
        line = self._chooser.line(self.world.table, SEAT)
        is_hidden = self.world.tile(self.world.state.at[SEAT]) == UNKNOWN
        # What lies under its own P at the start is not known, so nothing follows for a PICKUP.
        return "HELLO" if line == "PICKUP" and is_hidden else line

    def _say(self, line: str) -> None:
        game = self.world.state
        thing = self.world.tile(game.at[SEAT])
        self._deed = Deed(WHO, line, thing, bool(game.kit[SEAT]))
        self._log(">", line)
        self._wire.say(self._chooser.spelled(line))
        self._game.hear(line.encode())
        for due in self._collect():
            came = self._line(due)
            if came != due and not (due == "FAIL" and came.startswith("FAIL ")):
                rule = "O19" if "GOLD COINS" in due and "GOLD COINS" in came else ""
                raise self._fault(rule or broken_rule(self._deed, due, came), came, due)

    def _look(self) -> None:
        """O7  As many rows as without a lantern, oneself in the middle."""
        self._wire.say("LOOK")
        self.world.table.submit(SEAT, "look")
        self._game.hear(b"LOOK")
        due = self._collect()
        came = [self._line("/".join(due)) for _ in due]
        if [len(row) for row in came] != [len(row) for row in due]:
            raise self._fault("O7", "/".join(came), "/".join(due))
        middle, here = len(due) // 2, self.world.state.at[SEAT]
        learned: dict[int, str] = {}
        for down, (row, seen) in enumerate(zip(due, came, strict=True)):
            for right, (should, is_) in enumerate(zip(row, seen, strict=True)):
                is_corner = {down, right} <= {0, len(due) - 1}
                if should == is_ or (is_corner and is_ == "X"):
                    continue
                if should != UNKNOWN or is_ not in TILES or is_ in "XP":
                    wanted, shown = "/".join(due), "/".join(came)
                    place = down * (len(due) + 1) + right
                    rule = broken_sight(self._deed, should, is_)
                    raise self._fault(rule, marked(shown, place), wanted)
                offset = self.world.plan.grid.offset(right - middle, down - middle)
                learned[here + offset] = is_
        self.world.learn(SEAT, learned)
        self.world.table.submit(SEAT, "look")

    def _collect(self) -> list[str]:
        due, self._due[:] = list(self._due), []
        return due

    def _line(self, due: str) -> str:
        try:
            line = self._wire.line()
        except NoLine as none:
            self._log("<", none.instead)
            raise self._fault(broken_rule(self._deed, due, ""), none.instead, due) from None
        self._log("<", line)
        return line

    def _fault(self, rule: str, came: str, *allowed: str) -> Fault:
        return Fault(rule, WHO, self._deed.sent, came, *allowed)

    def _log(self, sign: str, line: str) -> None:
        self.transcript.append(f"{WHO} {sign} {line}"[:200])
