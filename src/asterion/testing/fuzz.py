"""What nobody would say, said to a book: made by hypothesis where it is installed, else by dice."""

from collections.abc import Callable, Sequence

from asterion.core.book import AnyBook
from asterion.core.dice import Rolled
from asterion.testing.checks import any_table, text_is_only_ever_refused, words_of
from asterion.testing.kit import Kit

LONGEST = 60
LETTERS = "abz AZ 09 .,;:!?'\"-–“”{}[]()<>/\\|%$#@*~\t\n\x00\x7f éßΩЖ漢🙂"


def noise(book: AnyBook, kit: Kit, times: int) -> None:
    """Characters in any order."""
    _say_all(book, kit, times, LETTERS, "", LONGEST)


def garbled(book: AnyBook, kit: Kit, times: int) -> None:
    """Words of real commands in any order."""
    _say_all(book, kit, times, words_of(book), " ", 8)


def _say_all(
    book: AnyBook, kit: Kit, times: int, pieces: Sequence[str], between: str, most: int
) -> None:
    table = any_table(book, kit)

    def say(said: Sequence[str]) -> None:
        text_is_only_ever_refused(book, table, between.join(said))

    if pieces and not _by_hypothesis(say, times, pieces, most):
        dice = Rolled(1)
        for _ in range(times):
            length = dice.below(most + 1, "length")
            say([dice.pick(pieces, "piece") for _ in range(length)])


def _by_hypothesis(
    say: Callable[[Sequence[str]], None], times: int, pieces: Sequence[str], most: int
) -> bool:
    """Whether hypothesis is there; it finds the shortest thing that is answered wrongly."""
    try:
        from hypothesis import given, settings
        from hypothesis import strategies as st
    except ImportError:
        return False
    texts = st.lists(st.sampled_from(pieces), max_size=most)
    settings(max_examples=times, deadline=None, database=None, derandomize=True)(
        given(texts)(say)
    )()
    return True
