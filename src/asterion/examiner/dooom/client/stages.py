"""Games that are made for one situation each, and random ones after them."""

from typing import Final

import msgspec

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.dice import Rolled
from asterion.server.wire.options import BOOK

COMPANY: Final = ((), ("hunter",), ("fighter", "shouter"), ("idler",), ("walker", "fighter"))
MOST_CLIENTS: Final = 4


class Stage(msgspec.Struct, frozen=True):
    """A map, and who is on it besides the clients."""

    plan: Plan
    rivals: tuple[str, ...] = ()


def _drawn(name: str, win: int, drawing: str, *rivals: str) -> Stage:
    rows = [row.encode() for row in drawing.strip().split("\n")]
    return Stage(Plan(name, win, rows), rivals)


STAGES: Final = (
    _drawn("a way out", 1, "#######\n#.G..E#\n#.....#\n#######"),
    _drawn("potions", 1, "#####\n#HHH#\n#HGH#\n#HEH#\n#####"),
    _drawn("a lantern", 1, "########\n#L.LLL.#\n#.LL.LG#\n#....LE#\n########"),
    _drawn("armed", 1, "#######\n#SASAS#\n#ASASA#\n#SSGAE#\n#######"),
    _drawn("a duel", 2, "#####\n#S.S#\n#.#.#\n#G.GE\n#####", "fighter"),
    _drawn("in the way", 1, "########\n#..G...#\n####.###\n#..E...#\n########", "idler"),
    _drawn("shouts", 1, "########\n#..G...#\n#....E.#\n########", "shouter"),
    _drawn("somebody wins", 2, "##########\n#G.G.G.GE#\n#G.G.G.G.#\n##########", "hunter"),
    _drawn("no treasure needed", 0, "#######\n#.....#\n#..#..#\n#....E#\n#######"),
    _drawn("an open border", 1, "...\n..G\n.E."),
)
"""The first games of an examination, in this order."""


def stage(number: int, seed: int, players: int, options: DooomOptions) -> Stage:
    """Of this game: one of the above, or a random map with other company."""
    if number < len(STAGES):
        return STAGES[number]
    dooom = book(BOOK)
    dice = Rolled(seed + number)
    rivals = COMPANY[number % len(COMPANY)]
    settings = msgspec.structs.replace(
        dooom.plan.settings(), players=players + len(rivals), width=14, height=9
    )
    return Stage(dooom.plan.generate(settings, dice), rivals)
