"""Marks as they are written: “c3 hospital”, “b2 right wall”, “Ariadne c3”, “not Ariadne c3”.

Words may come in any order; names, ways and kinds may be cut short, and a side may be named by the
two cells that it lies between. Read are the words of English, which are kept, and of a language.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from asterion.core.phrase import PhrasedError, phrase
from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.kinds import KINDS, word_of
from asterion.knowledge.daily.trails import rectangle
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from asterion.knowledge.labyrinth.terms import WAYS
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

WALL, OPEN, NOT = "wall", "open", "not"
LONGEST = 80


class NoMark(PhrasedError, ValueError):
    """Nothing that can be marked."""


class _Said(NamedTuple):
    cells: list[str]
    words: list[str]  # in English
    seats: list[int]


def write(fact: AnyFact, daily: Daily) -> str:
    """As it is kept and sent."""
    names = daily.names
    match fact:
        case KindIs(cell=cell, kind=kind):
            return f"{cell} {word_of(kind, daily.book)}"
        case WallStands(cell=cell, way=way, stands=stands):
            return f"{cell} {WAYS[way]} {WALL if stands else OPEN}"
        case PlayerAt(cell=cell, seat=seat):
            return f"{names[seat]} {cell}"
        case NotAt(cell=cell, seat=seat):
            return f"{NOT} {names[seat]} {cell}"
    raise TypeError(f"nobody can mark {fact}")


def read(text: str, daily: Daily, language: str = FIRST) -> AnyFact:
    """NoMark where it is nothing that can be marked in this labyrinth."""
    board = rectangle(daily.columns, daily.rows)
    said = _sorted(text, board, daily, language)
    fact = _fact(said, board, daily)
    if fact is None:
        raise NoMark(phrase("daily-no-mark", said=text[:LONGEST], book=daily.book))
    return fact


def _fact(said: _Said, board: Board, daily: Daily) -> AnyFact | None:
    kinds = KINDS[daily.book]
    match said:
        case _Said([cell], words, [seat]) if seat in daily.sought and {*words} <= {NOT}:
            return NotAt(cell, seat) if words else PlayerAt(cell, seat)
        case _Said([cell], [word], []) if word in kinds:
            return KindIs(cell, kinds[word])
        case _Said(cells, words, []):
            return _side(cells, words, board)
    return None


def _side(cells: Sequence[str], words: Sequence[str], board: Board) -> AnyFact | None:
    states = [word for word in words if word in (WALL, OPEN)]
    ways = [WAYS.index(word) for word in words if word in WAYS]
    if len(states) != 1 or len(states) + len(ways) != len(words):
        return None
    if len(cells) == 2 and not ways:
        number = board.number[cells[1]]
        ways = [way for way in range(4) if board.beside[board.number[cells[0]]][way] == number]
    elif len(cells) != 1:
        return None
    if len(ways) != 1 or board.beside[board.number[cells[0]]][ways[0]] is None:
        return None
    cell, way = board.same_side(board.number[cells[0]], ways[0])
    return WallStands(board.names[cell], way, states[0] == WALL)


def _sorted(text: str, board: Board, daily: Daily, language: str) -> _Said:
    said, kinds = _Said([], [], []), KINDS[daily.book]
    words = text[:LONGEST].lower().replace(",", " ").split()
    # “l” is land of a cell, and left of a side.
    vocabulary = [*kinds] if len(words) < 3 else [WALL, OPEN, NOT, *WAYS]
    for word in words:
        seats = [seat for seat, name in enumerate(daily.names) if name.lower().startswith(word)]
        meant = _meant(word, vocabulary, language)
        meant = meant or _meant(word, [WALL, OPEN, NOT, *WAYS, *kinds], language)
        if word in board.number:
            said.cells.append(word)
        elif meant:
            said.words.append(meant)
        elif len(seats) == 1:
            said.seats.append(seats[0])
        else:
            raise NoMark(phrase("daily-no-word", said=word[:LONGEST]))
    return said


def _meant(word: str, vocabulary: Sequence[str], language: str) -> str:
    """The English word that is cut short to this one, or that it stands for in the language."""
    for english in vocabulary:
        if english.startswith(word):
            return english
    for english in vocabulary:
        if any(known.startswith(word) for known in _words(english, language)):
            return english
    return ""


def _words(english: str, language: str) -> Iterator[str]:
    for known in spoken(phrase("daily-words", word=english), language).lower().split(","):
        yield known.strip()
