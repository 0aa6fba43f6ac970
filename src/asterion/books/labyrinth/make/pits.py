"""Pits are dug, and joined to loops."""

from asterion.books.labyrinth.make.draft import Draft
from asterion.books.labyrinth.plan.model import PIT
from asterion.core.dice import Dice

TRIES = 8


def place_loops(draft: Draft, lengths: list[int], dice: Dice) -> None:
    """L48, L93  A loop of each length, as far as there is room and all stays in reach."""
    for length in lengths:
        for _ in range(TRIES):
            loop = _dig(draft, length, dice)
            if len(loop) > 1:
                _join(draft, loop)
                if draft.reach().is_whole():
                    break
                _fill(draft)
            else:
                draft.unsettle(loop)


def _dig(draft: Draft, length: int, dice: Dice) -> list[int]:
    """L99  This many pits, or as many as there is room for, along the edge more often."""
    wild = [cell for cell in draft.cells if draft.is_wild(cell)]
    loop: list[int] = []
    while wild and len(loop) < length:
        pit = draft.pick(wild, filter(draft.on_edge, wild), dice, "pit")
        wild.remove(pit)
        loop.append(pit)
        draft.settle(pit, PIT)
    return loop


def _join(draft: Draft, loop: list[int]) -> None:
    draft.loops.append(tuple(loop))
    draft.next_pit.update(zip(loop, loop[1:] + loop[:1], strict=True))


def _fill(draft: Draft) -> None:
    """Take the last loop back."""
    loop = draft.loops.pop()
    for pit in loop:
        del draft.next_pit[pit]
    draft.unsettle(loop)
