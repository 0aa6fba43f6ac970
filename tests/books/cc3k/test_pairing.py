"""C42: of all largest pairings of hoards and dragons, the first in reading order."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.cc3k.plan.kinds import AROUND, GRID
from asterion.books.cc3k.plan.model import read_plan
from asterion.books.cc3k.plan.pairing import pair
from tests.books.cc3k.table import floor


def pairs_on(drawing: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """(column, row) of hoard and dragon, in the reading order of the hoards."""
    guards = read_plan(floor(drawing)).floors[0].contents.guards
    return sorted(
        ((GRID.place(hoard), GRID.place(dragon)) for dragon, hoard in guards.items()),
        key=lambda pair: pair[0][::-1],
    )


@pytest.mark.parametrize(
    ("drawing", "pairs"),
    [
        ("9D", [((0, 0), (1, 0))]),
        ("9D9", [((0, 0), (1, 0))]),
        ("D9D", [((1, 0), (0, 0))]),
        ("D9D9", [((1, 0), (0, 0)), ((3, 0), (2, 0))]),
        ("9D9D", [((0, 0), (1, 0)), ((2, 0), (3, 0))]),
        ("99\nDD", [((0, 0), (0, 1)), ((1, 0), (1, 1))]),
        ("9.D", []),
        (".9\nD.", [((1, 0), (0, 1))]),
    ],
)
def test_C42_hoards_and_dragons_are_paired(
    drawing: str, pairs: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    assert pairs_on(drawing) == pairs


def test_C42_a_hoard_gives_up_its_first_dragon_for_the_sake_of_another_pair() -> None:
    """Alone it would have the dragon on its left, which is the only one for the hoard below."""
    assert pairs_on("D9D") == [((1, 0), (0, 0))]
    assert pairs_on("D9D\n9..") == [((1, 0), (2, 0)), ((0, 1), (0, 0))]


Pairing = tuple[int | None, ...]


def every_pairing(beside: Sequence[Sequence[int]], taken: frozenset[int]) -> Iterator[Pairing]:
    """Each hoard's dragon, or None."""
    if not beside:
        yield ()
        return
    for dragon in [*beside[0], None]:
        if dragon not in taken:
            used = taken if dragon is None else taken | {dragon}
            for rest in every_pairing(beside[1:], used):
                yield (dragon, *rest)


def in_reading_order(pairing: Pairing) -> tuple[float, ...]:
    return tuple(float("inf") if dragon is None else dragon for dragon in pairing)


@settings(max_examples=300)
@given(st.lists(st.sampled_from(".999DDD"), min_size=12, max_size=12))
def test_C42_it_is_the_first_of_the_largest_pairings(drawn: list[str]) -> None:
    cells = {GRID.cell(n % 4, n // 4): symbol for n, symbol in enumerate(drawn)}
    hoards = [cell for cell, symbol in cells.items() if symbol == "9"]
    dragons = {cell for cell, symbol in cells.items() if symbol == "D"}
    beside = [[hoard + step for step in AROUND if hoard + step in dragons] for hoard in hoards]
    all_of_them = list(every_pairing(beside, frozenset()))
    most = max(len(pairing) - pairing.count(None) for pairing in all_of_them)
    largest = [pairing for pairing in all_of_them if len(pairing) - pairing.count(None) == most]
    expected = min(largest, key=in_reading_order)
    found = {hoard: dragon for dragon, hoard in pair(hoards, dragons).items()}
    assert tuple(found.get(hoard) for hoard in hoards) == expected


@pytest.mark.parametrize("row", ["9D" * 39 + "9", "9" * 79, "D9" * 39 + "D", "99D" * 26 + "9"])
def test_C42_a_floor_full_of_them_is_paired_as_far_as_it_goes(row: str) -> None:
    text = "".join(row[n % 3 :] + row[: n % 3] + "\n" for n in range(25))
    guards = read_plan(text).floors[0].contents.guards
    assert len(set(guards.values())) == len(guards)
    assert len(guards) == min(text.count("9"), text.count("D"))
