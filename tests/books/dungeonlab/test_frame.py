"""The frame, players, cells and walls: D1 to D18."""

import pytest

from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.plan.things import PRICES, price
from asterion.core.book import Refused
from asterion.core.dice import Scripted
from asterion.core.table import Table
from tests.books.dungeonlab.helper import BOOK, NAMES, drawing, faults, game


def test_D1_alone_a_limited_number_of_landings() -> None:
    table = game(".. ..\n.. ..")
    assert table.status()["Landings left"] == "4"
    for left in ("3", "2", "1", "0"):
        table("suicide", "land 1 1 1")
        assert table.status()["Landings left"] == left
    assert table("suicide") == [
        "You bang your head against a wall, thoroughly enough. No landing is left.",
        "The game is over and nobody has won: no landing is left.",
    ]
    assert table.table.result is not None
    assert table.table.result.winners == ()


def test_D1_one_more_landing_for_each_row_beyond_five() -> None:
    table = game("\n".join([".. .."] * 7))
    assert table.status()["Landings left"] == "6"


def test_D1_the_landings_are_an_option_for_everyone() -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"), landings=1)
    table("suicide")
    assert table.refuses("Ann: land 1 1 1") == "you have no landing left (D1)"
    table("Bob: suicide")
    assert table.table.result is not None


def test_D1_several_play_until_one_wins() -> None:
    table = game(".. Tr", land=("1 1 1", "1 1 1"))
    assert "Landings left" not in table.status()
    table("e", "Bob: pass", "w", "Bob: pass")
    assert table("n") == ["You walk out with the treasure and win!"]
    assert table.hears("Bob") == ["Ann walks out with the treasure and wins!"]
    assert table.table.result is not None
    assert table.table.result.winners == (0,)


def test_D1_a_round_limit_is_an_option() -> None:
    table = game(".. ..", round_limit=3)
    table("pass")
    assert table("pass")[-1] == ("The game is over and nobody has won: 3 rounds have been played.")


def test_D2_the_order_is_random() -> None:
    plan = BOOK.read_plan(drawing(".. .."))
    table = Table(BOOK, plan, NAMES[:3], dice=Scripted([0, 0]))
    told = BOOK.voice(table.entries[0].events[0], 0, table.names)
    assert told == "The dungeon has 2 by 1 cells, 1 level. The order of moves: Bob, Cid and Ann."
    assert table.awaited == (1,)


def test_D2_others_moves_are_heard_or_not() -> None:
    loud = game(".. .. ..", land=("1 1 1", "3 1 1"))
    loud("Ann: e")
    assert loud.hears("Bob")[0] == "Ann goes east."
    silent = game(".. .. ..", land=("1 1 1", "3 1 1"), hearing="nobody")
    silent("Ann: e")
    assert silent.hears("Bob") == []
    assert silent.hears("GM") == ["Ann goes east."]


def test_D2_a_question_out_of_time_takes_its_default() -> None:
    boat = game(".. La\n1 1: boat")
    boat("e")
    assert boat("GM: time Ann")[:2] == ["Ann says yes.", "Ann loses 1 boat."]
    prison = game(".. P+", dice=[0])
    prison("e")
    assert prison("GM: time Ann")[0] == "Ann says no."
    minus = game(".. P-", dice=[0])
    minus("e")
    assert minus("GM: time Ann")[0] == "Ann says yes."
    willow = game(".. Wi")
    willow("e", "climb")
    willow("GM: time Ann")
    assert "“Wrong company!” The tree takes a fine." in willow("GM: time Ann")
    climb = game(".. Wi", free_climbing=True)
    climb("e")
    assert climb("GM: time Ann") == ["Ann says no.", "A tree."]


def test_D2_a_turn_out_of_time_is_a_pass() -> None:
    table = game(".. ..", land=("1 1 1", "1 1 1"))
    table("GM: time Ann")
    assert table.turn() == "Bob"
    assert table.refuses("GM: time Ann") == "it is not Ann's turn"


def test_D2_leaving_is_a_death_without_landing_again() -> None:
    table = game(".. ..\n1 1: boat", land=("1 1 1", "2 1 1"))
    table("GM: leave Ann")
    assert table.hears("Bob")[0] == (
        "Ann leaves the game, which is a death for good. No landing is left."
    )
    assert table.turn() == "Bob"
    assert table.refuses("GM: leave Ann") == "Ann is out already"
    assert table("Bob: w") == ["You go west.", "You take 1 boat."]
    table("GM: leave Bob")
    assert table.table.result is not None


def test_D3_only_what_no_wall_hides_is_seen() -> None:
    table = game(
        """
        .. Li
        St ..
        """,
        walls="""
        +EE+##+
        #  |  #
        +  +  +
        #     #
        +##+##+
        """,
    )
    assert table.status()["In sight"] == "lights south"
    assert table("shoot 1 grenade east")[-1] == (
        "You see green eyes in the east and lights in the south."
    )


def test_D3_what_is_seen_through_a_side_shows_that_it_is_open() -> None:
    table = game(".. Li\nSt ..")
    assert table.map() == ["+··+  +", "·@  oo", "+  +  +", " *", "+  +  +"]
    walled = game(
        ".. Li\nSt ..",
        walls="""
        +EE+##+
        #  |  #
        +  +  +
        #     #
        +##+##+
        """,
    )
    assert walled.map()[1] == "·@ ·"
    walled("shoot 1 grenade east")
    assert walled.map()[1] == "·@ |oo", "a wall that regrows stays on the map (D16)"


def test_D3_D19_a_player_told_with_coordinates_is_drawn_until_heard_to_move() -> None:
    table = game(".. .. ..\n.. .. ..", land=("1 1 1", "3 2 1"))
    assert table.map()[3].rstrip().endswith("@2")
    assert table.map("Bob")[1].lstrip("· ").startswith("@1")
    table("pass", "Bob: w")
    assert "@2" not in "".join(table.map())
    silent = game(".. .. ..\n.. .. ..", land=("1 1 1", "3 2 1"), hearing="nobody")
    assert "@2" not in "".join(silent.map())


PRICE_TABLE = {
    "bullets in tens": (10, "bullet", 5),
    "more bullets": (30, "bullet", 15),
    "grenade": (1, "grenade", 5),
    "blaster": (3, "blaster", 15),
    "dynamite": (1, "dynamite", 5),
    "boat": (1, "boat", 50),
    "walking stick": (2, "walking stick", 100),
    "1x1 map": (1, "1x1 map", 20),
    "3x3 map": (1, "3x3 map", 100),
}


@pytest.mark.parametrize("name", PRICE_TABLE)
def test_D4_D27_prices_in_full(name: str) -> None:
    count, thing, dollars = PRICE_TABLE[name]
    assert price(thing, count) == dollars
    table = game(".. St\n1 1: 500 dollars", dynamite=True, maps=True)
    table("e")
    word = thing if count == 1 else f"{thing}s"
    assert table(f"buy {count} {word}")[0] == f"You buy {count} {word} for ${dollars}."
    assert table(f"sell {count} {word}")[0] == f"You sell {count} {word} for ${dollars}."
    assert table.carries().endswith("$560")


def test_D4_every_price_is_in_the_table() -> None:
    assert {thing for _, thing, _ in PRICE_TABLE.values()} == {*PRICES, "bullet"}


def test_D4_dynamite_acts_as_a_grenade() -> None:
    table = game("St ..", walls="+EE+##+\n#  |  #\n+##+##+", dynamite=True)
    table("buy 1 dynamite")
    assert table("s 1d e") == ["You fire 1 dynamite east: the wall is destroyed."]
    plain = game("St ..")
    assert plain.refuses("buy 1 dynamite") == "the store does not sell dynamites (D27)"


def test_D5_kits_at_every_landing() -> None:
    small = game(".. ..")
    assert small.carries() == "90 bullets, 15 grenades, 30 blasters and $60"
    small("shoot 90 bullets east", "suicide", "land 2 1 1; take no")
    assert small.carries() == "90 bullets, 15 grenades, 30 blasters and $60"
    large = game("\n".join([" ".join([".."] * 10)] * 10))
    assert large.carries() == "150 bullets, 25 grenades, 50 blasters and $100"


def test_D5_kits_and_bullets_are_options() -> None:
    assert game(".. ..", kits=1).carries() == "30 bullets, 5 grenades, 10 blasters and $20"
    assert game(".. ..", kit_bullets=50).carries().startswith("150 bullets")


def test_D6_equipment_stays_the_rest_vanishes() -> None:
    table = game(".. ..\n1 1: boat, 2 elven blades, lion skin, 7 dollars")
    table("suicide")
    assert table("land 1 1 1")[1] == "You take 1 boat, 2 elven blades and 1 lion skin."
    assert table.carries().startswith("90 bullets, 15 grenades, 30 blasters, $60,")


def test_D7_skins_as_money_is_an_option() -> None:
    plan = ".. Pr\n1 1: 2 tiger skins, lion skin"
    by_skin = game(plan, kits=1, skins_as_money=True)
    assert by_skin("e")[1:3] == [
        "A prison: you are received like an old acquaintance.",
        "You pay $20, 1 lion skin and 1 tiger skin.",
    ]
    classic = game(plan, kits=1)
    assert "The warders let the mad tiger out at you." in classic("e")[2]


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
    plan = BOOK.read_plan(BRANCHED)
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
    assert table("e") == ["To the east there is a barbed wire.", "You take 1 pierce."]
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
        "You feel a monolith north, a simple wall east, no wall south and a monolith west."
    ]
    assert table("e")[0] == "You go east through a wall."
    assert table("e")[0] == "You go east through a wall."
    assert table("e") == ["To the east there is a wall."]
    assert table.damage() == "none"


def test_D17_only_an_exote_feels_and_the_exit_only_with_the_treasure() -> None:
    assert game(".. ..").refuses("feel") == "only an exote can feel walls (D17)"
    assert game("Go ..\n1 1: treasure")("feel")[0].startswith("You feel the exit north,")


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
