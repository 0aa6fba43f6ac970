"""What the examiner types: by what a frame shows, so that a game gets about and meets things."""

from collections import deque
from random import Random
from typing import Final, Protocol

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import ENEMIES, GOLD, POTION, STAIRS, STEPS
from asterion.books.cc3k.say.notation import ATTACKS, DRINKS, FREEZE, MOVES
from asterion.books.cc3k.view.model import WALKABLE, View, legal
from asterion.examiner.cc3k.frame import Frame

MOODS: Final = (bytes([GOLD]), bytes([POTION]), bytes(ENEMIES), bytes([STAIRS]), b"\\GP")
TURNS_OF_A_MOOD: Final = 12
SAYS_NONSENSE, SAYS_FREEZE, WANDERS = 0.03, 0.01, 0.1


class Choosing(Protocol):
    """Anyone who types; `opening` is said before a race is, and None ends the game."""

    opening: tuple[str, ...]

    def choose(self, frame: Frame) -> str | None: ...


class Chooser:
    """Goes after one kind of thing for a while, then after another; now and then it errs."""

    opening: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.turns = 0
        self.mood = MOODS[0]

    def choose(self, frame: Frame) -> str:
        """The next command."""
        if self.turns % TURNS_OF_A_MOOD == 0:
            self.mood = self.random.choice(MOODS)
        self.turns += 1
        if self.random.random() < SAYS_NONSENSE:
            return self.random.choice((*MOVES, *ATTACKS, *DRINKS))
        if self.random.random() < SAYS_FREEZE:
            return FREEZE
        offered = legal(as_view(frame))
        doing = [each for each in offered if each in ATTACKS or each in DRINKS]
        if doing and self.random.random() < 0.75:
            return self.random.choice(doing)
        step = None if self.random.random() < WANDERS else toward(frame.board, self.mood)
        return MOVES[step] if step is not None else self.random.choice(offered)


def as_view(frame: Frame) -> View:
    """What a player knows who has seen this frame."""
    view = View(0, Cc3kOptions(), None)
    view.race = 0
    view.drawing = bytearray(frame.board)
    view.here = frame.board.find(b"@")
    return view


def toward(board: bytes, wanted: bytes) -> int | None:
    """The way of the first step to the nearest of these, on tiles where nothing stands."""
    start = board.find(b"@")
    left = deque((start + step, way) for way, step in enumerate(STEPS))
    seen = {start}
    while left:
        cell, way = left.popleft()
        if cell in seen or not 0 < cell < len(board):
            continue
        seen.add(cell)
        is_first = cell - start in STEPS
        if board[cell] in wanted and (board[cell] in WALKABLE or not is_first):
            return way
        if board[cell] in WALKABLE and board[cell] != STAIRS:
            left.extend((cell + step, way) for step in STEPS)
    return None
