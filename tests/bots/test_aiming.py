"""Where the reasoner of Labyrinth shoots, and what it expects of plans before it has seen them."""

import pytest

from asterion.bots.labyrinth.aiming import aimed_at, under_fire
from asterion.bots.labyrinth.customs import between
from asterion.bots.labyrinth.outlook import Chances, Needs, Outlook
from asterion.bots.labyrinth.reasoner import Reasoner
from asterion.bots.labyrinth.world import OPEN, SOLID, World
from asterion.bots.seated import Seated
from asterion.bots.strength import HARD, Manner
from asterion.core.dice import Highest, Rolled
from asterion.core.phrase import english
from asterion.core.referee.table import Table
from asterion.knowledge.ask import new_solver
from asterion.knowledge.budget import Budget
from asterion.knowledge.clauses import Clauses
from asterion.knowledge.labyrinth.usual import usual_counts
from tests.bots.labyrinth_playing import BOOK, CLASSIC, table_of
from tests.bots.test_reasoner import played

LEFT, RIGHT = 3, 1


def corridor(kinds: str, at: list[int], treasure: int = 0, exits: int = 0) -> World:
    """Cells in a row with nothing between them; an exit leads left out of the first if wanted."""
    size = len(kinds)
    beside = [
        (None, cell + 1 if cell + 1 < size else None, None, cell - 1 if cell else None)
        for cell in range(size)
    ]
    sides = [[OPEN if one is not None else SOLID for one in ways] for ways in beside]
    if exits:
        sides[0][LEFT] = OPEN
    lies = [cell == treasure for cell in range(size)]
    return World(beside, list(kinds), sides, list(range(size)), {}, lies, at)


def test_L69_a_bullet_flies_to_the_first_building() -> None:
    world = corridor("LLWLL", [0, 4])
    assert aimed_at(world, 1, 5) == {4: 15, 3: 1 << RIGHT}
    assert aimed_at(world, 0, 5) == {0: 15, 1: 1 << LEFT}, "no shot out of a weaponry"
    assert set(under_fire(world, 0, 5)) == {0, 1, 2}


def test_L44_nobody_in_a_hospital_is_hit() -> None:
    world = corridor("LLH", [0, 2])
    assert aimed_at(world, 1, 5) == {}


def test_L84_with_a_range_of_one_only_neighbours_are_hit() -> None:
    world = corridor("LLLL", [0, 3])
    assert aimed_at(world, 1, 1) == {3: 15, 2: 1 << RIGHT}


def test_who_does_not_know_where_the_exit_is_pays_for_the_doubt() -> None:
    """The same world, when all worlds have its exit, and when one of four has it."""
    here, elsewhere = corridor("LLL", [0, 0], 2, exits=1), corridor("LLL", [0, 0], 2)
    needs = Needs(blast=1.0, is_immune=False)
    sure = Outlook(here, needs, Chances([here]))
    unsure = Outlook(here, needs, Chances([here, elsewhere, elsewhere, elsewhere]))
    assert sure.carrying[2] == 3
    assert unsure.carrying[2] > sure.carrying[2] + 2


def test_L55_a_mite_that_is_awake_is_dearer_than_one_that_sleeps() -> None:
    asleep, awake = corridor("LEL", [0, 0], 2, exits=1), corridor("LEL", [0, 0], 2, exits=1)
    awake.awake = frozenset({1})
    needs = Needs(blast=1.0, is_immune=False)
    assert Outlook(awake, needs).carrying[2] > Outlook(asleep, needs).carrying[2] + 5


@pytest.mark.parametrize("holding", range(6))
def test_between_is_true_of_as_many_as_it_says(holding: int) -> None:
    clauses = Clauses()
    literals = [clauses.new() for _ in range(5)]
    custom = between(clauses, literals, 2, 3)
    solver = new_solver()
    for clause in clauses.clauses:
        solver.add_clause(clause)
    wanted = [one if number < holding else -one for number, one in enumerate(literals)]
    assert solver.solve(assumptions=[custom, *wanted]) == (2 <= holding <= 3)
    assert solver.solve(assumptions=wanted), "without the custom anything goes"


def test_L95_it_imagines_as_many_of_each_as_masters_draw() -> None:
    table = table_of(2, 5)
    reasoner = Reasoner(Rolled(1), Manner(HARD))
    mind = Seated(reasoner, 0)
    while len(table.entries) < 8:
        seat = table.awaited[0]
        table.submit(seat, mind.answer(table) if seat == 0 else table.legal(seat)[0])
    assert reasoner.mind is not None
    usual = usual_counts(25, 2, 40)
    for world in reasoner.mind.worlds(8, Budget()):
        assert world.kind.count("H") == usual.hospitals
        assert world.kind.count("W") == usual.weaponries


THREE_HOSPITALS = """
+--+--+--+--+
|H  H  H  . |
+  +  +  +  +
|W  .  T  .
+  +  +  +  +
|W  F  .  .
+--+--+--+--+
"""


def test_what_is_not_usual_is_believed_when_it_is_heard() -> None:
    """Ann walks through three hospitals; then every labyrinth that she imagines has three."""
    plan = BOOK.plan.read(THREE_HOSPITALS)
    table = Table(BOOK, plan, ["Ann", "Bob"], CLASSIC, Highest(), salt="salt")
    reasoner = Reasoner(Rolled(1), Manner(HARD))
    mind = Seated(reasoner, 0)
    said = {0: iter(["start a1", "go right", "go right"]), 1: iter(["start d3", "go up", "go up"])}
    while len(table.entries) < 7:
        seat = table.awaited[0]
        table.submit(seat, next(said[seat]))
    mind.answer(table)
    assert reasoner.mind is not None
    worlds = reasoner.mind.worlds(4, Budget())
    assert worlds
    assert all(world.kind.count("H") >= 3 for world in worlds)


def test_afterwards_it_says_since_when_it_knew_an_exit() -> None:
    table, minds = played(["reasoner", "reasoner"], 500)
    assert table.result is not None
    said = [english(aim) for mind in minds for aim in mind.last_aims()]
    knew = [one for one in said if one.startswith("knew an exit from round ")]
    assert knew
    assert all(1 <= int(one.split()[5]) <= table.view(0).round for one in knew)
