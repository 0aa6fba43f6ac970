"""Slips of the fingers: the known words that a strange one may be."""

from collections.abc import Iterable


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
