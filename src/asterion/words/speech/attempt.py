"""A text as one language hears it: whether it asks, what it knows, what of it is quoted."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from asterion.core.referee.understanding import Listening
from asterion.words.speech.lattice import ASIDE, REMARK, STRANGE, Lattice
from asterion.words.speech.lexicon import ASKING, FILL, MAY, POLITE, SKIPPED, TAG
from asterion.words.speech.tokens import Token

LONGEST_QUOTED: Final = 60


class Attempt(NamedTuple):
    """A text as one language hears it."""

    language: str
    tokens: list[Token]
    lattice: Lattice
    listening: Listening


def shortened(said: str) -> str:
    return said if len(said) <= LONGEST_QUOTED else said[: LONGEST_QUOTED - 3] + "..."


def without_question(tokens: list[Token]) -> tuple[list[Token], bool]:
    asked = False
    while tokens and tokens[-1].sign in ("QUESTION", "STOP"):
        asked = asked or tokens[-1].sign == "QUESTION"
        tokens.pop()
    return tokens, asked


def is_asked(each: Attempt, asked: bool) -> bool:
    """“could you go left?” is a request, “should I go left” a question without its sign, and in
    “I go left, okay?” only courtesy asks."""
    asked = asked and not _ends_in_courtesy(each)
    place, kinds = 0, {ASKING, POLITE, MAY}
    while place < len(each.tokens):
        here = each.lattice.edges[place]
        found = [edge for edge in here if edge.meaning.kind in kinds]
        if found:  # “could I please” is more than “could I”
            kind = max(found, key=lambda edge: edge.end).meaning.kind
            return kind == ASKING or (asked and kind != POLITE)
        place = max((edge.end for edge in here if edge.meaning.kind == FILL), default=0)
        if not place:
            break
    return asked


def _ends_in_courtesy(each: Attempt) -> bool:
    count = len(each.tokens)
    return any(
        edge.meaning.kind == TAG and edge.end == count and each.tokens[place - 1].sign == "COMMA"
        for place, edges in enumerate(each.lattice.edges)
        for edge in edges
        if place
    )


def knows_something(each: Attempt) -> bool:
    """Whether a word is known that is no name: a long one, or a short one with a meaning."""
    for place, edges in enumerate(each.lattice.edges):
        token = each.tokens[place]
        kinds = {edge.meaning.kind for edge in edges} - {"NAME", "CELL", REMARK, STRANGE, ASIDE}
        if len(token.word) == 2:
            kinds -= set(SKIPPED)
        if kinds and len(token.word) >= 2 and not token.sign:
            return True
    return False


_ENDS: Final = ("STOP", "COMMA", "COLON", "DASH", "OPEN", "CLOSE", "ITEM")


def clause_at(each: Attempt, place: int) -> tuple[int, int]:
    """The tokens between the stops around a place."""
    tokens = each.tokens
    place = min(place, len(tokens) - 1)
    if tokens[place].sign in _ENDS and place:
        place -= 1
    begin = end = place
    while begin > 0 and tokens[begin - 1].sign not in _ENDS:
        begin -= 1
    while end < len(tokens) and tokens[end].sign not in _ENDS:
        end += 1
    return begin, max(end, begin + 1)


def kinds_in(each: Attempt, begin: int, end: int) -> list[str]:
    kinds: dict[str, None] = {}
    for edges in each.lattice.edges[begin:end]:
        for edge in edges:
            kinds[edge.meaning.kind] = None
    return list(kinds)


def quoted(said: str, tokens: Sequence[Token], begin: int, end: int) -> str:
    return shortened(said[tokens[begin].begin : tokens[end - 1].end])
