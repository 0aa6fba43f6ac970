"""Rulings that a host makes in the master's name, known again when they are read.

A ruling is text, and stands in the record as it was said. Those here were said by a program, so
everyone may hear them in their own language; a record from before they were known gains by it too.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from asterion.core.audience import Seat
from asterion.core.phrase import Item, Phrase, Value

KNOWN: Final = {
    "core-ruling-assistant-own": (
        "Everybody may ask the assistant what is certain; it uses a player's own answers only."
    ),
    "core-ruling-assistant-everything": (
        "Everybody may ask the assistant what is certain; it uses all that a player was told."
    ),
    "core-ruling-assistant-odds": (
        "Everybody may ask the assistant what is certain, and for odds; it uses all that a player"
        " was told."
    ),
    "core-ruling-closed": "Whoever runs this server has closed the table.",
    "core-ruling-bot-plays": "a bot plays on for {name}",
    "core-ruling-plays-again": "{name} is back, and plays instead of the bot",
    "core-ruling-new-link": "{name}'s seat has a new link, given by the host",
    "core-ruling-comes-back": "{name} comes back with a new link, given by the host",
    "core-ruling-master-agreed-back": "{name} comes back with a new link, as the master agreed",
    "core-ruling-agreed-back": "{name} comes back with a new link, as {names} agreed",
    "core-ruling-played-on": "Played on for practice, from move {move} of game {game}.",
    "core-ruling-more-hours": "{hours} more hours for player {player}, {name}, given by {names}",
    "core-ruling-more-seconds": (
        "{seconds} more seconds for player {player}, {name}, given by {names}"
    ),
    "core-ruling-holiday": "days of holiday: {days}, for player {player}, {name}",
    "core-ruling-holiday-over": "no more holiday for player {player}, {name}",
}
"""By the message that says it: its words in records, which are kept: add, never change."""


NUMBER: Final = re.compile(r"[0-9]{1,9}")
PLAIN: Final = {"game": re.compile(r"[\w-]{1,64}"), "move": NUMBER}
"""What is said of a game besides its players."""
COUNTS: Final = ("hours", "seconds", "days", "player")
"""Numbers, which stand before any name: no name can be taken for one of them."""
UNITS: Final = {"hours": 3600.0, "seconds": 1.0, "days": 86400.0}


class GivenTime(NamedTuple):
    """A ruling by which somebody has more time, or none of it runs for a while."""

    seat: Seat
    seconds: float
    rests: bool


def known_ruling(
    id: str,
    name: str = "",
    names: Sequence[str] = (),
    *,
    game: str = "0",
    move: int = 0,
    player: int = 0,
    hours: int = 0,
    seconds: int = 0,
    days: int = 0,
) -> str:
    """The ruling as a record keeps it: about a player, and others who agreed; about a moment."""
    *others, last = names or ("",)
    listed = f"{', '.join(others)} and {last}" if others else last
    return KNOWN[id].format(
        name=name, names=listed, game=game, move=move, player=player, hours=hours, seconds=seconds,
        days=days,
    )  # fmt: skip


def ruled(text: str, names: Sequence[str]) -> Phrase:
    """That the master ruled this; `names` are everyone's, for a name is told from nothing else."""
    return Phrase("core-ruled", {"text": _read(text, names)})


def given_time(text: str) -> GivenTime | None:
    """What a ruling says of somebody's clock; None of any other."""
    for id in TIMES:
        found = _TIMES[id].fullmatch(text)
        if found is not None:
            said = found.groupdict()
            seconds = sum(int(said[unit]) * each for unit, each in UNITS.items() if unit in said)
            return GivenTime(int(said["player"]) - 1, seconds, id in RESTS)
    return None


def _read(text: str, names: Sequence[str]) -> Item:
    for id, pattern in _PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            args = _people(found.groupdict(), names)
            return text if args is None else Phrase(id, args)
    return text


def _people(said: dict[str, str], names: Sequence[str]) -> dict[str, Value] | None:
    """The variables; None where one of them is nobody's name, so that a person said it freely."""
    args: dict[str, Value] = {}
    for role, value in said.items():
        if role == "name":
            if value not in names:
                return None
            args[role] = value
        elif role in COUNTS:
            if NUMBER.fullmatch(value) is None:
                return None
            args[role] = int(value)
        elif role in PLAIN:
            if PLAIN[role].fullmatch(value) is None:
                return None
            args[role] = value
        else:
            several: list[Item] = [*re.split(", | and ", value)]
            if not set(several) <= set(names):
                return None
            args[role] = several
    return args


def _counted(group: re.Match[str]) -> str:
    return f"(?P<{group[1]}>[0-9]{{1,9}})" if group[1] in COUNTS else group[0]


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(words)))


RESTS: Final = ("core-ruling-holiday", "core-ruling-holiday-over")
TIMES: Final = ("core-ruling-more-hours", "core-ruling-more-seconds", *RESTS)
_TIMES: Final = {
    id: re.compile(re.sub(r"\(\?P<(\w+)>\.\+\)", _counted, _pattern(KNOWN[id]).pattern))
    for id in TIMES
}
_PATTERNS: Final = tuple((id, _pattern(words)) for id, words in KNOWN.items())
