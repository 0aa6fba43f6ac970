"""Dark and semi-dark moves: what a mover asks the master to tell, and not to tell (L30, L31)."""

import re
from typing import Final

from asterion.books.labyrinth.say.command import ALL_FACETS, DARK, FACETS
from asterion.core.book import Refused
from asterion.core.phrase import phrase

_TELL_NOTHING: Final = (
    r"(?:don't (?:tell|say|announce) (?:me |us |anyone |anybody )?"
    r"(?:(?:the |any )?results?|anything)|tell (?:me |us |anyone |anybody )?nothing"
    r"|keep (?:it|the result) (?:dark|secret))"
)
_DARK: Final = re.compile(
    rf"(?:(?:dark(?: move)?|{_TELL_NOTHING})[:,;]? (?:and )?(?P<first>.+))"
    rf"|(?:(?P<last>.+?)(?:[,;.]? (?:(?:but|and) )?{_TELL_NOTHING}"
    r"|[,;]? (?:in the )?dark|[,;]? (?:in )?secret(?:ly)?))"
)
_SEMI: Final = re.compile(
    r"(?P<move>.+?)[,;.]? (?:(?:but|and) )?(?:[0-9]\. )?"
    r"(?:(?P<only>tell (?:me |us )?only|only tell(?: me| us)?)|don't tell (?:me |us )?) ?"
    r"(?P<rest>.+)"
)
_BUT: Final = re.compile(r"[,;.]? (?:but|and) (?:[0-9]\. )?(?:do )?tell (?:me |us )?(?:only )?")

_PHRASES: Final = {
    "wall": r"(?:whether |if )?(?:i |i've )?hit (?:a|the) wall|(?:the )?walls?",
    "cell": r"where (?:did )?i (?:end(?:ed)? up|am|go|went)|(?:the )?(?:kind of )?cell",
    "carried": r"(?:whether |if )?(?:i )?(?:am |was )?carried(?: by the flow)?",
    "found": r"what (?:do |did )?i (?:find|found)|(?:what is )?found|(?:the )?finds?",
    "scream": r"(?:whether |if )?(?:there is )?(?:a |any )?screams?(?: is heard)?",
    "blast": r"(?:whether |if )?(?:i blow up|(?:there is )?(?:a |the )?(?:blast|explosion))",
    "status": r"(?:my )?status|how i am",
}


def read_telling(said: str) -> tuple[str, int]:
    """The move without its wish about the answer, and the facets that are to be told."""
    dark = _DARK.fullmatch(said)
    if dark is not None:
        return dark["first"] or dark["last"], DARK
    semi = _SEMI.fullmatch(said)
    if semi is None:
        return said, ALL_FACETS
    if semi["only"]:
        return semi["move"], _facets(semi["rest"])
    hidden, *told = _BUT.split(semi["rest"], maxsplit=1)
    if told:
        _facets(hidden)  # must be understood, although only what is told counts
        return semi["move"], _facets(told[0])
    return semi["move"], ALL_FACETS & ~_facets(hidden)


def _facets(said: str) -> int:
    told = 0
    for wish in re.split(r", and |, | and | or ", said):
        facet = next((name for name, form in _PHRASES.items() if re.fullmatch(form, wish)), None)
        if facet is None:
            raise Refused(phrase("labyrinth-no-facet", said=wish[:40], rule="L31"))
        told |= 1 << FACETS.index(facet)
    return told
