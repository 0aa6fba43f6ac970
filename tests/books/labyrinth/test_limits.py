"""The limits of 7.1 that a table agreed on, held against a plan."""

import pytest

from asterion.books.labyrinth.make.limits import has_safe_chains, limits_broken
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.contract.options import with_settings

BOG = """
+---+---+---+---+---+
|P1  P2  P3 |P1b P2b|
+   +   +   +   +   +
|.   v   <   <   .  |
+   +   +   +   +   +
|>   D   <   E   W  |
+   +   +   +   +   +
|>   >   v   F   H  |
+   +   +   +   +   +
 T   .   D  |.   .  =
+---+---+---+---+---+
"""


def broken(plan: Plan, **agreed: int) -> list[str]:
    words = {name: str(value) for name, value in agreed.items()}
    return [str(found) for found in limits_broken(plan, with_settings(LabyrinthSettings(), words))]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("most_pits", 5),
        ("most_loops", 2),
        ("longest_loop", 3),
        ("most_rivers", 2),
        ("most_branches", 3),
        ("longest_river", 3),
    ],
)
def test_L80_a_limit_is_kept_up_to_its_number(name: str, found: int) -> None:
    plan = read_plan(BOG)
    words = name.replace("_", " ").replace("most", "maximum")
    sentence = f"fault (L80): {words}: the table agreed on {found - 1}; the plan has {found}"
    assert broken(plan, **{name: found - 1}) == [sentence]
    assert broken(plan, **{name: found}) == broken(plan, **{name: -1}) == []


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("mites", 1),
        ("weaponries", 1),
        ("hospitals", 1),
        ("treasures", 2),
        ("inner_walls", 2),
        ("exits", 2),
    ],
)
def test_L80_a_total_is_kept_exactly(name: str, found: int) -> None:
    plan = read_plan(BOG)
    for other in (found - 1, found + 1):
        words = name.replace("_", " ").replace("most", "maximum")
        sentence = f"fault (L80): {words}: the table agreed on {other}; the plan has {found}"
        assert broken(plan, **{name: other}) == [sentence]
    assert broken(plan, **{name: found}) == broken(plan, **{name: -1}) == []


def test_L80_exits_that_were_never_to_be_closed() -> None:
    sentence = "fault (L80): e5 has a closed exit, but the table plays without them"
    assert broken(read_plan(BOG), closed_exits=0) == [sentence]
    assert broken(read_plan(BOG), closed_exits=1) == []
    assert broken(read_plan(BOG.replace("=", "")), closed_exits=0) == []


CHAINED = """
    +--+--+--+
    |P1 H  E |
    +  +  +--+
    |W  .  D |
    +  +  +  +
    |P2 .  ^ |
    +--+--+--+
    """


def test_L82_harmless_cells_join_opposite_sides() -> None:
    plan = read_plan(CHAINED)
    assert has_safe_chains(plan)
    assert broken(plan, safe_chain=1) == []


@pytest.mark.parametrize(
    "change",
    [("P1 H", "P1 E"), ("W  .  D", "W |.  D"), ("P2 .", "P2 E"), ("W  .  D", "E  .  D")],
)
def test_L82_neither_walls_nor_mites_are_on_a_safe_chain(change: tuple[str, str]) -> None:
    plan = read_plan(CHAINED.replace(*change))
    assert not has_safe_chains(plan)
    assert broken(plan, safe_chain=1) == [
        "fault (L82): a pair of opposite sides is not joined by a chain of harmless cells"
    ]
    assert broken(plan, safe_chain=0) == []
