"""Shooting by likelihood: in how many of the imagined labyrinths a bullet hits somebody (L69)."""

from typing import Final

from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.search import Standing
from asterion.bots.labyrinth.world import NOWHERE
from asterion.knowledge.labyrinth.scene import Scene

WORTH: Final = {1: 0.4, 2: 0.3, 3: 0.2}
"""How likely a hit must be, with so many bullets left."""
AT_A_BEARER: Final = 0.15


def best_shots(view: View, scene: Scene, group: list[Standing], bullets: int) -> list[str]:
    """The shot that is likeliest to hit, if it is likely enough; a bearer is worth more."""
    targets = [
        seat
        for seat in scene.others(view.seat)
        if seat not in view.gone and not scene.players[seat].may_be_down
    ]
    if not targets or (
        view.options.damp_powder and group[0].outlook.world.kind[group[0].cell] == "R"
    ):
        return []
    bearers = [seat for seat in targets if scene.players[seat].has_treasure]
    far = 1 if view.options.range_of_one else len(view.cells)
    if view.options.named_targets:
        return _named(scene, group, targets, far)
    for aimed, wanted in ((bearers, AT_A_BEARER), (targets, WORTH[min(3, bullets)])):
        shares = [_share(group, way, aimed, far) for way in range(4)]
        best = max(shares)
        if aimed and best >= wanted:
            return [f"shoot {WAYS[shares.index(best)]}"]
    return []


def _share(group: list[Standing], way: int, targets: list[int], far: int) -> float:
    hits = 0
    for outlook, cell, _ in group:
        world = outlook.world
        line = world.line(cell, way)[: far + 1]
        hits += any(
            world.at[seat] in line and world.kind[world.at[seat]] != "H"
            for seat in targets
            if world.at[seat] != NOWHERE
        )
    return hits / len(group)


def _named(scene: Scene, group: list[Standing], targets: list[int], far: int) -> list[str]:
    """L84  Only at one whose cell is the same in all of the labyrinths."""
    for seat in targets:
        cells = {one.outlook.world.at[seat] for one in group}
        if len(cells) == 1 and NOWHERE not in cells:
            for way in range(4):
                if _share(group, way, [seat], far) >= WORTH[1]:
                    return [f"shoot {WAYS[way]} at {seat + 1} on {scene.board.names[cells.pop()]}"]
    return []
