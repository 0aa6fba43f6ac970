"""All the papers of a player of Labyrinth: one sheet, scraps, and the leaps between them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from asterion.bots.labyrinth.paper import HARD, STEPS, WALL, Place, Scrap, beside, moved

FLOW, PIT = "flow", "pit"
MOST_SCRAPS = 24
"""Above this number the oldest scrap on which nobody stands is thrown away."""
FEW = 3
ORIGIN: Place = (0, 0)


@dataclass
class Leap:
    """Somebody walked into a river or pit on one scrap, and began another where they came out."""

    by: str
    source: Scrap
    entered: Place
    target: Scrap
    arrived: Place


class Atlas:
    """What one player knows of the labyrinth, from their own moves and those of the others."""

    def __init__(self, shape: Collection[Place], is_turbulent: bool) -> None:
        self.shape = frozenset(shape)
        self.is_turbulent = is_turbulent
        self.sheet = Scrap([ORIGIN])
        self.scraps: list[Scrap] = []
        self.leaps: list[Leap] = []
        self.grenades: list[int] = []  # when anybody threw one

    def new_scrap(self, could_be: Iterable[Place]) -> Scrap:
        scrap = Scrap(set(could_be) & self.shape)
        self.scraps.append(scrap)
        return scrap

    # ---- leaps

    def leap(self, by: str, source: Scrap, entered: Place, kind: str) -> tuple[Scrap, Place]:
        """The paper and place on which one comes out; a new scrap where that is not known."""
        known = (source.flows if by == FLOW else source.next_pit).get(entered)
        if known is not None:
            source.kinds[known] = kind
            return source, known
        starts = [moved(entered, offset) for offset in source.could_be]
        ends = {end for start in starts for end in self._ends(by, start)}
        target = self.new_scrap(ends)
        target.kinds[ORIGIN] = kind
        self.leaps.append(Leap(by, source, entered, target, ORIGIN))
        return target, ORIGIN

    def _ends(self, by: str, start: Place) -> Iterable[Place]:
        """Where a leap from this place can end: down the flow, or in the next pit of the loop."""
        sheet = self.sheet
        known = (sheet.flows if by == FLOW else sheet.next_pit).get(start)
        if known is not None:
            return [known]
        if by == PIT:
            taken = sheet.next_pit.values()
            return [place for place in self.shape if place != start and place not in taken]
        if self.is_turbulent:
            return self.shape
        return [
            beside(start, way)
            for way in range(len(STEPS))
            if sheet.what(start, way) not in (WALL, HARD)
            and sheet.flows.get(beside(start, way)) != start
        ]

    # ---- putting the pieces together

    def settle(self, current: Collection[Scrap]) -> dict[int, Place]:
        """Join every scrap to the sheet that has only one place left where it can be.

        Returns the places of those joined, by their identity. One that fits nowhere was drawn
        wrongly, and nothing on it is believed.
        """
        joined: dict[int, Place] = {}
        changed = True
        while changed:
            changed = False
            for leap in self.leaps:
                self._narrow(leap)
            for scrap in list(self.scraps):
                fitting = {
                    offset
                    for offset in scrap.could_be
                    if scrap.fits(offset, self.sheet, self.shape, self.grenades)
                }
                scrap.could_be = fitting
                if len(fitting) == 1:
                    (offset,) = fitting
                    self._join(scrap, offset)
                    joined[id(scrap)] = offset
                    changed = True
                elif not fitting:
                    self._throw_away(scrap)
        self._tidy(current)
        return joined

    def _narrow(self, leap: Leap) -> None:
        """A leap leaves only pairs of places that it can have joined.

        A pit leads anywhere, so of one whose place is quite unknown nothing follows.
        """
        if leap.by == PIT and len(leap.source.could_be) > FEW:
            return
        targets: set[Place] = set()
        sources: set[Place] = set()
        back = (-leap.arrived[0], -leap.arrived[1])
        for offset in leap.source.could_be:
            ends = self._ends(leap.by, moved(leap.entered, offset))
            fitting = leap.target.could_be.intersection(moved(end, back) for end in ends)
            if fitting:
                sources.add(offset)
                targets |= fitting
        if leap.source is not self.sheet:
            leap.source.could_be = sources
        if leap.target is not self.sheet:
            leap.target.could_be = targets

    def _join(self, scrap: Scrap, offset: Place) -> None:
        scrap.copy_to(self.sheet, offset)
        self.scraps.remove(scrap)
        for leap in self.leaps:
            if leap.source is scrap:
                leap.source, leap.entered = self.sheet, moved(leap.entered, offset)
            if leap.target is scrap:
                leap.target, leap.arrived = self.sheet, moved(leap.arrived, offset)
        both = [leap for leap in self.leaps if leap.source is leap.target]
        for leap in both:
            leads = self.sheet.flows if leap.by == FLOW else self.sheet.next_pit
            leads[leap.entered] = leap.arrived
            self.leaps.remove(leap)

    def _throw_away(self, scrap: Scrap) -> None:
        self.scraps.remove(scrap)
        self.leaps = [leap for leap in self.leaps if scrap not in (leap.source, leap.target)]

    def _tidy(self, current: Collection[Scrap]) -> None:
        while len(self.scraps) > MOST_SCRAPS:
            old = [scrap for scrap in self.scraps if scrap not in current]
            if not old:
                return
            self._throw_away(old[0])

    def drawn_at(self, scrap: Scrap, offset: Place) -> Scrap:
        """The sheet as it would be with the scrap at this place."""
        if scrap is self.sheet:
            return scrap
        drawn = Scrap([ORIGIN])
        self.sheet.copy_to(drawn, ORIGIN)
        scrap.copy_to(drawn, offset)
        return drawn
