"""A saying of another language in the parser's own English, which then is read like any other.

Nothing is guessed: a word that is not in the tables, or that has no place beside the others, makes
the whole saying one that is not understood.
"""

import re
from functools import cache
from typing import Final

from asterion.books.labyrinth.say.tongues.clauses import Clauses
from asterion.books.labyrinth.say.tongues.tongue import Tongue
from asterion.words.order import Strange

_FIRST: Final = re.compile(r"[^\W\d_]+")
_STOPS: Final = " .,;:!?"


def tongue_of(text: str) -> Tongue | None:
    """The language of the first word: a name of any letters may follow."""
    if text.isascii():
        return None
    first = _FIRST.search(text)
    if first is None:
        return None
    return next((each for each in _tongues() if each.letters.match(first[0])), None)


@cache
def _tongues() -> tuple[Tongue, ...]:
    """Not before somebody speaks one of them."""
    from asterion.books.labyrinth.say.tongues.russian import RUSSIAN

    return (RUSSIAN,)


def in_english(text: str, tongue: Tongue) -> str:
    """Empty if it is not understood; names stay as they are."""
    shown = " ".join(text.split()).strip(_STOPS)
    alike = shown.translate(tongue.lexicon.alike)
    for form, english in tongue.naming:
        found = form.fullmatch(alike)
        if found is not None:
            return english.format(name=shown[slice(*found.span("name"))])
    for form, english in tongue.fixed:
        if form.fullmatch(alike.lower()):
            return english
    said = " ".join(text.split())
    for sign, usual in tongue.same:
        said = said.replace(sign, usual)
    said = " ".join(said.split())
    try:
        english = _with_telling(said, tongue)
    except Strange:
        return ""
    asks = said.endswith("?") or tongue.questions.match(said.lower()) is not None
    return f"{english}?" if asks else english


def _with_telling(said: str, tongue: Tongue) -> str:
    """L30, L31  What is to be told of the answer stands behind the move, or before it."""
    said = said.rstrip(_STOPS)
    found = tongue.telling.fullmatch(said.lower().translate(tongue.lexicon.alike))
    if found is None:
        return Clauses(tongue).in_english(said)
    begin, end = found.span("first" if found["first"] else "move")
    move = Clauses(tongue).in_english(said[begin:end].strip(_STOPS))
    if found["only"]:
        return f"{move}, tell only {_facets(found['only'], tongue)}"
    if found["hidden"]:
        return f"{move}, don't tell {_facets(found['hidden'], tongue)}"
    return f"{move}, don't tell the result"


def _facets(said: str, tongue: Tongue) -> str:
    wishes = [
        next((english for form, english in tongue.facets if form.fullmatch(wish)), None)
        for wish in tongue.between_facets.split(said.strip(_STOPS))
    ]
    known = [wish for wish in wishes if wish is not None]
    if len(known) < len(wishes):
        raise Strange
    return " and ".join(known)
