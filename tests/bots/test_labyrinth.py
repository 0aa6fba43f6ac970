"""The bots of Labyrinth: never refused, never wrong about what they were told, mostly winning."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.view.asking import ALL_SIDES, known_to_fail
from asterion.bots import Bot, make_bot
from asterion.bots.labyrinth.listener import Listener
from asterion.bots.labyrinth.mapper import Mapper
from asterion.bots.labyrinth.track import INSIDE
from asterion.core.audience import PUBLIC
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from tests.books.labyrinth.any_options import random_options
from tests.bots.labyrinth_playing import (
    BOOK,
    CLASSIC,
    NAMES,
    generated,
    play,
    play_on,
    seated,
    table_of,
)

KINDS = ("mapper", "wanderer", "random")


def test_L34_a_typical_game_of_mappers_is_won_with_the_true_treasure() -> None:
    """The share over 300 games is larger; here it may be unlucky."""
    ends = Counter(play(["mapper"] * 3, seed).state.ended for seed in range(40))
    assert ends["treasure"] >= 28, ends


def test_L34_whoever_keeps_a_map_beats_whoever_keeps_none() -> None:
    won: Counter[str] = Counter()
    for seed in range(20):
        kinds = ["mapper", "wanderer", "wanderer"]
        turned = kinds[seed % 3 :] + kinds[: seed % 3]
        result = play(turned, seed).result
        assert result is not None
        won.update(turned[winner] for winner in result.winners)
    assert won["mapper"] > 2 * won["wanderer"], won


@settings(max_examples=60, deadline=None)
@given(kinds=st.lists(st.sampled_from(KINDS), min_size=2, max_size=6), seed=st.integers(0, 10**6))
@example(kinds=["random"] * 2 + ["mapper"] * 4, seed=0)  # a wall that has survived a grenade
def test_L17_bots_are_never_refused_whatever_was_agreed(kinds: list[str], seed: int) -> None:
    options = replace(random_options(Rolled(seed)), master="computer")
    assert play(kinds, seed, options, width=4, height=4).result is not None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("size", [(3, 3), (7, 4), (6, 7)], ids=str)
def test_L5_bots_play_on_any_size(preset: str, size: tuple[int, int]) -> None:
    width, height = size
    table = play(["mapper", "wanderer"], 5, PRESETS[preset], width=width, height=height)
    assert table.result is not None


# ---- what the mapper believes


@pytest.mark.parametrize("seed", range(12))
def test_L23_a_mapper_draws_nothing_that_is_not_so(seed: int) -> None:
    """Its sheet has each cell as it is, and it never rules out the cell on which it stands."""
    table = table_of(3, seed)
    bots = seated(["mapper"] * 3, seed)
    settled = 0
    for seat, _said in play_on(table, bots):
        bot = bots[seat]
        assert isinstance(bot, Mapper)
        if bot.notes is not None and table.result is None:
            bot.notes.listen(table.view(seat))
            settled += check_notes(bot.notes, table)
    assert settled


def check_notes(notes: Listener, table: Table) -> bool:
    """Whether the mapper knows where it is; fails if it believes what is not so."""
    plan: Plan = table.plan
    for (column, row), kind in notes.atlas.sheet.kinds.items():
        assert chr(plan.kinds[plan.grid.cell(column, row)]) == kind
    for (column, row), end in notes.atlas.sheet.flows.items():
        assert plan.flow[plan.grid.cell(column, row)] == plan.grid.cell(*end)
    for seat, track in enumerate(notes.tracks):
        cell = table.state.at[seat]
        if cell and track.outside == INSIDE:
            assert plan.grid.place(cell) in track.could_be_at()
    return notes.own.paper is notes.atlas.sheet


# ---- the view alone


@pytest.mark.parametrize("kind", KINDS)
def test_law_2_a_twin_who_is_told_the_same_answers_the_same(kind: str) -> None:
    table = table_of(3, 3, PRESETS["full"])
    bots, twins = seated([kind] * 3, 3), seated([kind] * 3, 3)
    views = [BOOK.view.new(seat, table.options, None) for seat in range(3)]
    heard = answers = 0
    while table.result is None and answers < 200:
        for entry in table.entries[heard:]:
            for seat, view in enumerate(views):
                BOOK.view.fold(view, entry.told(seat))
        heard = len(table.entries)
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        assert twins[seat].answer(views[seat], prompt) == text
        table.submit(seat, text)
        answers += 1
    assert answers > 20


@pytest.mark.parametrize("kind", ["mapper", "wanderer"])
def test_law_2_which_treasure_is_true_changes_no_answer_until_one_is_carried_out(kind: str) -> None:
    plan = generated(3, 4, CLASSIC)
    said = []
    for true in range(len(plan.treasures)):
        treasures = [(cell, n == true) for n, (cell, _) in enumerate(plan.treasures)]
        twin = Plan(plan.name, plan.grid, plan.kinds, plan.edges, plan.loops, plan.flow, treasures)
        table = Table(BOOK, twin, NAMES[:3], CLASSIC, Rolled(4), salt="salt")
        said.append([text for _, text in until_one_knows(table, seated([kind] * 3, 4))])
    assert len(said) > 1
    assert all(answers == said[0] for answers in said)
    assert len(said[0]) > 20


def until_one_knows(table: Table, bots: list[Bot]) -> Iterator[tuple[int, str]]:
    """The answers up to the first walk out of the labyrinth with a treasure."""
    for seat, text in play_on(table, bots):
        yield seat, text
        heard = " ".join(table.sentences(table.entries[-1:], PUBLIC))
        if "ashes" in heard or "true treasure" in heard:
            return


@pytest.mark.parametrize("kind", ["mapper", "wanderer"])
def test_a_bot_seated_in_the_middle_of_a_game_plays_on(kind: str) -> None:
    """As after a crash: what the old one remembered is lost, what the seat was told is not."""
    for seed in range(8):
        table = table_of(3, seed)
        list(zip(range(40), play_on(table, seated([kind] * 3, seed)), strict=False))
        assert table.result is None
        for _ in play_on(table, seated([kind] * 3, seed + 50)):
            pass
        assert table.result is not None


def test_L32_between_four_walls_nobody_walks_into_the_one_that_survived_a_grenade() -> None:
    """The other three may be tried again. The wanderer of this game walked into the fourth."""
    seed, options = 94_188, PRESETS["classic"]
    plan = generate(settings_for(LabyrinthSettings(players=2), options), Rolled(seed))
    table = Table(BOOK, plan, NAMES[:2], options, Rolled(seed), salt="")
    bots = [
        make_bot(BOOK.name, name, Rolled(seed + n)) for n, name in enumerate(("mapper", "wanderer"))
    ]
    was_walled_in = False
    while table.result is None:
        (seat, *_) = table.awaited
        view, prompt = table.view(seat), table.prompt(seat)
        assert prompt is not None
        if view.walls == ALL_SIDES and view.lasting:
            was_walled_in = True
            assert known_to_fail(view) & ALL_SIDES == view.lasting
        table.submit(seat, bots[seat].answer(view, prompt))
    assert was_walled_in
