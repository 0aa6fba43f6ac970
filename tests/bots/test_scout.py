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
from asterion.bots.seated import Seated
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
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
            plan = BOOK.plan.write(table.plan)
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
    """Over 500 plans it was more than nine of ten; at random it must be one of hundreds."""
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
    views = [BOOK.view.new(seat, options, None) for seat in range(3)]
    heard = answers = 0
    while table.result is None:
        for entry in table.entries[heard:]:
            for seat, view in enumerate(views):
                BOOK.view.fold(view, entry.told(seat))
        heard = len(table.entries)
        (seat,) = table.awaited
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        assert twins[seat].answer(views[seat], prompt) == text
        table.submit(seat, text)
        answers += 1
    assert answers > 20


def test_a_scout_changes_its_mind_when_the_same_situation_comes_a_third_time() -> None:
    table = Table(BOOK, BOOK.plan.read(drawing(".. .. ..\n.. .. ..")), ["Ann"], None, Rolled(1))
    table.submit(0, "land 1 1 1")
    (scout,) = scouts(1, 1)
    prompt = table.prompt(0)
    assert prompt is not None
    said = [scout.answer(table.view(0), prompt) for _ in range(3)]
    assert said[0] == said[1] != said[2]


def test_two_loose_pieces_that_look_alike_are_nothing_new() -> None:
    """A river that takes her round and round makes a fresh piece of map each time."""
    table = Table(BOOK, BOOK.plan.read(drawing(".. .. ..\n.. .. ..")), ["Ann"], None, Rolled(1))
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


def test_D14_she_says_afterwards_what_she_was_after() -> None:
    """A game that she wins: in the end she carries the treasure out."""
    plan = generate(DungeonLabSettings(), Rolled(1))
    table = Table(BOOK, plan, ["Ann"], None, Rolled(1), salt="")
    mind = Seated(make_bot("dungeonlab", "scout", Rolled(1)), 0)
    while table.result is None:
        table.submit(0, mind.answer(table))
    ids = [said.id for said in mind.last_aims()]
    assert table.result.winners == (0,)
    assert {"bots-aim-carry", "bots-aim-rim"} & set(ids)
