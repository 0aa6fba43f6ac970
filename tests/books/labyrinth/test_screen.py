"""What each may see: the empty outline, or the master's plan."""

from asterion.books.labyrinth import BOOK
from asterion.core.audience import MASTER
from asterion.words.spoken import spoken_screen
from tests.books.labyrinth.helper import say, table

PLAN = """
+--+--+--+
|1  >  D =
+  +--+--+
|T  H  2 |
+--+--+--+
   |.  . |
   +--+--+
c2: 2 bullets
"""


def test_L2_the_masters_screen_shows_the_plan_with_players_and_items() -> None:
    game = table(PLAN)
    screen = BOOK.view.screen(game.view(MASTER))
    assert screen.board == [
        "     a   b   c",
        "    +---+---+---+",
        "  1 |1.  >   D  =",
        "    +   +---+---+",
        "  2 |.T  H   2.*|",
        "    +---+---+---+",
        "  3     |.   .  |",
        "    +   +---+---+",
    ]
    status = spoken_screen(screen).values
    assert status["On a2"] == "a treasure (the true one)"
    assert status["1 Ann"] == "healthy, three bullets, three grenades, a landmine"
    say(game, "set a landmine here; go down")
    assert "a1" not in str(spoken_screen(BOOK.view.screen(game.view(1))).status)
    status = spoken_screen(BOOK.view.screen(game.view(MASTER))).values
    assert status["On a1"] == "nothing, and one landmine set"
    assert status["1 Ann"].endswith("a treasure, the true one")


def test_L2_true_and_false_treasures_are_told_apart() -> None:
    board = BOOK.view.screen(table(PLAN.replace("|.  . |", "|F  . |")).view(MASTER)).board
    assert [board[4][4:9], board[6][8:13]] == ["|.T  ", "|.F  "]
    marks = BOOK.looks.by_mark()
    assert marks["T"].tile != marks["F"].tile


def test_L5_L12_players_see_the_agreed_outline_and_nothing_on_it() -> None:
    game = table(PLAN)
    assert list(BOOK.view.screen(game.view(0)).board) == [
        "     a   b   c",
        "  1  ?   ?   ?",
        "  2  ?   ?   ?",
        "  3      ?   ?",
    ]


def test_L25_the_status_rows_are_what_was_said_in_public() -> None:
    game = table(PLAN)
    say(game, "go down", "go up, don't tell the result")
    rows = spoken_screen(BOOK.view.screen(game.view(1))).values
    assert rows["Ann"] == "Go down. Walked onto land, found a treasure."
    assert rows["Bob"] == "Go up, don't tell the result - done."
    assert rows["Turn"] == "Ann"
