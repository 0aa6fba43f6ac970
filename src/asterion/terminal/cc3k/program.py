"""The program that players and markers of ChamberCrawler3000 know: words in, frames out.

Standard output gets frames of 25 + 5 rows and nothing else: one after the choice of a race, one
after every command. Questions go to standard error, so that a script never sees them in between.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TextIO

from asterion.books.cc3k.plan.kinds import NO_RACE
from asterion.books.cc3k.say.notation import CHOICES, QUIT
from asterion.books.cc3k.say.stream import sayings
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.view.screen import frame
from asterion.books.cc3k.words.action import action, refusal
from asterion.books.cc3k.words.things import RACE_QUESTION
from asterion.core.contract.book import Refused
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.terminal.words import Tongue, in_words, say

PLAYER = 0
YES, NO = ("y", "yes", "r"), ("n", "no", "q", "quit")


def words(source: TextIO, before_waiting: Callable[[], object]) -> Iterator[str]:
    """C34  What is typed, word by word, whatever white space is between them.

    A word is given as soon as its line is there; before the next line is waited for, what was
    shown so far has to be on its way.
    """
    while True:
        before_waiting()
        line = source.readline()
        if not line:
            return
        for word in line.split():
            yield harmless(word)


def harmless(word: str) -> str:
    """A word that can be shown again without moving any cursor."""
    if word.isprintable():
        return word
    return "".join(letter if letter.isprintable() else "?" for letter in word)


class Program:
    """Games one after the other, until the player has had enough or the input ends."""

    def __init__(
        self,
        typed: Iterable[str],
        new_table: Callable[[], Table],
        show: Callable[[str], object],
        ask: Callable[[str], object],
    ) -> None:
        self.typed = iter(typed)
        self.new_table = new_table
        self.show = show
        self.ask = ask

    def run(self) -> None:
        """C40  The end of input ends it quietly, wherever it comes."""
        while self.play(self.new_table()) and self.plays_again():
            pass

    def play(self, table: Table) -> bool:
        """Whether the game was played to a score; q and the end of input end the program."""
        commands = sayings(self.typed)
        while table.result is None:
            view: View = table.view(PLAYER)
            if view.race == NO_RACE:
                if not self.choose_race(table):
                    return False
                said = None
            else:
                command = next(commands, None)
                if command is None:
                    return False
                said = carry_out(table, command)
            self.show(frame(table.view(PLAYER), said))
        return table.view(PLAYER).score is not None

    def choose_race(self, table: Table) -> bool:
        """C33  A race, or q or the end of input; anything else is ignored and asked again."""
        self.ask(which_race())
        for word in self.typed:
            if word in CHOICES or word == QUIT:
                table.submit(PLAYER, word)
                return word != QUIT
            self.ask(which_race())
        return False

    def plays_again(self) -> bool:
        """C40  After a score was shown; anything but yes and no is asked again."""
        self.ask(say("terminal-crawl-again"))
        for word in self.typed:
            if word.lower() in YES:
                return True
            if word.lower() in NO:
                return False
            self.ask(say("terminal-crawl-again"))
        return False


def which_race() -> str:
    """C33  What is asked before a game."""
    return say("terminal-crawl-which-race", question=RACE_QUESTION)


def told(events: Sequence[Event]) -> str:
    """C39  All that happened, in one line, in the language of anyone who reads it."""
    return action(events, Tongue.language)


def carry_out(table: Table, command: str) -> str | None:
    """C36  Why the command was refused; None where it was not, and the events say what happened."""
    try:
        table.submit(PLAYER, command)
    except Refused as refused:
        return in_words(refusal(refused.why))
    return None
