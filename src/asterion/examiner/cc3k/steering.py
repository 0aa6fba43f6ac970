"""Dice that hold a frame that was seen: of every question they give the answers that fit it.

The rules are played again for every answer that fits besides the first, so that they need not know
that they are followed. No rule is written here a second time: what a step or a blow does is seen in
the state at the next question, and at the end.
"""

from collections.abc import Iterator
from math import prod
from typing import Final

from asterion.books.cc3k.plan.kinds import GOLD, TROLL
from asterion.books.cc3k.rules.player import TROLLS_GAIN
from asterion.books.cc3k.say.command import Command
from asterion.books.cc3k.state import State
from asterion.books.cc3k.words.action import action
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.examiner.cc3k.frame import NUMBERS, Frame, board_of, numbers_of
from asterion.examiner.cc3k.ruled import Execute

MOVES: Final = "enemy moves"
DROPS: Final = "H drops"
"""Where the second pile of a human lies."""
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

    __slots__ = (
        "askers", "beginning", "frame", "game", "holds_map", "kinds", "level", "news", "others",
        "strict",
    )  # fmt: skip

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
        self.askers: list[int] = []
        """For whom each draw was."""
        self.kinds = {foe.cell: foe.kind for foe in game.foes}
        self.level = game.level
        # After a death the enemies may go on moving: it is nobody's loss.
        self.holds_map = frame.hit_points is None or frame.hit_points > 0

    def answer(self, n: int, why: str) -> int:
        taken = len(self.draws)
        self.askers.append(self.asker)
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
        if why == DROPS and not self.holds_map:
            return [0]
        if why == DROPS:
            found = [i for i, cell in enumerate(self.places) if self.frame.board[cell] == GOLD]
            return found or ([] if self.strict else [0])
        return [*range(n)]

    def steps(self) -> list[int]:
        """Those to where an enemy of this kind is seen: it acts once, so it is there to stay."""
        if not self.holds_map:
            return [0]
        cell, board = self.asker, self.frame.board
        is_old = self.game.level == self.level
        kind = self.kinds[cell] if is_old else self.game.foe_at(cell).kind
        found = [i for i, step in enumerate(self.places) if board[cell + step] == kind]
        return found or ([] if self.strict else [0])

    def seen(self) -> tuple[list[Draw], list[int]]:
        """The draws, and for whom each was: of places only where they are seen."""
        if self.holds_map:
            return self.draws, self.askers
        both = zip(self.draws, self.askers, strict=True)
        held = [(draw, asker) for draw, asker in both if draw[0] not in (MOVES, DROPS)]
        return [draw for draw, _ in held], [asker for _, asker in held]

    def still_fits(self) -> bool:
        """Hit points do not rise while enemies attack, and what was said stays said."""
        shown = self.frame.hit_points
        later = TROLLS_GAIN if self.game.race == TROLL else 0  # by those who regain last
        if shown is not None and self.game.hit_points + later < max(0, shown):
            return False
        said = self.frame.action
        return said is None or said.startswith(action(self.news))


class Outcome:
    """One way in which a turn may go, and what decided it, for whom."""

    __slots__ = ("askers", "draws", "game", "news")

    def __init__(
        self, game: State, news: list[Event], draws: list[Draw], askers: list[int]
    ) -> None:
        self.game = game
        self.news = news
        self.draws = draws
        self.askers = askers

    @property
    def odds(self) -> float:
        """How likely it is, by fair dice."""
        return 1.0 / prod(n for _, n, _ in self.draws)


def outcomes(
    game: State,
    command: Command,
    frame: Frame,
    execute: Execute,
    strict: bool = True,
    most: int = MOST_RUNS,
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
            yield Outcome(twin, news, *dice.seen())


def fits(game: State, news: list[Event], frame: Frame) -> bool:
    """Whether this is what the frame shows."""
    for name, value in zip(NUMBERS, numbers_of(game), strict=True):
        shown: int | None = getattr(frame, name)
        if shown is not None and value != (max(0, shown) if name == "hit_points" else shown):
            return False
    if frame.action is not None and frame.action != action(news):
        return False
    return not game.hit_points or game.result is not None or board_of(game) == frame.board
