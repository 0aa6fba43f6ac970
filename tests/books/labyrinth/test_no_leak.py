"""Two plans or choices that the rules keep alike sound alike: shown for each secret by name.

Each test plays the same words on two games that differ in one hidden thing only, and compares every
byte that the other players could get: events, sentences, screens, prompts, legal lists, refusals.
"""

from collections.abc import Sequence
from typing import Any

from asterion.books.labyrinth import BOOK
from asterion.core.audience import PUBLIC, Seat
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from tests.books.labyrinth.helper import refusal, say, table

PROBES = (
    "go up", "go right", "shoot left; go up", "order a1; go up", "status", "skip", "start a1",
    "recall Ann", "claim the count", "break", "flag Ann", "confirm", "old",
)  # fmt: skip


def everything_told(game: Table, seat: Seat) -> list[bytes]:
    """All that has reached a seat: entry by entry what it heard, and what it sees now."""
    heard = [
        encode([entry.told(seat), game.sentences([entry], seat)])
        for entry in game.entries
        if entry.told(seat)
    ]
    now = [
        BOOK.view.screen(game.view(seat)),
        game.legal(seat),
        game.prompt(seat),
        [refusal(game, probe, seat) for probe in PROBES],
    ]
    return [*heard, encode(now)]


def assert_alike(one: Table, other: Table, listeners: Sequence[Seat]) -> None:
    for seat in listeners:
        assert everything_told(one, seat) == everything_told(other, seat), seat


def both(one: str, other: str, *moves: str, listeners: Sequence[Seat], **changes: Any) -> None:
    games = [table(drawing, **changes) for drawing in (one, other)]
    assert one != other
    for move in moves:
        for game in games:
            say(game, move)
        assert_alike(games[0], games[1], listeners)


HALL = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""


def test_no_leak_dark_moves() -> None:
    """Wall or land, treasure or none, pit or weaponry: “done” is all that anyone hears."""
    dark = "shoot down; go right, don't tell the result"
    for changed in ("1 |.", "1  F", "1  W", "1  H"):
        other = HALL.replace("1  .", changed)
        both(HALL, other, dark, "go up", "go up", listeners=(PUBLIC, 0, 1, 2))


def test_no_leak_a_dark_blast_is_told_to_nobody() -> None:
    mined, safe = table(HALL), table(HALL)
    say(mined, "go up", "set a landmine to the left; go up", "go up")
    say(safe, "go up", "set a landmine here; go up", "go up")
    # Bob said different words: what the two games have in common begins after them.
    before = [len(game.entries) for game in (mined, safe)]
    for game in (mined, safe):
        say(game, "go right, don't tell the result", "go up", "go up")
    for seat in (PUBLIC, 0, 2):
        told = [
            [encode(entry.told(seat)) for entry in game.entries[start:]]
            for game, start in zip((mined, safe), before, strict=True)
        ]
        assert told[0] == told[1]
        assert mined.legal(seat) == safe.legal(seat)
        assert mined.prompt(seat) == safe.prompt(seat)


def test_no_leak_dark_deaths_and_losses_until_the_turn_comes() -> None:
    drawing = """
    +--+--+--+--+
     1  .  2  3 |
    +--+--+--+--+
    """
    walled = drawing.replace("     1", "    |1")
    both(
        drawing,
        walled,
        "go left, don't tell the result",
        "go up",
        "go up",
        "go up, don't tell the result",
        "go up",
        listeners=(PUBLIC, 0, 1, 2),
    )


def test_no_leak_private_start_cells() -> None:
    """Where the others started is nobody's business, nor how a void round came about."""
    other = HALL.replace("1  .  2  3", ".  1  2  3")
    both(HALL, other, "go up", "go down", "go up", "shoot up; go up", listeners=(PUBLIC, 1, 2))


def test_no_leak_a_choice_of_a_start_cell_is_not_even_noticed() -> None:
    from asterion.books.labyrinth.plan.drawing import read_plan
    from asterion.core.dice import Highest

    plan = read_plan(HALL.replace("1", ".").replace("2", ".").replace("3", "."))
    waiting, chosen = (Table(BOOK, plan, ["Ann", "Bob"], None, Highest(), "s") for _ in range(2))
    chosen.submit(0, "start a1")
    assert_alike(waiting, chosen, (PUBLIC, 1))


def test_no_leak_ordered_cells() -> None:
    """Two cells of which nothing is told: land above a wall, or a weaponry, or a pit."""
    drawing = """
    +--+--+--+--+
    |1  .  2  3 |
    +--+--+--+--+
    |.  W  P1 P2|
    +--+--+--+--+
    |.  F  H  T |
    +--+--+--+--+
    """
    games = [table(drawing) for _ in range(3)]
    for game, cell in zip(games, ("a2", "b2", "c2"), strict=True):
        say(game, "shoot right; go up", f"order {cell}; go up", "go up", "go up")
    for other in games[1:]:
        assert_alike(games[0], other, (PUBLIC, 0, 2))


def test_no_leak_fake_treasures() -> None:
    """True or fake, carried, thrown, chosen or left: alike until one is carried out."""
    true_left = HALL.replace("1  .", "1  T").replace("H  T", "H  F")
    fake_left = HALL.replace("1  .", "1  F")
    moves = ("go right", "go up", "go up", "status", "leave a treasure; go up", "go up", "go up")
    both(true_left, fake_left, *moves, listeners=(PUBLIC, 0, 1, 2), mines=False)
    stack = HALL.replace("1  .", "1  TF").replace("TF  2", "TF 2")
    other = stack.replace("TF", "FT")
    both(stack, other, "go right", "lowest", "go up", listeners=(PUBLIC, 0, 1, 2), mines=False)


def test_no_leak_set_mines() -> None:
    """Neighbour, own cell behind a wall, hospital or outside: “The landmine is set.”"""
    for changed in ("1 |.", "1  H", "1  W"):
        both(
            HALL,
            HALL.replace("1  .", changed),
            "set a landmine to the right; go up",
            "status",
            "go up",
            "go up",
            listeners=(PUBLIC, 0, 1, 2),
        )
    exit_right = HALL.replace("3 |", "3  ")
    both(
        HALL,
        exit_right,
        "go up",
        "go up",
        "set a landmine to the right; go up",
        "status",
        listeners=(PUBLIC, 0, 1, 2),
    )


def test_no_leak_grenades_without_a_word() -> None:
    moves = ("blow right; go up", "status", "go up", "count")
    both(HALL.replace("1  .", "1 |."), HALL, *moves, listeners=(PUBLIC, 0, 1, 2))


def test_no_leak_secret_draw_count() -> None:
    """The count that anyone may ask for is the public one: a silent change changes nothing."""
    walled = HALL.replace("1  .", "1 |.")
    both(
        HALL,
        walled,
        "blow right; go up",
        "go up",
        "go up",
        "count",
        "go up",
        "count",
        "go up",
        listeners=(PUBLIC, 0, 1, 2),
        nstop=3,
    )
    games = [table(drawing, nstop=2) for drawing in (HALL, walled)]
    last = [say(game, *["go up"] * 3, "blow right; go up", "go up", "go up")[-1] for game in games]
    assert last == ["Two rounds with no changes - game ends with a draw!", "Play on."]


def test_no_leak_hospital_or_nobody_in_the_line_of_fire() -> None:
    """A bullet towards a hospital is spent as any other, and no refund tells of it."""
    drawing = HALL.replace("1  .  2  3", "1  .  .  .").replace("|.  F  H", "|23 F  H")
    other = drawing.replace("1  .  .", "1  .  H")
    both(drawing, other, "shoot right; go up", "go up", listeners=(PUBLIC, 0, 1, 2))


def test_L12_L69_a_shot_does_not_tell_how_many_bullets_are_left() -> None:
    """Whether the dark step led into a weaponry, which filled up the bullets, nobody heard."""
    weaponry = """
    +--+--+--+
    |1  W  2 |
    +--+--+--+
    |.  T  . |
    +--+--+--+
    """
    both(
        weaponry, weaponry.replace("W", "."),
        "shoot up; go up", "go up", "go right, don't tell the result", "go up",
        "go left, don't tell the result", "go up", "shoot up; go up",
        listeners=(PUBLIC, 0, 1),
    )  # fmt: skip


def test_L12_L58_who_was_healed_is_not_told_of_what() -> None:
    """In the dark Ann met a mite, or the landmine that the wall would have kept from her."""
    mite = """
    +--+--+--+
    |1  E |2 |
    +--+  +--+
    |T  H  . |
    +--+--+--+
    """
    landmine = """
    +--+--+--+
    |1  .  2 |
    +--+  +--+
    |T  H  . |
    +--+--+--+
    """
    both(
        mite, landmine,
        "go right, don't tell the result", "go up", "go left, don't tell the result",
        "set a landmine to the left; go up", "go right, don't tell the result", "go up", "go down",
        "go up", "count",
        listeners=(PUBLIC, 0, 1),
    )  # fmt: skip
