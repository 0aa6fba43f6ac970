"""A PettingZoo environment: every seat learns, each in its turn."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.envs.playing import REFUSED, Playing
from asterion.envs.spaces import Actions, Speaking, masked, observed

SEEDS = 2**62


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """Agents are `player_0`, `player_1` and so on. Everything follows from the seed of `reset`.

    An observation is `{"observation": arrays, "action_mask": mask}`. What is refused costs no turn:
    the same agent is asked again. The rewards at the end are 1, -1 or 0.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": True, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        book: str | AnyBook,
        players: int = 2,
        *,
        actions: Actions = "sayings",
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        informed: bool = False,
        patience: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(
            book, players, preset=preset, options=options, settings=settings, plan=plan,
            informed=informed,
        )  # fmt: skip
        self.metadata = {**self.metadata, "name": f"{self.playing.book.name}_v0"}
        self.render_mode = render_mode
        self.speaking = Speaking(self.playing, actions)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        inner = observed(self.playing)
        both = {"observation": inner, "action_mask": masked(self.playing)}
        self._observed = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self._said = {agent: self.speaking.space() for agent in self.possible_agents}
        most = self.playing.learning.patience if patience is None else patience
        self._patience = most * players
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._said[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options={"plan": DRAWING}` takes this plan for this one game."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        chance = int(self._generator.integers(SEEDS))
        self.playing.start(chance, (options or {}).get("plan"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = 0
        self._rewarded = False
        self._dice = Rolled(chance + 1)
        self._ask_next()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        return {
            "observation": self.playing.observe(seat),
            "action_mask": self.playing.full_mask(seat),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
        refused = self.playing.say(self._seat_of[agent], self.speaking.said(action))
        self.infos[agent] = {"refused": refused} if refused else {}
        self._answers += 1
        over = self.playing.is_over
        self._rewarded = over or bool(refused)  # between them there are no rewards to add up
        if refused:
            self.rewards[agent] = REFUSED
        if over:
            for other, seat in self._seat_of.items():
                self.rewards[other] += self.playing.outcome(seat)
                self.terminations[other] = True
        elif self._answers >= self._patience:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask_next()
        if self._rewarded:
            self._accumulate_rewards()

    def render(self) -> Any:
        return self.playing.render(self._seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    # ---- inside

    def _ask_next(self) -> None:
        self.speaking.answer_the_rest(self._dice)
        seat = self.playing.asked
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            info = self.playing.hears(seat)
            if before := self.infos[self.agent_selection]:
                info.update(before)
            self.infos[self.agent_selection] = info


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Refuses what is asked before `reset`; after it nothing is looked up name by name."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


Maker = Callable[..., Any]


def makers(book: str, players: int, **usual: Any) -> tuple[Maker, Maker, Maker]:
    """`env`, `raw_env` and `parallel_env` of a book, as PettingZoo calls them."""

    def raw_env(**given: Any) -> SeatsEnv:
        return SeatsEnv(book, **{"players": players, **usual, **given})

    def env(**given: Any) -> AECEnv:
        return InOrder(raw_env(**given))

    def parallel_env(**given: Any) -> ParallelEnv:
        return turn_based_aec_to_parallel(raw_env(**given))

    return env, raw_env, parallel_env
