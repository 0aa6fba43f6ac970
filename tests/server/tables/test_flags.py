"""What the books say to one who is late, and which of them have a clock at all."""

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.plan.drawing import drawing_with_players
from asterion.core.audience import MASTER
from asterion.core.dice import Highest
from asterion.core.phrase import english
from asterion.core.referee.clock import OVERTIME_SECONDS
from asterion.core.referee.table import Table
from asterion.server.game.terms import clock_fault
from asterion.testing.play import new_table
from tests.books.labyrinth import helper
from tests.contract.shelf import take
from tests.server.tables.timing import BOX, Terms, Timed, said_of_late


def test_O15_a_turn_out_of_time_passes_and_who_has_none_left_has_ten_seconds_a_turn() -> None:
    book, kit = take("dungeon-of-dooom")
    table, _ = new_table(book, kit, 7)
    game = Timed(table, Terms("live", game_seconds=20, increment_seconds=15))
    assert game.table.awaited == (0,)
    said = said_of_late(table, 0)
    assert said == "time Ann"
    game.say(MASTER, said, after=21)
    while table.awaited != (0,):
        game.say(table.awaited[0], "end")
    assert game.left(0) == OVERTIME_SECONDS  # and no increment for being late


def test_D2_a_turn_out_of_time_passes() -> None:
    book, kit = take("dungeonlab")
    table, _ = new_table(book, kit, 7)
    (seat,) = table.awaited
    assert said_of_late(table, seat) == f"time {table.names[seat]}"


def test_a_name_that_reads_like_a_command_is_flagged_by_its_number() -> None:
    plan, _ = drawing_with_players(BOX)
    options = helper.options(move_clock=True)
    for name in ("up and down", "Ann; go up", "if I hit a wall", "-", "“Ann”"):
        table = Table(BOOK, plan, (name, "Bob"), options, Highest())
        table.submit(0, "start a1")
        table.submit(1, "start a2")
        said = said_of_late(table, 0)
        table.submit(MASTER, said)
        assert table.result is not None
        assert table.result.winners == (1,)


@pytest.mark.parametrize(
    ("book", "terms", "fault"),
    [
        ("cc3k", Terms("days"), "no clock"),
        ("cc3k", Terms("none"), ""),
        ("labyrinth", Terms("live", move_seconds=30), ""),
        ("dungeonlab", Terms("live", game_seconds=30), ""),
        ("dungeon-of-dooom", Terms("days"), ""),
        ("labyrinth", Terms("live"), "move_seconds"),
    ],
)
def test_which_table_can_have_which_clock(book: str, terms: Terms, fault: str) -> None:
    said = clock_fault(take(book)[0], terms)
    assert bool(said) == bool(fault)
    assert fault in english(said or "")
