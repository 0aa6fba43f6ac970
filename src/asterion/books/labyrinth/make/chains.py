"""Safe chains: ways across the labyrinth on which nothing carries and nothing bites."""

from asterion.books.labyrinth.make.draft import Draft
from asterion.core.dice import Dice


def place_chains(draft: Draft, dice: Dice) -> None:
    """L82  A way from the first column to the last and one from the first row to the last."""
    grid = draft.grid
    left = [cell for cell in draft.cells if grid.place(cell)[0] == 0]
    right = [cell for cell in draft.cells if grid.place(cell)[0] == grid.width - 1]
    top = [cell for cell in draft.cells if grid.place(cell)[1] == 0]
    bottom = [cell for cell in draft.cells if grid.place(cell)[1] == grid.height - 1]
    for side, far_side in ((left, right), (top, bottom)):
        start = dice.pick(side, "start of a safe chain")
        end = dice.pick(far_side, "end of a safe chain")
        draft.keep_harmless(_shortest_way(draft, start, end, dice))


def _shortest_way(draft: Draft, start: int, end: int, dice: Dice) -> list[int]:
    """One of the shortest ways, at random: long chains would leave no room for rivers."""
    steps = draft.distances([end])
    way = [start]
    while way[-1] != end:
        nearer = [near for near in draft.neighbours[way[-1]] if steps[near] < steps[way[-1]]]
        way.append(dice.pick(nearer, "safe chain"))
    return way
