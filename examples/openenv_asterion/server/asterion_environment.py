"""One game as an environment of OpenEnv: `reset`, `step`, `state`."""

import random
from typing import Any
from uuid import uuid4

from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import State

from asterion.envs.conversation import Conversation

try:
    from ..models import AsterionAction, AsterionObservation
except ImportError:  # run from its own folder
    from models import (  # type: ignore[import-not-found,no-redef]
        AsterionAction,
        AsterionObservation,
    )

PROOF_REWARD = 0.01
SEEDS = 2**31


class AsterionEnvironment(Environment):  # type: ignore[misc]
    """The reward is that of the game at its end, 1, 0 or -1, and a little for each fact that an
    answer made provable. `state` tells nothing that the player was not told."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self) -> None:
        super().__init__()
        self._state = State(episode_id=str(uuid4()), step_count=0)
        self._game: Conversation | None = None

    def reset(
        self, seed: int | None = None, episode_id: str | None = None, **given: Any
    ) -> AsterionObservation:
        """`book`, `bots`, and preset, options, settings or plan as everywhere."""
        book, bots = given.pop("book", "labyrinth"), tuple(given.pop("bots", ("random",)))
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        self._game = Conversation(book, bots, **given)
        text = self._game.begin(random.randrange(SEEDS) if seed is None else seed)
        return AsterionObservation(text=text, done=False, reward=0.0)

    def step(
        self, action: AsterionAction, timeout_s: float | None = None, **_: Any
    ) -> AsterionObservation:
        """An answer to a game that is over changes nothing."""
        if self._game is None:
            self.reset()
        game = self._game
        assert game is not None
        if game.is_over:
            return AsterionObservation(reason=game.reason, done=True, reward=0.0)
        self._state.step_count += 1
        text = game.answer(action.text)
        proved = game.proved[-1]
        return AsterionObservation(
            text=text,
            proved=proved,
            reason=game.reason,
            done=game.is_over,
            reward=game.result + PROOF_REWARD * proved,
        )

    @property
    def state(self) -> State:
        return self._state
