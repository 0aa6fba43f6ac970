"""Frames out of what a program writes: prompts, colours, padding and a column of its own."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import msgspec

from asterion.books.cc3k.plan.floor import laid_out
from asterion.books.cc3k.plan.kinds import COLUMNS, RACES, ROWS
from asterion.examiner.cc3k.frame import Frame

COLOURS: Final = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|\r")
EDGE: Final = re.compile(r"\|-{77}\|")
"""C1  The first and the last row of every floor."""


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a program shows a game and is spoken to; patterns are searched below the map."""

    hit_points: str = r"\b(?:HP|Health|Hit ?points?)\b\D{0,4}?(-?\d+)"
    attack: str = r"\b(?:Atk|Attack|ATK)\b\D{0,4}?(-?\d+)"
    defence: str = r"\b(?:Def|Defen[cs]e)\b\D{0,4}?(-?\d+)"
    gold: str = r"\bGold\b\D{0,4}?(\d+)"
    floor: str = r"\b(?:Floor|Level)\b\D{0,4}?(\d+)"
    race: str = r"\bRace\b\W{0,4}(\w+)"
    action: str = r"^\s*Action\s*:\s*(.*?)\s*$"
    wording: str = "free"
    """`book` where the action row is in the book's own words and is compared."""
    score: str = r"\bscore\b\D{0,12}?(\d+)"
    move: str = "{way}"
    attack_command: str = "a {way}"
    drink: str = "u {way}"
    allow: dict[str, list[str]] | None = None
    """Readings of the rules that are allowed, as in `allow.toml`; None for the usual ones."""


RACE_NUMBERS: Final = {race.name.lower(): number for number, race in enumerate(RACES)}
FIELDS: Final = ("hit_points", "attack", "defence", "gold", "floor", "race", "action")


def plain(text: str) -> str:
    """Without anything that only a terminal obeys."""
    return COLOURS.sub("", text)


def blocks(text: str) -> Iterator[tuple[list[str], str]]:
    """The 25 rows of each map, and what stands below it until the next one."""
    lines = plain(text).split("\n")
    starts = [n for n, line in enumerate(lines) if _is_top(lines, n, line)]
    for start, following in pairwise([*starts, len(lines)]):
        below = lines[start + ROWS : following]
        column = _edge(lines[start + ROWS - 1])
        rows = [line[column : column + COLUMNS] for line in lines[start : start + ROWS]]
        rows[0] = rows[-1]  # a prompt may stand before the first
        yield rows, "\n".join(below)


def _is_top(lines: list[str], n: int, line: str) -> bool:
    last = n + ROWS - 1
    return EDGE.search(line) is not None and last < len(lines) and bool(EDGE.search(lines[last]))


def _edge(line: str) -> int:
    found = EDGE.search(line)
    return found.start() if found else 0


def frames(text: str, profile: Profile) -> list[Frame]:
    """Every frame in what was written, in order."""
    return [read(rows, below, profile) for rows, below in blocks(text)]


def read(rows: list[str], below: str, profile: Profile) -> Frame:
    drawn = "".join(row.ljust(COLUMNS)[:COLUMNS] + "\n" for row in rows)
    race = _found(profile.race, below)
    return Frame(
        laid_out(drawn.encode("ascii", "replace")),
        _number(profile.hit_points, below),
        _number(profile.attack, below),
        _number(profile.defence, below),
        _number(profile.gold, below),
        _number(profile.floor, below),
        RACE_NUMBERS.get(race.lower()) if race else None,
        _found(profile.action, below) if profile.wording == "book" else None,
    )


def is_whole(text: str, profile: Profile, fields: tuple[str, ...]) -> bool:
    """Whether the last map has all these rows below it, the last one with its line break."""
    found = list(blocks(text))
    if not found:
        return False
    finished = found[-1][1].rpartition("\n")[0]
    return all(_found(getattr(profile, name), finished) is not None for name in fields)


def _found(pattern: str, text: str) -> str | None:
    match = re.search(pattern, text, re.IGNORECASE | re.MULTILINE)
    return match[1] if match else None


def _number(pattern: str, text: str) -> int | None:
    found = _found(pattern, text)
    return int(found) if found and len(found) < 10 else None


def fields_in(below: str, profile: Profile) -> tuple[str, ...]:
    """Which of the rows a program shows, by its first frame."""
    return tuple(name for name in FIELDS if _found(getattr(profile, name), below) is not None)
