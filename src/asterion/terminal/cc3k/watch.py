"""A bot plays ChamberCrawler3000 on the whole screen, at the speed of anyone who watches."""

from asterion.bots import Bot
from asterion.core.phrase import phrase
from asterion.terminal.cc3k import keys
from asterion.terminal.cc3k.crawl import Crawl
from asterion.terminal.cc3k.program import PLAYER
from asterion.terminal.cc3k.tty import NOTHING
from asterion.terminal.session import Left
from asterion.terminal.words import say

USUAL_SPEED = 8.0
SLOWEST, FASTEST = 0.25, 256.0
ON = ("\n", "\r")
STEP = " "


class Watch(Crawl):
    """Nobody presses anything but to change the speed, to look closer or to leave."""

    speed: float = USUAL_SPEED  # moves a second
    stepping: bool = False

    def next_turn(self) -> None:
        """The only clock is the wait for a key: when none comes in time, the bot moves."""
        key = self.key(None if self.stepping else 1 / self.speed)
        if key == NOTHING:
            self.move()
        else:
            self.control(key)

    def move(self) -> None:
        self.let_bot_answer(PLAYER)

    def control(self, key: str) -> None:
        if key in keys.LEAVE:
            raise Left
        if key == keys.LOG:
            self.read(self.whole_log())
        elif key in ON:
            self.stepping = not self.stepping
        elif key in "+=":
            self.speed = min(FASTEST, self.speed * 2)
        elif key in "-_":
            self.speed = max(SLOWEST, self.speed / 2)
        elif key == STEP:
            if self.stepping:
                self.move()
            self.stepping = True

    def hint(self) -> str:
        pace = phrase("terminal-crawl-speed", speed=f"{self.speed:g}")
        if self.stepping:
            pace = phrase("terminal-crawl-by-steps")
        return say("terminal-crawl-hint-watch", bot=self.kind, pace=pace)

    @property
    def kind(self) -> str:
        bot: Bot = self.bots[PLAYER]
        return type(bot).__name__
