"""Whether all that it takes to win is known: enough treasure, an exit, and a way between."""

from typing import NamedTuple

from asterion.knowledge.dooom.places import Place, beside
from asterion.knowledge.dooom.watching import EXIT, TREASURE, WALL, Watcher


class WayToWin(NamedTuple):
    """The exit that was seen first, and the treasures that are still to be fetched."""

    exit: Place
    treasures: list[Place]


def way_to_win(watcher: Watcher) -> WayToWin | None:
    """O16  By tiles that were seen; a pile counts as one treasure, since its worth is not seen.

    Others may be in the way, or be faster: that is the game.
    """
    if watcher.target is None or watcher.seat < 0 or watcher.is_dead or not watcher.names:
        return None
    if not any(kind == EXIT for kind, _heard in watcher.tiles.values()):
        return None
    reached = _reached(watcher)
    exits = [here for here in reached if watcher.tiles[here][0] == EXIT]
    treasures = [
        here
        for here in sorted(reached)
        if here in watcher.things
        and watcher.things[here].letter == TREASURE
        and watcher.things[here].is_sure
    ]
    missing = max(0, watcher.target - watcher.worth)
    if not exits or len(treasures) < missing:
        return None
    return WayToWin(min(exits, key=lambda here: (watcher.tiles[here][1], here)), treasures)


def _reached(watcher: Watcher) -> set[Place]:
    """The known tiles to which one can walk by known tiles."""
    found, edge = set(), [watcher.here]
    while edge:
        here = edge.pop()
        for there in beside(here):
            tile = watcher.tiles.get(there)
            if there not in found and tile is not None and tile[0] != WALL:
                found.add(there)
                edge.append(there)
    return found
