"""The eight cells around one, looked at in one go: twenty enemies do so at every turn."""

from collections.abc import Callable
from functools import cache
from itertools import compress, product
from operator import itemgetter
from typing import Any, Final

from asterion.books.cc3k.plan.kinds import AROUND, GRID

Look = Callable[[Any], tuple[int, ...]]
"""Gets the eight out of whatever has a value for each cell; in reading order, as AROUND."""

OPEN_STEPS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    seen: tuple(compress(AROUND, seen)) for seen in product((False, True), repeat=len(AROUND))
}
"""The steps that lead to what a look has found to be true."""


@cache
def looks() -> list[Look]:
    """One for each cell; made when it is first asked for. Nobody looks from the margin."""
    cells = tuple(range(GRID.size + GRID.origin))  # the same objects for all of them
    return [itemgetter(*[cells[cell + step] for step in AROUND]) for cell in range(GRID.size)]
