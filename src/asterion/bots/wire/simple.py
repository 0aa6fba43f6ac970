"""A bot at a server of the simple dialect: alone, without turns, an answer per line."""

from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.view.asking import ASKS_MOVE
from asterion.bots import Bot
from asterion.bots.seated import Seated
from asterion.bots.wire.full import COMMANDS, CannotPlay
from asterion.bots.wire.knowledge import WAYS, Knowledge, NotAView
from asterion.bots.wire.strangers import ME
from asterion.core.contract.book import Prompt

HELLO, LOOK, PICKUP, QUIT = "HELLO", "LOOK", "PICKUP", "QUIT"
TRIES: Final = 20
"""So often it may have nothing to do in a row; then the map is not to be won."""
REFUSALS: Final = 20


class SimplePlayer:
    """`HELLO`, `LOOK`, then `LOOK` after every step."""

    def __init__(self, bot: Bot, options: DooomOptions) -> None:
        self.knowledge = Knowledge(options)
        self.result = ""
        """`WIN`, or `QUIT` where it gave up."""
        self.refused = ""
        self._seated = Seated(bot, ME)
        self._asked = ""
        self._rows: list[str] = []
        self._coins = 0
        self._refusals = 0
        self._question = 0

    @property
    def is_over(self) -> bool:
        return bool(self.result)

    def greet(self) -> list[str]:
        return self._say(HELLO)

    def hear(self, line: str) -> list[str]:
        """What it says to this line; CannotPlay where it makes no sense."""
        word = self._asked.partition(" ")[0]
        if line == "WIN":
            self.result = line
            return []
        if self.is_over or (word == "MOVE" and line == ""):
            return []
        return getattr(self, f"_after_{word.lower()}")(line)  # type: ignore[no-any-return]

    def _say(self, line: str) -> list[str]:
        self._asked = line
        return [line]

    def _after_hello(self, line: str) -> list[str]:
        """O4  How much is still needed."""
        number = line.removeprefix("GOLD: ")
        if number == line or not number.isdecimal():
            raise CannotPlay(line)
        self.knowledge.aim_for(int(number))
        self.knowledge.turn_begins()
        return self._say(PICKUP)  # what lies under oneself is never shown

    def _after_look(self, line: str) -> list[str]:
        self._rows.append(line)
        if len(self._rows) <= 2 * self.knowledge.view.sight.radius:
            return []
        rows, self._rows = self._rows, []
        middle = len(rows) // 2
        under = self.knowledge.under() or "."
        rows[middle] = f"{rows[middle][:middle]}{under}{rows[middle][middle + 1 :]}"
        last = len(rows) - 1
        for row in (0, last):  # a lantern shows the corners, and a view has none
            rows[row] = f"X{rows[row][1:-1]}X"
        try:
            self.knowledge.sees(rows)
        except NotAView as error:
            raise CannotPlay(str(error)) from None
        return self._say(self._act())

    def _after_move(self, line: str) -> list[str]:
        if line == "SUCCESS":
            self._refusals = 0
            self.knowledge.walked(WAYS.index(self._asked[-1]))
            self.knowledge.view.ap += 1  # nobody counts them here
        else:
            self._refuse(line)
        return self._say(LOOK)

    def _after_pickup(self, line: str) -> list[str]:
        coins = line.removeprefix("SUCCESS, GOLD COINS: ")
        if coins == line:
            self._refuse(line)
        else:
            self._refusals = 0
            self._pick_up(coins)
        return self._say(LOOK)

    def _pick_up(self, coins: str) -> None:
        """O19  How many coins there are says whether it was treasure."""
        if not coins.isdecimal():
            raise CannotPlay(coins)
        view = self.knowledge.view
        if int(coins) > self._coins:
            self.knowledge.treasure_comes(int(coins) - self._coins)
            self._coins = int(coins)
        elif self.knowledge.under() in ("S", "A"):
            self.knowledge.picked_up()
            view.ap += 1
        view.chart.tiles[view.here] = ord(".")

    def _refuse(self, line: str) -> None:
        if not line.startswith("FAIL"):
            raise CannotPlay(line)
        self.refused = line
        self._refusals += 1
        if self._refusals > REFUSALS:
            raise CannotPlay(line)

    def _act(self) -> str:
        """There is no end of a turn; a bot that has nothing to do leaves."""
        for _ in range(TRIES):
            self._question += 1
            news, self.knowledge.news = self.knowledge.news, []
            prompt = Prompt(ME, self._question, ASKS_MOVE)
            said = COMMANDS[self._seated.think(news, self.knowledge.view, prompt)]
            if said.partition(" ")[0] in ("MOVE", "PICKUP"):
                return said
        self.result = QUIT
        return QUIT
