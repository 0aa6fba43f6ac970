"""The scout of DungeonLab: never refused, from its view alone, and it wins most of its games."""

from collections.abc import Iterable

import pytest

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.make.generate import generate, settings_for
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.bots import Bot, make_bot
from asterion.bots.dungeonlab.world import World
from asterion.core.book import Refused
from asterion.core.dice import Rolled
from asterion.core.table import Table
from asterion.testing.play import NAMES
from tests.books.dungeonlab.helper import drawing
from tests.contract.shelf.dungeonlab import KIT

GENEROUS = 6000


def play(table: Table, bots: list[Bot]) -> Table:
    """A whole game; a refused answer or one without end fails."""
    while table.result is None:
        assert len(table.entries) < GENEROUS * len(bots), "no end"
        (seat,) = table.awaited
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        try:
            table.submit(seat, text, prompt.n)
        except Refused as refused:
            plan = BOOK.write_plan(table.plan)
            raise AssertionError(f"{text}: {refused}, on\n{plan}") from refused
    return table


def scouts(count: int, seed: int) -> list[Bot]:
    return [make_bot("dungeonlab", "scout", Rolled(seed * 10 + n)) for n in range(count)]


def alone(plan: Plan, kind: str, seed: int, options: DungeonLabOptions | None = None) -> Table:
    table = Table(BOOK, plan, ["Ann"], options, Rolled(seed), salt="")
    return play(table, [make_bot("dungeonlab", kind, Rolled(seed))])


def wins(kind: str, seeds: Iterable[int]) -> int:
    tables = [alone(generate(DungeonLabSettings(), Rolled(seed)), kind, seed) for seed in seeds]
    return sum(table.result is not None and table.result.winners == (0,) for table in tables)


def test_D1_alone_a_scout_wins_most_games_within_the_standard_landings() -> None:
    """Over 500 plans it was more than nine of ten; at random it is one of hundreds."""
    assert wins("scout", range(40)) >= 30
    assert wins("random", range(40)) <= 4


@pytest.mark.soak
def test_D1_alone_a_scout_wins_most_of_five_hundred_games() -> None:
    assert wins("scout", range(500)) >= 400


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("size", [(3, 3, "1"), (7, 7, "2"), (6, 6, "4")], ids=str)
def test_D11_a_scout_plays_every_size_and_preset(preset: str, size: tuple[int, int, str]) -> None:
    options = PRESETS[preset]
    width, height, levels = size
    for seed, difficulty in enumerate(("easy", "normal", "hard")):
        settings = DungeonLabSettings(
            width=width,
            height=height,
            levels=levels,  # type: ignore[arg-type]
            difficulty=difficulty,  # type: ignore[arg-type]
            branches=seed,
        )
        plan = generate(settings_for(settings, options), Rolled(seed))
        assert alone(plan, "scout", seed, options).result is not None


@pytest.mark.parametrize("seed", range(60))
def test_D2_scouts_among_others_are_never_refused(seed: int) -> None:
    """Any plan, any options, up to six players; the rounds are limited."""
    chooser = Rolled(seed)
    players = KIT.players(chooser)
    options = KIT.options(chooser)
    plan = KIT.plan(chooser, players)
    table = Table(BOOK, plan, NAMES[:players], options, Rolled(seed + 1), salt="")
    bots = scouts(players, seed)
    bots[1::2] = [make_bot("dungeonlab", "random", Rolled(seed)) for _ in bots[1::2]]
    assert play(table, bots).result is not None


@pytest.mark.parametrize("hearing", ["everyone", "nobody"])
def test_law_2_a_twin_who_is_told_the_same_answers_the_same(hearing: str) -> None:
    """The twin's view is folded apart from the table, from nothing but what the seat was told."""
    options = DungeonLabOptions(hearing=hearing, round_limit=80)  # type: ignore[arg-type]
    plan = generate(DungeonLabSettings(), Rolled(3))
    table = Table(BOOK, plan, NAMES[:3], options, Rolled(3), salt="")
    bots, twins = scouts(3, 3), scouts(3, 3)
    views = [BOOK.view(seat, options, None) for seat in range(3)]
    heard = answers = 0
    while table.result is None:
        for entry in table.entries[heard:]:
            for seat, view in enumerate(views):
                BOOK.fold(view, entry.told(seat))
        heard = len(table.entries)
        (seat,) = table.awaited
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        assert twins[seat].answer(views[seat], prompt) == text
        table.submit(seat, text)
        answers += 1
    assert answers > 20


class Scouting:
    """A scout on a drawing, whose first words are put into her mouth."""

    def __init__(self, lower: str, *upper: str) -> None:
        plan = BOOK.read_plan(drawing(lower, *upper))
        self.table = Table(BOOK, plan, ["Ann"], None, Rolled(1), salt="")
        self.bot = make_bot("dungeonlab", "scout", Rolled(1))

    def would_say(self) -> str:
        prompt = self.table.prompt(0)
        assert prompt is not None
        return self.bot.answer(self.table.view(0), prompt)

    def must_say(self, *words: str) -> None:
        """She looks at what is asked, and this is said instead of her answer."""
        for text in words:
            self.would_say()
            self.table.submit(0, text)

    def says(self, count: int) -> list[str]:
        words: list[str] = []
        while len(words) < count and self.table.result is None:
            words.append(self.would_say())
            self.table.submit(0, words[-1])
        return words


def test_D34_it_shoots_at_green_eyes_before_it_enters() -> None:
    scout = Scouting(".. Pa Tr")
    scout.must_say("land 1 1 1")
    assert scout.says(3) == ["shoot 15 bullets east", "move east", "skin panther"]


def test_D36_what_no_shot_puts_out_is_a_cow_and_may_be_entered() -> None:
    scout = Scouting(".. Co Tr")
    scout.must_say("land 1 1 1")
    shots = ["shoot 15 bullets east", "shoot 1 grenade east", "shoot 1 grenade east"]
    assert scout.says(4) == [*shots, "move east"]


def test_D24_D60_after_a_death_it_lands_on_the_treasure_it_knows() -> None:
    scout = Scouting(".. .. .. .. Tr")
    scout.must_say("land 5 1 1", "suicide")
    assert scout.says(1) == ["land 5 1 1"]


def test_D14_with_the_treasure_it_tries_one_outer_wall_after_the_other() -> None:
    """On a single row that is two walls a cell; the exit is north of the first one."""
    scout = Scouting(".. .. Tr")
    scout.must_say("land 3 1 1")
    words = scout.says(20)
    assert {"move north", "move east", "move south"} == set(words[:3])
    assert words[-1] == "move north"
    assert scout.table.result is not None
    assert scout.table.result.winners == (0,)


def test_D32_the_map_of_a_management_center_shows_it_the_way() -> None:
    scout = Scouting("Mc .. .. ..", ".. .. .. Tr")
    scout.must_say("land 1 1 1")
    words = scout.says(9)
    assert sorted(words) == ["move east"] * 3 + ["move north"] + ["move west"] * 3 + ["up"]


def test_D29_it_goes_back_to_a_hospital_when_it_is_hurt() -> None:
    scout = Scouting("Ho .. .. Li .. Tr")
    scout.must_say("land 4 1 1", "move west", "move east", "move west", "move east", "move west")
    scout.must_say("move west", "move west", "move east", "move east", "move east")
    assert "You take 1 bite." in scout.table.sentences(scout.table.entries[-1:], 0)
    scout.must_say("move west", "move east", "move west", "move east")
    assert scout.says(3) == ["move west", "move west", "move west"]


def test_D58_it_remembers_which_answer_was_right() -> None:
    scout = Scouting(".. P- ..", ".. .. Tr")
    scout.must_say("land 2 1 1")
    assert scout.says(1) == ["yes"]
    scout.must_say("move west", "move east")
    assert scout.says(1) == ["no"]


def test_D27_in_a_store_it_sells_skins_and_keeps_the_fine_of_a_prison() -> None:
    scout = Scouting("Li .. St")
    scout.must_say("land 2 1 1", "shoot 90 bullets west", "move west", "skin", "move east")
    scout.must_say("move east")
    assert scout.says(2) == ["sell 1 lion skin", "buy 40 bullets"]


def test_D12_lost_it_finds_out_where_it_is() -> None:
    """The pits lead from one end to the other; there only one place fits what is known."""
    scout = Scouting("a1 St .. Ho a2")
    scout.must_say("land 2 1 1", "move east", "move east", "move east")
    view = scout.table.view(0)
    assert not view.chart.anchored
    scout.must_say("move east")
    scout.would_say()
    memory = scout.bot.memory  # type: ignore[attr-defined]
    assert not memory.is_lost
    assert memory.here(view) == (2, 1, 1)


def test_a_scout_changes_its_mind_when_the_same_situation_comes_a_third_time() -> None:
    table = Table(BOOK, BOOK.read_plan(drawing(".. .. ..\n.. .. ..")), ["Ann"], None, Rolled(1))
    table.submit(0, "land 1 1 1")
    (scout,) = scouts(1, 1)
    prompt = table.prompt(0)
    assert prompt is not None
    said = [scout.answer(table.view(0), prompt) for _ in range(3)]
    assert said[0] == said[1] != said[2]


def test_two_loose_pieces_that_look_alike_are_nothing_new() -> None:
    """A river that takes her round and round makes a fresh piece of map each time."""
    table = Table(BOOK, BOOK.read_plan(drawing(".. .. ..\n.. .. ..")), ["Ann"], None, Rolled(1))
    table.submit(0, "land 1 1 1")
    (scout,) = scouts(1, 1)
    prompt = table.prompt(0)
    assert prompt is not None
    scout.answer(table.view(0), prompt)
    memory = scout.memory  # type: ignore[attr-defined]
    for _ in range(2):
        piece = World()
        piece.squares[0, 0, 0] = ["river"]
        memory.pieces.append(piece)
    one = memory.knowledge
    memory.pieces.append(World())
    memory.pieces[-1].squares[0, 0, 0] = ["river"]
    assert memory.knowledge == one
    memory.pieces[-1].squares[1, 0, 0] = ["store"]
    assert memory.knowledge > one
