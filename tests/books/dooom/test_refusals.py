"""Every refusal of Dooom, raised by a command on a drawn map."""

import pytest

from tests.books.dooom.helper import HIT, game
from tests.books.refusals import Scene, messages, refused_in, scene

KILL = {"hit_points": 1, "dice": [HIT]}
SCENES: dict[str, tuple[Scene, str]] = {
    "over": (scene("1E", "e", "look"), "the game is over"),
    "spectator": (scene("1E", "public: e"), "spectators cannot move"),
    "masters-word": (scene("1E", "time Ann"), "only the master can say that"),
    "dead": (
        scene("123E", "a e", "Bob: e", **KILL),
        "you are dead: you may look and talk, nothing else (O22)",
    ),
    "waiting": (scene("1E", "e", wait_for=2), "the game is waiting for 2 players (O24)"),
    "turn": (scene("12E", "Bob: e"), "not your turn: it is Ann's"),
    "player": (scene("12E", "e"), "can't move into another player (O8)"),
    "wall": (scene("#1E", "w"), "can't move into a wall (O8)"),
    "nothing-here": (scene("1E", "p"), "nothing to pick up (O9)"),
    "second": (scene("1SE", "p", "e", "p", on="S"), "you already have a sword (O10)"),
    "nobody-there": (scene("1E", "a e"), "nobody to attack there (O12)"),
    "master": (
        scene("1E", "GM: look"),
        "the master does not play, but says join, leave, return, time, place or rule:",
    ),
    "not-a-player": (scene("1E", "GM: leave public"), "public is not a player"),
    "is-dead": (scene("123E", "a e", "GM: time Bob", **KILL), "Bob is dead"),
    "not-their-turn": (scene("12E", "GM: time Bob"), "it is not Bob's turn"),
    "away-already": (
        scene("12E", "GM: leave Bob", "GM: leave Bob", disconnect="skip"),
        "Bob is already away",
    ),
    "not-away": (scene("12E", "GM: return Bob"), "Bob is not away"),
    "off-the-map": (scene("1.E", "GM: place Ann 4 1"), "the map has 3 columns and 1 row"),
    "put-into-wall": (scene("1#.E", "GM: place Ann 2 1"), "nobody can be put into a wall (O5)"),
    "put-onto-player": (scene("12E", "GM: place Ann 2 1"), "somebody is already there (O5)"),
    "begun": (
        scene("1.E", "GM: join Bob", late_joining=False),
        "nobody can join a game that has begun (O24)",
    ),
    "full": (scene("12", "GM: join Cid", on="E"), "the map is full (O5)"),
    "whom": (scene("1E", "GM: join"), "say whom: join NAME"),
    "where": (scene("1E", "go"), "“go”, but where? North, east, south or west"),
    "empty-talk": (scene("1E", "say"), "say something after the word"),
    "long-talk": (
        scene("1E", f"say {'a' * 201}"),
        "too long: say at most 200 characters at a time",
    ),
    "strange-talk": (scene("1E", "say \a"), "use only printable characters"),
    "place": (scene("1E", "GM: place Ann"), "say whom and where: place NAME COLUMN ROW"),
    "start": (
        scene("13#2E"),
        "3 players cannot start here: an exit and the target can be reached from only 2 tiles",
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_refusal(name: str) -> None:
    (drawing, lines, options), says = SCENES[name]
    refused = refused_in(lambda: game(drawing, **options)(*lines))
    assert (str(refused), refused.why.id) == (says, f"dooom-refuse-{name}")


def test_every_refusal_has_its_scene() -> None:
    assert {f"dooom-refuse-{name}" for name in SCENES} == messages("dooom")
