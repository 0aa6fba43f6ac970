"""Why something is certain: the few lines of the story that are enough to prove it."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.budget import NotFinished
from asterion.knowledge.clauses import Line, Literal

MOST_LINES = 20
TRIES = 5
"""Leaving out in another order finds other proofs; the shortest of this many is told."""
EFFORT = 700_000
"""Steps of the solver, a tenth of a second, after which a proof is as short as it is. They are
counted and not timed, so that the same question has the same answer on every machine."""


class Reason(msgspec.Struct, frozen=True):
    """A rule, or a run of one player's answers; `entries` are the moments, `heard` the events."""

    rule: str
    seat: int
    entries: tuple[int, ...]
    heard: tuple[int, ...]


class Reasons(msgspec.Struct, frozen=True):
    """Enough to prove it; `proved` is False where no proof was found in time."""

    lines: tuple[Reason, ...]
    proved: bool = True


def take_thought(lines: Sequence[Reason], seat: Seat) -> bool:
    """Whether it takes a rule, or somebody else's answers; else one was told, or walked there."""
    return not is_said(lines) and any(line.rule or line.seat != seat for line in lines)


def is_said(lines: Sequence[Reason]) -> bool:
    """Whether a single answer says it outright, as where somebody lands; or it was one's choice."""
    answers = {entry for line in lines for entry in line.entries}
    return len(answers) <= 1 and not any(line.rule for line in lines)


def reasons_for(
    reasoner: Reasoner,
    goal: Literal,
    dice: Dice,
    whole: Callable[[Sequence[int]], Sequence[int]] = list,
    found: list[list[int]] | None = None,
) -> Reasons:
    """The shortest proof that was found, as lines to read.

    `whole` adds the lines that a proof rests on without the solver's knowing. `found` is given
    every proof that was found, without these.
    """
    clauses = reasoner.clauses
    best: list[int] | None = None
    try:
        core = None
        if reasoner.solve([*clauses.selectors, -goal]) is None:
            # From here on all that the proof needs is written down.
            core = _enough(reasoner, range(len(clauses.lines)), goal)
        enough = reasoner.effort + EFFORT
        for _ in range(TRIES if core is not None else 0):
            assert core is not None
            if best is not None and reasoner.effort >= enough:
                break
            shorter = _shortened(reasoner, core, goal, dice, enough)
            if found is not None:
                found.append(shorter)
            proof = list(whole(shorter))
            if best is None or _length(clauses.lines, proof) < _length(clauses.lines, best):
                best = proof
    except NotFinished:
        pass
    if best is None:
        return Reasons((), proved=False)
    return Reasons(folded(clauses.lines, best))


def _enough(reasoner: Reasoner, lines: Sequence[int], goal: Literal) -> list[int] | None:
    """Those of the lines that the solver needed to prove it; None if they do not suffice."""
    selectors = reasoner.clauses.selectors
    chosen = {selectors[line]: line for line in lines}
    if reasoner.is_possible([*chosen, -goal]):
        return None
    return sorted(chosen[literal] for literal in reasoner.core() if literal in chosen)


def _shortened(
    reasoner: Reasoner, proof: list[int], goal: Literal, dice: Dice, enough: int
) -> list[int]:
    """Leave out whatever can be left out, one line after the other, up to so much effort."""
    lines = reasoner.clauses.lines
    order = [line for line in proof if not lines[line].given]
    dice.shuffle(order, "which line to leave out first")
    for line in order:
        if reasoner.effort >= enough:
            break
        if line in proof:
            shorter = _enough(reasoner, [other for other in proof if other != line], goal)
            if shorter is not None:
                proof = shorter
    return proof


def _length(lines: Sequence[Line], proof: Sequence[int]) -> tuple[int, int]:
    return len(folded(lines, proof)), len(proof)


def folded(lines: Sequence[Line], proof: Sequence[int]) -> tuple[Reason, ...]:
    """Rules first, then the runs of answers; what one chose oneself needs no reason."""
    rules = sorted({lines[line].rule for line in proof if lines[line].rule})
    heard: dict[int, list[int]] = {}
    for line in proof:
        if not lines[line].rule and not lines[line].given:
            heard.setdefault(lines[line].seat, []).append(line)
    runs = [run for seat in sorted(heard) for run in _runs(lines, seat, heard[seat])]
    while len(rules) + len(runs) > MOST_LINES and _join(lines, runs):
        pass
    runs.sort()
    return (
        *(Reason(rule, -1, (), ()) for rule in rules),
        *(
            Reason(
                "",
                lines[run[0]].seat,
                tuple(sorted({lines[line].n for line in run})),
                tuple(lines[line].heard for line in run),
            )
            for run in runs
        ),
    )


def _runs(lines: Sequence[Line], seat: int, used: list[int]) -> list[list[int]]:
    """Answers of a player between which they gave no other."""
    own = [number for number, line in enumerate(lines) if line.seat == seat and not line.rule]
    place = {line: number for number, line in enumerate(own)}
    runs: list[list[int]] = []
    for line in used:
        if runs and _is_next(lines, own, place[runs[-1][-1]], place[line]):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


def _is_next(lines: Sequence[Line], own: list[int], before: int, after: int) -> bool:
    """Whether only one entry of this player lies between these two lines, or none."""
    return len({lines[line].n for line in own[before + 1 : after]}) <= 1


def _join(lines: Sequence[Line], runs: list[list[int]]) -> bool:
    """Put the two nearest runs of one player together; False if there are none."""
    pairs = [
        (second[0] - first[-1], number)
        for number, (first, second) in enumerate(pairwise(runs))
        if lines[first[0]].seat == lines[second[0]].seat
    ]
    if not pairs:
        return False
    _gap, number = min(pairs)
    runs[number : number + 2] = [runs[number] + runs[number + 1]]
    return True
