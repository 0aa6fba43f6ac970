"""The odds of Labyrinth: sums, certainties, and that they say more than the shares of kinds."""

from math import isclose, log

import pytest
from hypothesis import given
from hypothesis import strategies as some

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.odds import kinds_of, odds_of
from asterion.knowledge.labyrinth.tracks import Track, Tracks, bar_of
from asterion.knowledge.labyrinth.usual import Usual

OPTIONS = PRESETS["classic"]


def after(answers: int, seed: int) -> tuple[Table, LabyrinthKnowledge]:
    """A game of two bots after this many answers, and what the first player heard."""
    settings = settings_for(LabyrinthSettings(players=2), OPTIONS)
    table = Table(
        book("labyrinth"), generate(settings, Rolled(seed)), ["Ann", "Bob"], OPTIONS,
        Rolled(seed), salt="",
    )  # fmt: skip
    bots = [make_bot("labyrinth", "wanderer", Rolled(seed + n)) for n in range(2)]
    while len(table.entries) < answers and table.result is None:
        (seat, *_) = table.awaited
        prompt = table.prompt(seat)
        assert prompt is not None
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))
    knowledge = LabyrinthKnowledge(0, OPTIONS)
    for entry in table.entries:
        knowledge.hear(entry.told(0), entry.n)
    return table, knowledge


def tracks_of(knowledge: LabyrinthKnowledge, most: int) -> tuple[list[Track], Usual, Reasoner]:
    scene = knowledge.listener.scene
    assert scene is not None
    usual = Usual(scene.board, scene.ground, 2)
    reasoner = Reasoner(knowledge.clauses, Cuts(scene))
    return Tracks(scene, reasoner, usual, Rolled(1)).drawn(most), usual, reasoner


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("most", [5, 500])
def test_tracks_fit_what_was_heard_and_odds_add_up(seed: int, most: int) -> None:
    _, knowledge = after(24, seed)
    tracks, usual, reasoner = tracks_of(knowledge, most)
    assert isclose(sum(track.weight for track in tracks), 1)
    assert len({track.places for track in tracks}) == len(tracks)
    for track in tracks[:20]:
        fits, implied = reasoner.solver.propagate(track.places)
        assert fits
        assert track.follows <= set(implied)
    for name, odds in zip(knowledge.cell_names, kinds_of(tracks, usual), strict=True):
        assert isclose(sum(odds.values()), 1)
        possible = knowledge.possible(name)
        if len(possible) == 1:
            (kind,) = possible
            assert odds[kind] > 0


def test_the_truth_is_one_of_the_tracks() -> None:
    """Where all tracks were followed, one of them is what happened."""
    table, knowledge = after(24, 3)
    tracks, _, _ = tracks_of(knowledge, 10_000)
    truth = [chr(table.plan.kinds[cell]) for cell in table.plan.cells]
    assert any(all(truth[cell] == kind for cell, kind in track.kinds.items()) for track in tracks)


def test_they_say_more_than_the_shares_of_kinds() -> None:
    said = told = 0.0
    for seed in (11, 12, 13, 14):
        table, knowledge = after(24, seed)
        _, usual, _ = tracks_of(knowledge, 1)
        for cell, (name, odds) in zip(table.plan.cells, odds_of(knowledge).items(), strict=True):
            truth = chr(table.plan.kinds[cell])
            assert set(odds) == knowledge.possible(name)
            assert isclose(sum(odds.values()), 1)
            said -= log(odds[truth])
            told -= log(usual.deck[truth] / sum(usual.deck[kind] for kind in odds))
    assert said < told - 4 * 25 * 0.1


@given(some.lists(some.floats(1e-9, 1.0), min_size=2, max_size=30), some.integers(1, 29))
def test_of_the_unlikely_so_many_are_drawn_as_there_is_room_for(
    weights: list[float], most: int
) -> None:
    if most >= len(weights):
        return
    bar = bar_of(weights, most)
    assert isclose(sum(min(1.0, weight / bar) for weight in weights), most, rel_tol=1e-6)
