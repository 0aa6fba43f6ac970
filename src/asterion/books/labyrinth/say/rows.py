"""Plain phrases in a row, as they follow each other: “go up, then shoot left and drop a bullet”."""

import re
from typing import Final

from asterion.books.labyrinth.say.command import Go, If, Leave, NoRestock, Part, Take, TakeNothing
from asterion.books.labyrinth.say.conditions import read_condition
from asterion.books.labyrinth.say.parts import read_part
from asterion.books.labyrinth.say.plain import VERBS, base_form, without_courtesies
from asterion.books.labyrinth.say.size import MOST_PARTS, TOO_MANY
from asterion.books.labyrinth.say.slips import not_heard
from asterion.books.labyrinth.say.unclear import (
    check_alternatives,
    check_bare_way,
    check_short_g,
    refuse_unclear,
)
from asterion.books.labyrinth.say.writing import parts_written
from asterion.core.book import Refused

MOST_WORDS: Final = 24
"""In what is said without a stop; nobody is understood who goes on longer."""
_BETWEEN: Final = re.compile(
    r",? (?:and )?then,? |,? (?:and |but )?(?:afterwards|after that),? |,? and |,? but |, "
)
_OTHER_KIND: Final = re.compile(r"\(|(?:if|unless|when) ")
_TWICE: Final = re.compile(
    r"(?P<before>.+?) (?:(?P<two>twice|two times|2 times|x2|2x|x 2)"
    r"|(?:thrice|three times|3 times|x3|3x|x 3))"
    r"(?P<after> .+)?"
)
_BULLETS: Final = re.compile(r"(shoot|fire) (two|2|three|3) (?:bullets|shots) (.+)")
_ONLY_IF: Final = re.compile(r"(?P<phrase>.+?) (?P<word>if|unless|when) (?P<condition>.+)")
_FIRST_LATER: Final = re.compile(r"(?P<word>before|after) (?P<other>\w+ing .+?), (?P<phrase>.+)")
_LATER_FIRST: Final = re.compile(r"(?P<phrase>.+?),? (?P<word>before|after) (?P<other>\w+ing .+)")
_WITHOUT: Final = re.compile(r"(?P<phrase>.+?),? (?P<wish>without \w+ing.*)")


def read_row(clause: str) -> tuple[list[Part], bool, str]:
    """The parts; whether a comma alone stands between some; and the rest from an if onwards."""
    ordered = _in_order(clause)
    if ordered is not None:
        return ordered, False, ""
    parts: list[Part] = []
    joiner, by_commas, closed = "", False, False
    while clause:
        clause = without_courtesies(clause)
        if _OTHER_KIND.match(clause):
            return parts, by_commas, clause
        between = _BETWEEN.search(clause)
        phrase = clause[: between.start()] if between else clause
        if closed:  # “shoot up if I hit a wall, shoot left”: to which of them does the if belong?
            not_heard(f"{joiner.strip(' ,')} {clause}".strip())
        found = _read(without_courtesies(phrase), parts[-1] if parts else None, joiner)
        closed = isinstance(found[-1], If)
        if closed and parts and not isinstance(parts[-1], Go):
            said = f"{parts_written((parts[-1],))}{joiner}{clause}"
            _refuse_two_reaches(said, parts[-1], found[-1])
        by_commas |= bool(parts) and joiner == ", "
        _add(parts, found, joiner)
        if len(parts) > MOST_PARTS:
            raise Refused(TOO_MANY)
        joiner = between[0] if between else ""
        clause = clause[between.end() :] if between else ""
    return parts, by_commas, ""


def _read(phrase: str, before: Part | None, joiner: str) -> list[Part]:
    """The parts that a phrase means; refused if it means none, or may mean two things."""
    if joiner:
        check_bare_way(before, joiner, phrase)
    found = _phrase(phrase)
    if found is None and isinstance(before, Leave | Take) and "but" not in joiner:
        # “leave a bullet and a grenade”; but “everything but the bullets” leaves them out
        verb = "leave" if isinstance(before, Leave) else "take"
        found = _phrase(f"{verb} {phrase}")
    if found is None:
        check_alternatives(phrase)
        check_short_g(phrase)
        not_heard(phrase)
    return found


def _phrase(phrase: str) -> list[Part] | None:
    part = read_part(phrase) if "(" not in phrase else None
    if part is not None:
        return [part]
    return _repeated(phrase) or _only_if(phrase) or _without(phrase) or _run_together(phrase)


def _repeated(phrase: str) -> list[Part] | None:
    """“shoot left twice”, “shoot two bullets left”."""
    found = _TWICE.fullmatch(_BULLETS.sub(r"\1 \2 times \3", phrase))
    part = read_part(found["before"] + (found["after"] or "")) if found is not None else None
    if found is None or part is None:
        return None
    return [part] * (2 if found["two"] else 3)


def _only_if(phrase: str) -> list[Part] | None:
    """“shoot up if I hit a wall”."""
    found = _ONLY_IF.fullmatch(phrase)
    if found is None:
        return None
    part = read_part(found["phrase"])
    condition = read_condition(found["condition"])
    if part is None or condition is None:
        return None
    return [If(condition[0], condition[1] == (found["word"] != "unless"), (part,))]


def _without(phrase: str) -> list[Part] | None:
    """“go left without taking anything”: the wish comes before what it is about."""
    found = _WITHOUT.fullmatch(phrase)
    if found is None:
        return None
    part, wish = read_part(found["phrase"]), read_part(found["wish"])
    return [wish, part] if part is not None and wish is not None else None


def _run_together(phrase: str) -> list[Part] | None:
    """“shoot left go up”, with nothing between them but a verb."""
    words = phrase.split(" ")
    for place in range(1, len(words) if len(words) <= MOST_WORDS else 0):
        if words[place] in VERBS:
            first = read_part(" ".join(words[:place]))
            rest = _phrase(" ".join(words[place:])) if first is not None else None
            if first is not None and rest is not None:
                return [first, *rest]
    return None


def _in_order(clause: str) -> list[Part] | None:
    """“before going up, shoot left”, “go up after shooting left”."""
    found = _FIRST_LATER.fullmatch(clause) or _LATER_FIRST.fullmatch(clause)
    if found is None:
        return None
    part = read_part(without_courtesies(found["phrase"]))
    other = read_part(base_form(found["other"]))
    if part is None or other is None:
        return None
    return [part, other] if found["word"] == "before" else [other, part]


def _add(parts: list[Part], found: list[Part], joiner: str) -> None:
    """“go up, but don't take anything” is about that very step: the wish goes before it."""
    if joiner and parts and isinstance(parts[-1], Go) and len(found) == 1:
        if isinstance(found[0], TakeNothing | NoRestock):
            parts.insert(len(parts) - 1, found[0])
            return
    parts.extend(found)


def _refuse_two_reaches(said: str, before: Part, last: Part) -> None:
    """“shoot up and shoot left if I hit a wall”: both of them, or the last?"""
    assert isinstance(last, If)
    both = If(last.fact, last.holds, (before, *last.then))
    refuse_unclear(said, [(both,), (before, last)])
