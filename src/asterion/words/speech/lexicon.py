"""The words of a language by what they stand for, read from tables.

    # KIND value = words, in every form: stem%pattern, stem:ending,ending, two_words, !idiom
    %ю     = ю,ть,й,ем,йте
    SHOOT  = стреля%ю выстрел:ю,ить,и,им
    WAY up = вверх наверх на_север
    FIRST  = сначала сперва !перед_этим

A line that begins with a space goes on. A phrase is one terminal beside its words; with `!` it
hides them: for idioms alone, such as “right now”.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from asterion.words.speech.near import Near
from asterion.words.speech.tokens import SIGNS, plain

FILL: Final = "FILL"
"""May be skipped anywhere: “please”."""
LIGHT: Final = "LIGHT"
"""May be skipped before what has a meaning of its own: “the”, “на”."""
POLITE: Final = "POLITE"
"""Skipped too; the question that it begins is a request: “could you ...?”"""
ASKING: Final = "ASKING"
"""Skipped too; what it begins is a question, with or without its sign: “should I ...”"""
MAY: Final = "MAY"
"""Skipped too; with a question mark it asks, without one it is a request: “can I ...”"""
TAG: Final = "TAG"
"""Skipped at the end of a sentence, which is no question with it: “I go left, okay?”"""
TAIL: Final = "TAIL"
"""Skipped where nothing follows: “go left and that's all”."""
SKIPPED: Final = (FILL, LIGHT, POLITE, ASKING, MAY, TAG, TAIL)
SHORTEST_MENDED: Final = 2
_DRAWN_OUT: Final = re.compile(r"(.)\1\1+")
_PARTICLES: Final = ("ка", "то", "таки", "тка", "с")
"""“пойду-ка”, “Аня-то”: they add nothing."""
_HEAD: Final = re.compile(r"([A-Z]+)(?: ([^=\s][^=]*?))?\s*=\s*(.*)")


class Meaning(NamedTuple):
    """A terminal: its kind, and which of the kind."""

    kind: str
    value: str


class Said(NamedTuple):
    """A phrase of several words, and whether it hides them."""

    words: tuple[str, ...]
    meaning: Meaning
    hides: bool


class Lexicon:
    """All words of a language; `careful` are kinds of which no filler may contain a word."""

    def __init__(self, texts: Iterable[str], careful: Iterable[str] = ()) -> None:
        self.words: dict[str, tuple[Meaning, ...]] = {}
        self.phrases: dict[str, list[Said]] = {}
        patterns: dict[str, str] = {}
        for text in texts:
            for line in _lines(text):
                self._read(line, patterns)
        self._check_fillers(frozenset(careful))
        self._near: Near | None = None
        self._in_phrases = {
            word for said in self.phrases.values() for each in said for word in each.words
        }

    def _read(self, line: str, patterns: dict[str, str]) -> None:
        if line.startswith("%"):
            name, _, endings = line[1:].partition("=")
            patterns[name.strip()] = endings.strip()
            return
        head = _HEAD.fullmatch(line)
        if head is None:
            raise ValueError(f"no line of a lexicon: {line}")
        meaning = Meaning(head[1], head[2] or "")
        for entry in head[3].split():
            for words in _spelled(entry.removeprefix("!"), patterns):
                self._add(words, meaning, entry.startswith("!"))

    def _add(self, words: tuple[str, ...], meaning: Meaning, hides: bool) -> None:
        if len(words) > 1:
            said = Said(words, meaning, hides)
            others = self.phrases.setdefault(words[0], [])
            if said not in others:
                others.append(said)
            return
        known = self.words.get(words[0], ())
        if meaning not in known:
            self.words[words[0]] = (*known, meaning)

    def _check_fillers(self, careful: frozenset[str]) -> None:
        """What is dropped is what goes wrong: no filler may hold a way, a number or a “not”."""
        fillers: list[tuple[str, ...]] = [
            (word,) for word, meant in self.words.items() if _is_filler(meant)
        ]
        fillers += [
            said.words
            for phrases in self.phrases.values()
            for said in phrases
            if _is_filler((said.meaning,)) and not said.hides
        ]
        lost = [
            " ".join(words)
            for words in fillers
            if any(meaning.kind in careful for word in words for meaning in self._meant(word))
        ]
        if lost:
            raise ValueError(f"fillers that drop what matters: {', '.join(lost)}")

    def _meant(self, word: str) -> tuple[Meaning, ...]:
        return self.words.get(word, ())

    def known(self, word: str) -> str:
        """The word as the tables have it: without a particle, or said once instead of twice, not
        drawn out, and without an “es” that is only a letter: “treibt's”."""
        if word in self.words or word in self._in_phrases:
            return word
        first, _, last = word.partition("-")
        if last and (last in _PARTICLES or last == first):
            return first
        for shorter in (_DRAWN_OUT.sub(r"\1", word), word.removesuffix("'s")):
            if shorter in self.words:
                return shorter
        return word

    def near(self, word: str) -> set[str]:
        """The known words that are one slip apart from this one."""
        if self._near is None:
            self._near = Near(
                each for each in self.words if len(each) >= SHORTEST_MENDED and each.isalpha()
            )
        return self._near.one_slip_from(word)


def _is_filler(meanings: Iterable[Meaning]) -> bool:
    """A question that is asked is not dropped: it is a question."""
    return any(meaning.kind in (FILL, LIGHT) for meaning in meanings)


def _lines(text: str) -> Iterator[str]:
    """Without comments, each with those that go on with it."""
    whole = ""
    for line in text.splitlines():
        line = line.split("#", 1)[0].rstrip()
        if line.startswith(" "):
            whole += " " + line.strip()
        else:
            if whole:
                yield whole
            whole = line
    if whole:
        yield whole


def _spelled(entry: str, patterns: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """Every form of an entry, as the words that it is."""
    yield from product(*(_forms(word, patterns) for word in entry.split("_")))


def _forms(word: str, patterns: dict[str, str]) -> list[str]:
    stem, colon, endings = word.partition(":")
    if not colon or word in SIGNS:
        stem, percent, name = word.partition("%")
        endings = patterns[name] if percent and name else ""
        if not percent:
            return [plain(word)]
    return [plain(stem + ending) for ending in endings.split(",")]
