"""The turn: D19 to D26."""

from tests.books.dungeonlab.helper import game


def test_D19_landing_is_an_arrival_and_the_whole_turn() -> None:
    table = game(".. Li", land=("", ""))
    assert table.refuses("e") == "land first: land 1 1 1, up to 2 1 1 (D19)"
    assert table("land 2 1 1")[:2] == [
        "You land at column 2, row 1, level 1, with 90 bullets, 15 grenades, 30 blasters and $60.",
        "A lion jumps at you and bites, as it would anyone.",
    ]
    assert table.turn() == "Bob"
    table("Bob: land 1 1 1")
    assert table.refuses("land 1 1 1") == "you have already landed (D19)"


def test_D19_a_landing_that_kills_is_spent() -> None:
    table = game("Ur .. Ur\n.. Ur ..", land=("",))
    assert table("land 2 1 1")[-1] == "You die, pierced like a sieve. 5 turns to wait."
    assert table.status()["Landings left"] == "4"


def test_D20_the_look_tells_sights_and_strikes_by_direction() -> None:
    table = game(".. .. ..\nSt Or Br\n")
    assert table("e") == [
        "You go east.",
        "You see green eyes to the south.",
        "From the south you are pierced 5 times.",
    ]
    assert table("e")[-1] == "You see a hole in the darkness to the south."


def test_D21_one_action_a_turn() -> None:
    table = game(".. Li", land=("1 1 1", "1 1 1"))
    for action in ("w", "up", "s 1b w", "pass"):
        table(action)
        assert table.turn() == "Bob"
        table("Bob: pass")


def test_D21_free_deeds_leave_the_turn() -> None:
    table = game("Ra ..\n1 1: 1x1 map", land=("1 1 1", "2 1 1"), maps=True)
    table("strangle", "use 1x1 map", "look")
    assert table.turn() == "Ann"


def test_D21_climbing_and_skinning_cost_a_turn_or_by_option_none() -> None:
    classic = game("Wi ..", land=("1 1 1", "2 1 1"))
    classic("climb; orcs yes; undead no")
    assert classic.turn() == "Bob"
    free = game("Wi ..", land=("", ""), free_climbing=True)
    assert free("land 1 1 1")[-1] == "Do you climb the tree?"
    assert free("no") == ["You say no.", "A tree."]
    free("Bob: land 2 1 1")
    free("Ann: climb; orcs yes; undead no")
    assert free.turn() == "Ann"


def test_D21_free_skinning_is_asked_on_arrival() -> None:
    table = game(".. Li ..", free_skinning=True)
    table("s 5b e")
    assert table("e")[-1] == "Do you skin the lion?"
    assert table("yes")[:3] == ["You say yes.", "You skin the lion.", "You get 1 lion skin."]
    classic = game(".. Li ..")
    classic("s 5b e")
    assert classic("e")[1] == "A dead lion, shot cleanly, its skin still on."


def test_D21_orcs_are_skinned_on_request_only() -> None:
    table = game(".. Or ..", free_skinning=True, land=("1 1 1", "3 1 1"))
    table("s 5b e", "Bob: pass")
    assert table("e")[1] == "A dead orc, in one piece."
    table("Bob: pass", "skin")
    assert "1 orc skin" in table.carries()
    assert table.turn() == "Ann"


def test_D22_a_neighbour_strikes_once_a_stay() -> None:
    table = game(".. .. ..\nOr .. ..")
    assert table.damage() == "5 of 30 pierces"
    table("pass")
    table("pass")
    assert table.damage() == "5 of 30 pierces"
    table("e", "w")
    assert table.damage() == "10 of 30 pierces"


def test_D22_a_change_of_level_is_a_new_stay() -> None:
    table = game(".. ..\nOr ..", ".. ..\n.. ..")
    table("up", "down")
    assert table.damage() == "10 of 30 pierces"


GATE = "+EE+##+##+\n#  |     #\n+##+##+##+"


def test_D22_at_once_when_the_wall_falls_by_ones_own_hand_or_anothers() -> None:
    table = game(".. Or ..", walls=GATE, land=("1 1 1", "3 1 1"))
    assert "From the east you are pierced 5 times." in table("s 1g e")
    other = game("Or .. ..", walls=GATE, land=("2 1 1", "2 1 1"))
    other("s 1g w")
    assert "From the west you are pierced 5 times." in other.hears("Bob")


def test_D22_the_whole_salvo_first() -> None:
    table = game(".. Or ..", walls=GATE)
    assert table("s 2g e") == ["You fire 2 grenades east: the wall is destroyed."]


def test_D22_regrowth_does_not_renew_a_stay() -> None:
    table = game(".. Or ..", walls=GATE)
    table("s 1g e", "pass", "pass", "s 1g e")
    assert table.damage() == "5 of 30 pierces"


def test_D23_the_cell_acts_in_the_same_turn() -> None:
    table = game(".. Cr", land=("1 1 1", "1 1 1"))
    assert table("e")[:4] == [
        "You go east.",
        "A crocodile bites you twice, swallows you whole and spits you out.",
        "You take 2 bites.",
        "All your money and ammunition are gone.",
    ]


def test_D24_five_turns_to_wait() -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"))
    table("suicide")
    assert table.refuses("Ann: land 1 1 1") == "not your turn: you are dead for 5 turns"
    for _ in range(6):
        assert table.turn() == "Bob"
        table("Bob: pass")
    assert table.turn() == "Ann"
    table("land 1 1 1")


def test_D24_alone_the_rounds_pass_empty() -> None:
    table = game(".. ..")
    assert table.round() == 2
    table("suicide")
    assert table.round() == 8
    short = game(".. ..", waiting=1)
    short("suicide")
    assert short.round() == 4


def test_D25_a_salvo_meets_the_wall_first_and_goes_on() -> None:
    table = game(".. Li ..", walls=GATE)
    table("s 2g e")
    assert table("e")[1] == "What is left of a lion, and nobody would want that skin."


def test_D25_the_wrong_ammunition_is_spent_at_the_wall() -> None:
    table = game(".. Li ..", walls=GATE)
    assert table("s 10b e") == ["You fire 10 bullets east: the wall still stands."]
    assert table("s 3bl e") == ["You fire 3 blasters east: the wall still stands."]
    assert table.carries() == "80 bullets, 15 grenades, 27 blasters and $60"
    assert table.refuses("s 81b e") == "you only have 80 bullets (D25)"


def test_D25_beasts_before_players_and_the_rest_goes_on() -> None:
    table = game(".. Li", land=("1 1 1", "2 1 1"))
    table("s 7b e")
    assert table.damage("Bob") == "1 of 5 bites, 2 of 5 bullets"
    cow = game(".. Co", land=("1 1 1", "2 1 1"))
    cow("s 3b e")
    assert cow.damage("Bob") == "3 of 5 bullets"


def test_D26_players_know_of_each_other_in_one_cell() -> None:
    table = game(".. ..", land=("1 1 1", "2 1 1"), hearing="nobody")
    assert "In sight" not in table.status()
    assert table("e") == ["You go east.", "Bob is here."]
    assert table.hears("Bob")[0] == "Ann comes into the cell."


def test_D26_company_is_told_and_seen_from_next_door_only_by_option() -> None:
    table = game(".. .. ..", land=("1 1 1", "2 1 1"), see_players=True)
    assert table.status()["In sight"] == "somebody east"
    assert table("e")[1] == "Bob is here."


def test_D26_each_is_bitten_on_her_own_arrival_and_the_first_gets_the_skin() -> None:
    table = game(".. Li ..", land=("1 1 1", "1 1 1"))
    table("s 5b e", "Bob: pass", "e", "Bob: e")
    table("skin")
    assert table.hears("Bob")[-1] == "A dead lion, skinned already. Ann is here."
    assert table.refuses("Bob: skin") == "there is nothing here to skin (D41)"
