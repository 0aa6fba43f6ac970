"""Commands in words and in short, answers beforehand, and what is heard."""

import re
from pathlib import Path

import pytest

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.core.contract.book import Refused
from asterion.core.contract.options import choices
from tests.books.dungeonlab.helper import BOOK, game

SAID = {
    "shoot 5 bullets north": [
        "s 5b n",
        "SHOOT 5 bullets n",
        "fire 5 bullets to the north",
        "s 5 b n",
    ],
    "shoot 1 grenade west": ["s 1g w", "shoot grenade west", "s g w"],
    "shoot 2 blasters east": ["s 2bl e", "shoot 2 blasters e"],
    "buy 20 bullets": ["buy 20b", "Buy 20 bullet"],
    "buy 1 boat": ["buy boat", "buy 1 boats"],
    "sell 2 lion skins": ["sell 2 lion skin"],
    "land 3 4 2": ["land 3,4,2", "land 3, 4, 2"],
    "move north": ["n", "north", "go north", "go n", "move n"],
    "up": ["u", "go up", "move up"],
    "down": ["d"],
    "feel": ["f"],
    "climb": ["c"],
    "climb; orcs yes; undead no": ["climb; undead no; orcs y"],
    "take": ["t"],
    "skin": [],
    "skin lion": [],
    "mount": ["ride"],
    "dismount": [],
    "strangle": [],
    "look": ["l"],
    "pass": [".", "wait"],
    "suicide": ["bang head"],
    "use 1x1 map": ["map 1x1", "use map 1x1", "use 1x1"],
    "morgul lion": ["morgul  lion"],
    "yes": ["y"],
    "no": [],
    "move north; blade yes; stick no": ["n; stick no; blade yes", "n;stick n;blade y"],
    "time Ann": ["time  Ann"],
    "leave Ann": [],
}


@pytest.mark.parametrize("canonical", SAID)
def test_commands_in_words_and_in_short(canonical: str) -> None:
    command = BOOK.speech.parse(canonical)
    assert BOOK.speech.write(command) == canonical
    for other in SAID[canonical]:
        assert BOOK.speech.parse(other) == command


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("move", "“move”, but where? North, east, south, west, up or down"),
        (
            "shoot 5 arrows north",
            "the word “arrows” in “shoot 5 arrows north” is not understood; "
            "say it like “shoot 5 bullets north”",
        ),
        ("shoot north", "say how much of what, and where: shoot 5 bullets north, or s 5b n"),
        ("shoot 0 bullets north", "to shoot nothing, say pass"),
        ("land here", "say column, row and level: land 3 4 2"),
        ("land 3 4", "which level? Say column, row and level: land 3 4 2"),
        (
            "buy 5 horses",
            "the word “horses” in “buy 5 horses” is not understood; say it like “buy 20 bullets”",
        ),
        ("buy", "say how many of what: buy 20 bullets, buy 1 boat"),
        (
            "north; stick maybe",
            "“stick maybe” is not understood; say it like “move north; stick no”",
        ),
        ("pass; stick no", "only a move, a landing or a climb can carry answers beforehand"),
        ("morgul", "Whom? Name a beast or a player in your cell"),
        ("time", "say whom: time NAME"),
        ("clinb", "“clinb” is not understood; did you mean “climb”?"),
        ("undo", "there is no undo: what you have heard cannot be unheard"),
    ],
)
def test_what_is_not_understood(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=re.escape(reason)):
        BOOK.speech.parse(text)


def test_an_answer_beforehand_lasts_through_the_move() -> None:
    table = game(".. a1 La\n.. .. a2\n1 1: boat")
    assert table("e; boat no")[1] == "You fall into a pit."
    assert table("n; boat no")[1:4] == [
        "A lake! Do you use a boat?",
        "You say no.",
        "You fall into a lake. Money and ammunition are a sort of soup now.",
    ]


def test_only_the_master_gives_the_masters_commands() -> None:
    table = game(".. ..")
    assert table.refuses("Ann: time Ann") == "only the master can say that"
    assert table.refuses("GM: pass") == (
        "the master does not play, but says time, leave, hide or rule:"
    )
    assert table.refuses("public: pass") == "spectators cannot move"


def test_ones_own_map() -> None:
    table = game(".. Li St\n.. .. ..\n.. a1 a2")
    assert table.map()[:3] == ["+··+  +  +", "·@  oo", "+··+  +  +"]
    table("n", "s", "e")
    assert table.map()[0].startswith("+==")
    table("s")
    assert table.map() == ["+··+", "·@ ·", "+··+"]
    assert table.status()["Place"] == "somewhere, level 1 of 1"


def test_every_option_is_set_in_some_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [
        choice.name
        for choice in choices(DungeonLabOptions)
        if not re.search(rf"\b{choice.name}=", tests)
    ]
    assert missing == []
