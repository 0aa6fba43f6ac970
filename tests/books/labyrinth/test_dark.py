"""Conditional, dark and semi-dark moves, skips and repeats (6.5-6.8, 7.7)."""

import pytest

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import NAMES, hears, refusal, say, table

YARD = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""
STUCK = "Cannot move - hit a wall."


def test_L27_L28_the_books_conditional_move_is_answered_as_in_the_book() -> None:
    drawing = """
    +----+----+----+
    |1    P1   .   |
    +----+----+----+
    |3    2P2F .   |
    +----+----+----+
    |.    T    W   |
    +----+----+----+
    """
    game = table(drawing, mines=False)
    out_of_grenades = "blow up; blow up; blow up"
    say(game, f"{out_of_grenades}; go up", f"{out_of_grenades}; shoot up; go up")
    say(game, "shoot right; go up", "go up", "go up", "shoot right; go up")  # Bob is a corpse
    heard = say(
        game,
        "Go right; if I find a treasure, shoot up; and if I find a bullet, shoot right; "
        "finally, if I fall into a pit, leave one grenade there.",
    )
    assert heard[0] == (
        "Go right - fell into a pit, found a treasure, two bullets and a corpse; "
        "shoot up - three bullets left, one on the ground, no scream is heard; "
        "shoot right - no screams, still three bullets left; "
        "leave a grenade - no luck, you've forgotten you are since long out of them."
    )


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("I hit a wall", False),
        ("I walk onto land", True),
        ("I find something", True),
        ("I find a treasure", True),
        ("I find a bullet", False),
        ("not I hit a wall", True),
        ("I fall into a pit", False),
        ("a scream is heard", False),
    ],
)
def test_L27_conditions_are_on_announced_facts(condition: str, met: bool) -> None:
    drawing = YARD.replace("1  .  2", "1  F  2").replace("F  H", ".  H")
    heard = hears(drawing, f"go right; if {condition}, leave a bullet, else leave a grenade")
    assert heard[0].endswith("leave a bullet - done." if met else "leave a grenade - done.")


def test_L27_conditions_nest_and_choose_the_movement() -> None:
    heard = hears(
        YARD,
        "shoot right; if scream, (if I find a treasure, go up, else go right), else go left",
    )
    assert heard[0] == (
        "Shoot right - two bullets left, a scream is heard; go right - walked onto land."
    )


def test_L30_a_dark_move_is_answered_done_and_nothing_else() -> None:
    heard = hears(YARD, "Go right, don't tell the result.")
    assert heard == ["Go right, don't tell the result - done."]
    assert hears(YARD, "Go up, don't tell the result") == ["Go up, don't tell the result - done."]


def test_L30_everything_is_done_in_the_dark_and_the_victim_is_told_on_his_turn() -> None:
    assert hears(YARD, "shoot right; go up, don't tell the result") == [
        "Shoot right; go up, don't tell the result - done.",
        "Bob is wounded and can ask for a new cell.",
    ]


def test_L30_a_blast_in_the_dark_gives_no_right_to_order_a_cell() -> None:
    moves = ["set a landmine to the right; go up", "go left{}", "go up", "go up"]
    told = hears(YARD, *[move.format("") for move in moves])
    dark = hears(YARD, *[move.format(", don't tell the result") for move in moves])
    assert told[-1] == "Bob is wounded and can ask for a new cell."
    assert dark[-1] == STUCK
    game = table(YARD)
    say(game, *[move.format(", don't tell the result") for move in moves])
    assert "L72" in refusal(game, "order a1; go up")
    assert say(game, "Bob: status")[0].startswith("Wounded")


def test_L30_L31_a_blast_told_only_through_the_status_gives_the_right_to_order() -> None:
    moves = ["set a landmine to the right; go up", "go left, tell only {}", "go up", "go up"]
    for facet, heard in (
        ("my status", "Bob is wounded and can ask for a new cell."),
        ("whether I blow up", "Bob is wounded and can ask for a new cell."),
        ("whether I hit a wall", STUCK),
    ):
        game = table(YARD)
        assert say(game, *[move.format(facet) for move in moves])[-1] == heard
        assert ("L72" in refusal(game, "order a1; go up")) == (heard == STUCK)
    told = hears(YARD, *[move.format("my status") for move in moves[:2]])
    assert told[1] == "1. Go left - done. 2. Wounded, no bullets, three grenades, nothing else."


def test_L30_the_old_treasure_is_kept_and_nobody_is_asked() -> None:
    drawing = """
    +--+--+--+--+
    |1T F  2  . |
    +--+--+--+--+
    """
    game = table(drawing, mines=False)
    assert say(game, "go right, don't tell the result") == [
        "Go right, don't tell the result - done."
    ]
    assert game.view(MASTER).fortunes[0].true_treasure
    assert game.awaited == (1,)


def test_L30_what_ends_the_game_is_announced_at_once_and_other_ends_on_the_turn() -> None:
    drawing = """
    +--+--+--+
     1T .  2 |
    +--+--+--+
    """
    assert hears(drawing, "go left, don't tell the result", mines=False)[1].startswith(
        "Ann has carried out the true treasure"
    )
    fake = table(drawing.replace("1T", "1F").replace("2 ", "23"), mines=False)
    assert say(fake, "go left, don't tell the result", "go up", "go up") == [
        "Go left, don't tell the result - done.",
        STUCK,
        STUCK,
    ]
    assert say(fake, "go up, don't tell the result") == ["Go up, don't tell the result - done."]
    assert say(fake, "go up", "go up") == [STUCK, STUCK, "Ann is lost."]


def test_L31_the_books_semi_dark_move() -> None:
    asked = "1. Go {}, don't tell where did I end up, but 2. tell me whether I hit a wall."
    assert hears(YARD, asked.format("right")) == ["1. Go right - done. 2. No wall hit."]
    assert hears(YARD, asked.format("up")) == ["1. Go up - done. 2. You've hit a wall."]


def test_L31_every_facet_is_answered_once_whatever_happened() -> None:
    everything = (
        "tell only whether I hit a wall, whether I am carried, what I find, "
        "whether a scream is heard, whether I blow up and my status"
    )
    drawing = YARD.replace("1  .", "1  F")
    assert hears(drawing, f"go right, {everything}", mines=False) == [
        "1. Go right - done. 2. No wall hit. 3. Not carried. 4. Found a treasure. "
        "5. No scream is heard. 6. No blast. 7. Healthy, three bullets, three grenades, a treasure."
    ]
    assert hears(drawing, f"shoot right; go up, {everything}", mines=False)[0] == (
        "1. Shoot right; go up - done. 2. You've hit a wall. 3. Not carried. 4. Found nothing. "
        "5. A scream is heard! 6. No blast. 7. Healthy, two bullets, three grenades, nothing else."
    )
    cell = hears(drawing, "go right, tell only where I end up")
    assert cell == ["1. Go right - done. 2. You are on land."]
    assert hears(drawing, "go up, tell only where I end up") == [
        "1. Go up - done. 2. On the same cell as before."
    ]


def test_L114_a_condition_on_what_is_not_to_be_told_is_refused_beforehand() -> None:
    game = table(YARD)
    assert "L114" in refusal(game, "go up; if I hit a wall, shoot left, don't tell the result")
    asked = "go up; if I hit a wall, shoot left, tell only {}"
    assert "L114" in refusal(game, asked.format("what I find"))
    assert refusal(game, asked.format("whether I hit a wall")) == ""


@pytest.mark.parametrize(
    ("option", "move"),
    [
        ("conditional_moves", "go up; if I hit a wall, shoot left"),
        ("dark_moves", "go up, don't tell the result"),
        ("semi_dark_moves", "go up, tell only whether I hit a wall"),
        ("throwing", "throw a bullet up; go up"),
    ],
)
def test_L81_kinds_of_moves_may_be_forbidden(option: str, move: str) -> None:
    assert refusal(table(YARD), move) == ""
    assert "L81" in refusal(table(YARD, NAMES, **{option: False}), move)
