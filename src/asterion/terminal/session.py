"""One game at one keyboard: people one after another, bots in between, the truth at the end."""

import shlex
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from asterion.bots import ROUNDS_ALONE, Bot, is_endless
from asterion.bots.seated import Seated
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.referee.sure import Declined, SecondWord, Unsure, ask_back
from asterion.core.referee.table import Table
from asterion.terminal import general
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile
from asterion.terminal.minutes import Minutes
from asterion.terminal.page import (
    aims,
    as_sentence,
    certified,
    map_for,
    page_for,
    page_for_watchers,
    reveal,
)
from asterion.terminal.program import program
from asterion.terminal.words import in_words, say, word

PATIENCE = 200
"""How many moves bots make before a player without turns is asked whether to go on."""
STOPPED = 130
REFUSED = "yellow"


class Left(Exception):
    """The people at the keyboard have had enough; the game is kept."""


class Stuck(Exception):
    """The game cannot go on here, said in one sentence."""


class Thinker(Protocol):
    """Says what follows from what one seat was told; where the table plays with deduction."""

    def answer(self, said: str) -> list[str]: ...


class Session:
    """People and bots around a table that has one keyboard and one screen."""

    def __init__(
        self,
        table: Table,
        console: Console,
        kept: GameFile,
        bots: Mapping[Seat, Bot],
        company: str = "",
        notice: str = "",
        new_thinker: Callable[[Table, Seat], Thinker] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.console = console
        self.kept = kept
        self.bots = bots
        self.minds = {seat: Seated(bot, seat) for seat, bot in bots.items()}
        self.company = company
        self.notice = notice
        self.new_thinker = new_thinker
        self.thinks_about = general.asks_for_deduction
        self.thinkers: dict[Seat, Thinker] = {}
        self.people = [seat for seat in range(len(table.names)) if seat not in bots]
        self.at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.minutes = Minutes(table, self.people, now)
        self.second = SecondWord()

    def run(self) -> int:
        """Play until it is over or somebody leaves; returns the status of the program."""
        try:
            last_asked = self.play()
            self.kept.finish(self.table)
        except (Left, EOFError):
            self.say_how_to_go_on()
            return 0
        except KeyboardInterrupt:
            self.console.lines([""])
            self.say_how_to_go_on()
            return STOPPED
        finally:
            self.kept.close()
        self.show_end(last_asked)
        return 0

    def say_how_to_go_on(self) -> None:
        self.console.say(word("terminal-game-is-kept"))
        self.console.lines([f"  {program()} play --resume {shlex.quote(str(self.kept.path))}"])

    # ---- whose turn it is

    def play(self) -> int:
        """Ask anyone who is awaited until it is over; returns the entry a person gave last."""
        alone = asked = 0
        began = len(self.table.entries)
        while self.table.result is None:
            seat = self.next_seat()
            if seat in self.bots:
                if self.is_endless_since(began):
                    self.console.say(say("terminal-bots-without-end", rounds=ROUNDS_ALONE))
                    raise Left
                if alone == PATIENCE:
                    self.watch(asked)
                    alone = 0
                self.let_bot_answer(seat)
                alone += 1
            else:
                self.seat_person(seat)
                self.ask(seat)
                alone, asked = 0, len(self.table.entries) - 1
                self.show_for_a_while(seat)
        return asked

    def is_endless_since(self, began: int) -> bool:
        """Whether the bots, watched by somebody who does not play, come to no end."""
        return not self.people and is_endless(len(self.table.entries) - began, len(self.bots))

    def next_seat(self) -> Seat:
        """Bots first; then the person at the keyboard already, so that it changes hands less."""
        awaited = self.table.awaited
        waiting = [seat for seat in awaited if seat in self.bots]
        waiting += [seat for seat in awaited if seat == self.at_keyboard]
        waiting += [seat for seat in awaited if seat in self.people]
        if not waiting:
            raise Stuck(word("terminal-master-awaited"))
        return waiting[0]

    def let_bot_answer(self, seat: Seat) -> None:
        table = self.table
        if table.prompt(seat) is None:
            raise Stuck(say("terminal-not-asked", name=table.names[seat]))
        answer = self.minds[seat].answer(table)
        try:
            self.minutes.submit(seat, answer)
        except Refused as refused:
            about = say(
                "terminal-bot-refused",
                name=table.names[seat],
                said=answer,
                why=in_words(refused.why),
            )
            raise Stuck(about) from None

    # ---- people

    def seat_person(self, seat: Seat) -> None:
        """Several people share the keyboard: nobody sees what the one before saw."""
        if seat == self.at_keyboard:
            return
        names, last = self.table.names, self.at_keyboard
        if last is None:
            self.console.clear()
        else:
            self.console.show(page_for(self.table, last))
            self.wait(say("terminal-hand-over", name=names[last], next=names[seat]) + "> ")
            self.console.hide()
        self.console.lines(["", say("terminal-keyboard-is-for", name=names[seat])])
        self.wait(say("terminal-sit-alone", name=names[seat]) + "> ")
        self.at_keyboard = seat

    def wait(self, prompt: str) -> None:
        if general.is_leaving(self.console.ask(prompt)):
            raise Left

    def ask(self, seat: Seat) -> None:
        """Until this person has said something that the rules accept."""
        self.draw(seat)
        asked = self.table.prompt(seat)
        wanted = in_words(asked.asks) if asked is not None else word("terminal-your-word")
        if len(self.people) > 1:
            wanted = say("terminal-named-prompt", name=self.table.names[seat], wanted=wanted)
        while True:
            said, entries = self.hear(f"{wanted}> "), len(self.table.entries)
            if seat in self.minutes.say_what_is_due():
                return  # too late, whatever was said
            if len(self.table.entries) != entries:
                self.draw(seat)
            if said is not None and self.answer(seat, said):
                return

    def hear(self, prompt: str) -> str | None:
        """What is typed; None if nothing is until something else is due."""
        try:
            return self.console.ask(prompt, self.minutes.left)
        except TimeoutError:
            return None

    def show_for_a_while(self, seat: Seat) -> None:
        """What may be seen for some seconds only, where a person looks; then it is gone for good.

        Where a script reads, nobody waits: the book takes it away with the next command.
        """
        table, fleeting = self.table, self.table.book.view.fleeting
        told = [event for event in table.entries[-1].told(seat) if type(event) in fleeting]
        ends = [fleeting[type(event)](event, table.names) for event in told]
        if not ends or table.result is not None or not self.console.is_typed:
            return
        self.draw(seat)
        for end in ends:
            self.console.pause(end.seconds)
            self.minutes.submit(MASTER, end.say)
        self.console.hide()

    def draw(self, seat: Seat) -> None:
        self.console.show(page_for(self.table, seat, self.company))
        if self.notice:
            self.console.say(self.notice, style=REFUSED)
            self.notice = ""

    def answer(self, seat: Seat, said: str) -> bool:
        """Whether the game took it; general words and refusals leave everything as it was."""
        try:
            said, is_sure = self.second.hear(said)
        except Declined as declined:
            self.console.say(as_sentence(in_words(declined.why)))
            return False
        ours = general.general_word(self.table.book, said)
        if not said:
            self.draw(seat)
        elif ours:
            self.obey(seat, ours)
        elif self.new_thinker is not None and self.thinks_about(said):
            self.console.say(*self.thinker(seat, self.new_thinker).answer(said))
        else:
            try:
                if not is_sure:
                    ask_back(self.table, seat, said)
                self.minutes.submit(seat, said)
            except Refused as refused:
                if isinstance(refused, Unsure):
                    self.second.ask(said)
                if said.lower() == general.LOOK:  # not now, by the book; but the screen is there
                    self.draw(seat)
                else:
                    self.console.say(as_sentence(in_words(refused.why)), style=REFUSED)
            else:
                return True
        return False

    def thinker(self, seat: Seat, new_thinker: Callable[[Table, Seat], Thinker]) -> Thinker:
        """Each person has their own, who has heard what they heard."""
        if seat not in self.thinkers:
            self.thinkers[seat] = new_thinker(self.table, seat)
        return self.thinkers[seat]

    def obey(self, seat: Seat, ours: str) -> None:
        table, console = self.table, self.console
        match ours:
            case general.HELP:
                more = general.NOTHING_MORE
                if self.new_thinker is not None:
                    only_hints = self.thinks_about is general.asks_for_hint
                    more = general.hint_help() if only_hints else general.deduction_help()
                console.lines(general.help_lines(table.book, console.columns, more))
            case general.LOOK:
                self.draw(seat)
            case general.MAP:
                console.show(map_for(table, seat), whole=True)
            case general.LOG:
                console.say(*general.log_lines(table, seat))
            case general.RULES:
                console.lines(general.rule_lines(table.book, table.options, console.columns))
            case general.UNDO:
                console.say(word("terminal-no-undo"), style=REFUSED)
            case general.QUIT:
                raise Left

    # ---- when nobody is asked

    @property
    def watcher(self) -> Seat:
        """Whose eyes and ears the screen serves while bots play on alone."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    def watch(self, since: int) -> None:
        if len(self.people) > 1:
            self.console.hide()
        self.console.show(page_for_watchers(self.table, self.watcher, since))
        self.wait(say("terminal-moves-without-you", moves=PATIENCE) + "> ")

    # ---- the end

    def show_end(self, since: int) -> None:
        """Who won and why, with the whole map on the table."""
        self.console.clear()
        self.console.show(reveal(self.table, self.watcher, since), whole=True)
        self.console.lines(certified(self.table.certificate, self.console.columns))
        self.console.lines(aims(self.table, self.minds))
        path = shlex.quote(str(self.kept.path))
        self.console.lines(["", word("terminal-see-it-again"), f"  {program()} replay {path}"])
