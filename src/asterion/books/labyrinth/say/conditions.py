"""The conditions of a move: what people call the facts that the master announces (L27)."""

import re
from functools import cache
from typing import Final

from asterion.books.labyrinth.say.plain import any_of

_AN = r"(?:a |an |the |any |some |one )?"
_FIND = rf"(?:i )?(?:find|found|have found|see) {_AN}"
_THERE = r"(?:there is |there's |it is |it's )?"
_INTO = r"(?:(?:i )?(?:fall|fell|walk|walked|go|went|get|got|come|am|land|arrive|arrived|end up)?"
_INTO += rf" ?(?:in|into|on|onto|at|to)? ?{_AN})"

FACTS: Final = (
    ("wall", rf"(?:i )?(?:hit|meet|run into|bump into|walk into) {_AN}wall|{_THERE}{_AN}wall"),
    ("land", rf"{_INTO}land"),
    ("hospital", rf"{_INTO}hospital"),
    ("weaponry", rf"{_INTO}(?:weaponry|armory|armoury)"),
    ("pit", rf"{_INTO}pit"),
    ("river", rf"{_INTO}river"),
    ("delta", rf"{_INTO}delta"),
    ("encephalitis", rf"{_INTO}encephalitis(?: cell)?"),
    ("outside", r"(?:i )?(?:am |end up |get |got )?(?:outside|out)"),
    ("mite", r"(?:i )?(?:wake|woke) (?:up )?(?:the |a )?mite(?: up)?|mite"),
    ("carried", r"(?:i )?(?:am |get |was )?carried(?: by the flow)?"),
    ("feet", rf"(?:{_FIND})?(?:something|anything)? ?at my feet|feet"),
    ("found", rf"{_FIND}(?:something|anything)|found"),
    ("treasure", rf"{_FIND}treasures?|treasure"),
    ("bullet", rf"{_FIND}bullets?|bullet"),
    ("grenade", rf"{_FIND}grenades?|grenade"),
    ("landmine", rf"{_FIND}(?:land)?mines?|landmine"),
    ("corpse", rf"{_FIND}corpses?|corpse"),
    (
        "scream",
        r"(?:i )?(?:hear )?(?:there is |there's )?(?:a |any )?screams?(?: is heard)?"
        r"|(?:someone|somebody|anyone|anybody) screams",
    ),
    (
        "blast",
        r"(?:i )?(?:blow up|am blown up|hit a (?:land)?mine)|(?:an? )?(?:blast|explosion)",
    ),
    ("healed", r"(?:i )?(?:am |get |was )?healed"),
    ("infected", r"(?:i )?(?:am |get |was |have been )?infected"),
)

_NEGATED: Final = re.compile(
    r"not (?P<plain>.*)|(?P<who>i )(?:don't|do not|am not|was not|wasn't) (?P<rest>.*)"
    r"|(?:there is |there's )?(?P<no>no |no ?one |nobody )(?P<thing>.*)|nothing(?P<nothing>.*)"
)


def read_condition(phrase: str) -> tuple[str, bool] | None:
    """(fact, whether it must hold), as in “I don't hit a wall”; None if not understood."""
    phrase = phrase.replace("i'm ", "i am ")
    fact = _fact(phrase)
    if fact is not None:
        return fact, True
    negated = _NEGATED.fullmatch(phrase)
    if negated is not None:
        said = negated["plain"] or negated["rest"] or negated["thing"] or ""
        fact = _fact(said) or _fact("i " + said)
        if fact is not None:
            return fact, False
    if phrase in ("i find nothing", "i found nothing"):
        return "found", False
    return None


def _fact(phrase: str) -> str | None:
    if not _any_fact().fullmatch(phrase):
        return None
    return next(fact for fact, form in compiled_facts() if form.fullmatch(phrase))


@cache
def _any_fact() -> re.Pattern[str]:
    return any_of(form for _, form in FACTS)


@cache
def compiled_facts() -> list[tuple[str, re.Pattern[str]]]:
    """Not before the first condition is said."""
    return [(fact, re.compile(form)) for fact, form in FACTS]
