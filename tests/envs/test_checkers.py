"""The checkers that each library brings along, on every environment that there is."""

import warnings
from importlib import import_module
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import asterion.envs  # noqa: F401  makes them known

pyspiel = pytest.importorskip("pyspiel")

IDS = sorted(name for name in gymnasium.registry if name.startswith("asterion/"))
SEVERAL = ("dooom_v0", "dungeonlab_v0", "labyrinth_of_dooom_v0", "labyrinth_v0")


def several(name: str) -> Any:
    return import_module(f"asterion.envs.pettingzoo.{name}")


def test_gymnasium_knows_them_once_they_are_imported() -> None:
    assert gymnasium.make("asterion.envs:asterion/CC3k-v0") is not None
    assert {"asterion/CC3k-v0", "asterion/Dooom-v0", "asterion/DungeonLab-v0"} <= set(IDS)
    assert {"asterion/CC3k-Shaped-v0", "asterion/Labyrinth-Factored-v0"} <= set(IDS)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning")
def test_gymnasium_is_content(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", SEVERAL)
def test_pettingzoo_is_content(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like to be told of every space in its own way
        api_test(several(name).env(), num_cycles=200)
        seed_test(several(name).env, num_cycles=40)
        parallel_api_test(several(name).parallel_env(), num_cycles=60)


@pytest.mark.parametrize("name", ["python_asterion_labyrinth", "python_asterion_dooom"])
def test_openspiel_is_content(name: str) -> None:
    import_module("asterion.envs.openspiel")
    game = pyspiel.load_game(f"{name}(max_length=60,plans=4)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
