"""Every refusal of DungeonLab, raised by a command in a drawn dungeon."""

import pytest

from asterion.core.referee.table import Table
from tests.books.dungeonlab.helper import BOOK, drawing, game
from tests.books.refusals import Scene, ids_in, messages, refused_in, scene

TWO = {"land": ("1 1 1", "1 1 1")}
STABLE = ".. On\n.. El\n1 1: bridle"
ALONE = {"land": ("",)}
SCENES: dict[str, tuple[Scene, str]] = {
    # ---- what is not understood
    "whom": (scene("..", "GM: time"), "say whom: time NAME"),
    "morgul-whom": (scene("..", "morgul"), "Whom? Name a beast or a player in your cell"),
    "where": (
        scene("..", "go"),
        "“go”, but where? North, east, south, west, up or down",
    ),
    "shot": (
        scene("..", "shoot"),
        "say how much of what, and where: shoot 5 bullets north, or s 5b n",
    ),
    "nothing-shot": (scene("..", "s 0b n"), "to shoot nothing, say pass"),
    "landing": (scene("..", "land here"), "say column, row and level: land 3 4 2"),
    "level": (
        scene("..", "land 3 4"),
        "which level? Say column, row and level: land 3 4 2",
    ),
    "how-many": (
        scene("..", "shoot grenades north"),
        "how many? Say the number too: shoot 5 bullets north",
    ),
    "goods": (scene("St", "buy"), "say how many of what: buy 20 bullets, buy 1 boat"),
    "beforehand": (
        scene("..", "pass; stick no"),
        "only a move, a landing or a climb can carry answers beforehand",
    ),
    # ---- not now
    "over": (scene("..", "GM: leave Ann", "look"), "the game is over"),
    "watching": (scene("..", "public: look"), "spectators cannot move"),
    "masters": (scene("..", "time Ann"), "only the master can say that"),
    "asked": (
        scene(".. P+", "e", "pass", dice=[0], **TWO),
        "you are asked a question: answer yes or no",
    ),
    "not-asked": (scene("..", "yes"), "you are not asked anything"),
    "out": (scene("..", "GM: leave Ann", "pass", **TWO), "you have no landing left (D1)"),
    "turn": (scene("..", "Bob: pass", **TWO), "not your turn: it is Ann's"),
    "waiting": (
        scene("..", "suicide", "pass", **TWO),
        "not your turn: you are dead for 5 turns",
    ),
    "land-first": (scene(".. ..", "pass", **ALONE), "land first: land 1 1 1, up to 2 1 1 (D19)"),
    "landed": (scene("..", "land 1 1 1"), "you have already landed (D19)"),
    "land-within": (scene(".. ..", "land 3 1 1", **ALONE), "land within 2 1 1 (D11)"),
    # ---- not here, or not with this
    "too-few": (scene("..", "s 91b e"), "you only have 90 bullets (D25)"),
    "none": (scene("..", "s 90b e", "s 1b e"), "you have none of that (D25)"),
    "feel": (scene("..", "feel"), "only an exote can feel walls (D17)"),
    "climb": (scene("..", "climb"), "there is no tree here to climb (D62)"),
    "skin": (scene("..", "skin"), "there is nothing here to skin (D41)"),
    "skin-which": (
        scene(".. Li", "s 5b e", "e", "skin tiger"),
        "there is no tiger here to skin (D41)",
    ),
    "strangle": (scene("..", "strangle"), "there is nothing here to strangle (D37)"),
    "riding": (
        scene(STABLE, "e; bridle yes", "mount", "mount"),
        "you are already riding (D55)",
    ),
    "mount": (scene("..", "mount"), "there is no bridled ontifutlas here (D49)"),
    "dismount": (scene("..", "dismount"), "you are on foot (D56)"),
    "take": (scene("..", "take"), "nothing lies here (D61)"),
    "map": (scene("..", "use 3x3 map"), "you have no 3x3 map (D27)"),
    "blade": (scene("..", "morgul lion"), "you have no morgul blade (D46)"),
    "no-such-target": (
        scene("..\n1 1: morgul blade", "morgul lion"),
        "there is no “lion” in your cell (D46)",
    ),
    "target": (
        scene(".. ..\n1 1: morgul blade", "morgul Bob", land=("1 1 1", "2 1 1")),
        "Bob is not in your cell (D46)",
    ),
    "no-store": (scene("..", "buy boat"), "you are not in a store (D27)"),
    "not-sold": (scene("St", "buy 2 1x1 maps"), "the store does not sell 1x1 maps (D27)"),
    "not-bought": (scene("St", "sell bridle"), "the store does not buy bridles (D27)"),
    "tens": (scene("St", "buy 15 bullets"), "bullets are sold in tens (D27)"),
    "price": (scene("St", "buy 2 boats"), "that costs $100, but you have only $60 (D27)"),
    "price-skins": (
        scene("St\n1 1: rabbit skin", "buy 2 boats", skins_as_money=True),
        "that costs $100, but your money and skins are worth only $65 (D27)",
    ),
    "have": (scene("St", "sell boat"), "you only have 0 of that (D27)"),
    # ---- the master
    "master": (
        scene("..", "GM: pass"),
        "the master does not play, but says time, leave, hide or rule:",
    ),
    "no-player": (scene("..", "GM: time public"), "public is not a player"),
    "out-already": (scene("..", "GM: leave Ann", "GM: leave Ann", **TWO), "Ann is already out"),
    "not-shown": (scene("..", "GM: hide Ann"), "Ann is not shown a map (D32)"),
    "not-due": (scene("..", "GM: time Bob", **TWO), "it is not Bob's turn"),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_refusal(name: str) -> None:
    (lower, lines, options), says = SCENES[name]
    refused = refused_in(lambda: game(lower, **options)(*lines))
    assert (str(refused), refused.why.id) == (says, f"dungeonlab-refused-{name}")


@pytest.mark.parametrize("lacks", ["treasure", "exit"])
def test_a_dungeon_that_cannot_be_won_is_not_played(lacks: str) -> None:
    text = drawing("Tr").replace(*{"treasure": ("Tr", ".."), "exit": ("EE", "##")}[lacks])
    refused = refused_in(lambda: Table(BOOK, BOOK.plan.read(text), ["Ann"]))
    assert refused.why.id == "dungeonlab-refused-unplayable"
    assert str(refused) == "a dungeon without treasure or exit cannot be played (D14, D60)"


def test_a_wait_is_said_with_its_reason_and_its_length() -> None:
    table = game(".. Pr", land=("1 1 1", "1 1 1"), dice=[0])
    table("e")
    refused = refused_in(lambda: table("Ann: pass"))
    assert [*ids_in(refused.why)] == ["dungeonlab-refused-waiting", "dungeonlab-waits-prison"]


def test_every_refusal_has_its_scene() -> None:
    inside = {"dungeonlab-waits-dead", "dungeonlab-waits-prison"}
    shown = {f"dungeonlab-refused-{name}" for name in (*SCENES, "unplayable")}
    assert shown | inside == messages("dungeonlab")
