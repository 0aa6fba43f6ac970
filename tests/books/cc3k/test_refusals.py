"""Every refusal of ChamberCrawler3000, raised by a command on a drawn floor."""

import pytest

from asterion.books.cc3k import BOOK
from asterion.core.audience import MASTER
from asterion.core.referee.table import Table
from tests.books.cc3k.table import Game, floor
from tests.books.refusals import Scene, messages, refused_in, scene

ROOM = """
    |-----|
    |..@..|
    |-----|
"""
SCENES: dict[str, tuple[Scene, str]] = {
    "over": (scene(ROOM, "q", "ea"), "the game is over"),
    "spectator": (
        scene(ROOM, "GM: ea"),
        "only the player can play; the master may say rule: and a decision",
    ),
    "no-race": (scene(ROOM, "ea", race=""), "first choose a race: s, d, v, g, t"),
    "race": (scene(ROOM, "d"), "you have already chosen a race; r restarts the game"),
    "no-potion": (scene(ROOM, "u ea"), "PC finds no potion East"),
    "no-enemy": (scene(ROOM, "a ea"), "PC finds no enemy East"),
    "no-way": (scene(ROOM, "no"), "PC cannot move North: there is no way"),
    "potion": (
        scene(ROOM.replace("@.", "@0"), "ea"),
        "PC cannot move East: a potion is there, u ea uses it",
    ),
    "enemy": (
        scene(ROOM.replace("@.", "@M"), "ea"),
        "PC cannot move East: M is there, a ea attacks it",
    ),
    "where": (
        scene(ROOM, "a"),
        "“a”, but where? The directions are no, so, ea, we, ne, nw, se and sw",
    ),
}


def play(drawing: str, *lines: str, race: str = "s") -> None:
    game = Game(drawing, race)
    for line in lines:
        seat = MASTER if line.startswith("GM: ") else 0
        game.table.submit(seat, line.removeprefix("GM: "))


@pytest.mark.parametrize("name", SCENES)
def test_a_refusal(name: str) -> None:
    (drawing, lines, options), says = SCENES[name]
    refused = refused_in(lambda: play(drawing, *lines, **options))
    assert (str(refused), refused.why.id) == (says, f"cc3k-refuse-{name}")


def test_floors_without_room_are_not_played() -> None:
    full = floor("@\\")
    plan = BOOK.plan.read(full + floor("|"))
    refused = refused_in(lambda: Table(BOOK, plan, ["Ann"]))
    assert refused.why.id == "cc3k-refuse-floors"
    assert str(refused).startswith("these floors cannot be played: floor 2")


def test_the_action_row_says_it_as_a_sentence() -> None:
    assert Game(ROOM).say("no") == "PC cannot move North: there is no way."
    assert Game(ROOM).say("d") == "You have already chosen a race; r restarts the game."


def test_every_refusal_has_its_scene() -> None:
    shown = {f"cc3k-refuse-{name}" for name in (*SCENES, "floors")}
    assert shown | {"cc3k-refused"} == messages("cc3k")
