"""Exits, treasures, mites, hospitals and weaponries are given their places."""

from asterion.books.labyrinth.make.draft import Draft, NoRoom
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    ENCEPHALITIS,
    HOSPITAL,
    LAND,
    OPEN_EXIT,
    WEAPONRY,
)
from asterion.core.dice import Dice
from asterion.core.phrase import phrase

SHUFFLES = 8
FAR = 2
"""L100  A treasure this many steps from an exit is not near it."""


def place_exits(draft: Draft, count: int, treasures: int, dice: Dice) -> None:
    """L92, L100  Exits anywhere, as long as enough cells for the treasures are far from them."""
    for _ in range(SHUFFLES):
        sides = draft.outer_sides()
        dice.shuffle(sides, "exits")
        one_a_cell = list({cell: (cell, way) for cell, way in sides}.values())
        _open(draft, (one_a_cell if len(one_a_cell) >= count else sides)[:count])
        if sum(steps >= FAR for steps in draft.distances(draft.exit_cells).values()) >= treasures:
            return
    # This many exits leave no room unless they are close together.
    steps = draft.distances([dice.pick(draft.outer_sides(), "exits close together")[0]])
    _open(draft, sorted(draft.outer_sides(), key=lambda side: steps[side[0]])[:count])


def _open(draft: Draft, sides: list[tuple[int, int]]) -> None:
    draft.exits = dict.fromkeys(sides, OPEN_EXIT)


def close_exits(draft: Draft, percent: int, keep_one_open: bool, dice: Dice) -> None:
    """L7, L92  Some exits are walled up, but not all where one is to be open."""
    sides = list(draft.exits)
    dice.shuffle(sides, "closed exits")
    for side in sides[1:] if keep_one_open else sides:
        if dice.chance(percent, "closed exit"):
            draft.exits[side] = CLOSED_EXIT


def place_treasures(draft: Draft, count: int, dice: Dice) -> None:
    """L91, L97, L100  The true treasure is among the farthest from the exits, fakes not near."""
    steps = draft.distances(draft.exit_cells)
    cells = [cell for cell in draft.cells if draft.is_free(cell)]
    if len(cells) < count:
        raise NoRoom(phrase("labyrinth-make-no-room-treasures", count=count), count - len(cells))
    farthest = max(steps[cell] for cell in cells)
    best = [cell for cell in cells if steps[cell] >= max(FAR, farthest - 1)] or cells
    true = dice.pick(best, "true treasure")
    cells.remove(true)
    dice.shuffle(cells, "fake treasures")
    cells.sort(key=lambda cell: steps[cell] < FAR)  # those near an exit only when nothing is left
    for cell in (true, *cells[: count - 1]):
        draft.treasures.append((cell, cell == true))
        draft.settle(cell, LAND)


def place_mites(draft: Draft, count: int, by_treasure: bool, dice: Dice) -> None:
    """L99  The first mite guards the true treasure or, unless it must be that, an exit."""
    guards = frozenset(draft.guarded_cells())
    beside = draft.neighbours[draft.true_treasure] if by_treasure else guards
    for number in range(count):
        cells = [cell for cell in draft.cells if draft.is_wild(cell)]
        if not cells:
            raise NoRoom(phrase("labyrinth-make-no-room-mites", count=count), count - number)
        first = [cell for cell in cells if cell in beside] if not number else []
        draft.settle(draft.pick(first or cells, guards, dice, "mite"), ENCEPHALITIS)


def place_houses(draft: Draft, weaponries: int, hospitals: int, dice: Dice) -> None:
    """L95, L96  Hospitals and weaponries, no two beside each other, or else not of both kinds."""
    kinds = [WEAPONRY] * weaponries + [HOSPITAL] * hospitals
    for apart in [True] * SHUFFLES + [False] * SHUFFLES:
        places = _try_houses(draft, kinds, apart, dice)
        if places:
            break
    else:
        places = [cell for cell in draft.cells if draft.is_free(cell)]
        if len(places) < len(kinds):
            reason = phrase("labyrinth-make-no-room-houses", count=len(kinds))
            raise NoRoom(reason, len(kinds) - len(places))
        dice.shuffle(places, "houses anywhere")
    for cell, kind in zip(places, kinds, strict=False):
        draft.settle(cell, kind)


def _try_houses(draft: Draft, kinds: list[int], apart: bool, dice: Dice) -> list[int]:
    """A cell for each of these kinds, or nothing if this shuffle has no room for all."""
    cells = [cell for cell in draft.cells if draft.is_free(cell)]
    dice.shuffle(cells, "hospitals and weaponries")
    placed: dict[int, int] = {}
    for kind in kinds:
        for cell in cells:
            beside = [placed[near] for near in draft.neighbours[cell] if near in placed]
            if cell not in placed and not (beside if apart else set(beside) - {kind}):
                placed[cell] = kind
                break
        else:
            return []
    return list(placed)
