"""No leak through a bot: two games that its seat cannot tell apart have the same answers.

The pairs are those of the contract suite: a plan changed where the seat was never told of it, or
others who did something else out of its hearing.
"""

import pytest

from asterion.books import SHELF
from asterion.bots import bot_names, make_bot
from asterion.bots.seated import Seated
from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.testing.play import again, play
from asterion.testing.twins.books import pairs
from tests.contract.shelf import take

GAMES = 4
PLAYERS = [(name, bot) for name in SHELF for bot in bot_names(name)]


def answers(table: Table, seat: Seat, bot: str, last: int) -> list[tuple[str, Phrase | None]]:
    """What the bot would have said, and been after, wherever this seat spoke up to this entry."""
    book = table.book
    mind = Seated(make_bot(book.name, bot, Rolled(5)), seat)
    own = [entry.n for entry in table.entries[: last + 1] if entry.seat == seat]
    said = []
    for so_far, entry in again(book, table):
        if entry.n + 1 in own and so_far.prompt(seat) is not None:
            text = mind.answer(so_far)
            said.append((text, getattr(mind.bot, "aim", None)))
    return said


@pytest.mark.parametrize(("name", "bot"), PLAYERS, ids=lambda one: str(one))
def test_law_2_what_a_seat_was_not_told_changes_no_answer(name: str, bot: str) -> None:
    book, kit = take(name)
    compared = 0
    for seed in range(GAMES):
        for pair in pairs(book, kit, seed):
            if pair.seat < 0 or not pair.places:
                continue
            ends = pair.places[-1]
            one = answers(pair.one, pair.seat, bot, ends[0])
            other = answers(pair.other, pair.seat, bot, ends[1])
            shorter = min(len(one), len(other))
            assert one[:shorter] == other[:shorter], f"seed {seed}, seat {pair.seat}"
            assert abs(len(one) - len(other)) <= 1  # the last one may be past what sounds alike
            compared += shorter
    assert compared > 5


@pytest.mark.parametrize(("name", "bot"), PLAYERS, ids=lambda one: str(one))
def test_a_bot_that_takes_over_in_the_middle_of_any_game_has_an_answer(name: str, bot: str) -> None:
    """As after a restart of the server: all that was told is heard again, and the dice are new."""
    book, kit = take(name)
    for seed in range(GAMES):
        table = play(book, kit, seed, 40)
        if table.result is None:
            for seat in [seat for seat in table.awaited if seat >= 0]:
                mind = Seated(make_bot(book.name, bot, Rolled(5)), seat)
                table.submit(seat, mind.answer(table))
