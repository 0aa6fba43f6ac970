"""The crawler: from the view alone, careful, and better than chance."""

from collections.abc import Iterator

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.make.generate import Cc3kSettings
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import STEPS
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.books.cc3k.view.model import View
from asterion.bots import bot_names, make_bot
from asterion.bots.cc3k.escape import Escape, Escapes, left_alive
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.odds import Threat, fight, threat
from asterion.core.contract.book import Prompt
from asterion.core.dice import Lowest, Rolled
from asterion.core.referee.table import Table
from tests.books.cc3k.table import HIT, MISS, Game, floor

MOST = 20_000
"""Commands. A game of a crawler takes some hundreds, a troll's some thousands."""


def says(drawing: str, race: str = "s", *before: str, dice: list[int] | None = None) -> str:
    """What it answers once the enemies are frozen and this was said."""
    game = Game(drawing, race, dice or [])
    game.says("f", *before)
    prompt = game.table.prompt(0)
    assert prompt is not None
    return make_bot("cc3k", "crawler", Lowest()).answer(game.view, prompt)


def play(plan: Plan, kind: str, race: str, seed: int, options: Cc3kOptions | None = None) -> Table:
    """A whole game; an answer that is refused fails."""
    table = Table(BOOK, plan, ["Ann"], options, Rolled(seed), salt="salt")
    table.submit(0, race)
    for _ in answers(table, kind, seed):
        assert len(table.entries) < MOST
    return table


def answers(table: Table, kind: str, seed: int) -> Iterator[str]:
    bot = make_bot("cc3k", kind, Rolled(seed))
    while table.result is None:
        prompt = table.prompt(0)
        assert prompt is not None
        said = bot.answer(table.view(0), prompt)
        table.submit(0, said, prompt.n)
        yield said


def test_it_is_the_first_bot_of_its_book() -> None:
    assert bot_names("cc3k") == ["crawler", "random"]


# ---- single answers


def test_C33_it_chooses_a_race() -> None:
    game = Game("|@|", race="")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert make_bot("cc3k", "crawler", Lowest()).answer(game.view, prompt) in "sdvgt"


def test_C35_first_it_stops_the_enemies() -> None:
    game = Game("|@..|H|")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert make_bot("cc3k", "crawler", Lowest()).answer(game.view, prompt) == "f"


def test_C30_it_takes_gold_that_is_safe() -> None:
    assert says(r"|\.@.6|") == "ea"


def test_C23_it_goes_round_an_enemy() -> None:
    drawing = "|.......|\n|.......|\n|@..O..6|\n|.......|\n|.......|\n|.......|"
    game = Game(drawing)
    bot = make_bot("cc3k", "crawler", Lowest())
    while not game.gold:
        prompt = game.table.prompt(0)
        assert prompt is not None
        game.say(bot.answer(game.view, prompt))
    assert game.gold == 2
    assert game.stats[0] == 125


def test_C30_it_leaves_gold_that_a_dragon_may_guard() -> None:
    drawing = "|-------|\n|\\.@..9D|\n|-------|"
    assert says(drawing, "v") == "we"


def test_C21_it_leaves_merchants_alone() -> None:
    assert says(r"|M@.\|") == "ea"
    assert says("|M@M|\n|...|\n|.\\.|", "t").startswith("s")


def test_C32_it_fights_when_it_pays() -> None:
    """A wounded dwarf that one blow kills; a whole orc that would cost more than it brings."""
    hurt = ["a ea"] * 4
    assert says(r"|\.@W|", "s", *hurt, dice=[MISS] * 4) == "a ea"
    assert says(r"|\.@O|") == "we"


def test_C32_on_the_last_floor_hit_points_are_there_to_be_spent() -> None:
    plan = floor(r"|@\|", stairs=False) * 4 + floor(r"|\.@W|", stairs=False)
    game = Game(plan)
    game.says("f", "ea", "ea", "ea", "ea")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert make_bot("cc3k", "crawler", Lowest()).answer(game.view, prompt) == "a ea"


def test_C13_a_troll_rests_before_it_fights() -> None:
    hurt = ["a ea"] * 5
    said = says("|..........@O|\n", "t", *hurt, dice=[HIT] * 5)
    assert said in ("we", "nw", "sw")


def test_C28_it_learns_potions_by_their_use() -> None:
    assert says(r"|\..0@|") == "u we"


def test_C28_it_does_not_sip_when_that_may_kill() -> None:
    hurt = ["a no"] * 4
    assert says("|E|\n|@0|\n|.\\|", "v", *hurt, dice=[HIT, MISS, HIT, MISS] + [MISS] * 4) == "se"


def test_C26_it_drinks_what_it_knows_to_be_good() -> None:
    """One of the two potions is drunk, and known to heal; hurt, it drinks the other as well."""
    drawing = "|H@....00|\n|\\.....--|"
    game = Game(drawing, dice=[HIT, HIT])
    game.says("f", "a we", "a we", "ea", "ea", "ea", "ea", "u ea")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert make_bot("cc3k", "crawler", Lowest()).answer(game.view, prompt) == "ea"


def test_C37_what_bars_the_only_way_is_fought_or_drunk() -> None:
    assert says("|@H\\|") == "a ea"
    assert says("|@5\\|", "v", dice=[]) == "u ea"


def test_C35_it_waits_in_a_passage_with_the_enemies_let_loose_until_the_way_is_free() -> None:
    game = Game("|@####+...O...\\|", dice=[0] * 40)
    bot = make_bot("cc3k", "crawler", Rolled(1))
    said = []
    for _ in range(8):
        prompt = game.table.prompt(0)
        assert prompt is not None
        said.append(bot.answer(game.view, prompt))
        game.say(said[-1])
    loose = said.index("f", 1)
    assert said[1:loose] == ["ea"] * (loose - 1), "they are stopped while it goes into the passage"
    assert said[loose + 1] in ("ea", "we"), "there it lets them loose"
    assert game.stats[0] == 125


def test_without_a_way_down_it_gives_up() -> None:
    assert says("|@|.\\|") == "q"


# ---- what it reckons


def test_C31_a_fight_is_reckoned_from_the_printed_numbers() -> None:
    game = Game("|@H|")
    cell = game.view.here + 1
    assert threat(game.view, ord("H")) == Threat(8.0, 64.0)
    reckoned = fight(game.view, cell, ord("H"))
    assert (reckoned.turns, reckoned.loss, reckoned.loot) == (7, 48.0, 4.0)
    assert fight(game.view, cell, ord("L")).turns == 10, "half of the blows miss"
    assert threat(game.view, ord("M")).mean == 0, "peaceful"


def test_C17_an_elf_is_twice_as_bad_but_for_drow() -> None:
    assert threat(Game("|@E|").view, ord("E")).mean == 24.0
    assert threat(Game("|@E|", "d").view, ord("E")).mean == 13.5


def test_C23_the_chance_to_get_away_is_reckoned_blow_by_blow() -> None:
    """A vampire of 7 hit points beside an elf, two steps from the stairs: both blows must miss."""
    assert left_alive(30, (24, 24)) == {30: 0.25, 6: 0.5}
    game = Game("|@.\\|\n|E--|", "v", [HIT, HIT])
    game.says("f", "a so")
    assert game.stats[0] == 7
    assert Escapes(Ground(game.view)).best(game.view.here, 7) == Escape(0.25, STEPS.index(1))
    assert Escapes(Ground(game.view)).best(game.view.here, 49) == Escape(1.0, STEPS.index(1))


def test_C37_from_a_cell_that_is_shut_in_nobody_gets_away() -> None:
    game = Game("|@|.\\|\n|H|..|", "v")
    assert Escapes(Ground(game.view)).best(game.view.here, 50).chance == 0.0


# ---- whole games


@pytest.mark.parametrize("race", "sdvgt")
def test_C9_it_comes_farther_than_chance(race: str) -> None:
    seeds = range(2)
    crawled = [view_of(play(default_plan(), "crawler", race, seed)) for seed in seeds]
    stumbled = [view_of(play(default_plan(), "random", race, seed)) for seed in seeds]
    assert sum(view.floor for view in crawled) > sum(view.floor for view in stumbled)
    assert sum(view.score or 0 for view in crawled) > sum(view.score or 0 for view in stumbled)


def view_of(table: Table) -> View:
    view: View = table.view(0)
    return view


@pytest.mark.parametrize(
    "options",
    [
        Cc3kOptions(hard=True, pursuit=True),
        Cc3kOptions(freeze="everything"),
        Cc3kOptions(damage="as-printed"),
    ],
    ids=["hard", "freeze", "as-printed"],
)
def test_C45_it_plays_by_whatever_options_are_in_force(options: Cc3kOptions) -> None:
    assert play(default_plan(), "crawler", "s", 3, options).result is not None


@pytest.mark.parametrize("seed", range(3))
def test_C4_it_finds_its_way_on_floors_that_nobody_knows(seed: int) -> None:
    plan = BOOK.plan.generate(Cc3kSettings(base="random"), Rolled(seed))
    assert play(plan, "crawler", "sdg"[seed], seed).result is not None


@pytest.mark.parametrize("kind", ["crawler", "random"])
def test_law_2_a_twin_who_is_told_the_same_answers_the_same(kind: str) -> None:
    """The twin's view is folded apart from the table, from nothing but what the seat was told."""
    table = Table(BOOK, default_plan(), ["Ann"], dice=Rolled(4), salt="salt")
    told = BOOK.view.new(0, table.options, None)
    twin, heard = make_bot("cc3k", kind, Rolled(6)), 0
    for said, _ in zip(answers(table, kind, 6), range(200), strict=False):
        for entry in table.entries[heard:-1]:
            BOOK.view.fold(told, entry.told(0))
        heard = len(table.entries) - 1
        asked = BOOK.view.asks(told)
        assert asked is not None
        assert twin.answer(told, Prompt(0, heard, asked)) == said
