"""Grenades for walls, landmines for feet (5.4, 5.7)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import hears, refusal, say, table

WALLED = """
+--+--+--+
|1 |.  2 =
+--+--+--+
|.  .  T |
+--+--+--+
"""
FIELD = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  .  .  T |
+--+--+--+--+
"""
STUCK = "Cannot move - hit a wall."
BLOWN = "Walked onto land. Blew up on a landmine, wounded."


def test_L6_L67_an_inner_wall_disappears_with_one_blow() -> None:
    assert hears(WALLED, "go right", "go up", "blow right; go right") == [
        STUCK,
        STUCK,
        "Walked onto land.",
    ]


def test_L7_L67_a_closed_exit_becomes_an_open_one() -> None:
    assert hears(WALLED, "go up", "go right", "go up", "blow right; go right")[1::2] == [
        STUCK,
        "Walked out of the labyrinth.",
    ]


def test_L67_the_outer_wall_survives_and_grenades_hurt_nobody() -> None:
    game = table(WALLED)
    assert say(game, "blow up; blow up; blow up; go up") == [STUCK]
    assert say(game, "Ann: grenades", "status")[1].startswith("Healthy")
    assert say(game, "go up", "blow up; go up")[1:] == [
        "Blow the up wall - no luck, you've forgotten you are since long out of them. " + STUCK
    ]


def test_L68_L119_by_default_nothing_is_told_of_a_grenade() -> None:
    for way in ("up", "right", "left"):
        assert hears(WALLED, "go up", f"blow {way}; go up")[1] == STUCK


def test_L68_L88_a_missing_wall_may_be_told() -> None:
    def thrown(way: str) -> str:
        return hears(WALLED, "go up", f"blow {way}; go up", tell_missing_wall=True)[1]

    assert thrown("left") == "There was no wall. " + STUCK
    assert thrown("up") == thrown("right") == STUCK


def test_L68_L88_a_surviving_wall_may_be_told() -> None:
    def thrown(way: str) -> str:
        return hears(WALLED, "go up", f"blow {way}; go up", tell_surviving_wall=True)[1]

    assert thrown("up") == "The wall is still there. " + STUCK
    assert thrown("right") == thrown("left") == "No wall is left. " + STUCK


def test_L74_a_set_mine_wounds_whoever_arrives() -> None:
    heard = hears(FIELD, "set a landmine to the right; go up", "go left")
    assert heard == ["The landmine is set. " + STUCK, BLOWN]


def test_L74_setting_is_harmless_and_walking_off_too() -> None:
    assert hears(FIELD, "set a landmine here; go right") == [
        "The landmine is set. Walked onto land."
    ]


def test_L74_a_blast_wounds_all_on_the_cell() -> None:
    drawing = FIELD.replace("1  .  2", "1  2  .")
    game = table(drawing)
    say(game, "set a landmine to the right; go up", "go up", "go left")
    assert say(game, "go up") == [STUCK]
    assert say(game, "go up", "go left") == [
        STUCK,
        "Walked onto land. Blew up on a landmine, wounded. A scream is heard!",
    ]
    assert say(game, "go up")[1:] == ["Bob is wounded and can ask for a new cell."]


def test_L74_a_thrown_corpse_sets_off_a_mine() -> None:
    drawing = """
    +--+--+--+--+
    |12 .  3  T |
    +--+--+--+--+
    """
    game = table(drawing)
    say(game, "shoot up; go up", "go up", "set a landmine to the left; go up", "shoot up; go up")
    assert say(game, "go up", "throw a corpse to the right; go up") == [
        STUCK,
        "You are throwing a corpse to the right, an explosion is heard. " + STUCK,
    ]


def test_L75_a_blast_destroys_bullets_and_mines_but_not_treasures_and_grenades() -> None:
    drawing = """
    +--+--+--+--+
    |1  F  2  T |
    +--+--+--+--+
    b1: 2 bullets, 2 grenades, a landmine
    """
    game = table(drawing)
    say(game, "set a landmine to the right; go up")
    assert say(game, "go left") == [
        "Walked onto land. Blew up on a landmine, wounded. Found a treasure and two grenades."
    ]
    lying = game.view(MASTER).lying[game.view(MASTER).at[1].cell].lying
    assert (lying.treasures, lying.bullets, lying.grenades, lying.landmines) == (1, 0, 2, 0)


def test_L76_a_mine_in_a_building_or_outside_is_defused_silently() -> None:
    for building in "HW":
        drawing = FIELD.replace("1  .", f"1  {building}")
        heard = hears(drawing, "set a landmine to the right; go up", "go left")
        assert heard[0] == "The landmine is set. " + STUCK
        assert "Blew up" not in heard[1]
    out = """
    +--+--+--+
     1  .  2 |
    +--+--+--+
    """
    assert hears(out, "set a landmine to the left; go left", "go up", "go right") == [
        "The landmine is set. Walked out of the labyrinth.",
        STUCK,
        "Walked onto land.",
    ]


def test_L76_across_a_wall_it_lies_on_the_own_cell_and_nothing_is_indicated() -> None:
    game = table(FIELD)
    assert say(game, "set a landmine up; go right") == ["The landmine is set. Walked onto land."]
    assert say(game, "go up", "go up", "go left")[2:] == [BLOWN]


def test_L77_a_wounded_carrier_drops_it_unactivated() -> None:
    game = table(FIELD)
    say(game, "shoot right; go up", "order a1; go right", "go left; leave a landmine")
    heard = say(game, "go right")
    assert heard == ["Walked onto land."]
    assert say(game, "go left", "go up", "go right")[2].startswith("Walked onto land, found")


def test_L78_more_exits_than_players_is_only_advice() -> None:
    from asterion.books.labyrinth.options import PRESETS
    from asterion.books.labyrinth.plan.problems import problems

    advice = [p for p in problems(table(FIELD).plan, PRESETS["full"], 3) if p.rule == "L78"]
    assert all(problem.advice for problem in advice)
    assert advice


def test_L81_setting_on_a_neighbour_may_be_forbidden() -> None:
    game = table(FIELD, mine_on_neighbour=False)
    assert "L81" in refusal(game, "set a landmine to the right; go up")
    assert refusal(game, "set a landmine here; go up") == ""


def test_L86_mine_victims_may_order_a_cell_or_not() -> None:
    moves = ["set a landmine to the right; go up", "go left", "go up", "go up"]
    assert hears(FIELD, *moves)[-1] == "Bob is wounded and can ask for a new cell."
    assert hears(FIELD, *moves, mine_victims_order=False)[-1] == "Bob is wounded."


def test_L105_the_order_on_arrival_is_mine_healing_restock_pick_up() -> None:
    drawing = FIELD + "b1: 2 bullets\n"
    heard = hears(drawing, "set a landmine to the right; go up", "go left")
    assert heard[1] == BLOWN  # the bullets were gone before he could find them


def test_L106_an_upstream_step_sets_off_a_mine_on_ones_own_cell() -> None:
    drawing = """
    +--+--+--+--+
    |>  1> D  2 |
    +--+--+--+--+
    """
    assert hears(drawing, "set a landmine here; go left") == [
        "The landmine is set. Walked into a river, carried by the flow. "
        "Blew up on a landmine, wounded."
    ]


def test_L107_one_scream_however_many_and_a_death_sounds_like_a_wound() -> None:
    drawing = """
    +---+---+---+---+
    |1   23  4   T  |
    +---+---+---+---+
    """
    blast = "Walked onto land. Blew up on a landmine, wounded. A scream is heard!"
    wounding = ["set a landmine to the right; go up", "go up", "go up", "go left"]
    assert hears(drawing, *wounding)[-1] == blast
    killing = ["shoot right; set a landmine to the right; go up", *wounding[1:]]
    game = table(drawing)
    assert say(game, *killing)[-1].startswith(blast)
    assert say(game, "go up")[1:3] == ["Bob is dead.", "Cid is dead."]


def test_L111_a_bouncing_corpse_or_a_death_on_a_mine_sets_off_nothing() -> None:
    drawing = """
    +--+--+--+--+
    |12 .  3  T |
    +--+--+--+--+
    """
    game = table(drawing)
    say(game, "shoot up; set a landmine here; go up", "go up", "go up", "shoot up; go up")
    heard = say(game, "go up", "throw a corpse up; go up")
    assert heard[-1] == (
        "You are throwing a corpse up - you have found a corpse at your feet. " + STUCK
    )


def test_L112_grenades_mines_and_items_used_outside_are_lost() -> None:
    out = """
    +--+--+--+
     1  .  2 |
    +--+--+--+
    """
    game = table(out)
    say(game, "go left", "go up")
    say(game, "blow right; set a landmine here; leave a bullet; go right")
    assert say(game, "Ann: status") == ["Healthy, two bullets, two grenades, nothing else."]
    assert all(
        lay.lying.bullets == 0 and not lay.mines_set for lay in game.view(MASTER).lying.values()
    )
