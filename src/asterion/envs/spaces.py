"""Spaces of Gymnasium for what is observed and for what can be said."""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from asterion.core.dice import Dice
from asterion.core.referee.table import LONGEST_COMMAND
from asterion.envs.playing import CannotLearn, Playing, dtype_of

Actions = Literal["sayings", "factors", "words"]
LETTERS = "".join(chr(code) for code in range(32, 127))


def observed(playing: Playing) -> spaces.Dict:
    return spaces.Dict({
        field.name: spaces.Box(field.low, field.high, field.shape, dtype_of(field))
        for field in playing.fields
    })  # fmt: skip


def masked(playing: Playing) -> spaces.Box:
    return spaces.Box(0, 1, (len(playing.sayings),), np.int8)


class Speaking:
    """From an action to what is said: by its number in the list, by its parts, or as it is."""

    def __init__(self, playing: Playing, actions: Actions) -> None:
        self.playing = playing
        self.actions = actions
        self.factors = None
        if actions == "factors":
            if playing.learning.factors is None:
                raise CannotLearn(f"{playing.book.title} has no factors: take sayings or words")
            self.factors = playing.learning.factors(playing.table.view(0))
        elif actions not in ("sayings", "words"):
            raise CannotLearn(f"actions are sayings, factors or words, and not “{actions}”")

    def space(self) -> spaces.Space[Any]:
        if self.actions == "sayings":
            return spaces.Discrete(len(self.playing.sayings))
        if self.factors is not None:
            return spaces.MultiDiscrete([len(choices) for choices in self.factors.choices])
        return spaces.Text(min_length=1, max_length=LONGEST_COMMAND, charset=LETTERS)

    def answer_the_rest(self, dice: Dice) -> None:
        """Random for whatever is asked that factors cannot say, a start cell for example."""
        if self.factors is None:
            return
        playing = self.playing
        while (seat := playing.asked) is not None:
            view = playing.table.view(seat)
            if self.factors.fit(view):
                return
            playing.table.submit(seat, dice.pick(playing.book.view.legal(view), "the rest"))

    def said(self, action: Any) -> str:
        if self.actions == "sayings":
            return self.playing.sayings[int(action)]
        if self.factors is not None:
            picked = zip(self.factors.choices, action, strict=True)
            return self.factors.join([choices[int(number)] for choices, number in picked])
        return str(action)
