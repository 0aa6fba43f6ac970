"""Words of a language as a parser's own: every form of a word, by what it stands for."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W\d_]+)*|[^\w\s]")
SHORTEST_MENDED: Final = 5
"""Letters; of a shorter word too many others are one slip away."""


_CYRILLIC: Final = re.compile(r"[^\w]*[а-яё]", re.IGNORECASE)


def is_cyrillic(text: str) -> bool:
    """By the first letter: a name of any letters may follow an English word."""
    return not text.isascii() and _CYRILLIC.match(text) is not None


def forms(row: str) -> Iterator[str]:
    """“стреля:ю,ть,й” is three words; spaces stand between the words of a row."""
    for word in row.split():
        stem, _, endings = word.partition(":")
        for ending in endings.split(","):
            yield stem + ending


class Lexicon:
    """What the words of a language stand for, such as “way up” or “thing bullet”.

    `phrases` are sayings of several words, longest first where they begin alike. A slip of the
    fingers is mended where only one meaning is a slip away.
    """

    def __init__(
        self,
        words: Mapping[str, str],
        phrases: Mapping[str, str],
        alike: dict[int, int],
        particle: str = "",
        mends: bool = True,
    ) -> None:
        """`alike` translates letters that are not told apart, such as ё and е.

        `mends`: whether slips of the fingers are. `particle` is what may hang on a word and means
        nothing: “пойду-ка”.
        """
        self.alike = alike
        self.particle = particle
        self.words: dict[str, str] = {}
        for meaning, row in words.items():
            for form in forms(row):
                known = self.words.setdefault(form, meaning)
                assert known == meaning, f"{form}: {known} or {meaning}?"
        said = {said: meaning for meaning, row in phrases.items() for said in row.split(" | ")}
        self._phrases = {tuple(each.split()): said[each] for each in said}
        self._longest = max((len(each) for each in self._phrases), default=1)
        self._mended: dict[str, str] = {}
        self._near = Near(word for word in self.words if mends and len(word) >= SHORTEST_MENDED - 1)

    def read(self, text: str) -> list[tuple[str, str]]:
        """Each word or sign, with what it stands for; nothing for what is not known."""
        raw = [found[0] for found in _WORD.finditer(text)]
        words = [self._plain(word) for word in raw]
        read: list[tuple[str, str]] = []
        place = 0
        while place < len(words):
            for length in range(min(self._longest, len(words) - place), 1, -1):
                meaning = self._phrases.get(tuple(words[place : place + length]))
                if meaning is not None:
                    read.append((" ".join(raw[place : place + length]), meaning))
                    place += length
                    break
            else:
                read.append((raw[place], self.meaning(words[place])))
                place += 1
        return read

    def _plain(self, word: str) -> str:
        plain = word.lower().translate(self.alike)
        return plain.removesuffix(self.particle) if len(plain) > len(self.particle) else plain

    def meaning(self, word: str) -> str:
        known = self.words.get(word)
        if known is not None:
            return known
        if len(word) < SHORTEST_MENDED or not word.replace("-", "").isalpha():
            return ""
        mended = self._mended.get(word)
        if mended is None:
            if len(self._mended) > 4096:
                self._mended.clear()
            meanings = {self.words[near] for near in self._near.one_slip_from(word)}
            mended = self._mended[word] = meanings.pop() if len(meanings) == 1 else ""
        return mended


class Near:
    """Known words, found by any word that is one slip apart from them.

    Two such words are the same without one letter of the one or of both. So each is kept under
    what is left of it, and only a few have to be compared.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._longest = 0
        self._kept: dict[str, list[str]] = {}
        for word in words:
            self._longest = max(self._longest, len(word))
            for left in _left_of(word):
                self._kept.setdefault(left, []).append(word)

    def one_slip_from(self, word: str) -> set[str]:
        if len(word) > self._longest + 1:
            return set()
        found = {known for left in _left_of(word) for known in self._kept.get(left, ())}
        return {known for known in found if one_slip_apart(word, known)}


def _left_of(word: str) -> set[str]:
    """The word, and the word without each of its letters."""
    return {word, *(word[:place] + word[place + 1 :] for place in range(len(word)))}


def one_slip_apart(word: str, other: str) -> bool:
    """One letter too many, missing, wrong, or two exchanged."""
    if word == other or abs(len(word) - len(other)) > 1:
        return False
    short, long = (word, other) if len(word) <= len(other) else (other, word)
    same = 0
    while same < len(short) and short[same] == long[same]:
        same += 1
    if len(short) != len(long):
        return short[same:] == long[same + 1 :]
    exchanged = long[same + 1 : same + 2] + long[same : same + 1] + long[same + 2 :]
    return short[same + 1 :] == long[same + 1 :] or short[same:] == exchanged
