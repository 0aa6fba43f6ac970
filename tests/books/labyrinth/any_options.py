"""Options of Labyrinth at random: each of them, whatever is added to the list."""

from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.core.contract.options import Choice, choices, options_from, settings_of
from asterion.core.dice import Dice

HANDICAPS = ("", "", "1:2", "2:1", "1:1, 2:3")
LARGEST = 9
"""Of a number: rounds, moves. Games with larger ones only take longer."""


def random_options(dice: Dice) -> LabyrinthOptions:
    """A preset, or one with some options changed, or every option by itself."""
    plain = settings_of(dice.pick(list(PRESETS.values()), "preset"))
    percent = dice.pick((0, 10, 50, 100), "how many options differ")
    for choice in choices(LabyrinthOptions):
        if dice.chance(percent, choice.name):
            plain[choice.name] = _value(choice, dice)
    return options_from(LabyrinthOptions, plain)


def _value(choice: Choice, dice: Dice) -> bool | int | str:
    if choice.values:
        return dice.pick(choice.values, choice.name)
    if choice.kind == "yes or no":
        return dice.chance(50, choice.name)
    if choice.kind == "number":
        return dice.below(LARGEST + 1, choice.name)
    return dice.pick(HANDICAPS, choice.name)
