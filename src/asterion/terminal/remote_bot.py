"""A bot of this machine at a server's table: it hears by the network what it would hear here."""

from collections.abc import Sequence
from queue import SimpleQueue

import msgspec

from asterion.bots import Bot
from asterion.bots.seated import Seated
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import Prompt
from asterion.core.event import Event, events_decoder
from asterion.terminal.console import Console
from asterion.terminal.page import as_sentence
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Server, Trouble
from asterion.terminal.remote_live import Happenings, Live, Lost, Over, Told
from asterion.terminal.remote_speaker import Speaker
from asterion.terminal.session import REFUSED
from asterion.terminal.words import in_words, say


class RemoteBot:
    """Plays one seat until the game is over; says a line for each of its answers."""

    def __init__(self, server: Server, game: RemoteGame, console: Console, bot: Bot) -> None:
        self.server = server
        self.game = game
        self.console = console
        self.bot = bot
        self.mind: Seated | None = None
        self.happenings: Happenings = SimpleQueue()
        self.speaker = Speaker(server, game, console, "", self._say_lost)
        self._decoder = events_decoder(game.book.rules.events)
        self._folded = 0  # the last number that the view and the bot have heard
        self._answered = -1

    def run(self) -> int:
        """0 when the game is over."""
        live = Live(self.server, self.happenings)
        live.start()
        try:
            while not self.game.is_over:
                self._take()
                if self.happenings.empty():
                    self._answer()
        finally:
            live.stop()
        self._tell_the_end()
        return 0

    def _take(self) -> None:
        match self.happenings.get():
            case Told(message):
                self.game.fold(message)
                if message["type"] == "view":
                    self.speaker.fetch_what_is_missing()
            case Lost(why):
                self._say_lost(why)
            case Over(trouble):
                raise trouble

    def _say_lost(self, why: str) -> None:
        self.console.say(say("terminal-lost", why=as_sentence(why)))

    def _answer(self) -> None:
        game = self.game
        if game.prompt is None or game.is_waiting or not isinstance(game.seat, int):
            return
        if self.mind is None:
            self.mind = Seated(self.bot, game.seat)
            self.view = game.book.view.new(game.seat, game.options, None)
        news = self._news()
        for events in news:
            game.book.view.fold(self.view, events)
        asks = game.book.view.asks(self.view)
        if asks is None:
            return
        prompt = Prompt(game.seat, game.prompt["n"], asks)
        if prompt.n == self._answered:
            return
        text = self.mind.think(news, self.view, prompt)
        try:
            self.speaker.say(text)
        except Trouble as trouble:
            self.console.say(as_sentence(str(trouble)), style=REFUSED)
            raise
        self._answered = prompt.n
        self.console.lines([f"> {text}"])

    def _news(self) -> list[Sequence[Event]]:
        """What came since the last question; who else was told is not known here."""
        found: list[Sequence[Event]] = []
        for news in self.game.heard:
            if news["number"] > self._folded:
                self._folded = news["number"]
                events = [{**event, "to": EVERYONE} for event in news["events"]]
                if events:
                    found.append(self._decoder.decode(msgspec.json.encode(events)))
        return found

    def _tell_the_end(self) -> None:
        result = self.game.result
        if result is not None:
            self.console.say(as_sentence(in_words(result.ending)))
        if self.mind is not None:
            for _, aim in self.mind.aims[-1:]:
                self.console.say(say("terminal-bot-was", name=self.game.name, aims=[aim]))
