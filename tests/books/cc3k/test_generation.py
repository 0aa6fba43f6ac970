"""C3-C7 as distributions: many floors, and bounds that a wrong table would break."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import sqrt

import pytest

from asterion.books.cc3k.make.generate import Cc3kSettings, generate
from asterion.books.cc3k.make.populate import furnish
from asterion.books.cc3k.plan.floor import Contents
from asterion.books.cc3k.plan.kinds import DRAGON, DRAGON_HOARD
from asterion.books.cc3k.plan.model import default_plan, read_plan, write_plan
from asterion.core.dice import Rolled

FLOORS = 700
BASE = default_plan().floors[0]
SPREAD = 4.5
"""This many standard deviations off is a wrong table, not bad luck."""


@cache
def many() -> list[Contents]:
    dice = Rolled(20)
    return [furnish(BASE, dice) for _ in range(FLOORS)]


def is_like(seen: Mapping[object, int], shares: Mapping[object, float]) -> bool:
    """Whether every share is within the bound of what was seen."""
    total = sum(seen.values())
    assert set(seen) <= set(shares)
    return all(
        abs(seen.get(kind, 0) - total * share) <= SPREAD * sqrt(total * share * (1 - share))
        for kind, share in shares.items()
    )


def chambers(cells: list[int]) -> Counter[object]:
    return Counter(BASE.chamber_of[cell] for cell in cells)


def by_area() -> dict[object, float]:
    return {n: len(chamber) / 638 for n, chamber in enumerate(BASE.chambers)}


def placed() -> dict[str, list[int]]:
    floors = many()
    return {
        "player": [floor.player for floor in floors],
        "potions": [cell for floor in floors for cell in floor.potions],
        "gold": [cell for floor in floors for cell in floor.gold],
        "enemies": [
            cell for floor in floors for cell, kind in floor.enemies.items() if kind != DRAGON
        ],
    }


@pytest.mark.parametrize("what", ["player", "potions", "gold", "enemies"])
def test_C4_every_chamber_is_as_likely_as_any_other(what: str) -> None:
    seen = chambers(placed()[what])
    assert is_like(seen, dict.fromkeys(range(5), 1 / 5))
    assert not is_like(seen, by_area()), "the bound would show chambers drawn by area"


def test_C4_the_stairs_are_in_each_of_the_other_four_chambers_alike() -> None:
    for home in range(5):
        stairs = [f.stairs[0] for f in many() if BASE.chamber_of[f.player] == home]
        others: dict[object, float] = {n: 1 / 4 for n in range(5) if n != home}
        assert is_like(chambers(stairs), others)


def test_C4_every_tile_of_a_chamber_is_as_likely_as_any_other() -> None:
    """Chamber 3 has 36 tiles; its rows and columns are met alike."""
    cells = [cell for cell in placed()["enemies"] if BASE.chamber_of[cell] == 2]
    rank = {cell: n for n, cell in enumerate(BASE.chambers[2])}
    assert is_like(Counter(rank[cell] // 12 for cell in cells), dict.fromkeys(range(3), 1 / 3))
    assert is_like(Counter(rank[cell] % 12 for cell in cells), dict.fromkeys(range(12), 1 / 12))


def test_C5_potions_of_six_kinds() -> None:
    kinds: Counter[object] = Counter(k for floor in many() for k in floor.potions.values())
    assert kinds.total() == 10 * FLOORS
    assert is_like(kinds, dict.fromkeys(range(6), 1 / 6))


def test_C5_gold_of_three_kinds() -> None:
    kinds: Counter[object] = Counter(w for floor in many() for w in floor.gold.values())
    assert kinds.total() == 10 * FLOORS
    assert is_like(kinds, {2: 5 / 8, 1: 2 / 8, 6: 1 / 8})
    assert not is_like(kinds, {2: 4 / 8, 1: 3 / 8, 6: 1 / 8})


def test_C6_enemies_of_six_kinds() -> None:
    kinds: Counter[object] = Counter(
        chr(kind) for floor in many() for kind in floor.enemies.values() if kind != DRAGON
    )
    assert kinds.total() == 20 * FLOORS
    shares = {"H": 4, "W": 3, "L": 5, "E": 2, "O": 2, "M": 2}
    assert is_like(kinds, {letter: n / 18 for letter, n in shares.items()})


def test_C7_as_many_dragons_as_hoards_and_each_side_of_a_hoard_alike() -> None:
    """Where all eight tiles around a hoard are floor, its dragon is on each as often."""
    steps: Counter[object] = Counter()
    for floor in many():
        hoards = [cell for cell, worth in floor.gold.items() if worth == DRAGON_HOARD]
        dragons = [cell for cell, kind in floor.enemies.items() if kind == DRAGON]
        assert len(hoards) == len(dragons) == len(floor.guards)
        for dragon, hoard in floor.guards.items():
            if len(BASE.around[hoard]) == 8:
                steps[dragon - hoard] += 1
    assert steps.total() > 300
    assert is_like(steps, dict.fromkeys(steps, 1 / 8))


def test_C7_a_floor_file_made_by_chance_has_no_hoard_without_its_dragon() -> None:
    for seed in range(10):
        plan = read_plan(write_plan(generate(Cc3kSettings(floors=1), Rolled(seed))))
        contents = plan.floors[0].contents
        hoards = [cell for cell, worth in contents.gold.items() if worth == DRAGON_HOARD]
        assert sorted(contents.guards.values()) == hoards
