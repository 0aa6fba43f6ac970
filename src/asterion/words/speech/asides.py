"""What is said besides an act: comments in a clause of their own, and reasons.

A comment may hold no word that could act, count, point, deny or set a condition: a grammar names
the kinds of words that are harmless, `%aside KINDS`, and asks for the terminal ASIDE. A reason may
name anything (“because north is closed”), for nobody commands in it: REASONED, from a word of the
kind BECAUSE to the end of its clause. A comment that points somewhere (“the north is calling”) is
POINTED, with where as its value: `%pointing KINDS`; the grammar has to see that the act agrees.
"""

from collections.abc import Sequence, Set
from typing import Final

from asterion.words.speech.grammar import Grammar
from asterion.words.speech.lattice import ASIDE, STRANGE, Edge, Lattice
from asterion.words.speech.lexicon import SKIPPED, Lexicon, Meaning
from asterion.words.speech.mending import is_sure
from asterion.words.speech.tokens import Token

REASONED: Final = "REASONED"
POINTED: Final = "POINTED"
BECAUSE: Final = "BECAUSE"
_PAUSES: Final = frozenset(("COMMA", "STOP", "DASH", "COLON", "QUESTION", "OPEN", "CLOSE"))
_GOES_ON: Final = frozenset(("AND", "THEN", "IF", "UNLESS", "ELSE", "CORRECT", "CANCEL", "NAY"))
"""In a reason: what begins something else, which must not be lost."""
_SHORTEST_SLIP: Final = 4
"""Letters of a strange word that may be a slip; every shorter one is near to some word."""


def add_asides(
    lattice: Lattice, tokens: Sequence[Token], lexicon: Lexicon, grammar: Grammar
) -> None:
    if not grammar.aside:
        return
    acting = frozenset(grammar.bits) - grammar.aside - set(SKIPPED) - {STRANGE}
    begin = 0
    for place in range(len(tokens) + 1):
        if place < len(tokens) and tokens[place].sign not in _PAUSES:
            continue
        if place > begin:
            _add_comment(lattice.edges, tokens[begin:place], begin, lexicon, acting, grammar)
        _add_reasons(lattice.edges, begin, place)
        begin = place + 1


def _add_comment(
    edges: list[list[Edge]],
    words: Sequence[Token],
    begin: int,
    lexicon: Lexicon,
    acting: Set[str],
    grammar: Grammar,
) -> None:
    values: set[str] = set()
    end = begin + len(words)
    for at, token in enumerate(words, begin):
        kinds = {edge.meaning.kind for edge in edges[at]} & acting
        if kinds and kinds <= grammar.pointing:
            values |= {edge.meaning.value for edge in edges[at] if edge.meaning.kind in kinds}
        elif kinds or _may_be_a_slip(token.word, lexicon, acting, len(words) == 1):
            return
    if not values:
        edges[begin].append(Edge(end, Meaning(ASIDE, "")))
    elif len(values) == 1 and len(words) > 1:
        edges[begin].append(Edge(end, Meaning(POINTED, values.pop())))


def _may_be_a_slip(word: str, lexicon: Lexicon, acting: Set[str], alone: bool) -> bool:
    """Whether a strange word is near to one that acts; among others, only where that is sure."""
    if word in lexicon.words or len(word) < _SHORTEST_SLIP:
        return False
    return any(
        meaning.kind in acting
        for near in lexicon.near(word)
        if alone or is_sure(word, near)
        for meaning in lexicon.words[near]
    )


def _add_reasons(edges: list[list[Edge]], begin: int, end: int) -> None:
    for place in range(begin, end):
        if any(edge.meaning.kind == BECAUSE for edge in edges[place]) and not any(
            edge.meaning.kind in _GOES_ON for at in range(place, end) for edge in edges[at]
        ):
            edges[place].append(Edge(end, Meaning(REASONED, "")))
