"""What has been seen of late: a bot goes through the map once, and again if it must."""

from asterion.books.dooom.view.model import View
from asterion.core.drawing.chart import UNKNOWN, Chart

_KNOWN = bytes(tile != UNKNOWN for tile in range(256))


class Sweep:
    """The cells that were in sight since the sweep began; the first one explores the map.

    What others do out of sight makes the chart stale. So a bot that has seen everything and still
    lacks something goes through it all again; and if nobody died meanwhile, it knows that what it
    lacks is carried by the living.
    """

    def __init__(self) -> None:
        self.seen: Chart | None = None
        self.began = 0
        self.took = 0
        self.deaths = 0
        self.somebody_died = False
        self.in_vain = False

    def notice(self, view: View) -> Chart:
        """Take in what is in sight now; a player hides what is underfoot."""
        if self.seen is None:
            self._begin(view, view.chart.tiles.translate(_KNOWN))
            self.somebody_died = bool(view.dead)  # a bot may be seated in the middle of a game
        if len(view.dead) != self.deaths:
            self._hear_of_death(view)
        seen = self.seen
        assert seen is not None
        while seen.stride < view.chart.stride:
            seen.grow(seen.start)
        here, tiles = view.here, seen.tiles
        hidden = [(cell, tiles[cell]) for cell in view.players]
        for first, last, _, _ in view.sight.runs:
            tiles[here + first : here + last] = b"\1" * (last - first)
        for cell, before in hidden:
            tiles[cell] = before
        return seen

    def finish(self, view: View) -> None:
        """All was seen: the next sweep begins."""
        self.in_vain = not self.somebody_died
        self.took = view.round - self.began
        self._begin(view, bytearray(len(view.chart.tiles)))

    def _begin(self, view: View, tiles: bytearray) -> None:
        self.seen = Chart(view.chart.margin, view.chart.stride)
        self.seen.tiles = tiles
        for cell in view.players:
            tiles[cell] = 0
        self.began = view.round
        self.deaths = len(view.dead)
        self.somebody_died = False

    def _hear_of_death(self, view: View) -> None:
        """O17  Treasure may have been dropped where it was not before."""
        self.deaths = len(view.dead)
        self.somebody_died = True
        if self.in_vain:
            self.in_vain = False
            self._begin(view, bytearray(len(view.chart.tiles)))
