"""Deduction for DungeonLab: walls, contents, the lost; and that nothing untrue is certain."""

from typing import Any

import pytest

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.make.generate import generate
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.core.audience import PUBLIC
from asterion.core.dice import Lowest, Rolled
from asterion.core.phrase import english
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.dungeonlab.facts import ContentIs, WallGone, WallIs
from asterion.testing.play import NAMES
from tests.contract.shelf.dungeonlab import KIT
from tests.knowledge.checked import Say, answers, by_bots
from tests.knowledge.dungeonlab_checked import DungeonLabChair

RANDOM_GAMES, BOT_GAMES = 44, 16
SOAKED_RANDOM_GAMES, SOAKED_BOT_GAMES, PIECES = 800, 200, 20
MOST_ANSWERS, SOAKED_ANSWERS, ASKED_EVERY = 40, 100, 50
TEAMS = (["scout"], ["scout", "scout"], ["random", "scout"], ["scout", "random", "scout"])


def random_table(seed: int) -> tuple[Table, Say]:
    """Any options, one to six players, plans of any sort; whatever is legal, and the master."""
    dice = Rolled(seed)
    players = KIT.players(dice)
    options = KIT.options(dice)
    table = Table(BOOK, KIT.plan(dice, players), NAMES[:players], options, Rolled(seed), salt="")

    def say(table: Table) -> tuple[int, str]:
        aside = KIT.out_of_turn(table, dice) if dice.below(10, "aside") == 0 else None
        if aside is not None:
            return aside
        seat = dice.pick(table.awaited, "who")
        return seat, dice.pick(table.legal(seat), "what")

    return table, say


def bots_table(seed: int) -> tuple[Table, Say]:
    """Each preset, with the product's own bots."""
    options = list(PRESETS.values())[seed % len(PRESETS)]
    team = TEAMS[seed % len(TEAMS)]
    plan = generate(DungeonLabSettings(), Rolled(seed))
    table = Table(BOOK, plan, NAMES[: len(team)], options, Rolled(seed), salt="")
    return table, by_bots(BOOK, team, Rolled(seed))


def check_game(
    table: Table, say: Say, seed: int, alone: bool = False, most: int = MOST_ANSWERS
) -> int:
    seats = [*range(len(table.names)), *([] if alone else [PUBLIC])]
    chair = DungeonLabChair(table, seats[seed % len(seats)], alone=alone)
    facts = 0
    for number in answers(table, say, most):
        chair.listen()
        if number % ASKED_EVERY == ASKED_EVERY - 1:
            facts += chair.check_facts()
    return facts + chair.check_facts(explain=2 if seed % 4 == 0 else 0)


@pytest.mark.parametrize("piece", range(2))
def test_D3_the_truth_fits_whatever_is_done_at_any_table(piece: int) -> None:
    size = RANDOM_GAMES // 2
    seeds = range(piece * size, (piece + 1) * size)
    assert sum(check_game(*random_table(seed), seed, seed % 7 == 0) for seed in seeds) > 150


def test_D3_the_truth_fits_in_games_of_the_bots() -> None:
    assert sum(check_game(*bots_table(seed), seed) for seed in range(BOT_GAMES)) > 300


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_D3_the_truth_fits_in_a_thousand_games(piece: int) -> None:
    for number in range(SOAKED_RANDOM_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*random_table(seed), seed, seed % 7 == 0, SOAKED_ANSWERS)
    for number in range(SOAKED_BOT_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*bots_table(seed), seed, most=SOAKED_ANSWERS)


# ---- scenes

HALL = """
base 3 2

walls
+##+##+##+
E  |  :  #
+  +  +  +
#        #
+##+##+##+

level 1
.. Li ..
.. Ho Wi
3 2: treasure
"""
ANN, BOB = 0, 1


def hall(players: int = 1, **options: Any) -> Table:
    settings = DungeonLabOptions(**options)
    return Table(BOOK, BOOK.plan.read(HALL), NAMES[:players], settings, Lowest(), salt="")


def hearing(table: Table, seat: int) -> Knowledge:
    knowledge = knowledge_of("dungeonlab", seat, table.options)
    for entry in table.entries:
        knowledge.hear(entry.told(seat), entry.n)
    return knowledge


def said(knowledge: Knowledge) -> set[str]:
    return {english(knowledge.say(fact)) for fact in knowledge.certain().facts}


def do(table: Table, *commands: str) -> None:
    for command in commands:
        table.submit(table.awaited[0], command)


def test_D20_what_shines_from_the_next_cell_is_one_of_a_class() -> None:
    table = hall()
    do(table, "land 1 2 1")
    known = said(hearing(table, ANN))
    assert "on 2 2 1 there is something that looks like lights" in known
    assert "east of 1 2 there is no wall" in known
    assert "on 1 2 1 there is nothing" in known
    do(table, "east")
    assert "on 2 2 1 there is a hospital" in said(hearing(table, ANN))


def test_D16_D18_a_destroyed_wall_betrays_its_kind_and_comes_back() -> None:
    table = hall()
    do(table, "land 1 1 1", "east")
    assert "east of 1 1 there is a wall" in said(hearing(table, ANN))
    do(table, "shoot 1 grenade east")
    ann = hearing(table, ANN)
    known = said(ann)
    assert "east of 1 1 there is a simple wall" in known
    gone = [fact for fact in ann.certain().facts if isinstance(fact, WallGone)]
    assert [(fact.cell, fact.way) for fact in gone] == [("1 1", 1)]
    do(table, "pass", "pass")
    assert not any(isinstance(fact, WallGone) for fact in hearing(table, ANN).certain().facts)


def test_D16_two_walls_destroyed_in_one_round_are_told_apart() -> None:
    """Who shoots first does not know where; that the other's wall is gone that shot proves."""
    plan = HALL.replace("E  |  :  #", "E  |  |  #").replace("#        #", "#  |     #")
    plan = plan.replace(".. Li ..", "a1 .. ..").replace(".. Ho Wi", "a2 Ho Wi")
    table = Table(BOOK, BOOK.plan.read(plan), NAMES[:2], DungeonLabOptions(), Lowest(), salt="")
    lost, other = table.state.order
    do(table, "land 1 1 1", "land 2 1 1", "shoot 1 grenade east", "shoot 1 grenade east")
    knowledge = hearing(table, lost)
    gone = [fact for fact in knowledge.certain().facts if isinstance(fact, WallGone)]
    assert [(fact.cell, fact.way) for fact in gone] == [("2 1", 1)]
    reasons = knowledge.why(gone[0])
    assert reasons.proved
    assert {line.seat for line in reasons.lines} == {other}


def test_D41_enough_bullets_kill_what_is_known_to_be_there() -> None:
    table = hall()
    do(table, "land 2 1 1", "south", "shoot 5 bullets north")
    known = said(hearing(table, ANN))
    assert "on 2 1 1 there is a lion" in known
    assert "what lived on 2 1 1 is dead or gone" in known


def test_D62_a_tree_is_known_by_its_taste() -> None:
    table = hall()
    do(table, "land 3 2 1")
    assert "on 3 2 1 there is a tree of some kind" in said(hearing(table, ANN))
    assert "the treasure's own place is 3 2 1" in said(hearing(table, ANN))
    do(table, "climb", "yes", "no")
    ann = hearing(table, ANN)
    assert "on 3 2 1 there is a willow" in said(ann)
    fact = next(fact for fact in ann.certain().facts if fact == ContentIs("3 2 1", "willow"))
    reasons = ann.why(fact)
    assert reasons.proved
    assert len(reasons.lines) == 1


def test_D14_who_has_the_treasure_and_hits_a_wall_knows_that_it_is_no_exit() -> None:
    monolith = WallIs("1 2", 3, "a monolith")
    table = hall()
    do(table, "land 1 2 1", "west")
    assert monolith not in hearing(table, ANN).certain().facts  # it may be the exit
    table = hall()
    do(table, "land 3 2 1", "west", "west", "west")
    ann = hearing(table, ANN)
    assert monolith in ann.certain().facts
    reasons = ann.why(monolith)
    assert reasons.proved
    assert english(ann.say_why(reasons)[-1]).startswith("you, answers ")


def test_D2_who_hears_nothing_of_others_is_careful() -> None:
    """A wall that is open may have been opened; what is dark may have died."""
    table = hall(2, hearing="nobody")
    do(table, "land 1 2 1", "land 1 1 1", "north")
    known = said(hearing(table, table.state.order[0]))
    assert "north of 1 2 there is no wall" not in known
    other = hearing(table, table.state.order[0])
    assert [at.cell for at in other.could_be(table.state.order[1])] == [""]


def test_D68_the_lost_are_wherever_it_fits() -> None:
    plan = HALL.replace(".. Li ..", "a1 Li ..").replace(".. Ho Wi", "a2 Ho Wi")
    options = DungeonLabOptions()
    table = Table(BOOK, BOOK.plan.read(plan), NAMES[:1], options, Lowest(), salt="")
    do(table, "land 1 1 1")
    ann = hearing(table, ANN)
    could = {at.cell for at in ann.could_be(ANN)}
    assert "1 2 1" in could
    assert len(could) > 2
    assert english(ann.still_possible("me").words).startswith("you may be on ")  # type: ignore[union-attr]
