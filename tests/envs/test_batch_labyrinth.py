"""Labyrinth's beginner's preset as a batch, held to the readable rules."""

import os
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("numba")

import asterion.envs
from asterion.envs.batch.compiling import KEPT, kept_at
from asterion.envs.batch.seats import SeatsBatch
from asterion.envs.playing import CannotLearn
from tests.envs.differential import compare

RICH = {"treasures": 6, "exits": 6}
"""So that treasures are met, chosen among and carried out at random, too."""


def labyrinth(players: int = 3, **given: Any) -> SeatsBatch:
    settings = {"preset": "beginner", "plans": 24, "patience": 40, "settings": RICH, **given}
    return SeatsBatch(6, "labyrinth", players, **settings)


def test_every_seat_of_labyrinth_is_told_what_the_readable_rules_tell_it() -> None:
    tally = compare(labyrinth(), 18_000, 3)
    assert tally.won > 0
    assert tally.cut > 0
    assert tally.refused > 0
    assert {"skip", "go by the flow", "go by the loop", "blow the up wall; go up"} <= tally.said
    assert {
        "leave a treasure; go up",
        "shoot left; go down",
        "go up; take everything",
    } <= tally.said
    assert {"keep the topmost treasure", "keep the old treasure"} <= tally.said, "L79"
    assert any(said.startswith("order ") for said in tally.said), "L72"


def test_L40_a_batch_of_labyrinth_ends_after_nstop_quiet_rounds() -> None:
    tally = compare(labyrinth(options={"nstop": 3}), 600, 5)
    assert tally.games > 20


WITHOUT = {"mites": False, "conditional_moves": False, "throwing": False}
AGREED: dict[str, dict[str, Any]] = {
    "L10, L32: classic without mites, conditions and throwing": {"preset": "classic", **WITHOUT},
    "L10: void starts": {"void_same": True, "void_near": True, "void_treasure": True},
    "L29: no skips, moves that are known to fail": {"skips": False, "repeats": False},
    "L84: short shots and damp powder": {"range_of_one": True, "damp_powder": True},
    "L84: shots through buildings": {"through_buildings": True},
    "L11, L72: placing carries on, and heals at the end": {
        "transport_on_placement": True, "ordered_hospital": "at the end",
    },
    "L85: turbulent rivers": {"rivers": "turbulent"},
}  # fmt: skip


@pytest.mark.parametrize("agreed", AGREED)
def test_a_batch_of_labyrinth_plays_what_was_agreed(agreed: str) -> None:
    options = dict(AGREED[agreed])
    preset = options.pop("preset", "beginner")
    tally = compare(labyrinth(preset=preset, options=options), 3000, 7)
    assert tally.games > 20
    assert tally.refused > 0


@pytest.mark.soak
@pytest.mark.parametrize("agreed", AGREED)
def test_a_hundred_thousand_steps_of_what_was_agreed(agreed: str) -> None:
    options = dict(AGREED[agreed])
    preset = options.pop("preset", "beginner")
    batch = labyrinth(4, plans=256, patience=300, preset=preset, options=options)
    assert compare(batch, 100_000, 11).won > 0


def test_a_batch_of_labyrinth_says_what_it_cannot_play() -> None:
    with pytest.raises(CannotLearn, match="mites=True, conditional_moves=True, throwing=True"):
        labyrinth(preset="classic").reset(seed=1)
    with pytest.raises(CannotLearn, match="rivers=shallow"):
        labyrinth(options={"rivers": "shallow"}).reset(seed=1)
    with pytest.raises(CannotLearn, match="one shape"):
        labyrinth(settings={"shape": "blob"}).reset(seed=1)
    spec = gymnasium.spec("asterion/Labyrinth-v0")
    assert spec.vector_entry_point is None, "a batch for one seat has no bots"
    assert asterion.envs is not None


def test_L9_start_cells_are_chosen_by_one_after_the_other_in_secret() -> None:
    batch = labyrinth()
    batch.reset(seed=2)
    asked = batch.agent_selection
    sayings = batch.games.playing.sayings
    batch.step(np.full(6, sayings.index("start c3")))
    for game, seat in enumerate(asked.tolist()):
        for agent in batch.agents:
            own = batch.observe(agent)["observation"]["own"][game]
            expected = 13 if agent == f"player_{seat}" else 0
            assert own[0] == expected, "the thirteenth cell, and nobody else is told"


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_million_steps_of_labyrinth(players: int) -> None:
    batch = labyrinth(players, plans=256, patience=300)
    tally = compare(batch, 200_000, players)
    assert tally.won > 100


# ---- where compiled code is kept


def test_another_file_of_the_rules_means_other_compiled_code(tmp_path: Path) -> None:
    rules, base = tmp_path / "rules", tmp_path / "kept"
    (rules / "book").mkdir(parents=True)
    (rules / "book" / "helper.py").write_text("one = 1\n")
    first = kept_at(base, rules)
    assert kept_at(base, rules) == first
    (rules / "book" / "helper.py").write_text("one = 2\n")
    second = kept_at(base, rules)
    assert second != first
    assert first.is_dir(), "for anyone who goes back to it"


def test_compiled_code_that_nobody_uses_is_thrown_away(tmp_path: Path) -> None:
    rules, base = tmp_path / "rules", tmp_path / "kept"
    rules.mkdir()
    places = []
    for number in range(KEPT + 2):
        (rules / "rule.py").write_text(f"one = {number}\n")
        places.append(kept_at(base, rules))
        os.utime(places[-1], (number, number))
    assert [place.is_dir() for place in places] == [False, False] + [True] * KEPT
