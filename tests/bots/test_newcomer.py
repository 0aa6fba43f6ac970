"""The newcomer of Labyrinth: it forgets, puts nothing together, and its games end."""

from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.bots.labyrinth.newcomer import REMEMBERS, Forgetful, Newcomer
from asterion.bots.seated import Seated
from asterion.core.dice import Highest, Rolled
from asterion.core.referee.table import Table
from tests.bots.labyrinth_playing import BOOK, play

PITS = """
+--+--+--+
|.  P1|P2|
+  +  +  +
|W  H  . |
+  +  +--+
|.  F  T
+--+--+--+
"""


def alone(*said: str) -> tuple[Table, Forgetful]:
    """Ann says this on the plan, and Bob skips; her papers after it."""
    options = LabyrinthOptions(void_treasure=False, skips=True, repeats=True, nstop=200)
    table = Table(BOOK, BOOK.plan.read(PITS), ["Ann", "Bob"], options, Highest(), salt="salt")
    bot = Newcomer(Rolled(1))
    mind = Seated(bot, 0)
    for text in said:
        (seat, *_) = table.awaited
        while seat == 1:
            table.submit(1, "start a3" if "start" in str(table.legal(1)[0]) else "skip")
            (seat, *_) = table.awaited
        if not text.startswith("start"):
            mind.answer(table)
        table.submit(0, text)
    while table.awaited[0] == 1:
        table.submit(1, "skip")
    mind.answer(table)
    assert isinstance(bot.notes, Forgetful)
    return table, bot.notes


def test_a_pit_leaves_it_with_an_empty_sheet() -> None:
    """L48  What it drew before it does not put together with what comes after."""
    _, notes = alone("start a1", "go up")
    assert len(notes.own.paper.sides) == 1
    _, notes = alone("start a1", "go up", "go right")
    assert notes.own.paper.kinds == {(0, 0): "P"}
    assert not notes.own.paper.sides


def test_it_remembers_only_its_last_moves() -> None:
    """It walked up and down so often that the wall it met first is forgotten."""
    said = ["go left", *["go down", "go up"] * (REMEMBERS // 2 + 1)]
    _, notes = alone("start a1", "go left")
    walls = [noted.what for noted in notes.own.paper.sides.values()]
    assert walls == ["wall"]
    _, notes = alone("start a1", *said)
    assert len(notes.moves) == REMEMBERS
    assert "wall" not in [noted.what for noted in notes.own.paper.sides.values()]


def test_it_knows_what_it_carries_however_long_ago_it_found_it() -> None:
    _, notes = alone("start b2", "go down", *["go up", "go down"] * REMEMBERS)
    assert notes.own.has_treasure
    assert len(notes.moves) == REMEMBERS


def test_it_does_not_do_the_same_for_ever() -> None:
    """A beginner's game against a mapper ends long before the count of 150 rounds."""
    for seed in range(700, 706):
        table = play(["newcomer", "mapper"], seed, PRESETS["beginner"])
        assert table.result is not None
        assert table.result.winners


def test_it_tries_what_is_left_where_it_went_round_before() -> None:
    """Plans on which two of them once walked the same rounds until the count was full."""
    won = 0
    for seed in (60_000_003, 60_000_019, 60_000_020, 60_000_031, 60_000_033, 60_000_034):
        table = play(["newcomer", "newcomer"], seed, PRESETS["beginner"])
        won += table.result is not None and bool(table.result.winners)
    assert won >= 4
