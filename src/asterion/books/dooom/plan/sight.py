"""Fields of vision (O7, O23): which squares are in sight, and in which order they are told."""

from functools import lru_cache
from operator import itemgetter

from asterion.books.dooom.options import DooomOptions
from asterion.core.state.grid import disc


class Sight:
    """One field of vision. It is told as a block of text, `/` between rows, `X` for out of sight.

    On a map whose rows are `stride` cells apart, `index` says where in the block a cell stands
    that lies so far from the eye; `runs` is what is seen of each row: from and to (from the eye),
    and from and to (in the block). To tell one, `parts` cuts the runs out of the cells from `first`
    to `last` all at once, which took half the time of cutting row by row; `block` is filled with
    them.
    """

    __slots__ = (
        "beside", "block", "centre", "first", "index", "last", "near", "offset_at", "offsets",
        "parts", "radius", "runs",
    )  # fmt: skip

    def __init__(self, squares: tuple[tuple[int, int], ...], stride: int) -> None:
        self.radius = radius = max(right for right, _ in squares)
        side = 2 * radius + 1
        rows = range(-radius, radius + 1)
        self.index = {
            down * stride + right: (down + radius) * (side + 1) + right + radius
            for right, down in squares
        }
        self.offset_at = {place: offset for offset, place in self.index.items()}
        self.offsets = tuple(self.index)
        self.centre = self.index[0]
        self.beside = tuple(self.index[step] for step in (-stride, 1, stride, -1))
        self.near = itemgetter(*self.beside, self.centre)
        widest = {down: max(right for right, low in squares if low == down) for down in rows}
        self.runs = tuple(
            (first, first + 2 * wide + 1, self.index[first], self.index[first] + 2 * wide + 1)
            for down, wide in widest.items()
            for first in [down * stride - wide]
        )
        self.first, self.last = self.runs[0][0], self.runs[-1][1]
        self.parts = itemgetter(*(slice(a - self.first, b - self.first) for a, b, *_ in self.runs))
        margins = ("X" * (radius - wide) for wide in widest.values())
        self.block = bytearray("/".join(f"{out}%b{out}" for out in margins).encode())


def squares(radius: int, shape: str) -> tuple[tuple[int, int], ...]:
    """O7  Within `radius` both ways, and the sum at most radius + 1: 21 squares, or 37."""
    reach = {"book": radius + 1, "square": 2 * radius, "diamond": radius}[shape]
    return tuple(disc(radius, reach))


@lru_cache(maxsize=64)
def sights(options: DooomOptions, stride: int) -> tuple[Sight, Sight]:
    """Without and with a lantern."""
    shape = options.sight_shape
    plain, lit = squares(options.sight, shape), squares(options.lantern_sight, shape)
    return Sight(plain, stride), Sight(lit, stride)
