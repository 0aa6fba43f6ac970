"""Bullets, wounds, orders and deaths (5.5, 7.2, 7.3)."""

import pytest

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import hears, refusal, say, table

LINE = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  .  .  T |
+--+--+--+--+
"""
STUCK = "Cannot move - hit a wall."
SILENCE = "No scream is heard. Cannot move - hit a wall."
SCREAM = "A scream is heard! Cannot move - hit a wall."


def test_L69_a_bullet_flies_until_it_meets_a_player() -> None:
    assert hears(LINE, "shoot right; go up") == [
        SCREAM,
        "Bob is wounded and can ask for a new cell.",
    ]
    assert hears(LINE, "shoot left; go up") == [SILENCE]


def test_L69_walls_stop_a_bullet() -> None:
    assert hears(LINE.replace("1  .  2", "1  . |2"), "shoot right; go up") == [SILENCE]


def test_L69_all_on_the_cell_are_hit_but_the_shooter_whatever_the_direction() -> None:
    drawing = """
    +---+---+
    |123 .  |
    +---+---+
    """
    heard = hears(drawing, "shoot left; go up", "go up")
    assert [line for line in heard if "wounded" in line] == [
        "Bob is wounded and can ask for a new cell.",
        "Cid is wounded and can ask for a new cell.",
    ]


@pytest.mark.parametrize(("building", "heard"), [("H", SILENCE), ("W", SILENCE)])
def test_L44_L46_hospital_and_weaponry_stop_a_bullet(building: str, heard: str) -> None:
    assert hears(LINE.replace("|1  .", f"|1  {building}"), "shoot right; go up") == [heard]


def test_L44_L46_nobody_is_hit_in_a_hospital_but_in_a_weaponry_he_is() -> None:
    assert hears(LINE.replace("2 ", "2H"), "shoot right; go up") == [SILENCE]
    assert hears(LINE.replace("2 ", "2W"), "shoot right; go up")[0] == SCREAM


def test_L69_a_shot_from_a_hospital_or_weaponry_is_void_and_costs_nothing() -> None:
    for building in "HW":
        game = table(LINE.replace("|1 ", f"|1{building}"))
        assert say(game, "shoot right; go up") == [
            "Shoot right - no luck, there is no shooting from here. Cannot move - hit a wall."
        ]
        assert say(game, "Ann: how many bullets do I have?") == ["Three bullets."]


def test_L69_a_shot_towards_a_hospital_is_spent() -> None:
    game = table(LINE.replace("|1  .", "|1  H"))
    say(game, "shoot right; go up")
    assert say(game, "Ann: how many bullets do I have?") == ["Two bullets."]


def test_L69_a_bullet_leaves_by_an_open_exit_and_hits_who_waits_outside() -> None:
    drawing = """
    +--+--+--+
    |1  .  2
    +--+--+--+
    """.replace("2\n", "2  \n")
    heard = hears(drawing, "go up", "go right", "shoot right; go up")
    assert heard[1:] == [
        "Walked out of the labyrinth.",
        SCREAM,
        "Bob is wounded and can ask for a new cell.",
    ]


def test_L70_the_wounded_drop_what_they_carry_and_a_shooter_beside_catches_it() -> None:
    drawing = """
    +---+---+---+
    |12F .   3  |
    +---+---+---+
    """
    game = table(drawing, mines=False)
    # Ann found the treasure first; Bob shoots her and has it.
    heard = say(game, "shoot down; go up")
    assert heard[0].startswith("A scream is heard! Three bullets fell at your feet.")
    game = table(drawing, mines=False)
    say(game, "go up")
    assert say(game, "shoot up; shoot up; go up")[0] == (
        "A scream is heard! A treasure and three bullets fell at your feet. "
        "No scream is heard. Cannot move - hit a wall."
    )
    assert say(game, "Bob: status") == ["Healthy, three bullets, three grenades, a treasure."]


def test_L71_the_fallen_cannot_be_hit_twice_before_their_turn() -> None:
    heard = hears(LINE, "shoot right; shoot right; go up", "shoot left; go up")
    assert heard[0] == "A scream is heard! A scream is heard! Cannot move - hit a wall."
    assert heard[1] == "Bob is wounded and can ask for a new cell."  # the second flew over to Cid
    assert "Cid is wounded and can ask for a new cell." in heard


def test_L71_a_second_hit_kills() -> None:
    game = table(LINE)
    say(game, "shoot right; go up", "go up", "go up")
    assert say(game, "shoot right; go up") == [SCREAM, "Bob is dead."]
    assert game.awaited == (2,)


def test_L72_a_wounded_player_orders_a_cell_in_secret_together_with_his_move() -> None:
    game = table(LINE)
    say(game, "shoot right; go up")
    entry = game.submit(1, "order b1; go left")
    assert game.sentences([entry], 0)[:2] == [
        "Bob: Order a cell; go left.",
        "Walked onto land.",
    ]
    assert game.sentences([entry], 1)[1] == "Bob shows the cell b1."
    assert game.view(MASTER).at[1].cell == game.view(MASTER).at[0].cell


def test_L72_only_on_the_turn_on_which_the_wound_is_told() -> None:
    game = table(LINE)
    assert "L72" in refusal(game, "order a2; go up")
    say(game, "shoot right; go up")
    assert refusal(game, "order a2; go up") == ""
    assert "no cell z9" in refusal(game, "order z9; go up")
    say(game, "go up", "go up", "go up")
    assert "L72" in refusal(game, "order a2; go up")


def test_L72_each_has_as_many_orders_as_others_play_and_unused_ones_stay() -> None:
    drawing = """
    +--+--+--+--+
    |1  2  H  T |
    +--+--+--+--+
    """
    shot, back = "shoot right; go up", ["go up", "go left"]
    heard = hears(drawing, shot, "order d1; go left", *back, shot)
    assert heard[1] == "Bob is wounded and can ask for a new cell."
    assert heard[2] == "Walked into a hospital, was healed."
    assert heard[-1] == "Bob is wounded."
    unused = hears(drawing, shot, "go right", *back, shot)
    assert unused[-1] == "Bob is wounded and can ask for a new cell."


def test_L72_an_ordered_hospital_heals_at_once_and_its_type_is_not_told() -> None:
    drawing = LINE.replace("|.  .  .  T |", "|H  W  .  T |")
    shot = "shoot right; go up"
    assert hears(drawing, shot, "order a2; go down")[2] == "Was healed. Cannot move - hit a wall."
    assert hears(drawing, shot, "order b2; go down")[2] == "Cannot move - hit a wall."
    told = hears(drawing, shot, "order b2; go down", tell_ordered_cell=True)[2]
    assert told == "You are in a weaponry, you have 3 grenades. Cannot move - hit a wall."
    drawing = drawing.replace("|H  W", "|H  .")
    for move, at_once, at_the_end in (
        ("go right", "Was healed. Walked onto land.", "Walked onto land."),
        ("go down", f"Was healed. {STUCK}", "Cannot move - hit a wall, was healed."),
    ):
        assert hears(drawing, shot, f"order a2; {move}")[2] == at_once
        late = hears(drawing, shot, f"order a2; {move}", ordered_hospital="at the end")
        assert late[2] == at_the_end


def test_L30_L72_a_death_is_told_when_the_turn_would_come() -> None:
    game = table(LINE)
    say(game, "shoot right; go up", "go up")
    assert say(game, "shoot left; go up") == [SCREAM]
    assert say(game, "go up") == ["Cannot move - hit a wall.", "Bob is dead."]


def test_L73_a_dead_player_is_a_corpse_to_be_found() -> None:
    game = table(LINE, mines=False)
    say(game, "shoot right; go up", "go up", "go up", "shoot right; go up")
    assert say(game, "go left") == [
        "Walked onto land, found three bullets, three grenades and a corpse."
    ]
    assert say(game, "Cid: what do I carry?") == ["A corpse."]


def test_L115_the_dead_are_asked_for_nothing() -> None:
    game = table(LINE)
    say(game, "shoot right; go up", "go up", "go up", "shoot right; go up")
    assert game.prompt(1) is None
    assert refusal(game, "go up", seat=1) == "you are out of the game"


def test_L84_range_of_one_cell() -> None:
    assert hears(LINE, "shoot right; go up", range_of_one=True) == [SILENCE]
    near = LINE.replace("1  .  2", "1  2  .")
    assert hears(near, "shoot right; go up", range_of_one=True)[0] == SCREAM


def test_L84_damp_powder() -> None:
    drawing = """
    +--+--+--+--+
    |1> D  2  T |
    +--+--+--+--+
    """
    assert hears(drawing, "shoot right; go down", damp_powder=True)[0].startswith(
        "Shoot right - no luck, the powder is damp."
    )
    assert hears(drawing, "shoot right; go down")[0].startswith("A scream is heard!")


def test_L84_shooting_through_buildings() -> None:
    drawing = LINE.replace("|1  .", "|1  H")
    assert hears(drawing, "shoot right; go up", through_buildings=True)[0] == SCREAM
    assert hears(LINE.replace("2 ", "2H"), "shoot right; go up", through_buildings=True)[0] == (
        SCREAM  # over the guest of the hospital, at Cid
    )


def test_L84_a_named_target_is_hit_only_on_the_cell_pointed_at() -> None:
    def shot(text: str) -> str:
        return hears(LINE, text, named_targets=True)[0]

    assert shot("shoot right at Bob on c1; go up") == SCREAM
    assert shot("shoot right at Cid on d1; go up") == SCREAM
    assert shot("shoot right at Bob on d1; go up") == SILENCE
    assert shot("shoot left at Bob on c1; go up") == SILENCE
    game = table(LINE, named_targets=True)
    assert "L84" in refusal(game, "shoot right; go up")
    assert refusal(game, "shoot right at Ann on b1; go up") == "you cannot shoot at yourself"
    entry = game.submit(0, "shoot right at Bob on c1; go up")
    assert "c1" not in " ".join(game.sentences([entry], 2))
    assert "L84" in refusal(table(LINE), "shoot right at Bob on c1; go up")


@pytest.mark.parametrize(
    "said",
    [
        "shoot right at McKay on c1; go up",
        "Shoot right at McKay on c1, then go up.",
        "SHOOT RIGHT AT McKay on C1 and go up!",
        "стреляю вправо в игрока McKay на c1, иду вверх",
    ],
)
def test_L84_a_named_target_is_told_as_it_was_written(said: str) -> None:
    game = table(LINE, ("Ann", "McKay", "Cid"), named_targets=True)
    entry = game.submit(0, said)
    assert game.sentences([entry], 2)[0] == "Ann: Shoot right at McKay; go up."


def test_L83_an_extra_order_unwounded_leaves_what_is_carried() -> None:
    drawing = LINE.replace("|1 ", "|1F")
    game = table(drawing, extra_orders="1:1", mines=False)
    assert say(game, "order a2; go right") == ["Walked onto land."]
    assert say(game, "Ann: status") == ["Healthy, no bullets, three grenades, nothing else."]
    say(game, "go up", "go up")
    assert "L72" in refusal(game, "order a2; go up")


def test_L112_shots_from_outside_go_back_through_the_exit_only() -> None:
    drawing = """
    +--+--+--+
     1  .  2 |
    +--+--+--+
    """
    left = ["go left", "go up"]
    assert hears(drawing, *left, "shoot right; go right")[2:] == [
        "A scream is heard! Walked onto land.",
        "Bob is wounded and can ask for a new cell.",
    ]
    assert hears(drawing, *left, "shoot up; go right")[2:] == [
        "No scream is heard. Walked onto land."
    ]


def test_L113_ordering_a_cell_counts_as_returning_and_the_dead_outside_leave_no_corpse() -> None:
    drawing = """
    +--+--+--+
     1  .  2 |
    +--+--+--+
    """
    game = table(drawing, mines=False)
    say(game, "go left", "shoot left; go up")
    assert say(game, "order b1; go left") == ["Walked onto land."]
    game = table(drawing, mines=False, survivor_moves=3)
    say(game, "go left", "shoot left; go up", "go right", "go up", "go left")
    say(game, "shoot left; go up")
    assert all(not lay.lying.corpses for lay in game.view(MASTER).lying.values())
