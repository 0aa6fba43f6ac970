"""English words: numbers, plurals, lists, and what each thing and cell is called."""

from collections.abc import Sequence
from typing import Final

from asterion.books.labyrinth.event.told import OUTSIDE, Found
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import FLOW, HERE, LOOP, OLD, TOPMOST

NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip
ORDINALS: Final = (
    "", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth ", "ninth ",
)  # fmt: skip
KINDS: Final = {
    "L": "land", "H": "a hospital", "W": "a weaponry", "P": "a pit", "R": "a river",
    "D": "a delta", "E": "the encephalitis cell", OUTSIDE: "outside",
}  # fmt: skip
STANDS: Final = {"L": "on land", "E": "at the encephalitis cell", OUTSIDE: "outside"}


def number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """“a treasure”, “two bullets”."""
    return f"a {thing}" if count == 1 else f"{number(count)} {thing}s"


def many(count: int, thing: str) -> str:
    """“one bullet”, “no bullets”: where a count is asked for."""
    return f"{number(count)} {thing}" if count == 1 else f"{number(count)} {thing}s"


def digits(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def things(found: Found) -> str:
    """L65  Kinds and quantities, in the order of the book's example."""
    counts = (
        (found.treasures, "treasure"),
        (found.bullets, "bullet"),
        (found.grenades, "grenade"),
        (found.landmines, "landmine"),
        (found.corpses, "corpse"),
    )
    return listed([counted(count, thing) for count, thing in counts if count]) or "nothing"


def direction(way: int) -> str:
    return {FLOW: "by the flow", LOOP: "by the loop", HERE: "here"}.get(way) or WAYS[way]


def to_the(way: int) -> str:
    return f"to the {WAYS[way]}" if way % 2 else WAYS[way]


def treasure_ranked(rank: int) -> str:
    if rank == OLD:
        return "old"
    return "topmost" if rank == TOPMOST else f"{ORDINALS[rank - 1]}lowest"
