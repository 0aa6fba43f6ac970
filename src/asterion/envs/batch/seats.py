"""Many games of several seats, in the shape of PettingZoo: the same names, an array for each."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from asterion.core.contract.book import AnyBook
from asterion.envs.batch.dealing import Terms, seen_record
from asterion.envs.batch.games import Games, uncompiled
from asterion.envs.batch.loops import NEXT_STEP, SAME_STEP
from asterion.envs.playing import Playing
from asterion.envs.spaces import Speaking, masked, observed

Arrays = NDArray[Any]


class SeatsBatch:
    """`num_envs` games of `players` seats; in each, the one in `agent_selection` answers next.

    As an AEC environment of PettingZoo, with an array over the games where that has one value:
    `reset(seed)`, `last()`, `step(actions)`, `observe(agent)`; `rewards`, `terminations` and
    `truncations` by agent. A game that is over begins again at the next step, whatever is said
    then; with `same_step=True` at once, and `final()` has what was observed last.
    """

    def __init__(
        self,
        num_envs: int,
        book: str | AnyBook,
        players: int = 2,
        *,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        patience: int | None = None,
        plans: int | None = None,
        threads: int | None = None,
        same_step: bool = False,
    ) -> None:
        playing = Playing(
            book, players, preset=preset, options=options, settings=settings, plan=plan
        )
        most = playing.learning.patience if patience is None else patience
        terms = Terms(most * players, by_score=False)
        self.games = Games(playing, num_envs, terms, plans=plans, threads=threads)
        self.num_envs = num_envs
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._mode = SAME_STEP if same_step else NEXT_STEP
        both = {"observation": observed(playing), "action_mask": masked(playing)}
        self._observed = {agent: spaces.Dict(both) for agent in self.agents}
        self._said = {agent: Speaking(playing, "sayings").space() for agent in self.agents}
        self._seen = uncompiled(np.zeros(num_envs, seen_record(playing)))

    def observation_space(self, agent: str) -> spaces.Dict:
        """Of one game."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._said[agent]

    def reset(self, seed: int | None = None, chosen: NDArray[np.bool_] | None = None) -> None:
        """All games, or the chosen ones."""
        self.games.start(seed, np.ones(self.num_envs, bool) if chosen is None else chosen)

    def step(self, actions: Arrays) -> None:
        """An answer in every game, of the seat that is asked there."""
        self.games.step(actions, self._mode)

    def last(self) -> tuple[dict[str, Any], Arrays, Arrays, Arrays]:
        """What the seat that is asked observes in each game; its reward, over, cut."""
        games = self.games.games
        rewards = games["reward"][np.arange(self.num_envs), self.agent_selection]
        return self._both(self.games.seen), rewards, games["over"], games["cut"]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat observes in each game; the mask is empty where it is not asked."""
        seat = self.possible_agents.index(agent)
        self.games.observe(np.full(self.num_envs, seat), self._seen)
        return self._both(self._seen)

    def final(self) -> dict[str, Any]:
        """What the seat that was asked observed last, in games that have begun again since."""
        return self._both(self.games.final)

    @property
    def agent_selection(self) -> Arrays:
        """The seat that is asked, a number per game; 0 where the game is over."""
        asked: Arrays = np.maximum(self.games.games["turn"], 0)
        return asked

    @property
    def rewards(self) -> dict[str, Arrays]:
        """Of the last step."""
        games = self.games.games
        return {agent: games["reward"][:, seat] for seat, agent in enumerate(self.agents)}

    @property
    def terminations(self) -> dict[str, Arrays]:
        return dict.fromkeys(self.agents, self.games.games["over"])

    @property
    def truncations(self) -> dict[str, Arrays]:
        return dict.fromkeys(self.agents, self.games.games["cut"])

    def close(self) -> None:
        self.games.close()

    def _both(self, seen: Any) -> dict[str, Any]:
        given = self.games.observations(seen)
        mask = given.pop("action_mask")
        return {"observation": given, "action_mask": mask}
