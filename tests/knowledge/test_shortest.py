"""How far players were from victory by the shortest way, and the last chance of those who lost."""

from typing import Any

import pytest

from asterion.books import book
from asterion.books.labyrinth.plan.model import WAYS
from asterion.core.dice import Rolled
from asterion.core.phrase import english
from asterion.core.referee.table import Table
from asterion.knowledge.prose.chances import last_chances
from asterion.knowledge.prose.stopping import race_turns
from asterion.knowledge.prose.story import Story
from asterion.knowledge.reviewed import Reviewing
from asterion.knowledge.shortest.distance import Distance, Leg
from asterion.knowledge.shortest.measuring import measuring
from benchmarks.reviews import play
from tests.books.dooom.helper import HIT, game
from tests.books.dungeonlab.helper import game as dungeon
from tests.books.labyrinth.helper import options, say, table
from tests.knowledge.test_deeds import review_of

PLAIN: dict[str, Any] = {"mines": False, "dark_moves": False, "semi_dark_moves": False}
SHOWN_EARLY = 810_102
"""Of DungeonLab: Bob is shown the map with the second answer, and loses."""
PERMISSIVE = options(repeats=True)
CLOSED = """
+--+--+
|1  T |
+--+--+
|2  . |
+--+--+
"""
CORRIDOR = """
+--+--+--+--+
|1  T  .  .
+--+--+--+--+
|2  F  .  . |
+--+--+--+--+
"""


def measured(game: Table, seat: int = 0) -> Distance:
    measure = measuring(game)
    assert measure is not None
    return measure(game.state).players[seat]


def chances(again: Reviewing) -> list[str]:
    return [english(line) for line in last_chances(Story(again))]


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 5])  # by 4 that start is void
@pytest.mark.parametrize("goal", ["exit", "hospital"])
def test_L17_the_shortest_way_is_as_long_when_it_is_walked(seed: int, goal: str) -> None:
    chosen = book("labyrinth")
    plan = chosen.plan.generate(chosen.plan.settings(), Rolled(seed))
    played = Table(chosen, plan, ("Ann", "Bob"), PERMISSIVE, Rolled(seed), salt="")
    cells = [plan.names[cell] for cell in plan.cells if plan.kinds[cell] == ord("L")]
    for seat in (1, 0, 0, 0):
        if played.state.round == 0:
            played.submit(seat, f"start {cells[0]}")

    def measure() -> Leg | None:
        leg: Leg | None = getattr(measured(played), goal)
        return leg

    leg = measure()
    while leg is not None and leg.moves:
        if played.awaited[0] == 0:
            played.submit(0, f"go {WAYS[leg.way]}" if leg.way >= 0 else "go by the flow")
            after = measure()
            out = played.state.outside[0] >= 0
            assert (goal == "exit" and out) or (after is not None and after.moves == leg.moves - 1)
            leg = None if out else after
        else:
            played.submit(1, "go up")


def test_L61_whoever_is_well_walks_to_the_treasure_and_out() -> None:
    played = table(CORRIDOR, **PLAIN)
    before = measured(played)
    assert (before.win, before.exit, before.treasure) == (4, Leg(4, "d1", 1), Leg(1, "b1", 1))
    say(played, "go right")
    assert measured(played).win == 3
    assert measured(played, 1).win is None  # only by stopping Ann


def test_L79_the_last_chance_was_when_the_treasure_was_a_step_away() -> None:
    """Ann turns back beside the treasure, and Bob takes it."""
    played = table(
        """
        +--+--+--+--+
        |1  .  T  2
        +--+--+--+--+
        """,
        **PLAIN,
    )
    say(
        played,
        "go right",
        "go up",
        "go left",
        "go left",
        "go right",
        "go right",
        "go up",
        "go right",
    )
    assert chances(review_of(played)) == [
        "Ann's last chance: before answer 5 the treasure on c1 was one move from b1 (right), "
        "and nothing had told of it. Ann said “go left”, and Bob took it with answer 6."
    ]


def test_O16_actions_to_win_count_steps_and_treasures_taken_up() -> None:
    played = game("1.G..G.E\n........\n2......E", win=2)
    assert measured(played.table).win == 7 + 2
    assert measured(played.table, 1).exit == Leg(7)
    assert list(measured(played.table).rivals) == [0, 2]
    played("Ann: move east", "Ann: move east", "Ann: pick up")
    assert measured(played.table).win == 5 + 1


def test_O12_who_stood_beside_the_winner_and_did_not_strike_is_told_so() -> None:
    played = game("12G....E", win=1, dice=[HIT])
    played("Ann: end", "Bob: move east", "Bob: pick up", "Bob: end", "Ann: move east", "Ann: end")
    played("Bob: move east", "Bob: move east", "Bob: move east", "Bob: move east", "Bob: move east")
    again = review_of(played.table)
    assert [english(line) for line in race_turns(Story(again))] == [
        "The last chance to stop Bob was Ann's, in the turn that began with answer 5, "
        "2 steps away: Ann did not strike."
    ]


def test_D14_turns_to_the_way_out_lead_by_the_treasure() -> None:
    played = dungeon("Tr .. ..", land=["3 1 1"])
    assert measured(played.table).treasure == Leg(2, "1 1 1", 3)
    assert measured(played.table).win == 2 + 1  # the exit is north of the treasure


def test_L40_a_draw_says_since_when_nothing_changed() -> None:
    played = table(CLOSED, **PLAIN, nstop=2)
    say(played, "go right", "go right")  # answer 3: Ann takes the treasure
    while played.result is None:
        say(played, "go left" if played.state.round % 2 == 0 else "go right")
    lines = chances(review_of(played))
    assert lines == ["Nothing that counts changed after answer 3, for 2 rounds."]


def test_D32_whoever_saw_the_map_knew_where_the_treasure_was() -> None:
    again = review_of(play("dungeonlab", SHOWN_EARLY))
    lines = chances(again)
    assert not any("nothing had told of it" in line for line in lines if line.startswith("Bob"))
    assert any(line.startswith("Bob was shown the map (answer 2, 139 answers") for line in lines)
