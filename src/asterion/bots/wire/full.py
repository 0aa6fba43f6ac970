"""A bot at a server of the full dialect, old or new: lines in, lines out."""

from collections.abc import Callable
from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.say.notation import ATTACKS, END, MOVES, PICK_UP
from asterion.books.dooom.view.asking import ASKS_MOVE
from asterion.bots import Bot
from asterion.bots.seated import Seated
from asterion.bots.wire.knowledge import WAYS, Knowledge, NotAView
from asterion.bots.wire.strangers import ME
from asterion.core.contract.book import Prompt

COMMANDS: Final = {
    **{text: f"MOVE {way}" for text, way in zip(MOVES, WAYS, strict=True)},
    **{text: f"ATTACK {way}" for text, way in zip(ATTACKS, WAYS, strict=True)},
    PICK_UP: "PICKUP",
    END: "ENDTURN",
}
"""The book's own notation, as a client says it."""
NAMES: Final = 9
"""This many are tried; then it stays without one."""
REFUSALS: Final = 8
"""In a row: then the server plays by rules of its own, and the turn is ended."""


class CannotPlay(Exception):
    """What the server said cannot be played on with; the text is the line."""


class FullPlayer:
    """One line is said at a time, and the next one only after its answer."""

    def __init__(self, bot: Bot, name: str, options: DooomOptions) -> None:
        self.knowledge = Knowledge(options)
        self.result = ""
        """`WIN` or `LOSE`, once it came."""
        self.refused = ""
        """The last `FAIL`, with its reason."""
        self._seated = Seated(bot, ME)
        self._name = name
        self._names = 0
        self._asked = ""  # the line that is not answered yet
        self._must_greet = True
        self._must_look = False
        self._has_turn = False
        self._rows: list[str] | None = None
        self._refusals = 0
        self._question = 0
        self._hearing: dict[str, Callable[[str], None]] = {
            "GOLD": self._target,
            "GOAL": self._target,
            "HELLO": self._greeted,
            "STARTTURN": self._turn_begins,
            "ENDTURN": self._turn_ends,
            "CHANGE": lambda rest: self._look_again(),
            "TREASUREMOD": lambda rest: self.knowledge.treasure_comes(self._number(rest)),
            "HITMOD": lambda rest: self.knowledge.hit_points_change(self._number(rest)),
            "MESSAGE": self._message,
            "LOOKREPLY": self._look_begins,
            "SUCCESS": self._success,
            "FAIL": self._fail,
            "WIN": lambda rest: self._over("WIN"),
            "LOSE": lambda rest: self._over("LOSE"),
        }

    @property
    def is_over(self) -> bool:
        return bool(self.result)

    def greet(self) -> list[str]:
        """What it says when it has connected."""
        return self._next()

    def hear(self, line: str) -> list[str]:
        """What it says to this line; CannotPlay where it makes no sense."""
        if self._rows is not None:
            self._row(line)
        elif line:
            word, _, rest = line.partition(" ")
            hearing = self._hearing.get(word)
            if hearing is None:
                raise CannotPlay(line)
            hearing(rest)
        return self._next()

    # ---- what it says

    def _say(self, line: str) -> list[str]:
        self._asked = line
        return [line]

    def _next(self) -> list[str]:
        if self.is_over or self._asked or self._rows is not None:
            return []
        if self._must_greet:
            self._must_greet = False
            return self._say(f"HELLO {self._name}")
        if self._must_look:
            return self._say("LOOK")
        return self._say(self._act()) if self._has_turn else []

    def _act(self) -> str:
        if self._refusals >= REFUSALS:
            return COMMANDS[END]
        self._question += 1
        news, self.knowledge.news = self.knowledge.news, []
        prompt = Prompt(ME, self._question, ASKS_MOVE)
        return COMMANDS[self._seated.think(news, self.knowledge.view, prompt)]

    def _answered(self) -> str:
        """The line to which this was the answer."""
        asked, self._asked = self._asked, ""
        return asked

    # ---- what it hears

    def _number(self, rest: str) -> int:
        try:
            return int(rest)
        except ValueError:
            raise CannotPlay(rest) from None

    def _target(self, rest: str) -> None:
        self.knowledge.aim_for(self._number(rest))

    def _greeted(self, rest: str) -> None:
        self._answered()

    def _turn_begins(self, rest: str) -> None:
        self._has_turn = True
        self._refusals = 0
        self.knowledge.turn_begins()
        self._look_again()

    def _turn_ends(self, rest: str) -> None:
        """It is the answer to ENDTURN too."""
        self._has_turn = False
        if self._asked == COMMANDS[END]:
            self._answered()
        self.knowledge.turn_ends()

    def _message(self, rest: str) -> None:
        name, colon, _ = rest.partition(": ")
        if colon and name != self._name:
            self.knowledge.hears(name)

    def _look_again(self) -> None:
        self._must_look = True

    def _look_begins(self, rest: str) -> None:
        self._rows = []

    def _row(self, line: str) -> None:
        assert self._rows is not None
        if line:
            self._rows.append(line)
            return
        rows, self._rows = self._rows, None
        if self._asked == "LOOK":
            self._answered()
        self._must_look = False
        try:
            self.knowledge.sees(rows)
        except NotAView as error:
            raise CannotPlay(str(error)) from None

    def _success(self, rest: str) -> None:
        word, _, way = self._answered().partition(" ")
        self._refusals = 0
        if word == "MOVE":
            self.knowledge.walked(WAYS.index(way))
        elif word == "PICKUP":
            self.knowledge.picked_up()
        elif word == "ATTACK":
            self.knowledge.struck(WAYS.index(way), hit=True)
        self._look_again()

    def _fail(self, rest: str) -> None:
        self.refused = f"FAIL {rest}".strip()
        word, _, way = self._answered().partition(" ")
        if word == "HELLO":
            self._rename()
        elif word == "ENDTURN":
            raise CannotPlay(self.refused)
        elif word:
            self._refusals += 1
            if word == "ATTACK":
                self.knowledge.struck(WAYS.index(way), hit=False)
            self._must_look = word != "LOOK"

    def _rename(self) -> None:
        """Somebody else may have that name."""
        self._names += 1
        if self._names < NAMES:
            first = self._name if self._names == 1 else self._name.rpartition(" ")[0]
            self._name = f"{first} {self._names + 1}"
            self._must_greet = True

    def _over(self, result: str) -> None:
        self.result = self.result or result
        self.knowledge.ends(result == "WIN")
