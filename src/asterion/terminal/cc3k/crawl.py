"""ChamberCrawler3000 on the whole screen of a terminal, with single keys."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress

from asterion.books.cc3k.plan.kinds import ENEMIES, MERCHANT, NO_RACE, POTION, RACES, STEPS
from asterion.books.cc3k.say.notation import (
    ATTACKS,
    CHOICES,
    DRINKS,
    FREEZE,
    MOVES,
    QUIT,
    RESTART,
)
from asterion.books.cc3k.view.model import View
from asterion.core.phrase import Phrase
from asterion.terminal.cc3k import keys
from asterion.terminal.cc3k.paint import BOLD, CYAN, DIM, PLAIN, YELLOW
from asterion.terminal.cc3k.picture import (
    Line,
    Page,
    cut,
    picture,
    potion_word,
    rendered,
    wrapped,
)
from asterion.terminal.cc3k.program import PLAYER, carry_out, told
from asterion.terminal.cc3k.tty import NOTHING, RESIZED, Terminal, taken_over
from asterion.terminal.session import Left, Session
from asterion.terminal.words import in_words, say, word

LATEST = 60
"""This many commands back the log on the screen can go."""

YES = ("y", "Y", *keys.CONFIRM)


class Crawl(Session):
    """A session whose one player presses keys instead of typing lines."""

    terminal: Terminal
    take_over: Callable[[], AbstractContextManager[Terminal]] = staticmethod(taken_over)
    wanted: str | None = None  # a command that waits for a yes
    offered: str | None = None  # a command that waits for Enter

    def play(self) -> int:
        with self.take_over() as self.terminal:
            while self.table.result is None:
                self.draw_now()
                self.next_turn()
            self.last_look()
        return len(self.table.entries) - 1

    def next_turn(self) -> None:
        self.press(self.key())

    @property
    def view(self) -> View:
        view: View = self.table.view(PLAYER)
        return view

    # ---- keys

    def key(self, seconds: float | None = None) -> str:
        """The next key; a screen of another size is drawn again on the way."""
        while True:
            key = self.terminal.key(seconds)
            if key != RESIZED:
                return key
            self.terminal.forget()
            self.draw_now()

    def press(self, key: str) -> None:
        if key == keys.END_OF_INPUT:
            raise Left
        self.notice = ""
        if self.wanted is not None:
            command, self.wanted = self.wanted, None
            if key in YES:
                self.say(command)
        elif key in keys.LEAVE:
            raise Left
        elif key == keys.HELP:
            self.read(word("terminal-crawl-keys").split("\n"))
        elif key == keys.LOG:
            self.read(self.whole_log())
        elif self.view.race == NO_RACE:
            self.choose(key)
        else:
            self.play_key(key)

    def choose(self, key: str) -> None:
        """C33  The race."""
        if key in CHOICES:
            self.say(key)
        elif key != NOTHING:
            self.notice = say("terminal-crawl-press", letters=[*CHOICES])

    def play_key(self, key: str) -> None:
        offered, self.offered = self.offered, None
        if key in keys.WAY_OF:
            self.step(keys.WAY_OF[key])
        elif key in keys.CONFIRM and offered is not None:
            self.say(offered)
        elif key == keys.FREEZE:
            self.say(FREEZE)
        elif key == keys.RESTART:
            self.ask_whether(word("terminal-crawl-restart"), RESTART)
        elif key == keys.GIVE_UP:
            self.ask_whether(word("terminal-crawl-give-up"), QUIT)
        else:
            self.notice = word("terminal-crawl-no-key")

    def step(self, way: int) -> None:
        """Walk, strike or drink, as what is there asks for; what may be regretted, with Enter."""
        view = self.view
        cell = view.here + STEPS[way]
        there = view.drawing[cell]
        if there == POTION:
            kind = view.potions.get(cell)
            self.offered, self.notice = DRINKS[way], word("terminal-crawl-drink-unknown")
            if kind:
                self.notice = say("terminal-crawl-drink", kind=kind, does=potion_word(kind))
        elif there == MERCHANT and not view.hostile:
            self.offered = ATTACKS[way]
            self.notice = word("terminal-crawl-merchant")
        else:
            self.say(ATTACKS[way] if there in ENEMIES else MOVES[way])

    def ask_whether(self, question: str, command: str) -> None:
        self.wanted, self.notice = command, question

    def say(self, command: str) -> None:
        """Through the table, as anything is; a refusal is a notice."""
        self.notice = carry_out(self.table, command) or ""

    # ---- pictures

    def draw_now(self) -> None:
        columns, rows = self.terminal.size
        if self.view.race == NO_RACE:
            self.put(race_page(self.notice, columns), rows)
        else:
            self.put(picture(self.page(), columns, rows), rows)

    def page(self) -> Page:
        return Page(self.view, self.log(), self.hint(), self.notice)

    def hint(self) -> str:
        return word("terminal-crawl-hint")

    def put(self, lines: Sequence[Line], rows: int) -> None:
        shown = [rendered(line, self.console.colour) for line in lines[:rows]]
        self.terminal.show(shown)

    def log(self) -> list[str]:
        """The action rows of the last commands."""
        rows = (told(entry.told(PLAYER)) for entry in self.table.entries[1:][-LATEST:])
        return [row for row in rows if row]

    def whole_log(self) -> list[str]:
        columns, rows = self.terminal.size
        lines = [
            part
            for entry in self.table.entries[1:]
            for part in wrapped(f"{entry.do}: {told(entry.told(PLAYER))}", columns)
        ]
        return [*lines[-(rows - 2) :], "", word("terminal-crawl-any-key")]

    def read(self, lines: Sequence[str]) -> None:
        """A page of text until a key is pressed; as much of it as there is room for."""
        while True:
            columns, rows = self.terminal.size
            self.put([cut([(line, PLAIN)], columns) for line in lines], rows)
            key = self.terminal.key()
            if key != RESIZED:
                return
            self.terminal.forget()

    def last_look(self) -> None:
        """The end, as long as one likes."""
        self.notice = word("terminal-crawl-over")
        self.draw_now()
        with suppress(KeyboardInterrupt):
            self.key()


def race_page(notice: str, columns: int) -> list[Line]:
    """C10-C14, C33  What can be played, and what is special about it."""
    lines: list[Line] = [
        [("ChamberCrawler3000", BOLD)],
        [],
        [(word("terminal-crawl-who"), PLAIN)],
        [],
    ]
    for race in RACES:
        health = say("terminal-crawl-hp", points=race.hit_points)
        attack = say("terminal-crawl-attack", attack=race.attack)
        stats = f"{health:<6}  {attack}  {say('terminal-crawl-defence', defence=race.defence)}"
        name = in_words(Phrase(f"cc3k-race-{race.letter}"))
        lines.append([(f"  {race.letter}  ", CYAN), (f"{name:<9}", BOLD), (stats, PLAIN)])
        lines.append([(f"     {word(f'terminal-race-{race.letter}')}", DIM)])
    lines += [[], [(word("terminal-crawl-hint-race"), DIM)], [(notice, YELLOW)]]
    return [cut(line, columns) for line in lines]
