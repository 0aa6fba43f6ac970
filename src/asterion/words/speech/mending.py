"""Slips of the keyboard: what a strange word may have been meant as."""

from collections.abc import Set
from typing import Final

from asterion.words.speech.attempt import Attempt
from asterion.words.speech.lexicon import Lexicon

SHORTEST_ACTED_ON: Final = 5
SHORTEST_LETTER_WRONG: Final = 7
"""Letters of a word in which a slip is mended at once; otherwise one is asked back."""


def mendings(each: Attempt, lexicon: Lexicon, never: Set[str]) -> list[tuple[dict[int, str], bool]]:
    """Each strange word as a word that is a slip away, and whether one may act on it.

    `never`: kinds that nothing is mended to.
    """
    found: list[tuple[dict[int, str], bool]] = [({}, True)]
    for place in each.lattice.unknown:
        word = each.tokens[place].word
        near = _near(word, lexicon, never)
        found = [
            ({**words, place: known}, sure and is_sure(word, known))
            for words, sure in found
            for known in near
        ][:64]
    return found


def _near(word: str, lexicon: Lexicon, never: Set[str]) -> list[str]:
    if not word.isalpha() or len(word) < 2:
        return []
    if len(word) == 2:  # any two letters are a slip from some word: only an exchange counts
        return [word[::-1]] if word[::-1] in lexicon.words else []
    near = [
        known
        for known in sorted(lexicon.near(word))
        if not any(meaning.kind in never for meaning in lexicon.words[known])
    ]
    return near + run_together(word, lexicon)


def run_together(word: str, lexicon: Lexicon) -> list[str]:
    """“goup”: two words, of which the first begins an act and the second says where."""
    halves = ((word[:cut], word[cut:]) for cut in range(2, len(word) - 1))
    return [
        f"{first} {second}"
        for first, second in halves
        if first in lexicon.words
        and any(meaning.kind == "WAY" for meaning in lexicon.words.get(second, ()))
    ]


def is_sure(word: str, known: str) -> bool:
    """Whether a slip is mended at once: a long word, with its letters but for one too many or two
    exchanged; where a letter is wrong, only a very long one."""
    if len(word) < SHORTEST_ACTED_ON or word[0] != known[0] or " " in known:
        return False
    if len(word) != len(known) or sorted(word) == sorted(known):
        return True
    return len(word) >= SHORTEST_LETTER_WRONG
