"""What bots of Labyrinth answer where there is little to think about."""

from asterion.books.labyrinth.view.asking import PROMPTS, legal
from asterion.books.labyrinth.view.model import View
from asterion.core.dice import Dice

START, CHOICE = PROMPTS["start cell"], PROMPTS["treasure choice"]


def any_start(view: View, dice: Dice) -> str:
    """L9  A random cell: bots have no favourite."""
    starts = [text for text in legal(view) if text.startswith("start ")]
    return dice.pick(starts, "start cell")


def any_treasure(view: View) -> str:
    """L79  The last one named: the old one if there is one, else the topmost."""
    return legal(view)[-1]
