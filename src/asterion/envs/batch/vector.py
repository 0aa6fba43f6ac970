"""Many games as one vector environment of Gymnasium: one seat each."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from asterion.core.contract.book import AnyBook
from asterion.core.referee.table import Table
from asterion.envs.batch import loops as modes
from asterion.envs.batch.dealing import Terms
from asterion.envs.batch.games import Games
from asterion.envs.playing import CannotLearn, Playing
from asterion.envs.spaces import Speaking, masked, observed

MODES = {
    AutoresetMode.NEXT_STEP: modes.NEXT_STEP,
    AutoresetMode.SAME_STEP: modes.SAME_STEP,
    AutoresetMode.DISABLED: modes.DISABLED,
}
Given = dict[str, NDArray[Any]]


class BatchEnv(VectorEnv[Given, NDArray[Any], NDArray[Any]]):
    """`gymnasium.make_vec(id, num_envs, "vector_entry_point")` makes one.

    Arguments as of one game, and `plans` (how many are made), `threads` (all cores), `copy`
    (False: the arrays are the same ones at every step, written in place) and `autoreset_mode`.
    """

    def __init__(
        self,
        num_envs: int,
        book: str | AnyBook,
        bots: Sequence[str] = (),
        *,
        reward: str = "result",
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        opening: Sequence[str] | None = None,
        patience: int | None = None,
        plans: int | None = None,
        threads: int | None = None,
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        if bots:
            raise CannotLearn("a batch of one seat has no bots: `SeatsBatch` plays several seats")
        if reward not in ("result", "score"):
            raise ValueError(f"the reward is “result” or “score”, and not “{reward}”")
        playing = Playing(book, 1, preset=preset, options=options, settings=settings, plan=plan)
        most = playing.learning.patience if patience is None else patience
        first = playing.learning.opening if opening is None else tuple(opening)
        terms = Terms(most, reward == "score", first)
        self.games = Games(playing, num_envs, terms, plans=plans, threads=threads)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self._mode = MODES[self.autoreset_mode]
        self._copy = copy
        fields = observed(playing)
        fields["action_mask"] = masked(playing)
        self.single_observation_space = fields
        self.single_action_space = Speaking(playing, "sayings").space()
        self.observation_space = batch_space(fields, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Given, dict[str, Any]]:
        """`options={"reset_mask": chosen}` begins only those games again."""
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            chosen = np.ones(self.num_envs, bool)
        elif chosen.shape != (self.num_envs,) or chosen.dtype != bool or not chosen.any():
            raise ValueError("reset_mask is a bool for each game, and one of them is true")
        self.games.start(seed, chosen)
        return self._given(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Given, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self._mode == modes.DISABLED and self._ended().any():
            raise ValueError("restart the games that are over: reset with a reset_mask")
        self.games.step(actions, self._mode)
        games = self.games.games
        rewards = games["reward"][:, 0].astype(np.float64)
        info = self._final() if self._mode == modes.SAME_STEP else {}
        return self._given(), rewards, games["over"].copy(), games["cut"].copy(), info

    def readable(self, number: int) -> Table:
        """The opening of a game at a table of the readable rules, with the same plan and chance."""
        return self.games.readable(number)

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    # ---- inside

    def _given(self) -> Given:
        given = self.games.observations(self.games.seen)
        return {name: array.copy() for name, array in given.items()} if self._copy else given

    def _ended(self) -> NDArray[Any]:
        games = self.games.games
        ended: NDArray[Any] = games["over"] | games["cut"]
        return ended

    def _final(self) -> dict[str, Any]:
        """The last observations of the games that are over, as Gymnasium's own batches give it."""
        ended = self._ended()
        if not ended.any():
            return {}
        last = self.games.observations(self.games.final)
        kept = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            kept[number] = {name: array[number].copy() for name, array in last.items()}
        return {"final_obs": kept, "_final_obs": ended, "final_info": {}, "_final_info": ended}
