"""A bot that believes what it feels: it digs only where the treasure can still be."""

from typing import ClassVar

from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase
from asterion_dig.event import Cell
from asterion_dig.plan import nearness
from asterion_dig.say import WAYS
from asterion_dig.view import HOLE, MARKS, View


class Prospector:
    summary: ClassVar[Phrase] = Phrase("dig-bot")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, view: View, prompt: Prompt) -> str:
        here = view.at[view.seat]
        goal = min(possible(view), key=lambda cell: distance(cell, here))
        if goal == here:
            return "dig"
        steps = {way: (here[0] + dx, here[1] + dy) for way, (dx, dy) in WAYS.items()}
        closer = [way for way in steps if distance(steps[way], goal) < distance(here, goal)]
        return f"go {self.dice.pick(closer, 'way')}"


def possible(view: View) -> list[Cell]:
    """Where the treasure can be, by every hole of which the nearness is known."""
    cells = [(x, y) for y in range(view.size[1]) for x in range(view.size[0])]
    felt = {cell: mark for cell, mark in view.holes.items() if mark != HOLE}
    return [
        cell
        for cell in cells
        if cell not in view.holes
        and all(MARKS[nearness(cell, hole)] == mark for hole, mark in felt.items())
    ]


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
