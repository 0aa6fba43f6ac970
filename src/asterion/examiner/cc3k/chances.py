"""Dice that are lawful in every single frame and yet are not fair: counted over all worlds.

For every way in which a die may be loaded, the frames are foretold twice, by fair dice and by a
loaded one, over all worlds. The product of the ratios is a bet against fair dice: with fair
dice it reaches N in one of N examinations at most, however long one looks (Ville's inequality).
"""

from collections.abc import Iterator, Sequence
from math import exp, log
from typing import Final

from asterion.books.cc3k.plan.kinds import NEAR
from asterion.core.dice import Draw
from asterion.examiner.cc3k.findings import OneSided
from asterion.examiner.cc3k.rulings import Chosen
from asterion.examiner.cc3k.worlds import Leans, World

Way = tuple[World, list[Draw], list[int]]
"""One way to a frame: the world that it leads to, its draws, and for whom each was."""
SLIGHT: Final = 1e-9
LOADED: Final = 0.97
"""How often a loaded die falls to its side."""
FINDING: Final = 10_000
MOVES, BLOWS, DROPS = "enemy moves", "all attack", "all drop"
AGAIN, AFAR = "E attacks again", "D attacks afar"
ATTACKS: Final = {
    "H": "C23",
    "W": "C23",
    "L": "C23",
    "E": "C23",
    "O": "C23",
    "M": "C21",
    "D": "C24",
}
RULES: Final = {
    **{f"{letter} attacks": rule for letter, rule in ATTACKS.items()},
    **{f"{letter} drops": "C25" for letter in "WLEO"},
    AGAIN: "C17",
    AFAR: "C24",
    BLOWS: "C23",
    DROPS: "C25",
    "PC attacks L": "C19",
    MOVES: "C23",
}
"""By kind of die; on the low side a blow hits, a drop is small, a step is the first one."""
LOW, HIGH = "low", "high"
SIDES: Final = (LOW, HIGH)
BETS: Final = len(RULES) * len(SIDES)
TOGETHER: Final = {BLOWS: (" attacks", AGAIN, AFAR), DROPS: (" drops",)}
"""By how the kinds end that are counted together as well."""


class Chances:
    """What all games together say of each kind of die."""

    def __init__(self) -> None:
        self.bets: dict[tuple[str, str], float] = {}
        """The logarithm of each bet, by kind and side."""
        self.seen: dict[str, float] = {}

    def saw(self, ways: Sequence[Way], readings: Chosen) -> None:
        """One frame, with every way that leads to it."""
        total = sum(world.weight for world, _, _ in ways)
        if total <= 0:
            return
        told = [(world, leaning(draws, askers, world.game.here)) for world, draws, askers in ways]
        bets = {bet for world, falls in told for bet in (*world.leans, *falls)}
        if ("moving", "may-stay") in readings:
            bets -= {(MOVES, side) for side in SIDES}
        for world, draws, askers in ways:
            for kind, _, _ in faces(draws, askers, world.game.here):
                self.seen[kind] = self.seen.get(kind, 0.0) + world.weight / total
        leans: list[Leans] = [{} for _ in told]
        for bet in bets:
            now = [world.leans.get(bet, 1.0) * falls.get(bet, 1.0) for world, falls in told]
            weighed = sum(w.weight * lean for (w, _), lean in zip(told, now, strict=True))
            ratio = weighed / total
            self.bets[bet] = self.bets.get(bet, 0.0) + log(ratio)
            for mine, lean in zip(leans, now, strict=True):
                if abs(lean / ratio - 1) > SLIGHT:
                    mine[bet] = lean / ratio
        for (world, _), mine in zip(told, leans, strict=True):
            world.leans = mine

    def doubt(self, draws: Sequence[Draw], askers: Sequence[int], here: int) -> None:
        """A frame that nothing explains: its dice may all have fallen to the other side."""
        for kind, n, _ in faces(draws, askers, here):
            for side in SIDES:
                worst = log(n * (1 - LOADED) / (n - 1))
                self.bets[kind, side] = self.bets.get((kind, side), 0.0) + worst

    def found(self) -> Iterator[OneSided]:
        """What fair dice would do in less than one of ten thousand examinations."""
        for kind, rule in RULES.items():
            for side in SIDES:
                won = self.bets.get((kind, side), 0.0) - log(BETS)
                if won > log(FINDING) and self.is_the_best(kind, side):
                    odds = exp(min(won, 600.0))
                    yield OneSided(rule, kind, side, round(self.seen[kind]), odds)

    def is_the_best(self, kind: str, side: str) -> bool:
        """All enemies together or some of them: whichever is the surer."""
        for together, endings in TOGETHER.items():
            apart = [each for each in RULES if each.endswith(endings)]
            won = self.bets.get((together, side), 0.0)
            best = max(self.bets.get((each, side), 0.0) for each in apart)
            if kind == together:
                return won >= best
            if kind in apart:
                return won < best
        return True


def leaning(draws: Sequence[Draw], askers: Sequence[int], here: int) -> Leans:
    """How much likelier these draws are by loaded dice, for each bet on a die among them."""
    found: Leans = {}
    for kind, n, face in faces(draws, askers, here):
        rest = n * (1 - LOADED) / (n - 1)
        low, high = found.get((kind, LOW), 1.0), found.get((kind, HIGH), 1.0)
        found[kind, LOW] = low * (n * LOADED if face == 0 else rest)
        found[kind, HIGH] = high * (n * LOADED if face == n - 1 else rest)
    return found


def faces(
    draws: Sequence[Draw], askers: Sequence[int], here: int
) -> Iterator[tuple[str, int, int]]:
    """The dice of a turn by their kinds; of a kind of their own are the second blow of an elf,
    and the blow of a dragon that the player is not beside, but beside its hoard."""
    last = ("", 0)
    for (why, n, face), asker in zip(draws, askers, strict=True):
        kind = AGAIN if why == "E attacks" and (why, asker) == last else why
        if why == "D attacks" and asker - here not in NEAR:
            kind = AFAR
        last = (why, asker)
        if kind in RULES and n > 1:
            yield kind, n, face
        for together, endings in TOGETHER.items():
            if why.endswith(endings) and why in RULES:
                yield together, n, face
