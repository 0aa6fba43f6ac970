"""How a book looks, as data: every symbol once, its keys, its goal, its notebook, its palette.

A terminal, a page and an editor draw from it alone. Words stand here as ids of messages; what they
say in each language is in the book's words.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from asterion.core.contract.cues import Cue, Remark

Tone = Literal["ink", "gold", "good", "bad", "water", "odd", "stone", "ground"]

YOU = "@"
"""By custom of all books: where the person who looks at the board is."""


class Symbol(msgspec.Struct, frozen=True):
    """One thing that a board, a plan or a notebook can show."""

    mark: str  # the one or two characters that stand for it on a screen
    word: str
    tone: Tone = "ink"
    tile: str = ""  # the name of its drawing; without one the mark itself is written
    about: str = ""  # what it does, in a line
    dead: str = ""  # its mark once it is dead, or no longer there as it was
    alike: bool = False  # whether it is every mark of its shape: “a1” any letter with a digit


class StatusRow(msgspec.Struct, frozen=True):
    """A row of the screen's status that is always in sight, in a strip beside the board.

    A bar has one count; a row of damage has several, each of which goes up to its end. A text with
    an alarm is one whenever it is there.
    """

    row: str  # the id of the row
    shown: Literal["bar", "damage", "text"] = "text"
    alarm: int = 0  # percent at or below which a bar is low, at or above which damage is high
    warning: str = ""  # what that means, in a few words: “death is near”
    tile: str = ""  # the drawing beside it


class Aloud(msgspec.Struct, frozen=True):
    """A prompt for which nobody has to look away, at the tables that have agreed on this.

    What is asked and offered then follows from what everybody was told. On one device among
    all players any other prompt is covered.
    """

    prompt: str
    option: str = ""  # the option that decides; empty: so at every table
    value: str = ""  # its value, in words


class Stamp(msgspec.Struct, frozen=True):
    """A mark that players put into a cell of their notebook."""

    key: str  # as it is kept in notebooks: it does not change
    word: str
    letters: str  # at most two, as it is drawn where it has no picture
    group: Literal["kind", "flow", "thing", "player"]  # one kind and one flow in a cell at most
    shelf: str  # the heading under which the tools show it
    shortcut: str = ""  # the key that places it at the cursor


class EdgeKind(msgspec.Struct, frozen=True):
    """What can be between two cells of a notebook."""

    key: str
    word: str
    of: str = ""  # the more general kind that this one is a kind of: a wire is a wall


class NotebookMarks(msgspec.Struct, frozen=True):
    """What the players of a book note on their paper."""

    stamps: tuple[Stamp, ...]
    edges: tuple[EdgeKind, ...]
    cycle: tuple[str, ...]  # in which order a click goes through the edges
    ways: tuple[str, str, str, str]  # the words for up, right, down and left on the paper
    lettered: bool = False  # whether cells are called b3, or by column and row
    sight: int = 0  # how many cells one sees along each open way; 0: what is seen is not told


class PlanStamp(msgspec.Struct, frozen=True):
    """Something that can be drawn into a plan."""

    mark: str  # as it goes into the text; empty where the cell itself is taken away
    word: str
    shown: str = ""  # what the button shows, where the mark is not it


class PlanShelf(msgspec.Struct, frozen=True):
    """Stamps of a plan under one heading."""

    word: str
    stamps: tuple[PlanStamp, ...]


class Drawing(msgspec.Struct, frozen=True):
    """How plans of a book are drawn, and what an empty sheet begins with."""

    kind: Literal["tiles", "walls"]
    first: str  # the first plan
    about: str  # in one line, what is drawn
    palette: tuple[PlanShelf, ...] = ()
    walls: Mapping[str, str] = {}  # the word of each mark of a wall
    storey: str = "core-look-level"  # what one of several sheets is called
    lettered: bool = False  # whether columns are called a, b, c
    fixed: bool = False  # whether the size of a sheet cannot be changed


class Emblem(msgspec.Struct, frozen=True):
    """A little drawing on a square of 48 by 48: two SVG paths, one in ink, one filled warm."""

    ink: str
    warm: str


class Mood(msgspec.Struct, frozen=True):
    """What looks otherwise for a while: those who were peaceful until one of them was struck."""

    row: str  # the row of the screen's status with which it is so
    symbols: tuple[Symbol, ...]  # each instead of the one with its mark


class Looks(msgspec.Struct, frozen=True):
    """A book that says nothing here is shown as it draws itself."""

    style: Literal["tiles", "lines", "text"] = "text"  # of the board: squares, or walls between
    symbols: tuple[Symbol, ...] = ()
    moods: tuple[Mood, ...] = ()
    sides: tuple[Symbol, ...] = ()  # what stands between two cells, by its one character
    tall: float = 1.0  # how much higher than wide a tile is
    spaced: bool = False  # whether cells look better with a space between them in a terminal
    wide: bool = False  # whether the board wants the whole width of a page
    goal: str = ""  # what to do, in one line
    hint: str = ""  # the same for a keyboard, with the first commands to type
    # what a direction key says: verbs or groups of offers, the first legal one; none: any of them
    moving: tuple[str, ...] = ()
    aslant: bool = False  # whether one moves aslant, too
    middle: str = ""  # the command in the middle of the rose
    shifted: tuple[str, ...] = ()  # the same with Shift
    keys: Mapping[str, tuple[str, ...]] = {}  # other keys, and what they say, the first legal one
    careful: tuple[str, ...] = ()  # cannot be taken back: whole commands, or their verbs
    peaceful: tuple[str, ...] = ()  # tiles of whom one strikes only after confirmation
    travel: tuple[str, ...] = ()  # tiles to which one press walks, from wherever one is
    always: tuple[str, ...] = ()  # may be said at any time; NAME stands for each other player
    words: Mapping[str, str] = {}  # short commands in whole words
    tiles: Mapping[str, str] = {}  # the drawing on a command's button, by a word of the command
    explains: Mapping[str, str] = {}  # commands that are a choice for the whole game, explained
    heard: Mapping[str, str] = {}  # questions whose answer all hear: what is said before the first
    asks: Mapping[str, str] = {}  # what is asked, by the same word, explained to a newcomer
    aloud: tuple[Aloud, ...] = ()  # prompts that may be answered with all looking on
    secret: tuple[str, ...] = ()  # prompts whose answer nobody else hears of
    status: tuple[StatusRow, ...] = ()
    under: str = ""  # the row of the status that says what lies where one stands
    cues: tuple[Cue, ...] = ()
    squares: tuple[int, int] = (0, 0)  # of events: the number of the first, and from row to row
    remarks: tuple[Remark, ...] = ()  # on the first answers of a newcomer
    fatal: tuple[Remark, ...] = ()  # what put an end to a player, for anyone who reads how it ended
    notebook: NotebookMarks | None = None  # None: the board is map enough
    drawing: Drawing | None = None  # None: a plan is written as text alone
    emblem: Emblem | None = None

    def by_mark(self) -> dict[str, Symbol]:
        """Every symbol that can stand in a cell, by each of its marks."""
        dead = {symbol.dead: symbol for symbol in self.symbols if symbol.dead}
        return dead | {symbol.mark: symbol for symbol in self.symbols}

    def word_ids(self) -> list[str]:
        """Every message that stands here, for anyone who sends the words along."""
        return sorted(set(self._word_ids()) - {""})

    def _word_ids(self) -> Iterator[str]:
        yield from (self.goal, self.hint, *self.words.values(), *self.asks, *self.asks.values())
        yield from (*self.explains.values(), *self.heard.values())
        for row in self.status:
            yield from (row.row, row.warning)
        yield self.under
        turned = (symbol for mood in self.moods for symbol in mood.symbols)
        for symbol in (*self.symbols, *self.sides, *turned):
            yield from (symbol.word, symbol.about)
        yield from (remark.word for remark in (*self.remarks, *self.fatal))
        if self.notebook is not None:
            for stamp in self.notebook.stamps:
                yield from (stamp.word, stamp.shelf)
            yield from (edge.word for edge in self.notebook.edges)
            yield from self.notebook.ways
        if self.drawing is not None:
            yield from (self.drawing.about, self.drawing.storey, *self.drawing.walls.values())
            for shelf in self.drawing.palette:
                yield shelf.word
                yield from (each.word for each in shelf.stamps)


def players(first: str) -> Symbol:
    """Players by their numbers, as the first one is written: 1, or @1."""
    return Symbol(first, "core-look-player", "odd", "player", alike=True)


# ---- what the notebooks of all books have

MAYBE, OPEN, WALL, EXIT = "maybe", "open", "wall", "exit"
CYCLE = (WALL, OPEN, MAYBE, EXIT)
EDGES = tuple(EdgeKind(key, f"core-look-edge-{key}") for key in CYCLE)
PLAYERS = tuple(
    Stamp(f"player-{n}", f"core-look-player-{n}", f"{n}", "player", "core-look-players", f"{n}")
    for n in range(1, 7)
)


def flows(ways: tuple[str, str, str, str]) -> tuple[Stamp, ...]:
    """Arrows for where a water runs; the words are `<the way's id>-flow`."""
    return tuple(
        Stamp(f"flow-{n}", f"{way}-flow", arrow, "flow", "core-look-flow")
        for n, (way, arrow) in enumerate(zip(ways, "↑→↓←", strict=True))
    )
