"""Wounds, levels and walls: D8 to D18."""

import pytest

from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.core.contract.book import Refused
from asterion.core.referee.table import Table
from tests.books.dungeonlab.helper import BOOK, drawing, faults, game


def test_D8_five_bites_kill() -> None:
    table = game(".. Li Li Li Li Li")
    for bites in range(1, 5):
        table("e")
        assert table.damage() == f"{bites} of 5 bites"
    assert table("e")[2:4] == ["You take 1 bite.", "You die of the bites. 5 turns to wait."]


def test_D8_thirty_pierces_kill() -> None:
    table = game(".. .. .. ..\nUr Ur Ur ..")
    assert table.damage() == "10 of 30 pierces"
    table("e")
    assert table.damage() == "20 of 30 pierces"
    assert "You die, pierced like a sieve. 5 turns to wait." in table("e")


def test_D8_five_burns_kill() -> None:
    table = game(".. .. .. .. .. ..\nEs Es Es Es Es ..")
    for burns in range(2, 5):
        table("e")
        assert table.damage() == f"{burns} of 5 burns"
    assert "You die of the burns. 5 turns to wait." in table("e")


@pytest.mark.parametrize(
    ("shot", "deadly", "word"),
    [("bullet", 5, "shot dead"), ("grenade", 1, "blown to pieces"), ("blaster", 2, "blasted")],
)
def test_D8_hits_kill(shot: str, deadly: int, word: str) -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"))
    if deadly > 1:
        table(f"shoot {deadly - 1} {shot}s east", "Bob: pass")
        assert table.damage("Bob") == f"{deadly - 1} of {deadly} {shot}s"
    table(f"shoot 1 {shot} east")
    assert any(word in told for told in table.hears("Bob"))


def test_D8_exceeding_the_limit_is_an_option() -> None:
    table = game(".. Li Li Li Li Li Li", deadly="exceeded")
    table("e", "e", "e", "e", "e")
    assert table.damage() == "5 of 5 bites"
    assert "You die of the bites. 5 turns to wait." in table("e")


def test_D9_suicide_takes_the_turn() -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"))
    assert table("suicide") == [
        "You bang your head against a wall, thoroughly enough. 5 turns to wait."
    ]
    assert table.turn() == "Bob"


def test_D10_an_exote_survives_twice_as_much_until_death() -> None:
    table = game("Go Li Li Li Li Li Li Li Li Li Li")
    assert table.status()["You are"] == "exote"
    for _ in range(9):
        table("e")
    assert table.damage() == "9 of 10 bites"
    assert "You die of the bites. 5 turns to wait." in table("e")
    table("land 2 1 1")
    assert "You are" not in table.status()


def test_D10_hits_too() -> None:
    table = game("Go ..", land=("1 1 1", "2 1 1"))
    table("pass", "Bob: shoot 1 grenade west")
    assert table.damage() == "1 of 2 grenades"
    table("pass", "Bob: shoot 1 grenade west")
    assert table.place() == ""


BRANCHED = """
    base 2 2
    walls
    +EE+##+##+
    #        #
    +  +  +##+
    #     #
    +  +##+
    #  #
    +##+
    level 1
    .. .. Tr
    .. .. --
    Li -- --
    """


def test_D11_no_landing_in_branches() -> None:
    plan = BOOK.plan.read(BRANCHED)
    table = Table(BOOK, plan, ["Ann"])
    assert "land 3 1 1" not in table.legal(0)
    with pytest.raises(Refused, match="land within 2 2 1"):
        table.submit(0, "land 3 1 1")
    table.submit(0, "land 2 1 1")
    entry = table.submit(0, "east")
    assert table.sentences([entry], 0)[:2] == ["You go east.", "You take the treasure."]


def test_D12_levels_up_and_down() -> None:
    table = game(".. ..", "Li ..", "St ..", ".. Or")
    assert table("up")[:2] == [
        "You go up a level.",
        "A lion jumps at you and bites, as it would anyone.",
    ]
    table("up", "up")
    assert table.place() == "1 1 4"
    assert table("up")[0] == "There is no way up from here."
    assert table("down") == [
        "You go down a level.",
        "A store: boats, sticks, ammunition, all at honest prices.",
    ]


def test_D12_one_sees_and_shoots_on_ones_own_level_only() -> None:
    table = game(".. ..", ".. Li")
    assert "In sight" not in table.status()
    table("shoot 5 bullets east", "up")
    assert table.status()["In sight"] == "green eyes east"


WALLED = """
    +EE+##+##+##+
    #  |  :  #  #
    +  +  +  +  +
    #           #
    +##+##+##+##+
    """


def test_D13_a_grenade_for_a_wall_a_blaster_for_a_wire() -> None:
    table = game(".. .. .. ..\n.. .. .. ..", walls=WALLED)
    assert table("e") == ["To the east there is a wall."]
    assert table("s 1bl e") == ["You fire 1 blaster east: the wall still stands."]
    assert table("s 1g e") == ["You fire 1 grenade east: the wall is destroyed."]
    table("e")
    assert table("e") == ["To the east there is barbed wire.", "You take 1 pierce."]
    assert table.damage() == "1 of 30 pierces"
    assert table("s 1g e") == ["You fire 1 grenade east: the wall still stands."]
    assert table("s 1bl e") == ["You fire 1 blaster east: the wall is destroyed."]
    table("e")
    for shot in ("1g", "1bl", "5b"):
        assert table(f"s {shot} e")[0].endswith("east: the wall still stands.")


def test_D14_the_exit_is_a_monolith_without_the_treasure() -> None:
    table = game(".. Tr")
    assert table("n") == ["To the north there is a wall."]
    assert table("s 1g n") == ["You fire 1 grenade north: the wall still stands."]
    table("e", "w")
    assert table("n") == ["You walk out with the treasure and win!"]


def test_D15_monoliths_do_not_divide_the_dungeon() -> None:
    divided = drawing(".. Tr", walls="+EE+##+\n#  #  #\n+##+##+")
    assert [str(fault) for fault in faults(divided)] == [
        "column 2, row 1, level 1: fault (D15): monoliths divide the dungeon: this cell is cut off"
    ]
    assert faults(drawing(".. Tr", walls="+EE+##+\n#  |  #\n+##+##+")) == []


def test_D16_walls_regrow_in_two_turns() -> None:
    table = game(".. ..", walls="+EE+##+\n#  |  #\n+##+##+")
    table("s 1g e")
    assert table.round() == 3
    assert "|" not in table.truth()
    table("pass")
    assert "|" in table.truth()
    assert table("e") == ["To the east there is a wall."]


def test_D16_open_in_the_round_and_the_next() -> None:
    table = game(".. ..", walls="+EE+##+\n#  |  #\n+##+##+", land=("1 1 1", "1 1 1", "1 1 1"))
    table("s 1g e")
    assert table("Bob: e")[0] == "You go east."
    table("Cid: pass", "Ann: e", "Bob: pass", "Cid: pass")
    assert table.place() == "2 1 1"
    assert table("Ann: w") == ["To the west there is a wall."]


def test_D17_an_exote_walks_through_walls_and_feels_them() -> None:
    table = game("Go .. .. ..\n.. .. .. ..", walls=WALLED)
    assert table("feel") == [
        "You feel a monolith to the north, a simple wall to the east, "
        "no wall to the south and a monolith to the west."
    ]
    assert table("e")[0] == "You go east through a wall."
    assert table("e")[0] == "You go east through a wall."
    assert table("e") == ["To the east there is a wall."]
    assert table.damage() == "none"


def test_D17_only_an_exote_feels_and_the_exit_only_with_the_treasure() -> None:
    assert game(".. ..").refuses("feel") == "only an exote can feel walls (D17)"
    assert game("Go ..\n1 1: treasure")("feel")[0].startswith("You feel the exit to the north,")


def test_D18_a_bump_does_not_tell_the_kind() -> None:
    assert game("..", walls="+EE+\n#  #\n+##+")("e") == ["To the east there is a wall."]
    named = game(".. .. .. ..\n.. .. .. ..", walls=WALLED, name_walls=True)
    assert named("e") == ["To the east there is a simple wall."]
    assert named("n") == ["To the north there is a monolith."]


def test_D18_what_shooter_and_victim_hear() -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"), hearing="nobody")
    assert table("s 2b e") == ["You fire 2 bullets east.", "You hear a scream."]
    assert table.hears("Bob") == ["You are hit by 2 bullets."]


def test_presets_are_three() -> None:
    assert list(PRESETS) == ["classic", "computer", "everything"]
    assert PRESETS["classic"] == DungeonLabOptions()
    assert PRESETS["computer"].free_climbing
    assert PRESETS["everything"].werewolves
