"""Whether a shot is likely to hit somebody (L69)."""

from collections.abc import Iterable

from asterion.bots.labyrinth.atlas import Atlas
from asterion.bots.labyrinth.paper import OPEN, Place, Scrap, beside
from asterion.bots.labyrinth.track import INSIDE, Track

A_GUESS = 0.5
"""How likely a side is to be open of which nothing is known."""


TOO_MANY = 10
"""A player who may be in more places than this is neither shot at nor shoots."""


def odds(atlas: Atlas, shooter: Track, targets: Iterable[Track], far: int) -> list[float]:
    """For each of the four ways, how likely a bullet hits one of the targets."""
    hits = [0.0] * 4
    places = shooter.could_be_at()
    aimed = [target.could_be_at() for target in targets if target.outside == INSIDE]
    aimed = [could_be for could_be in aimed if len(could_be) <= TOO_MANY]
    if not aimed or not 0 < len(places) <= TOO_MANY or shooter.outside != INSIDE:
        return hits
    offsets = sorted(shooter.paper.could_be)
    for offset, place in zip(offsets, places, strict=True):
        drawn = atlas.drawn_at(shooter.paper, offset)
        for way in range(4):
            flies = dict(_line(atlas, drawn, place, way, far))
            missed = 1.0
            for could_be in aimed:
                chances = [flies.get(there, 0.0) for there in could_be]
                missed *= 1 - sum(chances) / max(1, len(chances))
            hits[way] += (1 - missed) / len(places)
    return hits


def _line(
    atlas: Atlas, drawn: Scrap, place: Place, way: int, far: int
) -> Iterable[tuple[Place, float]]:
    """The cells that a bullet may come to, each with how likely it gets so far."""
    if drawn.kinds.get(place) in ("H", "W"):
        return
    chance = 1.0
    yield place, chance
    for _ in range(far):
        what, place = drawn.what(place, way), beside(place, way)
        if place not in atlas.shape or what not in ("", OPEN):
            return
        chance *= 1.0 if what == OPEN else A_GUESS
        kind = drawn.kinds.get(place)
        if kind == "H":
            return
        yield place, chance
        if kind == "W":
            return
