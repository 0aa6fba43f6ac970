"""A Gymnasium environment: one seat learns, bots sit on the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from asterion.bots import is_endless, make_bot
from asterion.bots.seated import Seated
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.envs.playing import REFUSED, Playing
from asterion.envs.spaces import Actions, Speaking, masked, observed

LEARNER = 0
SEEDS = 2**62


class BookEnv(gymnasium.Env[dict[str, Any], Any]):
    """`gymnasium.make("asterion/CC3k-v0")` makes one. Everything follows from the seed of `reset`.

    An observation is a dictionary of arrays with `action_mask` among them; `info["text"]` has the
    sentences that the seat was told since. The reward is 1, -1 or 0 at the end, or with
    `reward="score"` what the score went up by.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        book: str | AnyBook,
        bots: Sequence[str] = (),
        *,
        actions: Actions = "sayings",
        reward: str = "result",
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        informed: bool = False,
        opening: Sequence[str] | None = None,
        patience: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(
            book, 1 + len(bots), preset=preset, options=options, settings=settings, plan=plan,
            informed=informed,
        )  # fmt: skip
        if reward not in ("result", "score"):
            raise ValueError(f"the reward is “result” or “score”, and not “{reward}”")
        learning = self.playing.learning
        self.render_mode = render_mode
        self.speaking = Speaking(self.playing, actions)
        self.action_space = self.speaking.space()
        fields = observed(self.playing)
        self.observation_space = spaces.Dict(fields.spaces | {"action_mask": masked(self.playing)})
        self._bot_names = tuple(bots)
        self._by_score = reward == "score"
        self._opening = learning.opening if opening is None else tuple(opening)
        self._patience = learning.patience if patience is None else patience

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """`options={"plan": DRAWING}` takes this plan for this one game."""
        super().reset(seed=seed)
        chance = int(self.np_random.integers(SEEDS))
        self.playing.start(chance, (options or {}).get("plan"))
        self._dice = Rolled(chance + 1)
        name = self.playing.book.name
        self._bots = [
            Seated(make_bot(name, bot, self._dice), seat)
            for seat, bot in enumerate(self._bot_names, LEARNER + 1)
        ]
        self._answers = 0
        for saying in self._opening:
            self.playing.say(LEARNER, saying)
        self._let_bots_answer()
        self._score = self.playing.score(LEARNER)
        return self._observation(), self._info("")

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        refused = self.playing.say(LEARNER, self.speaking.said(action))
        self._answers += 1
        endless = False if refused else self._let_bots_answer()
        over = self.playing.is_over
        cut = not over and (endless or self._answers >= self._patience)
        reward = REFUSED if refused else self._reward()
        return self._observation(), reward, over, cut, self._info(refused)

    def render(self) -> Any:
        return self.playing.render(LEARNER, self.render_mode)

    # ---- inside

    def _let_bots_answer(self) -> bool:
        """Until the learner is asked, or the game is over. Whether they would go on for ever."""
        answers = 0
        table = self.playing.table
        self.speaking.answer_the_rest(self._dice)
        while (awaited := table.awaited) and LEARNER not in awaited:
            if is_endless(answers, len(self._bots)):
                return True
            seat = awaited[0]
            table.submit(seat, self._bots[seat - 1].answer(table))
            self.speaking.answer_the_rest(self._dice)
            answers += 1
        return False

    def _observation(self) -> dict[str, Any]:
        given = self.playing.observe(LEARNER)
        given["action_mask"] = self.playing.mask(LEARNER)
        return given

    def _info(self, refused: str) -> dict[str, Any]:
        info = self.playing.hears(LEARNER)
        if refused:
            info["refused"] = refused
        return info

    def _reward(self) -> float:
        if not self._by_score:
            return self.playing.outcome(LEARNER)
        before, self._score = self._score, self.playing.score(LEARNER)
        return float(self._score - before)


def choose(mask: Any, generator: np.random.Generator) -> int:
    """Any action that is allowed, for examples and tests."""
    return int(generator.choice(np.flatnonzero(mask)))
