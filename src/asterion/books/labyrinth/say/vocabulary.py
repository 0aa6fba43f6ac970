"""The words of Labyrinth's moves: ways, things, counts and ranks, as people call them."""

from typing import Final

from asterion.books.labyrinth.say.command import (
    ALL_OF_THEM,
    BULLET,
    CORPSE,
    GRENADE,
    LANDMINE,
    OLD,
    TOPMOST,
    TREASURE,
)
from asterion.books.labyrinth.say.writing import NUMBERS, ORDINALS

WAY_WORDS: Final = {
    "up": 0, "u": 0, "north": 0, "n": 0,
    "right": 1, "r": 1, "east": 1, "e": 1,
    "down": 2, "d": 2, "south": 2, "s": 2,
    "left": 3, "l": 3, "west": 3, "w": 3,
}  # fmt: skip
WAY: Final = rf"(?P<way>{'|'.join(sorted(WAY_WORDS, key=len, reverse=True))})"
TO_WAY: Final = (
    r"(?:(?:(?:over )?to|on|at|towards?) (?:the |my )|to |towards? |in the direction )?" + WAY
)
WALL_WORDS: Final = WAY_WORDS | {
    "upper": 0, "top": 0, "northern": 0, "above": 0, "eastern": 1,
    "lower": 2, "bottom": 2, "southern": 2, "below": 2, "western": 3,
}  # fmt: skip
WALL: Final = rf"(?P<way>{'|'.join(sorted(WALL_WORDS, key=len, reverse=True))})"
"""What a wall is called: “the upper wall”, “the wall above me”."""

THING_WORDS: Final = {
    "bullet": BULLET, "grenade": GRENADE, "landmine": LANDMINE, "mine": LANDMINE,
    "corpse": CORPSE, "body": CORPSE, "dead body": CORPSE, "treasure": TREASURE,
}  # fmt: skip
THING: Final = rf"(?P<thing>{'|'.join(THING_WORDS)})(?P<plural>s)?"
COUNT: Final = (
    rf"(?P<count>all|a|an|the|my|every|[1-9]|{'|'.join(NUMBERS[1:10])})(?: of)?(?: my| the)?"
)
RANK: Final = (
    rf"(?P<rank>{'|'.join(sorted(ORDINALS, key=len, reverse=True))}|[0-9]th lowest|"
    "topmost|top|new|newly found|old)"
)
NAME: Final = r"(?P<name>[^;,()]+?)"
STOPS: Final = " .!?"
"""At the end of a name they may be its own or the sentence's: they are left out of both."""
CELL: Final = r"(?P<cell>[a-z]{1,3}[1-9][0-9]{0,3})"


def count_meant(word: str, plural: bool) -> int:
    """How many a word means: “all”, and “my bullets” with no number, are all that one has."""
    if word in ("all", "every") or (plural and word in ("", "the", "my")):
        return ALL_OF_THEM
    if word.isdecimal():
        return max(1, int(word))
    return max(1, NUMBERS.index(word)) if word in NUMBERS else 1


def rank_meant(word: str) -> int:
    """L79  The place of a treasure in the pile, from the lowest."""
    if word == "old":
        return OLD
    if word in ORDINALS:
        return ORDINALS.index(word) + 1
    if word[0].isdecimal():
        return max(1, int(word[0]))
    return TOPMOST
