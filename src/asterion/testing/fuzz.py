"""What nobody would say, said to a book: made by hypothesis where it is installed, else by dice."""

from collections.abc import Callable, Sequence

from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.testing.checks import any_table, text_is_only_ever_refused, words_of
from asterion.testing.kit import Kit
from asterion.testing.play import play

GAMES = 4
ODD = ("0", "1", "4", "7", "9", "12", "999999", "Bob", "Bob?", "r2.", "all", "no", "then", "now")
"""Words that stand where another was: what a command may count, and whom it may name."""
LONGEST = 60
LETTERS = "abz AZ 09 .,;:!?'\"-–“”{}[]()<>/\\|%$#@*~\t\n\x00\x7f éßΩЖ漢🙂"


def noise(book: AnyBook, kit: Kit, times: int) -> None:
    """Characters in any order."""
    _say_all(book, kit, times, LETTERS, "", LONGEST)


def garbled(book: AnyBook, kit: Kit, times: int) -> None:
    """Words of real commands in any order."""
    _say_all(book, kit, times, words_of(book), " ", 8)


def altered(book: AnyBook, kit: Kit, times: int) -> None:
    """Real commands in which something is otherwise: most of them are commands still."""
    table, dice = any_table(book, kit), Rolled(1)
    games = [play(book, kit, seed, 20) for seed in range(GAMES)]
    said = [text for game in games for seat in game.awaited for text in game.legal(seat)]
    said += [entry.do for game in games for entry in game.entries if entry.do]
    for _ in range(times):
        words = dice.pick(said, "command").split()
        place = dice.below(len(words), "place")
        match dice.below(4, "kind"):
            case 0:
                words[place] = dice.pick(ODD, "word")
            case 1:
                words[place] += dice.pick(".!?;,", "stop")
            case 2:
                words.insert(place, dice.pick(dice.pick(said, "other").split(), "word"))
            case _:
                words += [dice.pick(("then", ";", "and", "after"), "joint")]
                words += dice.pick(said, "other").split()
        text_is_only_ever_refused(book, table, " ".join(words))


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
