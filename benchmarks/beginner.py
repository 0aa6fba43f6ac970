"""Somebody at their first game, as a script: sensible things at random, and nothing worked out."""

from collections.abc import Sequence
from typing import Final

from asterion.core.contract.offer import Offer
from asterion.core.dice import Dice

AT_ONCE: Final = frozenset({"pick up", "take"})
"""Whatever lies there is wanted."""
STEPS: Final = frozenset({"go", "move"})
OTHERWISE: Final = 5
"""One time in this many it does anything else that is offered."""
BACK: Final = {
    "n": "s",
    "s": "n",
    "e": "w",
    "w": "e",
    "ne": "sw",
    "sw": "ne",
    "nw": "se",
    "se": "nw",
}


class Beginner:
    """Walks about without turning round at once, takes what lies there, and tries the rest.

    It knows the offers that everybody is shown, and what they are: no map, no bot, no deduction.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.came_by = ""

    def choose(self, offers: Sequence[Offer]) -> str:
        sensible = [offer for offer in offers if not offer.careful] or list(offers)
        wanted = [offer for offer in sensible if offer.verb in AT_ONCE]
        if wanted:
            return self.dice.pick(wanted, "what to take").say
        steps = [offer for offer in sensible if offer.verb in STEPS and offer.way]
        others = [offer for offer in sensible if offer not in steps]
        if steps and (not others or self.dice.below(OTHERWISE, "something else")):
            on = [step for step in steps if step.way != BACK.get(self.came_by)] or steps
            step = self.dice.pick(on, "which way")
            self.came_by = step.way
            return step.say
        return self.dice.pick(others or sensible, "what to say").say
