"""One seat at a server's table: the pages of `asterion play`, for a game that is elsewhere."""

import shlex
import sys
from collections import deque
from collections.abc import Sequence
from queue import SimpleQueue

from asterion.core.referee.voting import is_vote
from asterion.terminal import general, remote_vote
from asterion.terminal.console import Console
from asterion.terminal.page import as_sentence, certified, end_page
from asterion.terminal.program import program
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Message, Server, Trouble
from asterion.terminal.remote_live import (
    Back,
    Happening,
    Happenings,
    Keyboard,
    Live,
    Lost,
    Over,
    Told,
    Typed,
)
from asterion.terminal.remote_seats import Seats
from asterion.terminal.remote_speaker import Speaker
from asterion.terminal.session import STOPPED, Left
from asterion.terminal.words import in_words, say, typed, word
from asterion.words.spoken import Screen

ASKED = "asked"


class RemoteSession:
    """A person, or a script, at a table that is somewhere else."""

    def __init__(
        self, server: Server, game: RemoteGame, console: Console, seats: Seats, host: str = ""
    ) -> None:
        self.server = server
        self.game = game
        self.console = console
        self.seats = seats
        self.host = host
        self.happenings: Happenings = SimpleQueue()
        self.typed: deque[str | None] = deque()
        self.speaker = Speaker(server, game, console, host, self.say_lost)
        self.shown = ""  # what was said last while nobody was asked
        self.is_in = False  # the first view has come
        self.is_lost = False

    def run(self) -> int:
        """Until it is over or one leaves; returns the status of the program."""
        live = Live(self.server, self.happenings)
        live.start()
        Keyboard(sys.stdin.fileno(), self.happenings).start()
        try:
            self.play()
        except Left:
            self.say_how_to_come_back()
            return 0
        except KeyboardInterrupt:
            self.console.lines([""])
            self.say_how_to_come_back()
            return STOPPED
        finally:
            live.stop()
        self.show_end()
        return 0

    def say_how_to_come_back(self) -> None:
        if isinstance(self.game.seat, int):
            self.console.say(word("terminal-seat-is-kept"))
        else:
            self.console.say(word("terminal-come-back"))
        self.console.lines([f"  {program()} join {shlex.quote(self.server.address.page)}"])

    # ---- what happens, in the order in which it comes

    def play(self) -> None:
        while not self.is_in:
            self.take(self.happenings.get())
        while True:
            self.take_all()
            if self.game.is_over:
                return
            self.show()
            if self.typed and self.may_speak:
                self.obey(self.typed.popleft())
            else:
                self.take(self.happenings.get())

    def take_all(self) -> None:
        """All that waits, so that a burst of news is one page."""
        while not (self.happenings.empty() and self.is_up_to_date):
            self.take(self.happenings.get())

    def take(self, happening: Happening) -> None:
        match happening:
            case Told(message):
                self.hear(message)
            case Typed(line):
                self.typed.append(line)
            case Lost(why):
                self.is_lost = True
                self.say_lost(why)
            case Back():
                self.is_lost = False
                self.shown = ""
                self.console.say(word("terminal-back-at-the-table"))
            case Over(trouble):
                raise trouble

    def say_lost(self, why: str) -> None:
        self.interject(say("terminal-lost", why=as_sentence(why)))

    def interject(self, sentence: str) -> None:
        """A line of its own, also where somebody is being asked just now."""
        is_asking = self.shown == ASKED and self.is_up_to_date
        self.console.lines([""] if is_asking else [])
        self.console.say(sentence)
        if is_asking and not self.is_lost:
            self.console.put_prompt(self.prompt)

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "chat":
                self.interject(f"{message['name']}: {message['text']}")
            case "error" | "bye":
                self.interject(as_sentence(message["why"]))
            case _:
                before = self.standing
                self.game.fold(message)
                self.is_in |= message["type"] == "view"
                if self.standing != before:
                    self.shown = ""

    # ---- what is shown

    @property
    def standing(self) -> object:
        """What a new page, or a new line, is worth."""
        game = self.game
        if not game.is_waiting:
            return game.number, False
        return game.number, True, game.company(), remote_vote.wishes(game)

    @property
    def is_up_to_date(self) -> bool:
        """Whether what came of one's own last word has been heard."""
        return self.game.number >= self.speaker.answered

    @property
    def is_asked(self) -> bool:
        return self.game.prompt is not None

    @property
    def may_speak(self) -> bool:
        """A person may say something at any time; a script's next line waits for its question,
        if it is not a word of ours."""
        if self.is_lost:
            return False
        if self.console.is_typed or self.is_asked:
            return True
        following = self.typed[0] or ""
        is_ours = bool(general.general_word(self.game.book, following)) or (
            self.game.has_assistant and general.asks_for_deduction(following)
        )
        return is_ours or (
            self.game.is_waiting
            and (bool(self.host) or is_vote(general.in_english(following, general.VOTE)))
        )

    def show(self) -> None:
        """Once for each time that something is new."""
        if self.shown or self.is_lost:
            return
        game = self.game
        if game.is_waiting:
            self.shown = self.show_company()
        elif self.is_asked:
            self.console.show(game.page())
            self.shown = ASKED
            self.console.put_prompt(self.prompt)
        elif not game.number:
            self.shown = "begins"
        else:
            if self.console.is_terminal or game.seat == "watcher":
                self.console.show(game.page())
            self.shown = game.waits_for()
            self.console.say(self.shown)

    @property
    def prompt(self) -> str:
        prompt = self.game.prompt
        return f"{prompt['asks']}> " if prompt is not None else ""

    def show_company(self) -> str:
        game = self.game
        title = game.table["title"] or in_words(game.book.called)
        self.console.say(say("terminal-not-begun", title=title))
        self.console.lines(f"  {line}" for line in game.company())
        free = sum(place["kind"] == "open" for place in game.table["places"])
        assistant = game.table["terms"].get("assistant", "off")
        if assistant != "off":
            self.console.say(say("terminal-assistant", own=assistant == "own answers"))
        self.console.say(*remote_vote.wishes(game))
        if remote_vote.may_vote(game):
            self.console.say(say("terminal-say-vote", vote=typed(general.VOTE)))
        if self.host:
            self.console.say(say("terminal-say-start", start=typed(general.START)))
        elif free:
            self.console.say(word("terminal-others-join"))
            self.console.lines([f"  {program()} join {shlex.quote(self.server.address.page)}"])
        else:
            self.console.say(word("terminal-host-begins"))
        return "company"

    # ---- what is said

    def obey(self, said: str | None) -> None:
        if said is None:
            raise Left
        if not self.console.is_typed:
            self.console.lines([said])  # so that a transcript reads like a game
        if not said:
            self.shown = ""
            return
        self.speaker.obey(said)
        if self.is_asked and self.is_up_to_date:
            self.console.put_prompt(self.prompt)

    # ---- the end

    def show_end(self) -> None:
        """Who won and why, with the whole map on the table."""
        game = self.game
        self.seats.forget(self.server.address.page)
        if game.result is None:
            self.console.say(word("terminal-given-up"))
            return
        news = [sentence for sentences in game.sentences(0) for sentence in sentences]
        self.console.clear()
        page = end_page(game.book, game.names, self.whole_truth(), game.result, news)
        self.console.show(page, whole=True)
        self.console.lines(certified(self.certificate(), self.console.columns))
        self.console.lines(["", word("terminal-see-it-again")])
        self.console.lines([f"  {self.server.address.page}/replay"])

    def certificate(self) -> Sequence[str]:
        """As the server says it; what cannot be fetched is not worth a word now."""
        try:
            answer = self.server.ask("GET", f"/tables/{self.server.address.table}/certificate")
            return [str(line) for line in answer["lines"]]
        except (Trouble, KeyError, TypeError):
            return ()

    def whole_truth(self) -> Screen:
        """The master's last screen, which everyone may see now."""
        master = RemoteGame(self.game.table)
        try:
            path = f"/tables/{self.server.address.table}/replay?as=master"
            for message in self.server.messages(path):
                master.fold(message)
        except Trouble:
            return self.game.screen
        return master.screen
