"""Deduction is sound: the truth always fits, and nothing is called certain that is not true."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.audience import PUBLIC
from asterion.core.dice import Recorded, Rolled
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.testing.play import NAMES
from tests.books.labyrinth.any_options import random_options
from tests.books.labyrinth.any_plan import plans
from tests.books.labyrinth.test_random_games import PLANS, some_plan
from tests.contract.shelf.labyrinth import KIT
from tests.knowledge.checked import Chair, Say, answers, anything, by_bots

RANDOM_GAMES, BOT_GAMES, ALONE_GAMES = 30, 9, 1
SOAKED_RANDOM_GAMES, SOAKED_BOT_GAMES, PIECES = 800, 200, 20
MOST_ANSWERS = 100
ASKED_EVERY = 20
"""After this many answers it is asked what is certain; the truth is put to it after every one."""

TEAMS = (
    ["mapper", "wanderer"],
    ["mapper", "mapper", "wanderer"],
    ["random", "mapper"],
    ["random", "random", "mapper"],
)


def random_table(seed: int) -> tuple[Table, Say]:
    """Any options, any number of players, any plan."""
    chooser = Rolled(seed)
    options = random_options(chooser)
    players = 2 + chooser.below(5, "players")
    number = chooser.below(PLANS, "plan")
    plan = some_plan(number, options.mines, options.mites, options.rivers == "turbulent")
    table = Table(BOOK, plan, NAMES[:players], options, Rolled(seed), salt="salt")
    return table, anything(chooser)


def bots_table(seed: int) -> tuple[Table, Say]:
    """Each preset, 5 x 5, with the product's own bots."""
    preset = list(PRESETS.values())[seed % len(PRESETS)]
    team = TEAMS[seed % len(TEAMS)]
    wanted = settings_for(LabyrinthSettings(players=len(team)), preset)
    plan = generate(wanted, Rolled(seed))
    table = Table(BOOK, plan, NAMES[: len(team)], preset, Rolled(seed), salt="salt")
    return table, by_bots(BOOK, team, Rolled(seed))


def check_game(table: Table, say: Say, seed: int, alone: bool = False) -> int:
    """A whole game from one chair, or from the bench of the public; how many facts were true."""
    seats = [*range(len(table.names)), *([] if alone else [PUBLIC])]
    chair = Chair(table, seats[seed % len(seats)], alone=alone)
    facts = 0
    for number in answers(table, say, MOST_ANSWERS):
        chair.listen()
        if number % ASKED_EVERY == ASKED_EVERY - 1 or chair.corpse_untold():
            facts += chair.check_facts()
    return facts + chair.check_facts()


@pytest.mark.parametrize("piece", range(3))
def test_L12_the_truth_fits_whatever_is_said_at_any_table(piece: int) -> None:
    size = RANDOM_GAMES // 3
    seeds = range(piece * size, (piece + 1) * size)
    assert sum(check_game(*random_table(seed), seed) for seed in seeds) > 100


@pytest.mark.parametrize("piece", range(3))
def test_L12_the_truth_fits_in_games_of_the_bots(piece: int) -> None:
    size = BOT_GAMES // 3
    seeds = range(piece * size, (piece + 1) * size)
    assert sum(check_game(*bots_table(seed), seed) for seed in seeds) > 200


def test_L12_the_truth_fits_whoever_uses_their_own_answers_only() -> None:
    seeds = range(500, 500 + ALONE_GAMES)
    facts = [check_game(*random_table(seed), seed, alone=True) for seed in seeds]
    facts += [check_game(*bots_table(seed), seed, alone=True) for seed in seeds]
    assert sum(facts) > 50


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_L12_the_truth_fits_in_a_thousand_games(piece: int) -> None:
    for number in range(SOAKED_RANDOM_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*random_table(seed), seed)
    for number in range(SOAKED_BOT_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*bots_table(seed), seed)


@settings(max_examples=60, deadline=None)
@given(plan=plans(), seed=st.integers(0, 9999))
def test_L5_the_truth_fits_on_any_plan_that_can_be_drawn(plan: Plan, seed: int) -> None:
    """Of any shape, with treasures anywhere; section 8 is not assumed."""
    assume(len(plan.cells) > 4)  # after void rounds there must be another cell to start on
    chooser = Rolled(seed)
    options = random_options(chooser)
    table = Table(BOOK, plan, NAMES[:3], options, Rolled(seed), salt="salt")
    chair = Chair(table, seed % 4 - 1, fair=False)
    for _ in answers(table, anything(chooser), 25):
        chair.listen()
    chair.check_facts()


def test_L12_two_plans_that_sound_the_same_are_known_the_same() -> None:
    """What was told is all that goes in: the answers agree to the byte, on different plans."""
    compared = 0
    for seed in range(30):
        chooser = Rolled(seed)
        table = Table(
            BOOK, KIT.plan(chooser, 2), NAMES[:2], PRESETS["full"], Rolled(seed), salt="salt"
        )
        for _ in answers(table, anything(chooser), 10):
            pass
        twin = KIT.twin(table, 0, chooser)
        if twin is None:
            continue
        draws = Recorded([draw for entry in table.entries for draw in entry.draws])
        other = Table(BOOK, twin, NAMES[:2], table.options, draws, salt="salt")
        for entry in table.entries[1:]:
            other.submit(entry.seat, entry.do)
        if heard_by(other, 0) == heard_by(table, 0):
            assert table.plan != other.plan
            assert known_by(other, 0) == known_by(table, 0)
            compared += 1
    assert compared > 3


def heard_by(table: Table, seat: int) -> bytes:
    return encode([entry.told(seat) for entry in table.entries])


def known_by(table: Table, seat: int) -> bytes:
    assert isinstance(table.options, LabyrinthOptions)
    knowledge = LabyrinthKnowledge(seat, table.options)
    said = []
    for entry in table.entries:
        told = entry.told(seat)
        if told:
            knowledge.hear(told, entry.n)
            said.append(encode(knowledge.certain()))
    players = [knowledge.could_be(other) for other in range(2)]
    return b"\n".join([*said, encode(players), encode(knowledge.worlds(3))])


def test_L87_where_no_start_is_valid_the_master_takes_any() -> None:
    """On a plan that nobody has made fairly a treasure may lie on each cell."""
    drawn = some_plan(0, mines=True, mites=False, turbulent=False)
    everywhere = [(cell, False) for cell in drawn.cells]
    plan = Plan(
        drawn.name, drawn.grid, drawn.kinds, drawn.edges, drawn.loops, drawn.flow, everywhere
    )
    rules = replace(PRESETS["full"], common_start=True, void_treasure=True)
    chair = Chair(Table(BOOK, plan, NAMES[:2], rules, Rolled(1), salt="salt"), 0, fair=False)
    chair.listen()
    chair.check_facts()
