"""How much of everything a generated plan gets: by its size, its difficulty and the settings."""

from dataclasses import dataclass
from typing import NamedTuple

from asterion.books.labyrinth.make.settings import ANY, LabyrinthSettings
from asterion.core.contract.options import OptionError
from asterion.core.dice import Dice
from asterion.core.phrase import phrase

SMALL = 12
"""With fewer cells there is no room for everything that is advised and a choice as well."""


class Taste(NamedTuple):
    """L99  What a difficulty means, in hundredths; `mite` is how many cells have one mite."""

    rivers: int
    pits: int
    mite: int
    walls: int
    closed: int
    guard: int


TASTES = {
    "easy": Taste(rivers=14, pits=8, mite=45, walls=35, closed=25, guard=0),
    "normal": Taste(rivers=24, pits=12, mite=28, walls=55, closed=40, guard=50),
    "hard": Taste(rivers=32, pits=16, mite=16, walls=80, closed=55, guard=100),
}


@dataclass(frozen=True)
class Recipe:
    """The numbers of one attempt; `rivers` and `loops` are the sizes of each, deltas included."""

    weaponries: int
    hospitals: int
    treasures: int
    mites: int
    exits: int
    rivers: list[int]
    loops: list[int]
    walls_percent: int
    closed_percent: int
    guard_treasure: bool


def refuse_impossible(settings: LabyrinthSettings, cells: int, sides: int, inner: int) -> None:
    """Settings that no plan of this many cells, outer and inner sides can meet, in one sentence."""
    wanted = {name: getattr(settings, name) for name in _LEAST}
    for name, least in _LEAST.items():
        if wanted[name] != ANY and wanted[name] < least:
            few = phrase("labyrinth-make-least", limit=name, least=least, wanted=wanted[name])
            raise OptionError(few)
    needed = sum(max(wanted[name], least) for name, least in _LEAST.items() if name != "exits")
    if needed > cells:
        raise OptionError(phrase("labyrinth-make-too-many", needed=needed, cells=cells))
    if settings.exits > sides:
        raise OptionError(phrase("labyrinth-make-exits", exits=settings.exits, sides=sides))
    if settings.inner_walls > inner:
        walls = settings.inner_walls
        raise OptionError(phrase("labyrinth-make-walls", walls=walls, cells=cells))


def unmet_by(settings: LabyrinthSettings) -> int:
    """L78, L95, L97  How many pieces of advice the fixed totals leave unmet, whatever is made."""
    fakes = settings.treasures - 1
    return sum(
        (
            settings.weaponries == 1,
            settings.hospitals == 1,
            settings.treasures != ANY and not 1 <= fakes <= settings.players,
            settings.mines and ANY < settings.exits <= settings.players,
        )
    )


_LEAST = {"weaponries": 1, "hospitals": 1, "treasures": 1, "mites": 0, "exits": 2}
"""L90-L92  The least of each that a plan must have."""


def recipe(settings: LabyrinthSettings, cells: int, water: int, dice: Dice) -> Recipe:
    """The numbers for an attempt; `water` in a hundred of the usual rivers and pits are wanted."""
    taste = TASTES[settings.difficulty]
    counts = _counts(settings, taste, cells, dice)
    spare = cells - sum(counts.values())
    return Recipe(
        **counts,
        exits=_exits(settings, cells, dice),
        rivers=_rivers(settings, cells, min(_share(cells, taste.rivers), spare) * water // 100),
        loops=_loops(settings, cells, min(_share(cells, taste.pits), spare) * water // 100),
        walls_percent=taste.walls,
        closed_percent=taste.closed if settings.closed_exits else 0,
        guard_treasure=dice.chance(taste.guard, "guard the treasure"),
    )


def _counts(settings: LabyrinthSettings, taste: Taste, cells: int, dice: Dice) -> dict[str, int]:
    """L80, L90, L91, L95, L97  What was fixed, what must be, then what is advised while it fits."""
    most_fakes = min(settings.players, max(1, cells // 10))
    likes = {
        "weaponries": 2 + cells // 40,
        "hospitals": 2 + cells // 40,
        "treasures": 2 + dice.below(most_fakes, "fake treasures"),
        # The smallest plans have room for a mite or for water along the edge, not for both.
        "mites": max(1, cells // taste.mite) if cells >= SMALL else dice.below(2, "mite"),
    }
    counts = {}
    for name in likes:
        fixed = getattr(settings, name)
        counts[name] = _LEAST[name] if fixed == ANY else fixed
        likes[name] = likes[name] if fixed == ANY else fixed
    room = cells - sum(counts.values())
    while room and counts != likes:
        for name in [name for name in likes if counts[name] < likes[name]][:room]:
            counts[name] += 1
        room = cells - sum(counts.values())
    return counts


def _exits(settings: LabyrinthSettings, cells: int, dice: Dice) -> int:
    """L78, L92  Two or a few; with landmines one more than players."""
    if settings.exits != ANY:
        return settings.exits
    few = 2 if cells < SMALL else 2 + dice.below(2 + cells // 100, "exits")
    return max(few, settings.players + 1) if settings.mines else few


def _rivers(settings: LabyrinthSettings, cells: int, wanted: int) -> list[int]:
    """The sizes of the river systems: about six cells each, within the agreed limits."""
    longest, branches = settings.longest_river, settings.most_branches
    if 0 in (longest, branches, settings.most_rivers):
        return []
    largest = cells if ANY in (longest, branches) else 1 + longest * branches
    count = _within(settings.most_rivers, max(-(-wanted // largest), (wanted + 3) // 6, 1))
    return [size for size in _shared_out(min(wanted, largest * count), count) if size >= 2]


def _loops(settings: LabyrinthSettings, cells: int, wanted: int) -> list[int]:
    """The lengths of the loops of pits: one loop, in large plans more, within the limits."""
    wanted = _within(settings.most_pits, wanted)
    longest = _within(settings.longest_loop, wanted)
    if longest < 2:
        return []
    count = _within(settings.most_loops, max(1 + cells // 60, -(-wanted // longest)))
    count = min(count, wanted // 2)
    return _shared_out(min(wanted, longest * count), count) if count else []


def _share(cells: int, percent: int) -> int:
    """The least of which a river or a loop can be made, or a share of the cells."""
    return max(2, cells * percent // 100)


def _within(limit: int, number: int) -> int:
    return number if limit == ANY else min(limit, number)


def _shared_out(total: int, count: int) -> list[int]:
    """The total in this many parts of nearly the same size, the larger ones first."""
    return [(total + part) // count for part in reversed(range(count))]
