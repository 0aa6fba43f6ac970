"""A batch of games is held to the readable rules, and to what Gymnasium says of vectors."""

import os
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

pytest.importorskip("numba")

import asterion.envs
from asterion.books.cc3k.plan.kinds import STAIRS, STEPS
from asterion.books.cc3k.say.notation import MOVES
from asterion.books.cc3k.view.model import WALKABLE, View
from asterion.envs.batch.seats import SeatsBatch
from asterion.envs.batch.vector import BatchEnv
from asterion.envs.playing import CannotLearn
from asterion.envs.single import choose
from tests.envs.differential import Tally, compare

SMALL = {"width": 12, "height": 9, "treasure": 3, "target": 1, "potions": 2, "lanterns": 2}
CLOSET = "name Closet\nwin 1\n.GE\n"
ENDLESS = "name Hall\nwin 1\n" + "." * 12 + "\n" + "." * 11 + "E\n" + "G" + "." * 11 + "\n"


def dooom(book: str = "dungeon-of-dooom", **given: Any) -> SeatsBatch:
    return SeatsBatch(6, book, **{"players": 3, "settings": SMALL, "plans": 12, **given})


def met_everything(tally: Tally) -> None:
    assert tally.won > 0
    assert tally.cut > 0
    assert tally.refused > 0
    assert {"attack north", "pick up", "move west", "end"} <= tally.said


def test_every_seat_of_dooom_is_told_what_the_readable_rules_tell_it() -> None:
    met_everything(compare(dooom(patience=120), 20_000, 3))


@pytest.mark.parametrize(
    "options",
    [
        {"sight_shape": "square", "sight": 1},
        {"round_limit": 9},
        {"hit_points": 1, "hit_chance": 90},
    ],
)
def test_options_of_dooom_are_the_same(options: dict[str, Any]) -> None:
    assert compare(dooom("labyrinth-of-dooom", options=options), 400, 5).steps >= 400


def test_it_runs_uncompiled_for_a_debugger() -> None:
    program = (
        "from tests.envs.test_batch import compare, dooom; "
        "print(compare(dooom(players=2), 60, 1).steps)"
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert done.stdout == "60\n", done.stderr


@pytest.mark.soak
@pytest.mark.parametrize("book", ["dungeon-of-dooom", "labyrinth-of-dooom"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_million_steps_of_both_dooom_books(book: str, players: int) -> None:
    batch = SeatsBatch(8, book, players, settings=SMALL, plans=64, patience=150)
    tally = compare(batch, 125_000, players)
    assert tally.won > 100


# ---- ChamberCrawler3000


def to_the_stairs(view: View) -> str:
    """The first step of the shortest way down, round whatever is in it."""
    came: dict[int, int] = {view.here: -1}
    queue = [view.here]
    for cell in queue:
        for way, step in enumerate(STEPS):
            beside = cell + step
            if beside not in came and view.drawing[beside] in WALKABLE:
                came[beside] = came[cell] if cell != view.here else way
                queue.append(beside)
                if view.drawing[beside] == STAIRS:
                    return MOVES[came[beside]]
    return ""


def cc3k(**given: Any) -> SeatsBatch:
    return SeatsBatch(6, "cc3k", 1, **{"plans": 3, "patience": 150, **given})


def test_cc3k_is_what_the_readable_rules_make_it() -> None:
    tally = compare(cc3k(), 12_000, 3, guide=to_the_stairs)
    assert tally.won > 0, "through five floors"
    assert tally.cut > 0
    assert tally.refused > 0
    assert {"s", "d", "v", "g", "t", "a no", "u we", "se"} <= tally.said


@pytest.mark.parametrize(
    "options",
    [
        {"hard": "yes", "pursuit": "yes", "orc_blow": "37"},
        {"damage": "as-printed", "drow_rounding": "up"},
    ],
)
def test_options_of_cc3k_are_the_same(options: dict[str, Any]) -> None:
    random = {"base": "random"}
    few = cc3k(options=options, settings=random, patience=60)
    assert compare(few, 600, 5, guide=to_the_stairs).games > 6


def test_the_race_of_a_batch_of_cc3k_is_agreed_on() -> None:
    envs = BatchEnv(3, "cc3k", reward="score", autoreset_mode="SameStep")
    seen, _ = envs.reset(seed=1)
    assert (seen["own"][:, 0] == 1).all(), "a shade"
    seen, rewards, over, _, _ = envs.step(np.full(3, 24))
    assert over.all(), "given up"
    assert rewards.tolist() == [0.0] * 3
    assert (BatchEnv(3, "cc3k", opening=()).reset(seed=1)[0]["own"][:, 0] == 0).all()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_a_million_steps_of_cc3k(seed: int) -> None:
    tally = compare(cc3k(patience=1500), 200_000, seed, guide=to_the_stairs)
    assert tally.won > 10


# ---- as Gymnasium has it


def small(number: int = 4, **given: Any) -> BatchEnv:
    return BatchEnv(number, "dungeon-of-dooom", **{"settings": SMALL, "plans": 8, **given})


def test_a_thousand_games_by_one_line() -> None:
    envs = gymnasium.make_vec(
        "asterion/Dooom-v0",
        num_envs=1024,
        vectorization_mode="vector_entry_point",
        settings=SMALL,
        plans=16,
    )
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert isinstance(envs, BatchEnv)
    assert len(np.unique(envs.games.games["plan"])) == 16
    actions = np.array([choose(mask, np.random.default_rng(1)) for mask in seen["action_mask"]])
    seen, rewards, over, cut, _ = envs.step(actions)
    assert envs.observation_space.contains(seen)
    assert rewards.shape == over.shape == cut.shape == (1024,)
    envs.close()


def played(envs: BatchEnv, steps: int, seed: int) -> list[Any]:
    generator = np.random.default_rng(9)
    seen, _ = envs.reset(seed=seed)
    course = []
    for _ in range(steps):
        actions = np.array([choose(mask, generator) for mask in seen["action_mask"]])
        seen, rewards, over, cut, _ = envs.step(actions)
        course.append((seen["map"].tobytes(), rewards.tolist(), over.tolist(), cut.tolist()))
    return course


def test_one_number_says_everything_on_any_number_of_cores() -> None:
    one, two = (small(300, threads=cores, autoreset_mode="SameStep") for cores in (1, 2))
    course = played(one, 12, 5)
    assert course == played(two, 12, 5)
    assert course != played(two, 12, 6)


def to_the_end(envs: BatchEnv) -> tuple[Any, ...]:
    """Out of the closet with its gold, from wherever one was put."""
    envs.reset(seed=1)
    for action in (3, 3, 1, 8, 1):  # west to the wall, to the gold, take it, out
        last = envs.step(np.full(envs.num_envs, action))
        if last[2].any():
            break
    return last


def test_over_and_begun_anew_at_the_next_step() -> None:
    envs = small(2, plan=CLOSET)
    seen, rewards, over, _, info = to_the_end(envs)
    assert over.all()
    assert rewards.tolist() == [1.0, 1.0]
    assert not seen["action_mask"].any()
    assert info == {}
    seen, rewards, over, cut, _ = envs.step(np.array([9, 9]))
    assert rewards.tolist() == [0.0, 0.0]
    assert not (over | cut).any()
    assert (seen["own"][:, 2] == 0).all(), "a new game: no treasure"


def test_over_and_begun_anew_in_the_same_step() -> None:
    envs = small(2, plan=CLOSET, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, rewards, over, _, info = to_the_end(envs)
    assert over.all()
    assert rewards.tolist() == [1.0, 1.0]
    assert info["_final_obs"].all()
    assert info["final_obs"][0]["own"][2] == 1, "the treasure that was carried out"
    assert (seen["own"][:, 2] == 0).all(), "and a new game"
    assert seen["action_mask"].any()


def test_begun_anew_where_the_mask_says_so() -> None:
    envs = small(3, plan=CLOSET, autoreset_mode=AutoresetMode.DISABLED)
    to_the_end(envs)
    with pytest.raises(ValueError, match="reset_mask"):
        envs.step(np.array([9, 9, 9]))
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(options={"reset_mask": np.zeros(3, bool)})
    seen, _ = envs.reset(options={"reset_mask": np.array([True, False, True])})
    assert (seen["own"][:, 2] == 0).tolist() == [True, False, True]


def test_patience_cuts_a_game_and_the_score_can_be_the_reward() -> None:
    envs = small(2, plan=ENDLESS, patience=3, reward="score")
    envs.reset(seed=1)
    for step in range(3):
        *_, over, cut, _ = envs.step(np.array([9, 9]))
        assert not over.any()
        assert cut.all() == (step == 2)


def test_what_has_no_batch_says_so() -> None:
    with pytest.raises(CannotLearn, match="no batch of games"):
        BatchEnv(2, "dungeonlab")
    with pytest.raises(CannotLearn, match="SeatsBatch"):
        small(2, bots=["walker"])
    assert gymnasium.spec("asterion/DungeonLab-v0").vector_entry_point is None
    assert asterion.envs is not None


def test_several_seats_in_the_shape_of_pettingzoo() -> None:
    batch = dooom()
    batch.reset(seed=2)
    seen, *_ = batch.last()
    assert set(seen) == {"observation", "action_mask"}
    assert batch.agent_selection.tolist() == [0] * 6
    batch.step(np.full(6, 9))
    assert batch.agent_selection.tolist() == [1] * 6
    assert not batch.observe("player_0")["action_mask"].any(), "it is not asked"
    assert set(batch.rewards) == set(batch.terminations) == {"player_0", "player_1", "player_2"}
    space = batch.observation_space("player_0")
    first = {name: array[0] for name, array in seen["observation"].items()}
    assert space.contains({"observation": first, "action_mask": seen["action_mask"][0]})
