"""How far it is to the end of Dooom by what is known: to what is lacking, and then out."""

from asterion.books.dooom.plan.model import EXIT, TREASURE
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.paths import cells_of, distances


def points_to_win(view: View, most: int) -> int | None:
    """O9, O16  Action points to the nearest treasure, from there to the next one, and to an exit.

    None where something of that is not known, or costs more than `most` points.
    """
    chart, here, points = view.chart, view.here, 0
    lying = set(cells_of(chart, TREASURE))
    exits = set(cells_of(chart, EXIT))
    lacking = max(0, view.target - view.treasure)
    if not exits or len(lying) < lacking:
        return None
    for _ in range(lacking):
        near = distances(chart, here, view.players, most - points)
        found = min(((near[cell], cell) for cell in lying & near.keys()), default=None)
        if found is None:
            return None
        points, here = points + found[0] + 1, found[1]
        lying.remove(here)
    near = distances(chart, here, view.players, most - points)
    out = min((steps for cell, steps in near.items() if cell in exits and steps), default=most + 1)
    return points + out if points + out <= most else None
