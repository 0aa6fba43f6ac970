"""What is said beside a move: comments, reasons, guesses and courtesies, each in its own clause.

Only where nothing else is understood is a clause passed over, and only one in which no word can
be a part of what is done: `%beside` in a grammar lists the kinds of words that never are. A clause
that begins with a reason (`WHY`), tells a guess (`GUESS`) or asks leave (`MIND`) may have more of
them, for its first word says that it is not an act; `%because` lists those.
"""

from collections.abc import Iterator
from typing import Final

from asterion.words.speech.attempt import Attempt
from asterion.words.speech.grammar import Grammar
from asterion.words.speech.lattice import REMARK, STRANGE, Edge, Lattice
from asterion.words.speech.lexicon import FILL, LIGHT, MAY, POLITE, Lexicon, Meaning
from asterion.words.speech.mending import is_sure

WHY: Final = "WHY"
GUESS: Final = "GUESS"
MIND: Final = "MIND"
_ENDS: Final = ("COMMA", "STOP", "DASH", "COLON", "OPEN", "CLOSE", "QUESTION", "ITEM")
_JOINTS: Final = ("AND", "THEN", "BUT")
_CONDITIONS: Final = frozenset(("IF", "UNLESS", "ELSE"))
_WAYS: Final = frozenset(("WAY", "SIDE", "AT"))
SHORT: Final = 1
"""Words of a clause that may well be an act with a slip in it."""
_FETCHED: Final = frozenset(("TAKE", "GETS"))
"""“..., to get it”: what a step is for, not yet what is done."""
_WHOSE: Final = frozenset(("NAME", "HEIS"))
_STANDS: Final = frozenset(("THEREIS", "HEIS", "AT"))
"""“Bob is left of me”: where somebody is, not yet what is done."""
_ALWAYS: Final = frozenset((FILL, LIGHT, POLITE, MAY, STRANGE, REMARK, WHY, GUESS, MIND))


def without_asides(each: Attempt, grammar: Grammar, lexicon: Lexicon) -> Attempt | None:
    """The same text in which asides may be passed over; None if it has none, or words are left
    that are strange."""
    if not grammar.beside:
        return None
    kinds = [_kinds(each, place) for place in range(len(each.tokens))]
    edges = [list(begun) for begun in each.lattice.edges]
    passed: set[int] = set()
    for begin, end in _clauses(each, kinds):
        if begin > 1 and _depends(each, kinds, begin - 2):
            continue
        said = [kinds[at] | _meant(each, at, lexicon, end - begin) for at in range(begin, end)]
        if not _is_aside(said, grammar):
            continue
        passed |= set(range(begin, end))
        opened = begin > 0 and each.tokens[begin - 1].sign == "OPEN"
        closed = end < len(each.tokens) and each.tokens[end].sign == "CLOSE"
        first = begin - 1 if begin and (opened or end == len(each.tokens)) else begin
        for at in {begin, first}:
            edges[at].append(Edge(end + (opened and closed), Meaning(FILL, "")))
    if not passed or len(passed) >= sum(not token.sign for token in each.tokens):
        return None
    left = [place for place in each.lattice.strange if place not in passed]
    unknown = [place for place in each.lattice.unknown if place not in passed]
    if left or unknown:
        return None
    return each._replace(lattice=Lattice(edges, left, unknown))


def _depends(each: Attempt, kinds: list[set[str]], last: int) -> bool:
    """Whether what is said just before is a condition: what follows it is what to do then."""
    while last >= 0 and each.tokens[last].sign not in _ENDS:
        if kinds[last] & _CONDITIONS:
            return True
        last -= 1
    return False


def _kinds(each: Attempt, place: int) -> set[str]:
    kinds = {edge.meaning.kind for edge in each.lattice.edges[place]}
    return kinds | {STRANGE} if _is_strange(each, place) else kinds


def _is_strange(each: Attempt, place: int) -> bool:
    return place in each.lattice.unknown or place in each.lattice.strange


def _meant(each: Attempt, place: int, lexicon: Lexicon, length: int) -> set[str]:
    """What a strange word is a slip away from; within a longer clause, only if that is sure."""
    if not _is_strange(each, place):
        return set()
    word = each.tokens[place].word
    return {
        meaning.kind
        for known in lexicon.near(word)
        if length <= SHORT or is_sure(word, known)
        for meaning in lexicon.words[known]
    }


def _clauses(each: Attempt, kinds: list[set[str]]) -> Iterator[tuple[int, int]]:
    """From one pause to the next; a reason begins anywhere, and ends before an “and” too."""
    count = len(each.tokens)
    begin = 0
    for place in range(count + 1):
        if place == count or each.tokens[place].sign in _ENDS:
            if begin < place:
                yield begin, place
            begin = place + 1
    for place in range(count):
        if WHY not in kinds[place]:
            continue
        for end in range(place + 1, count + 1):
            if end == count or each.tokens[end].sign in _ENDS:
                yield place, end
                break
            if kinds[end] & set(_JOINTS):
                yield place, end


def _is_aside(clause: list[set[str]], grammar: Grammar) -> bool:
    allowed = grammar.beside | _ALWAYS
    said = set().union(*clause)
    if WHY in clause[0]:
        allowed = allowed | grammar.because | _WAYS | _FETCHED | (clause[0] & {"IF"})
    elif GUESS in said:
        allowed = allowed | grammar.because | (_WAYS if said & _WHOSE else frozenset())
    elif "NAME" in said and said & _STANDS:
        allowed = allowed | _WAYS
    elif MIND in said and "IF" in clause[0]:
        allowed = allowed | grammar.because | {"IF"}
    return said <= allowed
