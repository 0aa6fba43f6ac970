"""Strengths and time: what changes with easy, normal and hard, and what a budget cuts short."""

import pytest

from asterion.arena.contest import Contest, Pairing
from asterion.arena.referee import NO_END, play
from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.kinds import STAIRS, STEPS
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.view.model import View
from asterion.bots import make_bot
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.patience import out_of_danger
from asterion.core.dice import Lowest, Rolled
from asterion.core.referee.table import Table
from asterion.knowledge.budget import Budget
from tests.books.cc3k.table import Game

ROOM = "|.......|\n|.......|\n|@.....6|\n|.......|\n|......\\|"


def stopped(drawing: str) -> Game:
    game = Game(drawing, "s")
    game.says("f")
    return game


def first_floor() -> View:
    """As a shade sees it on arrival."""
    table = Table(BOOK, default_plan(), ["Ann"], dice=Rolled(1), salt="salt")
    table.submit(0, "s")
    view: View = table.view(0)
    return view


def crawls(game: Game, kind: str) -> str:
    prompt = game.table.prompt(0)
    assert prompt is not None
    return make_bot("cc3k", kind, Lowest()).answer(game.view, prompt)


def test_a_ground_is_reckoned_only_as_far_as_it_may_be() -> None:
    view = stopped(ROOM).view
    whole, part = Ground(view), Ground(view, most_cells=6)
    assert 6 <= len(part.cost) < len(whole.cost)
    view = first_floor()
    ticks = iter(range(1000))
    late = Ground(view, budget=Budget(3, lambda: next(ticks)))
    assert 1 < len(late.cost) < len(Ground(view).cost)


def test_C37_no_way_is_cheaper_than_the_one_it_found() -> None:
    """On a whole floor: nobody saves anything by coming from another cell; each way adds up."""
    ground = Ground(first_floor())
    prices = ground.prices()
    (stairs,) = ground.cells(STAIRS)
    for cell, cost in ground.cost.items():
        for step in STEPS if cell != stairs else ():
            if cell + step in prices:
                assert ground.cost[cell + step] <= cost + prices[cell + step]
        here, spent = ground.view.here, 0.0
        for way in reversed(ground.way_to(cell)):
            here += STEPS[way]
            spent += prices[here]
        assert (here, spent) == (cell, cost)
    assert len(ground.cost) > 500


@pytest.mark.parametrize("kind", ["crawler:easy", "crawler:hard", "crawler:0.000001"])
def test_whoever_thinks_little_still_knows_what_to_do(kind: str) -> None:
    assert crawls(stopped(ROOM), kind) == crawls(stopped(ROOM), "crawler") != "q"


def test_C35_only_the_patient_wait_until_the_ways_are_free() -> None:
    """The same shade on the same plan: an easy crawler takes fewer turns, a hard one more."""
    waits = {}
    for kind in ("crawler:easy", "crawler", "crawler:hard"):
        contest = Contest("cc3k", (kind,), 1, 1, 7, first="s")
        outcome, record = play(contest, Pairing("one", (0,), 0))
        assert outcome.faults == (0,)
        waits[kind] = record.count(b"enemy moves")
    assert waits["crawler:easy"] < waits["crawler"] < waits["crawler:hard"]


def test_C23_in_danger_it_goes_only_as_far_as_nobody_attacks() -> None:
    view = stopped("|@.....\\|\n|O......|\n|.......|").view
    ground = Ground(view)
    (stairs,) = ground.cells(ord("\\"))
    ways = ground.way_to(stairs)
    assert ground.danger(view.here)
    short = out_of_danger(ground, ways)
    assert short == ways[-2:]
    assert out_of_danger(ground, []) == []


def test_a_fighter_without_time_to_think_still_plays() -> None:
    hurried = make_bot("dooom", "fighter:0.000001", Rolled(1))
    assert getattr(hurried, "seconds", None) == 0.000001


@pytest.mark.parametrize("kind", ["scout:easy", "scout:hard", "scout:0.000001"])
def test_D9_a_scout_of_any_strength_comes_to_an_end(kind: str) -> None:
    contest = Contest("dungeonlab", (kind,), 1, 1, 3)
    outcome, _ = play(contest, Pairing("one", (0,), 0))
    assert outcome.faults == (0,)
    assert outcome.ending != NO_END
