"""What a review of Dooom says: who had only to go, and what could be known of the others."""

import io

import pytest

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.dice import Recorded
from asterion.core.phrase import english
from asterion.core.records import record
from asterion.core.referee.table import Table
from asterion.knowledge.chronicle import NEWS, REACH
from asterion.knowledge.dooom.facts import MayWin
from asterion.knowledge.reviewed import Reviewing, played_again
from asterion.testing.play import NAMES
from tests.knowledge.test_dooom import ANN, BOB, hearing, say

HALL = [b"#########", b"#..S...E#", b"#G...G..#", b"#########"]
WIDE = 14


def hall(target: int, *starts: int) -> Table:
    """Ann and Bob in a hall of two rows, by the places of its tiles, row by row."""
    free, draws = [*range(WIDE)], []
    for start in starts:
        draws.append(("start", len(free), free.index(start)))
        free.remove(start)
    plan = Plan("hall", target, HALL)
    dungeon = book("dungeon-of-dooom")
    names = NAMES[: len(starts)]
    return Table(dungeon, plan, names, DooomOptions(sight=1), Recorded(draws), salt="")


def reviewed(table: Table) -> Reviewing:
    written = io.BytesIO()
    record.write(table, written)
    return played_again(record.read(written.getvalue()), table.book)


def test_O16_all_that_it_takes_is_a_purse_and_an_exit() -> None:
    table = hall(1, 12, 0)
    ann = hearing(table, ANN)
    won = MayWin("n1e1")
    assert won in ann.certain().facts
    assert english(ann.say(won)) == (
        "everything you need to win is on known ground, "
        "with the exit on the tile 1 north and 1 east of the start"
    )
    assert next(line.rule for line in ann.why(won).lines) == "O16"
    assert won not in hearing(hall(2, 12, 0), ANN).certain().facts  # one treasure is not enough
    assert not any(isinstance(fact, MayWin) for fact in hearing(table, BOB).certain().facts)


def test_O16_who_had_only_to_go_and_did_not_was_blind() -> None:
    table = hall(0, 12, 0)
    say(table, "end", *["move east"] * 6)
    assert table.result is not None
    assert table.result.winners == (BOB,)
    again = reviewed(table)
    assert again.blind is not None
    assert (again.blind.seat, again.blind.insight.kind, again.blind.insight.n) == (ANN, REACH, 0)
    assert again.blind.answers == table.entries[-1].n
    assert again.review.blind is not None
    assert english(again.review.blind.found.words).startswith("everything you need to win")


def test_O16_an_exit_that_was_only_seen_is_no_blindness() -> None:
    table = hall(1, 13, 12)
    say(table, "end", "move west", "pick up", "move east", "move north", "move east")
    assert table.result is not None
    assert reviewed(table).blind is None


@pytest.mark.parametrize("picks_up", [True, False])
def test_O9_that_somebody_took_the_sword_is_news(picks_up: bool) -> None:
    """Ann sees the sword, looks away, and only Bob can have taken it."""
    table = hall(1, 1, 3)
    taken = ["pick up"] if picks_up else []
    say(table, "end", "move west", *taken, "move east", "end", "move east", "end")
    news = [
        english(insight.words)
        for insight in reviewed(table).courses[ANN].insights
        if insight.kind == NEWS
    ]
    assert ("Bob carries the sword" in news) == picks_up


def test_O16_shares_are_of_the_floor_that_somebody_came_to_see() -> None:
    """Ann sees the west of the hall and Bob the east; the middle was in nobody's sight."""
    table = hall(2, 0, 6)
    say(table, "end", "end")
    courses = reviewed(table).courses
    ends = {course.seat: course.moments[-1] for course in courses}
    floor = sum(tile != ord("#") for row in HALL for tile in row)
    assert ends[ANN].known + ends[BOB].known == ends[ANN].of == ends[BOB].of < floor
