"""At each place of a text the terminals that begin there: words, phrases, numbers, names, cells."""

import re
from collections.abc import Sequence, Set
from typing import Final, NamedTuple

from asterion.words.speech.lexicon import ASKING, FILL, MAY, POLITE, TAG, TAIL, Lexicon, Meaning
from asterion.words.speech.tokens import Token, tokens_of

_CELL: Final = re.compile(r"([a-z]{1,2}|[а-я])([1-9][0-9]{0,2})")
_COLUMN: Final = re.compile(r"[a-z]")
_LOOKS: Final = dict(zip("авсенкмортху", "abcehkmoptxy", strict=True))
_SOUNDS: Final = dict(zip("абвгдезиклмнопрстуфх", "abvgdeziklmnoprstufh", strict=True))
_ALPHABET: Final = "абвгдежзиклмнопрстуфхцчшщэюя"
_TIMES: Final = re.compile(r"[xх×]([1-9][0-9]?)|([1-9][0-9]?)[xх×]")
_ENDINGS: Final = frozenset(
    ("", "а", "я", "у", "ю", "е", "и", "ы", "ой", "ей", "ом", "ем", "ь", "й", "ии", "ию", "ией")
)
_VOWELS: Final = "аеиоуыэюяйь"
_AFTER_FILLER: Final = ("COMMA", "COLON", "DASH", "STOP", "QUESTION")
_PAUSES: Final = ("COMMA", "STOP", "DASH", "COLON")
REMARK: Final = "REMARK"
"""“..., he's taking forever”: for commands that are one phrase; never a part of a move."""
ASIDE: Final = "ASIDE"
"""A comment in a clause of its own; see asides.py."""
LETTER: Final = "LETTER"
"""A kind of words that are something else, unless nothing follows: “иду в”."""
STRANGE: Final = "STRANGE"
"""A word that is not known, nor near to one that is: only a grammar that asks for it hears it."""
SPEAKER: Final = "SUBJ"
LONGEST_NAME: Final = 4
"""Words, of somebody who is not known by name."""


class Edge(NamedTuple):
    """A terminal from one place to another."""

    end: int
    meaning: Meaning


class Lattice(NamedTuple):
    """All edges by the place where they begin, and the words that are not known."""

    edges: list[list[Edge]]
    strange: list[int]
    unknown: list[int]
    """Those too that may be a name, where nobody's name is known."""


def lattice_of(
    text: str,
    tokens: Sequence[Token],
    lexicon: Lexicon,
    names: Sequence[str] | None,
    columns: int,
    careful: Set[str] | None = None,
) -> Lattice:
    """`names` are those of the table; None where it is not known, and any strange word may be one.

    `columns`: how many the board has; 0 where that is not known. `careful` are the kinds that no
    remark may have a word of; None where there are no remarks.
    """
    edges: list[list[Edge]] = [[] for _ in tokens]
    hides: list[tuple[int, int]] = []
    for place, token in enumerate(tokens):
        here = edges[place]
        for meaning in lexicon.words.get(token.word, ()):
            if meaning.kind != LETTER or place + 1 == len(tokens) or tokens[place + 1].sign:
                here.append(Edge(place + 1, meaning))
        for said in lexicon.phrases.get(token.word, ()):
            end = place + len(said.words)
            if all(
                at < len(tokens) and tokens[at].word == word
                for at, word in enumerate(said.words[1:], place + 1)
            ):
                here.append(Edge(end, said.meaning))
                if said.hides:
                    hides.append((place, end))
        _add_signs(edges, place, tokens, columns)
    for begin, end in sorted(hides, key=lambda span: span[0] - span[1]):
        _hide(edges, begin, end)
    _join_speakers(edges)
    covered = _covered(edges)
    strange = [place for place in range(len(tokens)) if place not in covered]
    _add_names(text, edges, tokens, names, strange)
    covered = _covered(edges)
    nameless = [place for place in strange if place not in covered]
    if careful is not None:
        _add_remarks(edges, tokens, strange, careful)
        covered = _covered(edges)
    left = [place for place in nameless if place not in covered]
    for place in nameless:
        if not tokens[place].sign and not lexicon.near(tokens[place].word):
            edges[place].append(Edge(place + 1, Meaning(STRANGE, "")))
    return Lattice(edges, left, strange if names is None else nameless)


def _join_speakers(edges: list[list[Edge]]) -> None:
    """“I think I would like to ...” is one who speaks, however many words it takes."""
    for place in range(len(edges) - 1, -1, -1):
        for edge in [edge for edge in edges[place] if edge.meaning.kind == SPEAKER]:
            after = _after_fillers(edges, edge.end)
            for other in [each for each in edges[after] if each.meaning.kind == SPEAKER]:
                edges[place].append(Edge(other.end, edge.meaning))


def _after_fillers(edges: Sequence[Sequence[Edge]], place: int) -> int:
    """The last place if nothing else follows: it has no edges."""
    while place < len(edges) - 1:
        end = max((edge.end for edge in edges[place] if edge.meaning.kind == FILL), default=place)
        if end == place:
            break
        place = end
    return min(place, len(edges) - 1)


def _add_remarks(
    edges: list[list[Edge]],
    tokens: Sequence[Token],
    strange: Sequence[int],
    careful: Set[str],
) -> None:
    """Behind the last comma, or before the first: words of which some are strange, none matters."""
    pauses = [place for place, token in enumerate(tokens) if token.sign in _PAUSES]
    if not pauses or not strange:
        return
    first, last = pauses[0], pauses[-1]
    for begin, end in ((0, first + 1), *((pause, len(tokens)) for pause in {first, last})):
        said = range(begin, end)
        if any(place in said for place in strange) and not any(
            edge.meaning.kind in careful for place in said for edge in edges[place]
        ):
            edges[begin].append(Edge(end, Meaning(REMARK, "")))


def _covered(edges: Sequence[Sequence[Edge]]) -> set[int]:
    """The places that are a word, or within a phrase."""
    return {
        at for place, begun in enumerate(edges) for edge in begun for at in range(place, edge.end)
    }


def _add_signs(edges: list[list[Edge]], place: int, tokens: Sequence[Token], columns: int) -> None:
    token = tokens[place]
    if token.sign:
        edges[place].append(Edge(place + 1, Meaning(token.sign, "")))
        return
    word = token.word
    if word.isdecimal():
        edges[place].append(Edge(place + 1, Meaning("NUMBER", str(int(word)))))
        return
    for cell in cells_meant(word, columns):
        edges[place].append(Edge(place + 1, Meaning("CELL", cell)))
    times = _TIMES.fullmatch(word)
    if times is not None:
        edges[place].append(Edge(place + 1, Meaning("TIMES", times[times.lastindex or 0])))
    if _COLUMN.fullmatch(word) and place + 1 < len(tokens):
        row = tokens[place + 1].word
        if row.isdecimal() and tokens[place + 1].begin == token.end + 1:
            edges[place].append(Edge(place + 2, Meaning("CELL", word + row)))


def cells_meant(word: str, columns: int) -> list[str]:
    """“с3” by its look, its sound and its place in the alphabet: what there is on the board."""
    found = _CELL.fullmatch(word)
    if found is None:
        return []
    column, row = found[1], found[2]
    if column.isascii():
        return [word]
    number = _ALPHABET.find(column)
    by_order = chr(ord("a") + number) if 0 <= number < 26 else ""
    meant = {_LOOKS.get(column, ""), _SOUNDS.get(column, ""), by_order} - {""}
    if columns:
        meant = {letter for letter in meant if ord(letter) - ord("a") < columns}
    return sorted(letter + row for letter in meant)


def _hide(edges: list[list[Edge]], begin: int, end: int) -> None:
    """Only phrases that reach as far, or begin elsewhere and go further, are left."""
    for place in range(begin, end):
        edges[place] = [
            edge for edge in edges[place] if edge.end > end or (place == begin and edge.end == end)
        ]


# ---- names


def _add_names(
    text: str,
    edges: list[list[Edge]],
    tokens: Sequence[Token],
    names: Sequence[str] | None,
    strange: Sequence[int],
) -> None:
    if names is None:
        _add_strangers(text, edges, tokens, frozenset(strange))
        return
    for name in names:
        words = [token.word for token in tokens_of(name)]
        for place in range(len(tokens) - len(words) + 1):
            said = tokens[place : place + len(words)]
            if words and all(map(is_form, (token.word for token in said), words)):
                end = place + len(words)
                edges[place].append(Edge(end, Meaning("NAME", name)))
                if name.endswith(".") and end < len(tokens) and tokens[end].word == ".":
                    edges[place].append(Edge(end + 1, Meaning("NAME", name)))


def _add_strangers(
    text: str, edges: list[list[Edge]], tokens: Sequence[Token], strange: frozenset[int]
) -> None:
    """Somebody of whom nothing is known: strange words in a row, as they are typed."""
    for place in strange:
        if place - 1 in strange or tokens[place].sign:
            continue
        end = place
        while end in strange and not tokens[end].sign and end - place < LONGEST_NAME:
            end += 1
        name = text[tokens[place].begin : tokens[end - 1].end]
        for owner in ("'s", "’s", "'"):
            name = name.removesuffix(owner)
        edges[place].append(Edge(end, Meaning("NAME", name)))


def is_form(word: str, name: str) -> bool:
    """Whether a word is this name in one of its cases: “Аню”, “Ann's”, “Karls”."""
    if word == name:
        return True
    if name.isascii() or (name[-1] not in _VOWELS and not "а" <= name[-1] <= "я"):
        return word.removesuffix("'s") == name or word in (name + "s", name + "'")
    stem = name.rstrip(_VOWELS) or name
    return len(stem) >= 2 and word.startswith(stem) and word[len(stem) :] in _ENDINGS


# ---- what may be skipped


def skips_of(lattice: Lattice, tokens: Sequence[Token]) -> list[list[int]]:
    """Where each place leads if a filler that begins there is skipped, with commas beside it."""
    skips: list[list[int]] = [[] for _ in tokens]
    fronts = {0}  # what asks or begs is heard only in front
    for place, edges in enumerate(lattice.edges):
        for edge in edges:
            kind = edge.meaning.kind
            if kind in (TAG, TAIL) and edge.end == len(tokens) and place:
                if tokens[place - 1].sign == "COMMA":
                    skips[place - 1].append(edge.end)
                if kind == TAIL:
                    skips[place].append(edge.end)
                continue
            if kind != FILL and not (kind in (POLITE, ASKING, MAY) and place in fronts):
                continue
            if place in fronts:
                fronts |= {edge.end, edge.end + 1}
            ends = [edge.end]
            if edge.end < len(tokens) and tokens[edge.end].sign in _AFTER_FILLER:
                ends.append(edge.end + 1)
            skips[place] += ends
            if place and tokens[place - 1].sign == "COMMA":
                skips[place - 1] += ends
    return skips
