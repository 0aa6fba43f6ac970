"""Dice that hold a frame that was seen: of every question they give the answers that fit it.

The rules are played again for every answer that fits besides the first, so that they need not know
that they are followed. No rule is written here a second time: what a step or a blow does is seen in
the state at the next question, and at the end.
"""

from collections.abc import Iterator
from typing import Final

from asterion.books.cc3k.plan.kinds import GOLD
from asterion.books.cc3k.rules import execute
from asterion.books.cc3k.say.command import Command
from asterion.books.cc3k.state import State
from asterion.books.cc3k.words.action import action
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.examiner.cc3k.frame import NUMBERS, Frame, board_of, numbers_of

MOVES: Final = "enemy moves"
ATTACKS: Final = " attacks"
MOST_RUNS: Final = 4000
"""How often a turn is played at most before it is given up as too much to follow."""


class Unfit(Exception):
    """No answer to this question leads to the frame."""


class TooMany(Exception):
    """More ways to the frame than are followed."""


class Steered(Dice):
    """A known beginning, then the first answer that fits; `others` are the ways not taken.

    Strictly, a question that nothing fits ends the run; otherwise it gets any answer, so that the
    outcomes nearest to the frame are found.
    """

    __slots__ = ("beginning", "frame", "game", "holds_map", "kinds", "news", "others", "strict")

    def __init__(
        self, game: State, news: list[Event], frame: Frame, beginning: list[int], strict: bool
    ) -> None:
        super().__init__()
        self.game = game
        self.news = news
        self.frame = frame
        self.beginning = beginning
        self.strict = strict
        self.others: list[list[int]] = []
        self.kinds = {foe.cell: foe.kind for foe in game.foes}
        # After a death the enemies may go on moving: it is nobody's loss.
        self.holds_map = frame.hit_points is None or frame.hit_points > 0

    def answer(self, n: int, why: str) -> int:
        taken = len(self.draws)
        if taken < len(self.beginning):
            return self.beginning[taken]
        fitting = self.fitting(n, why)
        if not fitting:
            raise Unfit
        if len(fitting) > 1:
            path = [result for _, _, result in self.draws]
            self.others += [[*path, other] for other in fitting[1:]]
        return fitting[0]

    def fitting(self, n: int, why: str) -> list[int]:
        """The answers with which the frame can still come."""
        if why == MOVES:
            return self.steps()
        if self.strict and why.endswith(ATTACKS) and not self.still_fits():
            return []
        if why == "H drops":
            found = [i for i, cell in enumerate(self.places) if self.frame.board[cell] == GOLD]
            return found or ([] if self.strict else [0])
        return [*range(n)]

    def steps(self) -> list[int]:
        """Those to where an enemy of this kind is seen: it acts once, so it is there to stay."""
        if not self.holds_map:
            return [0]
        cell, board, kind = self.asker, self.frame.board, self.kinds[self.asker]
        found = [i for i, step in enumerate(self.places) if board[cell + step] == kind]
        return found or ([] if self.strict else [0])

    def still_fits(self) -> bool:
        """Hit points do not rise while enemies attack, and what was said stays said."""
        shown = self.frame.hit_points
        if shown is not None and self.game.hit_points < max(0, shown):
            return False
        said = self.frame.action
        return said is None or said.startswith(action(self.news))


class Outcome:
    """One way in which a turn may go, and what decided it."""

    __slots__ = ("draws", "game", "news")

    def __init__(self, game: State, news: list[Event], draws: list[Draw]) -> None:
        self.game = game
        self.news = news
        self.draws = draws


def outcomes(
    game: State, command: Command, frame: Frame, strict: bool = True, most: int = MOST_RUNS
) -> Iterator[Outcome]:
    """The ways in which this command leads to the frame, or near it where that is not strict."""
    left: list[list[int]] = [[]]
    runs = 0
    while left:
        runs += 1
        if runs > most:
            if strict:
                raise TooMany
            return
        twin, news = game.copy(), list[Event]()
        dice = Steered(twin, news, frame, left.pop(), strict)
        try:
            execute(twin, 0, command, dice, news)
        except Unfit:
            continue
        finally:
            left += dice.others
        if not strict or fits(twin, news, frame):
            yield Outcome(twin, news, dice.draws)


def fits(game: State, news: list[Event], frame: Frame) -> bool:
    """Whether this is what the frame shows."""
    for name, value in zip(NUMBERS, numbers_of(game), strict=True):
        shown: int | None = getattr(frame, name)
        if shown is not None and value != (max(0, shown) if name == "hit_points" else shown):
            return False
    if frame.action is not None and frame.action != action(news):
        return False
    return not game.hit_points or game.result is not None or board_of(game) == frame.board
