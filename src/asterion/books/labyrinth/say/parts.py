"""One phrase of a move becomes one part: the forms in which people say each of them."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from asterion.books.labyrinth.say.command import (
    FLOW,
    HERE,
    LOOP,
    OLD,
    TREASURE,
    Blow,
    Go,
    Leave,
    NoRestock,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.say.plain import any_of
from asterion.books.labyrinth.say.vocabulary import (
    CELL,
    COUNT,
    NAME,
    RANK,
    THING,
    THING_WORDS,
    TO_WAY,
    WALL,
    WALL_WORDS,
    WAY_WORDS,
    count_meant,
    rank_meant,
)

Found = re.Match[str]


def _way(found: Found) -> int:
    word = found["way"]
    return WALL_WORDS[word] if word else HERE


def _shoot(found: Found) -> Part:
    return Shoot(_way(found), found["name"] or "", found["cell"] or "")


def _count(found: Found) -> int:
    return count_meant(found["count"] or "", bool(found["plural"]))


def _leave(found: Found) -> Part:
    return Leave(THING_WORDS[found["thing"]], _count(found))


def _throw(found: Found) -> Part:
    thing = THING_WORDS[found["thing"]]
    return Throw(thing, _way(found), _count(found))


def _take(found: Found) -> Part:
    return Take(THING_WORDS[found["thing"]])


def _take_ranked(found: Found) -> Part:
    return Take(TREASURE, rank_meant(found["rank"]))


_MY: Final = r"(?:(?:a|an|the|my|one) )?"
_GO: Final = (
    r"(?:go|move|walk|step|run|head|sneak|creep|crawl|march|rush|travel|proceed|advance|hop|jump|climb)"
    r"(?: me| myself)?(?: one)?(?: (?:cell|step|square|field))?(?: on| further)? "
    r"|(?:take )?(?:a|one) (?:step|cell|square|field) "
)
_HERE: Final = r"(?:right )?here|h|under me|on (?:this|my|my own) cell"
_TAKE: Final = r"(?:take|pick up|grab|get|collect|gather|snatch)"

FORMS: Final[tuple[tuple[str, Callable[[Found], Part]], ...]] = (
    # “blow” before “go”: “blow up” has a way in it too
    (
        r"(?:blow(?: up| open| a hole in(?:to)?)?|blast|bomb|destroy|explode|demolish|grenade|b) "
        r"(?:the )?(?:wall )?"
        rf"(?:to the |on the |in the )?{WALL}(?: wall| of me| me)?",
        lambda found: Blow(_way(found)),
    ),
    (
        rf"(?:throw|toss|use|lob|hurl) {_MY}grenade (?:(?:at|on|to|against|towards?) )?(?:the )?"
        rf"(?:wall (?:to|on|in) the |wall )?{WALL}(?: wall| of me| me)?",
        lambda found: Blow(_way(found)),
    ),
    (rf"(?:{_GO})?{TO_WAY}(?: we go| i go| it is)?", lambda found: Go(_way(found))),
    (
        r"(?:(?:go|move|walk|swim|drift|float) )?(?:(?:by|with|down) (?:the )?)?(?:flow|f)"
        r"|(?:follow|ride) the (?:flow|river)|(?:go|swim|drift|float|move) with the river"
        r"|(?:(?:go|swim|drift|float|move) )?downstream|let the (?:river|flow) carry me",
        lambda found: Go(FLOW),
    ),
    (
        r"(?:(?:go|move|walk|use|take|follow) )?(?:(?:by|through|along) )?(?:the )?(?:loop|o)",
        lambda found: Go(LOOP),
    ),
    (
        rf"(?:shoot|fire|s)(?: {_MY}(?:bullet|shot|gun|weapon))? {TO_WAY}"
        rf"(?: at {NAME}(?: on {CELL})?)?",
        _shoot,
    ),
    (
        rf"(?:(?:set|lay|place|put|activate|plant|bury|hide|install) {_MY}(?:land)?mine|m) ?"
        rf"(?:{_HERE}|(?:{TO_WAY}))?",
        lambda found: SetMine(_way(found)),
    ),
    (rf"(?:land)?mine (?:{_HERE}|(?:{TO_WAY}))", lambda found: SetMine(_way(found))),
    (
        r"(?:leave|drop|put down|lay down|get rid of|give up|discard|ditch|dump|abandon) "
        rf"(?:{COUNT} )?{THING}"
        r"(?: here| there| on the ground| down)?",
        _leave,
    ),
    (rf"put (?:{COUNT} )?{THING} down", _leave),
    (rf"(?:throw|toss|hurl|lob) (?:{COUNT} )?{THING} {TO_WAY}", _throw),
    (
        rf"take nothing|pick nothing up|pick up nothing|don't {_TAKE} anything"
        r"|don't pick anything up|without (?:taking|picking up) anything",
        lambda found: TakeNothing(),
    ),
    (
        r"don't (?:restock|replenish)|no restock|without (?:restocking|replenishing)",
        lambda found: NoRestock(),
    ),
    (
        rf"(?:{_TAKE}|t) (?:everything|all|it|them|what lies here|whatever is here)|take|pick up|t"
        r"|pick (?:everything|it|them|all) up",
        lambda found: Take(),
    ),
    (rf"{_TAKE} (?:the )?{RANK} treasure", _take_ranked),
    (rf"{_TAKE} (?:all )?(?:the |a |an |my )?{THING}", _take),
    (rf"pick (?:all )?(?:the |a |an |my )?{THING} up", _take),
    (r"keep (?:the |my )?(?:old )?treasure", lambda found: Prefer(OLD)),
    (
        rf"(?:choose|prefer) the {RANK} treasure",
        lambda found: Prefer(rank_meant(found["rank"])),
    ),
)

_BARE_WAY: Final = re.compile(TO_WAY)


@cache
def _any_form() -> re.Pattern[str]:
    return any_of(form for form, _ in FORMS)


@cache
def compiled_forms() -> list[tuple[re.Pattern[str], Callable[[Found], Part]]]:
    """Not before the first move is said: a rule book should open at once."""
    return [(re.compile(form), make) for form, make in FORMS]


def read_part(phrase: str) -> Part | None:
    """The part that a phrase means; None if it means none."""
    if not _any_form().fullmatch(phrase):
        return None
    for form, make in compiled_forms():
        found = form.fullmatch(phrase)
        if found is not None:
            return make(found)
    return None


def bare_way(phrase: str) -> int | None:
    """The way, if a phrase is nothing else: “left”, “to the left”."""
    found = _BARE_WAY.fullmatch(phrase)
    return WAY_WORDS[found["way"]] if found is not None else None
