"""The game of part A: a plan on which the book's dialogue comes out word for word.

Two things differ from the book, both noted in its rulings (docs/reference/rulings). In the book
player 2 asks “How many bullets and grenades do I have?” and hears “Two bullets, three grenades”; it
is player 1 who has shot once and thrown nothing, so here player 1 asks, right after moving. And the
book's “etc.” is left out.
"""

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.event import Answered, Asked, StatusTold, ToldWounded
from asterion.books.labyrinth.plan.drawing import drawing_with_players
from asterion.books.labyrinth.plan.model import name_of_cell
from asterion.core.dice import Highest
from asterion.core.referee.table import Table

PLAN = """
+--+--+--+--+--+
=T  .  .  .  P1|
+  +  +--+--+  +
|F  H  D  .  . |
+  +--+  +--+  +
|H  .  ^  .  1 |
+  +--+--+--+--+
|.  W  2  .  P2|
+--+--+  +--+--+
"""

DIALOGUE = """
1: Go up
GM: Went onto land.
2: Blow the up wall, then go up.
GM: Went into a river, moved by the flow to a delta.
1: Shoot to the left, then go up.
GM: A scream is heard! Fell into a pit, was transported to the next one in the loop.
1: How many bullets and grenades do I have?
GM: Two bullets, three grenades.
GM: Player 2 is wounded and can ask for a new cell.
2 (shows a4): Go up.
GM: Went into a hospital, was healed.
1: Go right.
GM: Hit a wall.
2: Go up, then blow the up wall.
GM: Went onto land, found a treasure.
1: Blow the right wall, then go right.
GM: Hit a wall.
"""


def test_L72_the_game_of_part_a_comes_out_word_for_word() -> None:
    plan, starts = drawing_with_players(PLAN)
    names = ["Player 1", "Player 2"]
    game = Table(BOOK, plan, names, BOOK.rules.presets["beginner"], Highest(), "salt")
    for player, cell in starts.items():
        game.submit(player - 1, f"start {name_of_cell(plan.grid, cell)}")
    waiting: list[str] = []  # what the master has said and the dialogue has not yet reached
    for line in DIALOGUE.strip().splitlines():
        speaker, _, words = line.partition(": ")
        if speaker == "GM":
            assert words in waiting, line
            waiting.remove(words)
            continue
        seat = int(speaker[0]) - 1
        order = "order a4; " if "shows" in speaker else ""
        entry = game.submit(seat, order + words)
        told = entry.told(1 - seat)
        assert isinstance(told[0], Asked | StatusTold)
        waiting += [
            BOOK.voice_for(1 - seat, game.plan)(event, 1 - seat, game.names)
            for event in told
            if isinstance(event, Answered | StatusTold | ToldWounded)
        ]
    assert waiting == []
