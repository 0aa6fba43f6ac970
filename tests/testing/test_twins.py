"""Games of other people: a leak that was put in is found, and a game without one is not blamed."""

import random
from collections.abc import Hashable, Sequence
from typing import Any

import numpy
import pytest

from asterion.testing.twins import compare, openspiel, pettingzoo

pyspiel = pytest.importorskip("pyspiel")
GAMES = 150


# ---- what differs


def test_alike_is_alike_whatever_it_is_made_of() -> None:
    seen = {"observe": {"action_mask": numpy.ones(3), "text": "a wall"}, "rewards": float("nan")}
    again = {"observe": {"action_mask": numpy.ones(3), "text": "a wall"}, "rewards": float("nan")}
    assert compare(seen, again) == []


def test_the_first_place_that_differs_is_named() -> None:
    one = {"observe": {"mask": numpy.array([1, 0, 1])}, "infos": {}, "text": "You have a king"}
    other = {
        "observe": {"mask": numpy.array([1, 1, 1])},
        "infos": {"n": 3},
        "text": "You have an ace",
    }
    assert [str(leak) for leak in compare(one, other)] == [
        "observe['mask'][1]: 0 or 1",
        "infos['n']: 'nothing' or 3",
        "text (at 10): 'You have a king' or 'You have an ace'",
    ]


def test_arrays_of_another_length_differ() -> None:
    (leak,) = compare({"tensor": [1.0]}, {"tensor": [1.0, 2.0]})
    assert str(leak) == "tensor (length): 1 or 2"


# ---- OpenSpiel


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "phantom_ttt"])
def test_a_well_known_game_shows_no_more_than_its_information_state(name: str) -> None:
    found = openspiel.search(name, GAMES)
    assert found.pairs > GAMES // 4
    assert not found.counts, found


def test_a_card_that_is_shown_to_the_other_player_is_found() -> None:
    def rivals_card(state: Any, player: int) -> list[int]:
        card: int = state.history()[1 - player]
        return [card, 0]

    found = openspiel.search("kuhn_poker", GAMES, extra={"planted": rivals_card})
    assert found.counts["planted"] == found.pairs > 0
    leak = found.examples["planted"]
    assert leak.where == "[0]"
    assert leak.one != leak.other
    assert "player" in leak.example


def test_what_the_information_state_gives_away_is_found_by_ones_own_knowledge() -> None:
    """Here somebody says that a player knows nothing but the bets: then the own card is a leak."""

    def bets(states: Sequence[Any], player: int) -> Hashable:
        return tuple(states[-1].history()[2:])

    found = openspiel.search("kuhn_poker", GAMES, knows=bets)
    assert {"information_state_string", "information_state_tensor"} <= found.counts.keys()


# ---- PettingZoo


class Guessing:
    """Two agents hold a number each, and guess in turn; `leaks` shows the other's number."""

    def __init__(self, leaks: str = "") -> None:
        self.leaks = leaks

    def reset(self, seed: int) -> None:
        self.agents = ["ann", "bob"]
        self.agent_selection = "ann"
        chance = random.Random(seed)
        self.number = {agent: chance.randrange(6) for agent in self.agents}
        self.turns = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        own, rivals = self.number[agent], self.number["bob" if agent == "ann" else "ann"]
        mask = numpy.ones(6, numpy.int8)
        if self.leaks == "mask":
            mask[rivals] = 0
        return {"observation": numpy.array([own, self.turns]), "action_mask": mask}

    def step(self, action: int) -> None:
        self.turns += 1
        if self.leaks == "infos":
            self.infos["ann"] = {"world": dict(self.number)}
        self.agent_selection = "bob" if self.agent_selection == "ann" else "ann"
        if self.turns == 4:
            self.agents = []

    def action_space(self, agent: str) -> None: ...


def another_number(game: Guessing, agent: str, chance: random.Random) -> bool:
    """The other agent holds another number."""
    rival = "bob" if agent == "ann" else "ann"
    game.number[rival] = (game.number[rival] + 1 + chance.randrange(5)) % 6
    if "world" in game.infos["ann"]:
        game.infos["ann"]["world"] = dict(game.number)
    return True


def test_an_honest_environment_is_not_blamed() -> None:
    found = pettingzoo.search(Guessing, another_number, games=5)
    assert found.pairs == 5 * 4 * 2
    assert str(found).endswith("no difference found")


def test_a_mask_that_tells_the_others_number_is_found() -> None:
    found = pettingzoo.search(lambda: Guessing("mask"), another_number, games=5)
    assert found.counts == {"observe": found.pairs}
    assert found.examples["observe"].where.startswith("['action_mask'][")


def test_an_info_that_tells_the_whole_world_is_found() -> None:
    found = pettingzoo.search(lambda: Guessing("infos"), another_number, games=5)
    assert found.examples["infos"].where == "['world']['bob']"
