"""The contract suite as functions: `check_book(BOOK)` tells whether a rule book keeps it."""

from collections.abc import Callable, Iterator
from functools import partial

from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.testing import checks, pictures, secrecy, sheets
from asterion.testing.broken import Broken
from asterion.testing.fuzz import altered, garbled, noise
from asterion.testing.kit import Kit, Scene, Unsaid, contents, something_else
from asterion.testing.leaks import LEAKS
from asterion.testing.uses import Pool
from asterion.testing.usual import UsualKit

__all__ = [
    "Broken",
    "Kit",
    "Scene",
    "Unsaid",
    "UsualKit",
    "check_book",
    "contents",
    "something_else",
]

Check = Callable[[], None]

TWIN_PLACES = 3
"""A small book's games are short."""


def check_book(book: AnyBook, kit: Kit | None = None, games: int = 20) -> None:
    """Check a book against the contract; `Broken` names the first promise it does not keep.

    `def test_my_book_keeps_the_contract(): check_book(BOOK, MyKit(BOOK))` is a whole test.

    For each promise this many random `games` are played: that they end, that a replay is identical,
    that no seat is told what the rules keep from it, and so on. Leaks are put in on purpose, to
    show that they would be found. A `kit` says what only the book's author knows; without one
    the answers of `UsualKit` are taken. With hypothesis installed (the extra `testing`), a
    garbled command that breaks the contract is shortened as far as it goes.
    """
    answers = UsualKit(book) if kit is None else kit
    for what, check in promises(book, answers, games):
        try:
            check()
        except Exception as error:
            why = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            raise Broken(f"{book.name}: {what}: {why}") from error


def promises(book: AnyBook, kit: Kit, games: int) -> Iterator[tuple[str, Check]]:
    """Every promise by its name, with the seed where there is one, the quick ones first."""
    yield "events name their rules", partial(checks.events_name_their_rules, book, kit)
    for seed in range(games):
        yield from promises_of_a_game(book, kit, seed)
    yield "options have words", partial(checks.options_have_words, book, kit)
    yield "events have sentences", partial(checks.events_have_sentences, book, kit)
    yield "noise is only ever refused", partial(noise, book, kit, games * 10)
    yield "garbled commands are only ever refused", partial(garbled, book, kit, games * 10)
    yield "altered commands are only ever refused", partial(altered, book, kit, games * 10)
    yield "nothing leaks", partial(secrecy.nothing_leaks_in_what_is_staged, book, kit)
    yield "secrets are listed", partial(secrecy.secrets_are_listed, book, kit)
    pool = secrecy.common_pool(book, kit)
    for seed in range(games):
        yield _nothing_in_vain(book, kit, seed, pool)
    yield "excuses are places", partial(secrecy.excuses_are_places, kit, pool)
    yield "data in vain is noticed", partial(secrecy.data_in_vain_is_noticed, book, kit, pool)
    if kit.secrets:
        yield from _leaks_would_be_found(book, kit)


def promises_of_a_game(
    book: AnyBook, kit: Kit, seed: int, pool: Pool | None = None
) -> Iterator[tuple[str, Check]]:
    """Those that a single random game is asked; with a pool also that nothing is sent in vain."""
    for each in EVERY_GAME:
        yield _named(each, seed), partial(each, book, kit, seed)
    for some in SOME_COMMANDS:
        commands = Rolled(seed).below(60, "commands")
        yield _named(some, seed), partial(some, book, kit, seed, commands)
    if pool is not None:
        yield _nothing_in_vain(book, kit, seed, pool)


def _nothing_in_vain(book: AnyBook, kit: Kit, seed: int, pool: Pool) -> tuple[str, Check]:
    check = secrecy.nothing_is_sent_in_vain
    return _named(check, seed), partial(check, book, kit, seed, pool)


def _leaks_would_be_found(book: AnyBook, kit: Kit) -> Iterator[tuple[str, Check]]:
    twins = partial(secrecy.most_games_have_a_twin, book, kit, TWIN_PLACES)
    yield "most games have a twin", twins
    noticed = partial(secrecy.secrets_told_to_everyone_are_noticed, book, kit)
    yield "secrets told to everyone are noticed", noticed
    for leak in LEAKS:
        depends = partial(secrecy.what_depends_on_the_truth_is_noticed, book, kit, leak)
        yield "what depends on the truth is noticed", depends


EVERY_GAME: tuple[Callable[[AnyBook, Kit, int], None], ...] = (
    checks.generated_plans_have_no_problems,
    checks.plans_are_read_back,
    checks.games_end,
    checks.replays_are_identical,
    checks.names_are_no_templates,
    checks.compound_moves_are_notation,
    *pictures.CHECKS,
    sheets.boards_are_known,
    secrecy.nothing_leaks,
)
SOME_COMMANDS: tuple[Callable[[AnyBook, Kit, int, int], None], ...] = (
    checks.legal_commands_are_accepted,
    checks.offers_tell_commands_apart,
    checks.copies_are_independent,
    checks.views_fold_afresh,
    checks.views_have_no_gap,
    checks.chances_sum_to_one,
)


def _named(check: Callable[..., None], seed: int) -> str:
    return f"{check.__name__.replace('_', ' ')}, seed {seed}"
