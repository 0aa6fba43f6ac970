"""The known word that is most like a strange one: what difflib finds, found sooner."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache


def nearest_known(said: str, known: Iterable[str]) -> str:
    """The one most alike, if it is alike enough to have been meant; empty if none is.

    difflib compares everything with everything, and most of what is known has hardly a letter in
    common with what was said: that is left out first, which changes nothing of the result.
    """
    possible = [
        word
        for word, letters, least in _of_like_length(tuple(known), len(said))
        if sum(map(said.count, letters)) >= least
    ]
    close = get_close_matches(said, possible, 1) if possible else []
    return close[0] if close else ""


@lru_cache(1024)
def _of_like_length(known: tuple[str, ...], length: int) -> list[tuple[str, str, int]]:
    """What may be alike a text of this length, with its letters and how many of them that takes.

    Alike is what has six letters of ten in the same order (difflib's usual measure), counted in
    both: three tenths of all letters, rounded up.
    """
    needed = [(word, -(-3 * (len(word) + length) // 10)) for word in known]
    return [
        (word, "".join(sorted(set(word))), least)
        for word, least in needed
        if min(len(word), length) >= least
    ]
