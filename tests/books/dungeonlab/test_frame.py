"""The frame, players, cells and walls: D1 to D18."""

import pytest

from asterion.books.dungeonlab.plan.things import PRICES, price
from asterion.core.dice import Scripted
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from tests.books.dungeonlab.helper import BOOK, NAMES, drawing, game


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
    assert table.status("Ann")["Goal"].startswith("You carry the treasure: walk into the outer")
    assert "Goal" not in table.status("Bob")
    assert table("n") == ["You walk out with the treasure and win!"]
    assert "Goal" not in table.status("Ann")
    assert table.hears("Bob") == ["Ann walks out with the treasure and wins!"]
    assert table.table.result is not None
    assert table.table.result.winners == (0,)


def test_D1_a_round_limit_is_an_option() -> None:
    table = game(".. ..", round_limit=3)
    table("pass")
    assert table("pass")[-1] == ("The game is over and nobody has won: 3 rounds have been played.")


def test_D2_the_order_is_random() -> None:
    plan = BOOK.plan.read(drawing(".. .."))
    table = Table(BOOK, plan, NAMES[:3], dice=Scripted([0, 0]))
    told = BOOK.voice_for(0, plan)(table.entries[0].events[0], 0, table.names)
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
        "Ann leaves the game, which counts as dying for good. No landing is left."
    )
    assert table.turn() == "Bob"
    assert table.refuses("GM: leave Ann") == "Ann is already out"
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
        "You see green eyes to the east and lights to the south."
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
    word = {"dynamite": "stick of dynamite"}.get(word, word)
    assert table(f"buy {count} {word}")[0] == f"You buy {count} {word} for ${dollars}."
    assert table(f"sell {count} {word}")[0] == f"You sell {count} {word} for ${dollars}."
    assert table.carries().endswith("$560")


def test_D4_every_price_is_in_the_table() -> None:
    assert {thing for _, thing, _ in PRICE_TABLE.values()} == {*PRICES, "bullet"}


def test_D4_dynamite_acts_as_a_grenade() -> None:
    table = game("St ..", walls="+EE+##+\n#  |  #\n+##+##+", dynamite=True)
    table("buy 1 dynamite")
    assert table("s 1d e") == ["You fire 1 stick of dynamite east: the wall is destroyed."]
    plain = game("St ..")
    assert plain.refuses("buy 1 dynamite") == "the store does not sell sticks of dynamite (D27)"


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
    assert "The warders set the mad tiger on you." in classic("e")[2]


PAID = "St ..\n1 1: 2 tiger skins, lion skin, rabbit skin"


def test_D7_skins_pay_in_a_store_after_the_cash_and_the_cheapest_first() -> None:
    table = game(PAID, kits=1, skins_as_money=True)
    assert "buy 1 boat" in table.table.legal(0)
    assert table("buy boat")[0] == (
        "You buy 1 boat for $15, 1 rabbit skin, 1 lion skin and 1 tiger skin."
    )
    assert "$5, 1 tiger skin and 1 boat" in table.carries()


def test_D7_a_store_gives_change() -> None:
    table = game("St ..\n1 1: crocodile skin", kits=1, skins_as_money=True)
    table("buy 4 grenades")
    assert table("buy grenade")[0] == "You buy 1 grenade for 1 crocodile skin, and get $95 back."
    assert "$95" in table.carries()
    assert "skin" not in table.carries()


def test_D7_skins_that_cost_what_is_bought_leave_no_change() -> None:
    table = game("St ..\n1 1: rabbit skin", kits=1, skins_as_money=True)
    table("buy 4 grenades")
    assert table("buy grenade")[0] == "You buy 1 grenade for 1 rabbit skin."
    assert "$" not in table.carries()


def test_D7_money_and_skins_together_may_not_be_enough() -> None:
    table = game("St ..\n1 1: rabbit skin", kits=1, skins_as_money=True)
    refused = "that costs $50, but your money and skins are worth only $25 (D27)"
    assert table.refuses("buy boat") == refused
    classic = game(PAID, kits=1)
    assert classic.refuses("buy boat") == "that costs $50, but you have only $20 (D27)"
    assert "buy 1 boat" not in classic.table.legal(0)


def test_D7_D38_skins_pay_an_orcs_fine() -> None:
    goods = "St ..\n1 1: 2 orc skins, 2 rabbit skins, lion skin"
    table = game(goods, kits=1, skins_as_money=True)
    table("buy 4 grenades", "take", "e")
    assert table("w")[1:7] == [
        "You lose 1 orc skin.",
        "The shopkeeper holds his nose at that skin. The fine is $20.",
        "You pay 2 rabbit skins and 1 lion skin.",
        "You lose 1 orc skin.",
        "The shopkeeper holds his nose at that skin. The fine is $0.",
        "A store: boats, sticks, ammunition, all at honest prices.",
    ]
    classic = game(goods, kits=1)
    classic("buy 4 grenades", "take", "e", "w")
    assert "1 lion skin" in classic.carries()


def test_D7_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    """A store took only cash; its record has no word of skins."""
    before = game(PAID, kits=1, skins_as_money=True, revision=1)
    assert before.refuses("buy boat") == "that costs $50, but you have only $20 (D27)"
    assert before("buy grenade")[0] == "You buy 1 grenade for $5."
    assert b"skins" not in encode(before.table.entries[-1].events[0])
