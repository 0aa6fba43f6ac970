"""Chance, always asked for by name; rules never see where it comes from."""

import random
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from fractions import Fraction
from math import gcd
from typing import Any, Final, TypeVar

from asterion.core.phrase import PhrasedError, Value, phrase
from asterion.core.state.compiled import mypyc_attr

Draw = tuple[str, int, int]
"""(why, n, result): what was asked, out of how many, and what came."""

T = TypeVar("T")

FEW_FACES: Final = 16
MOST_KEPT: Final = 1024
_KEPT: Final[dict[tuple[str, int], Any]] = {}
"""Of each question all draws that can come of it: a turn of CC3k asks twenty times the same."""


def _draw(why: str, n: int, result: int) -> Draw:
    """One that was not kept, and from now on it is, unless there are too many of its kind."""
    if n <= FEW_FACES:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[why, n] = [(why, n, face) for face in range(n)]
    return why, n, result


class DiceError(PhrasedError):
    """A scripted or recorded answer does not fit the question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The asking side. A kind of dice says only how one question is answered.

    `asker` and `places` belong to the question, where rules say so: the cell of the being for which
    chance decides, and what it decides between, in the order of the answers. They are for dice that
    follow a game that was seen; what is recorded of a draw does not depend on them.
    """

    __slots__ = ("asker", "draws", "places")

    def __init__(self) -> None:
        self.draws: list[Draw] = []
        self.asker = 0
        self.places: Sequence[int] = ()

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n - 1, kept together with the question."""
        result = self.answer(n, why)
        self.draws.append((why, n, result))
        return result

    def answer(self, n: int, why: str) -> int:
        raise NotImplementedError

    def chance(self, percent: int, why: str) -> bool:
        """True in `percent` cases of a hundred, asked with the smallest die that can tell."""
        common = gcd(percent, 100)
        return self.below(100 // common, why) < percent // common

    def pick(self, things: Sequence[T], why: str) -> T:
        return things[self.below(len(things), why)]

    def shuffle(self, things: MutableSequence[T], why: str) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1, why)
            things[last], things[other] = things[other], things[last]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rolled(Dice):
    """Real chance; from a seed it is the same on every machine and Python version.

    `random` gives the next number from 0 to below 1. A loop that asks at every round may use it
    without a call to `below`, if it writes down the draw that follows from it.
    """

    __slots__ = ("random",)

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        # Only Random.random() is promised to stay the same for a seed; nothing else of it is used.
        self.random = (
            random.Random(seed).random if seed is not None else random.SystemRandom().random
        )

    def below(self, n: int, why: str) -> int:
        """As of every dice, without a call in between: a turn of CC3k asks twenty times."""
        result = int(self.random() * n)
        draws: list[Any] = self.draws  # any: compiled, a draw would be made again
        kept = _KEPT.get((why, n))
        draws.append(_draw(why, n, result) if kept is None else kept[result])
        return result

    def answer(self, n: int, why: str) -> int:
        return int(self.random() * n)


class Scripted(Dice):
    """The answers in order, as a test or a teacher wants them."""

    __slots__ = ("results",)

    def __init__(self, results: Iterable[int]) -> None:
        super().__init__()
        self.results = list(results)

    def answer(self, n: int, why: str) -> int:
        if not self.results:
            raise DiceError(phrase("core-dice-script-ended", question=why, below=n))
        result = self.results.pop(0)
        if not 0 <= result < n:
            asked = phrase("core-dice-script-unfit", result=result, question=why, below=n)
            raise DiceError(asked)
        return result


class Recorded(Dice):
    """The draws of a record, given back only to the same questions in the same order."""

    __slots__ = ("left",)

    def __init__(self, draws: Iterable[Draw]) -> None:
        super().__init__()
        self.left = list(draws)

    def answer(self, n: int, why: str) -> int:
        if not self.left:
            raise DiceError(phrase("core-dice-no-draw", question=why, below=n))
        asked, size, result = self.left.pop(0)
        if (asked, size) != (why, n):
            other: dict[str, Value] = {"asked": asked, "size": size}
            raise DiceError(phrase("core-dice-other-draw", question=why, below=n, **other))
        if not 0 <= result < n:
            raise DiceError(phrase("core-dice-draw-unfit", result=result, question=why, below=n))
        return result


class Lowest(Dice):
    """Always the lowest outcome."""

    __slots__ = ()

    def answer(self, n: int, why: str) -> int:
        return 0


class Highest(Dice):
    """Always the highest outcome."""

    __slots__ = ()

    def answer(self, n: int, why: str) -> int:
        return n - 1


class _Path(Dice):
    """One walk down the tree of outcomes: a known beginning, then always the first branch."""

    __slots__ = ("beginning",)

    def __init__(self, beginning: list[int]) -> None:
        super().__init__()
        self.beginning = beginning

    def answer(self, n: int, why: str) -> int:
        step = len(self.draws)
        return self.beginning[step] if step < len(self.beginning) else 0


def branching(play: Callable[[Dice], T]) -> Iterator[tuple[Fraction, T]]:
    """Every outcome of a piece of play with its exact odds; the odds sum to 1.

    `play` is called once a path with fresh dice, so it must start from a copy each time.
    """
    beginning: list[int] = []
    while True:
        dice = _Path(beginning)
        outcome = play(dice)
        odds = Fraction(1)
        for _, n, _result in dice.draws:
            odds /= n
        yield odds, outcome
        path = [(n, result) for _, n, result in dice.draws]
        while path and path[-1][1] == path[-1][0] - 1:
            path.pop()
        if not path:
            return
        beginning = [result for _, result in path]
        beginning[-1] += 1
