"""Every refusal of Labyrinth, raised by a command on a drawn plan."""

from typing import Any

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.plan import read_plan
from asterion.core.dice import Highest
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Table
from tests.books.labyrinth.helper import options, say, table
from tests.books.refusals import Scene, messages, refused_in, scene

YARD = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""
GATE = """
+--+--+--+--+
 1T .  F  2 |
+--+--+--+--+
"""
PILE = """
+---+---+---+
|1   FTF 2  |
+---+---+---+
"""
EMPTY = """
+--+--+--+
|.  .  T
+--+--+--+
""".replace("T\n", "T  \n")
"""Nobody has chosen a start cell yet."""
START = ("Ann: start a1", "Bob: start b1")
JUDGED = {"master": "human", "void_treasure": True}
VOID = (*START, "GM: void", "Ann: start b1", "Bob: start a1", "GM: void", *START, "GM: void")
ON_TREASURE = scene(EMPTY, "Ann: start a1", "Bob: start c1", "GM: confirm", **JUDGED)
FLOWING = ("go by the flow", "go up", "go up", "go by the flow", "go left", "go down")
DEEP = "if wall, (" * 9 + "go up" + ")" * 9

REFUSED: dict[str, tuple[Scene, str]] = {
    # ---- at any time
    "over": (scene(GATE, "go left", "Bob: status"), "the game is over"),
    "spectator": (scene(YARD, "public: go up"), "spectators cannot move"),
    "masters-word": (scene(YARD, "flag Bob"), "only the master can say that"),
    "not-begun": (
        scene(EMPTY, "Ann: go up"),
        "the game has not begun: choose your start cell, for example “start b3” (L9)",
    ),
    "not-begun-master": (scene(EMPTY, "GM: clock"), "the game has not begun"),
    "out": (scene(YARD, "resign", "Ann: go up"), "you are out of the game"),
    "turn": (scene(YARD, "Bob: go up"), "not your turn: it is Ann's"),
    "no-cell": (scene(EMPTY, "Ann: start z9"), "there is no cell z9 in the agreed shape"),
    "not-a-player": (scene(YARD, "GM: flag public"), "public is not a player"),
    # ---- the start
    "chosen": (scene(EMPTY, "Ann: start a1", "Ann: start b1"), "you have already chosen"),
    "begun": (scene(YARD, "start a1"), "the game has begun"),
    "same-cell": (
        scene(EMPTY, "Ann: start a1", "Bob: start c1", "Ann: start a1", void_treasure=True),
        "the choices were void: choose a different cell (L10)",
    ),
    "not-asked-about": (
        scene(EMPTY, "Ann: ask a1", "Ann: ask b1", "Ann: start c1", cells_to_ask="1:2"),
        "start on a cell that you asked about: a1, b1 (L83)",
    ),
    "no-question": (scene(EMPTY, "Ann: ask a1"), "you have no questions about cells left (L83)"),
    "asked-about": (
        scene(EMPTY, "Ann: ask a1", "Ann: ask a1", cells_to_ask="1:2"),
        "you have already asked about that cell",
    ),
    # ---- a move
    "no-movement": (
        scene(YARD, "shoot up"),
        "a move has exactly one movement, and this one may have none: say “blow up; go left” (L17)",
    ),
    "movements": (
        scene(YARD, "go up; go down"),
        "a move has exactly one movement, and this one may have more (L17)",
    ),
    "dark": (
        scene(YARD, "go up, don't tell the result", dark_moves=False),
        "dark moves are not allowed at this table (L81)",
    ),
    "semi-dark": (
        scene(YARD, "go up, tell only whether I hit a wall", semi_dark_moves=False),
        "semi-dark moves are not allowed at this table (L81)",
    ),
    "conditional": (
        scene(YARD, "go up; if I hit a wall, shoot up", conditional_moves=False),
        "conditional moves are not allowed at this table (L81)",
    ),
    "untold-condition": (
        scene(YARD, "go up; if I hit a wall, shoot left, don't tell the result"),
        "a condition on “wall” would reveal what this move asks not to tell (L114)",
    ),
    "throwing": (
        scene(YARD, "throw a bullet to the left; go up", throwing=False),
        "items cannot be thrown at this table, only left (L81)",
    ),
    "thrown-grenade": (
        scene(YARD, "throw two grenades to the left; go up"),
        "a grenade can only be thrown at a wall, or left (L19)",
    ),
    "mine-beside": (
        scene(YARD, "set a landmine to the right; go up", mine_on_neighbour=False),
        "at this table you can set a landmine only on your own cell (L81)",
    ),
    "no-target": (
        scene(YARD, "shoot right; go up", named_targets=True),
        "say whom you shoot at and on which cell: shoot left at Bob on b3 (L84)",
    ),
    "target": (
        scene(YARD, "shoot right at Bob on c1; go up"),
        "shots do not name a target at this table (L84)",
    ),
    "own-target": (
        scene(YARD, "shoot right at Ann on c1; go up", named_targets=True),
        "you cannot shoot at yourself",
    ),
    "order": (
        scene(YARD, "order a2; go up"),
        "you can order a cell only on the turn in which you are told of a wound (L72)",
    ),
    "known-wall": (
        scene(YARD, "go up", "go up", "go up", "go up", repeats=False),
        "you know that there is a wall this way, and this table doesn't allow useless repeats "
        "(L32)",
    ),
    "known-to-fail": (
        scene(YARD, *FLOWING, "go by the flow", repeats=False),
        "that can't work here, and this table doesn't allow useless repeats (L32)",
    ),
    "skip": (scene(YARD, "skip", skips=False), "you can't skip a turn at this table (L32)"),
    "third-skip": (
        scene(YARD, *["skip", "go left", "go left"] * 2, "skip", repeats=False),
        "this table doesn't allow a third turn in a row on the same cell (L32)",
    ),
    "choose-first": (
        scene(PILE, "go right", "go up"),
        "first say which treasure: keep the lowest treasure, keep the second lowest treasure, "
        "keep the topmost treasure (L79)",
    ),
    "no-choice": (scene(YARD, "keep the topmost treasure"), "there is no treasure to choose now"),
    "no-such-treasure": (
        scene(PILE, "go right", "keep the old treasure"),
        "there is no such treasure; say keep the lowest treasure, keep the second lowest "
        "treasure, keep the topmost treasure (L79)",
    ),
    # ---- questions, the count, breaks
    "question": (
        scene(YARD, "Bob: status"),
        "you may ask about yourself before your move and right after it (L25)",
    ),
    "recall-every": (
        scene(YARD, "recall every move of Ann", recall="classic"),
        "only the last move of a player may be recalled (L26)",
    ),
    "not-moved": (scene(YARD, "recall Bob"), "Bob has not moved yet"),
    "counted-anyway": (
        scene(YARD, "claim the count"),
        "the rounds are counted anyway; ask for the count (L40)",
    ),
    "counted-already": (
        scene(YARD, "claim the count", "claim the count", claimed_count=True),
        "the rounds are already being counted",
    ),
    "break": (
        scene(YARD, "break", "break"),
        "you may take another break only once half of the players have had theirs (L101)",
    ),
    # ---- the master
    "nothing-to-confirm": (scene(YARD, "GM: confirm"), "there is nothing to confirm now (L10)"),
    "void": (ON_TREASURE, "void by agreement: c1; say void (L10)"),
    "void-again": (
        scene(EMPTY, *VOID, "Ann: start b1", "Bob: start c1", "GM: void", **JUDGED),
        "the start cells have been void three times; confirm them now (L10)",
    ),
    "players-choose": (
        scene(EMPTY, "GM: start a1"),
        "the players choose their start cells themselves (L9)",
    ),
    "flag": (scene(YARD, "GM: time Ann"), "you can only flag a player whose time is up (L103)"),
    "flag-unclocked": (
        scene(YARD, "GM: flag Ann"),
        "no clock is running for Ann: say clock first (L103)",
    ),
    "flag-in-break": (
        scene(YARD, "clock", "break", "GM: flag Ann"),
        "nobody is out of time during a break: say end the break once it is over (L103)",
    ),
    "no-break": (scene(YARD, "GM: end the break"), "there is no break to end (L101)"),
    "nothing-asked": (scene(YARD, "GM: flag Bob"), "there is no question for Bob now"),
    "master": (
        scene(YARD, "GM: go up"),
        "the master does not play, but may say confirm, void, flag, time, clock or rule:",
    ),
}
UNHEARD: dict[str, tuple[str, str]] = {
    "unheard-way-to-go": (
        "go",
        "“go” is not understood; say which way: go up, right, down or left",
    ),
    "unheard-way-to-shoot": (
        "shoot",
        "“shoot” is not understood; say which way: shoot up, right, down or left",
    ),
    "unheard-wall": (
        "blow the wall",
        "“blow the wall” is not understood; say which wall, as in “blow the left wall”",
    ),
    "unheard-wall-for-grenade": (
        "throw a grenade",
        "“throw a grenade” is not understood; say at which wall, as in “throw a grenade left”",
    ),
    "unheard-take-nothing": (
        "don't take the treasure",
        "“don't take the treasure” is not understood; to pick nothing up on the way, say “take "
        "nothing” first",
    ),
    "unheard-negative": (
        "don't go left",
        "“don't go left” is not understood; say what you do, not what you don't do",
    ),
    "how-many": ("throw bullets left; go up", "how many bullets? Say a number, or all of them"),
    "order-alone": ("order b1", "say the move together with the cell: order b1; go up (L72)"),
    "too-many-parts": ("shoot up; " * 60 + "go up", "a move can have at most 60 parts"),
    "too-deep": (DEEP, "conditions can be nested at most 8 deep"),
    "if-without-then": ("go up; if I hit a wall", "“if I hit a wall”: say what to do then"),
    "if-without-condition": (
        "if then go up",
        "“if then go up”: after “if” say a condition, a comma, and what to do then",
    ),
    "short-help": (
        "help",
        "say a move, such as “shoot left; go up”, “blow the left wall; go left”, “go right; if I "
        "hit a wall, shoot up”; or “status”, “recall NAME”; the help of the book has every form",
    ),
}
HANDICAPS: dict[str, tuple[str, str]] = {
    "handicap-unreadable": (
        "Bob:1",
        "write the option “cells_to_ask” as “2:3, 4:1”, not “Bob:1” (L83)",
    ),
    "handicap-nobody": ("9:1", "the option “cells_to_ask” names player 9, who is not there (L83)"),
}
SCENES = {
    **{f"labyrinth-refused-{name}": shown for name, shown in REFUSED.items()},
    **{f"labyrinth-{name}": (scene(YARD, said), why) for name, (said, why) in UNHEARD.items()},
    **{
        f"labyrinth-{name}": (scene(EMPTY, cells_to_ask=wish), why)
        for name, (wish, why) in HANDICAPS.items()
    },
}


def play(drawing: str, *lines: str, **agreed: Any) -> None:
    """Each line by anyone who is named before it, or else by whose turn it is."""
    if "1" in drawing:
        game = table(drawing, **agreed)
    else:
        game = Table(BOOK, read_plan(drawing), ["Ann", "Bob"], options(**agreed), Highest(), "")
    for line in lines:
        name, _, text = line.partition(": ")
        if name == "public":
            game.submit(find_seat(name, game.names), text)
        else:
            say(game, line)


@pytest.mark.parametrize("name", SCENES)
def test_a_refusal(name: str) -> None:
    (drawing, lines, agreed), says = SCENES[name]
    refused = refused_in(lambda: play(drawing, *lines, **agreed))
    assert (str(refused), refused.why.id) == (says, name)


def test_every_refusal_has_its_scene() -> None:
    """`labyrinth-condition` is a part of a refusal that is shown."""
    assert {*SCENES, "labyrinth-condition"} == messages("labyrinth")
