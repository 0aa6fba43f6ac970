"""The mite, the infection, its time, and immunity (4.7)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import hears, opening, say, table

MEADOW = """
+--+--+--+--+--+
|1  E  .  2  H |
+--+--+--+--+--+
|.  .  .  .  T |
+--+--+--+--+--+
"""
STUCK = "Cannot move - hit a wall."
WOKE = "Arrived at the encephalitis cell, woke up the mite."
INFECTED = "You have been infected and have 5 moves to reach a hospital."


def test_L55_the_first_arrival_wakes_the_mite_and_must_leave() -> None:
    assert hears(MEADOW, "go right", "go up", "go up") == [WOKE, STUCK, f"{STUCK} {INFECTED}"]
    assert hears(MEADOW, "go right", "go up", "go right") == [WOKE, STUCK, "Walked onto land."]


def test_L55_before_it_is_contagious_others_only_hear_the_cell() -> None:
    drawing = MEADOW.replace("E  .  2", "E  2  .")
    heard = hears(drawing, "go right", "go left", "go left", "go up")
    assert heard == [
        WOKE,
        "Arrived at the encephalitis cell.",
        "Walked onto land.",
        f"{STUCK} {INFECTED}",
    ]


def test_L55_afterwards_whoever_arrives_is_infected() -> None:
    drawing = MEADOW.replace("E  .  2", "E  2  .")
    assert hears(drawing, "go right", "go up", "go left", "go left")[-1] == (
        f"Arrived at the encephalitis cell. {INFECTED}"
    )


def test_L56_an_infected_player_drops_all_but_grenades() -> None:
    game = table(MEADOW)
    say(game, "go right", "go up", "go up")
    assert say(game, "Ann: status") == [
        "Infected, no bullets, three grenades, nothing else, five moves to heal."
    ]
    cell = game.view(MASTER).at[0].cell
    lying = game.view(MASTER).lying[cell].lying
    assert (lying.bullets, lying.landmines) == (3, 1)


def test_L56_infection_kills_the_wounded_and_a_bullet_the_infected() -> None:
    drawing = MEADOW.replace("E  .  2", "E  2  .")
    wounded = table(drawing, survivor_moves=9)
    say(wounded, "go right", "go up", "go left", "shoot left; go up")
    assert say(wounded, "go right")[:2] == [
        "Arrived at the encephalitis cell. You have been infected, and it kills you.",
        "Ann is dead.",
    ]
    shot = hears(drawing, "go right", "go up", "go up", "shoot left; go up")
    assert shot[-1] == "Bob is the last survivor and wins. Bob may make the next labyrinth."


def test_L57_a_wall_hit_does_not_count_and_the_time_runs_out() -> None:
    game = table(MEADOW, moves_to_heal=2)
    say(game, "go right", "go up", "go up", "go up", "go up", "go up")
    assert say(game, "how many moves to heal do I have?") == ["Two moves to heal."]
    heard = say(game, "go right", "go up", "go right")
    assert heard == [
        "Walked onto land.",
        STUCK,
        "Walked onto land. You didn't reach a hospital in time, and die.",
        "Ann is dead.",
        "Bob is the last survivor and wins. Bob may make the next labyrinth.",
    ]


def test_L57_every_move_or_none_may_count_instead() -> None:
    stay = ["go right", "go up", "go up", "go up", "go up"]
    assert "die" in hears(MEADOW, *stay, moves_to_heal=1, healing_counts="all")[-3]
    game = table(MEADOW, moves_to_heal=1, healing_counts="unlimited")
    heard = say(game, "go right", "go up", "go up")
    assert heard[-1] == f"{STUCK} You have been infected."
    say(game, "go up", "go right", "go up", "go right", "go up")
    assert say(game, "healing") == ["Unlimited moves to heal."]


def test_L58_healed_of_it_one_is_immune_and_the_cell_is_land() -> None:
    drawing = """
    +--+--+--+
    |1E H  2 |
    +--+--+--+
    """
    game = table(drawing)
    assert say(game, "go up") == [
        f"{STUCK} You have been infected and have 2 moves to reach a hospital."
    ]
    assert say(game, "go up", "go right", "go up", "go left")[1::2] == [
        "Walked into a hospital, was healed.",
        "Walked onto land, found three bullets and a landmine.",
    ]
    assert say(game, "Ann: health") == ["Healthy, immune."]


def test_L11_L55_starting_on_the_cell_wakes_the_mite() -> None:
    drawing = MEADOW.replace("1  E", ".  1E").replace(" 1E ", " 1E")
    assert opening(drawing)[1] == "Ann is at the encephalitis cell, woke up the mite."


def test_L59_a_dead_infected_leaves_a_contagious_corpse() -> None:
    drawing = """
    +--+--+--+--+--+
    |1  E  .  3  2 |
    +--+--+--+--+--+
    """
    game = table(drawing, moves_to_heal=1)
    say(game, "go right", "go up", "go up", "go up", "go up", "go up")
    heard = say(game, "go right")
    assert heard == [
        "Walked onto land. You didn't reach a hospital in time, and die.",
        "Ann is dead.",
    ]
    assert say(game, "go up", "go left")[-1] == (
        "Walked onto land. You have been infected and have 1 move to reach a hospital. "
        "Found three grenades."
    )


def test_L59_only_an_immune_player_can_carry_it() -> None:
    drawing = """
    +--+--+--+--+
    |1E H  .  2E|
    +--+--+--+--+
    |3  .  .  T |
    +--+--+--+--+
    """
    game = table(drawing, moves_to_heal=1)
    say(game, "go up", "go up", "go up")  # Ann and Bob stay, and fall ill
    say(game, "go right", "go left", "go up")  # she is healed next door, he dies on the way
    assert say(game, "go right")[0] == "Walked onto land, found three grenades and a corpse."
    assert say(game, "Ann: status") == ["Healthy, immune, no bullets, three grenades, a corpse."]


def test_L110_a_contagious_corpse_infects_those_still_there_after_their_next_turn() -> None:
    drawing = """
    +--+--+--+
    |1E .  2 |
    +--+--+--+
    |3  .  T |
    +--+--+--+
    """
    game = table(drawing)
    say(game, "go up", "go up", "go up")  # Ann is infected where she stands
    say(game, "go right", "go up", "go up")
    say(game, "go right", "go up", "go up")  # now beside Bob
    heard = say(game, "go up", "shoot up; go up")
    assert heard[1].startswith("A scream is heard!")
    assert say(game, "go up")[-1] == "Ann is dead."
    assert say(game, "go up")[0] == (
        f"{STUCK} You have been infected and have 3 moves to reach a hospital."
    )


def test_L118_infected_in_a_weaponry_no_word_of_bullets() -> None:
    drawing = """
    +--+--+--+
    |1E W  2 |
    +--+--+--+
    """
    assert hears(drawing, "blow up; go up", "go up", "go right")[-1] == (
        "Walked into a weaponry, you have 3 grenades."
    )


def test_L3_the_states_of_a_player_are_told_on_request() -> None:
    drawing = """
    +--+--+--+
    |1E H  2 |
    +--+--+--+
    """
    game = table(drawing)
    assert say(game, "am I healthy?") == ["Healthy."]
    say(game, "go up")
    assert say(game, "Ann: am I healthy?") == ["Infected."]
    say(game, "go up", "go right")
    assert say(game, "Ann: am I healthy?") == ["Healthy, immune."]


def test_L40_L58_immunity_is_a_public_change_if_the_infection_was_told() -> None:
    drawing = """
    +--+--+--+
    |1  E  2 |
    +--+  +--+
    |T  H  . |
    +--+--+--+
    """
    dark = ", don't tell the result"
    counts = []
    for result, asked in (("", False), (dark, False), (dark, True)):
        game = table(drawing, nstop=99)
        say(game, f"go right{result}", "go up", f"go left{result}", "go up", f"go right{result}")
        if asked:
            say(game, "Ann: status")
        say(game, "go up", "go down", "go up")
        counts += say(game, "count")
    told, untold, told_when_asked = counts
    assert told == told_when_asked == "No rounds with no changes that everyone knows of."
    assert untold == "Four rounds with no changes that everyone knows of."
