"""Equipment and trees: D60 to D64."""

from tests.books.dungeonlab.helper import drawing, faults, game


def test_D60_a_dead_carriers_treasure_can_be_taken_by_the_killer() -> None:
    table = game("Tr .. ..", land=("1 1 1", "2 1 1"))
    table("pass", "Bob: s 5b w")
    assert table.place("Ann") == ""
    assert "Tr" in table.truth()
    assert table("Bob: w")[1] == "You take the treasure."


def test_D60_it_goes_home_after_the_next_round() -> None:
    table = game("Tr .. ..", land=("1 1 1", "3 1 1"))
    table("e", "Bob: pass", "pass", "Bob: s 5b w")
    assert table.place("Ann") == ""
    assert "Tr" in table.truth().split("\n")[1][4:6]
    assert table.turn() == "Bob"  # in the next round, with one chance to take it
    table("Bob: pass")
    assert "Tr" in table.truth().split("\n")[1][1:3]


def test_D60_coming_home_under_a_players_feet_it_is_hers_to_take() -> None:
    table = game("Tr .. ..", land=("1 1 1", "3 1 1", "3 1 1"))
    table("e", "Bob: pass", "Cid: pass", "pass", "Bob: s 5b w", "Cid: pass")
    table("Bob: pass", "Cid: suicide")
    assert table.turn() == "Bob"
    table("Bob: pass")
    assert "treasure" not in table.carries("Bob")
    home = game("Tr .. ..", land=("1 1 1", "1 1 1"))
    home("e", "Bob: pass", "suicide", "Bob: pass", "Bob: pass")
    assert home.hears("Bob")[-1] == "Lying here: the treasure."
    assert home("Bob: take")[0] == "You take the treasure."


def test_D60_there_is_one_treasure() -> None:
    assert [p.rule for p in faults(drawing("Tr Tr"))] == ["D60"]
    walls = "walls\n+EE+\n#  #\n+##+\nlevel 1\n..\n"
    assert [p.rule for p in faults(walls)] == ["D60"]


def test_D61_taking_is_free_and_leaves_an_empty_cell() -> None:
    table = game(
        ".. ..\n2 1: 2 elven blades, bridle, 30 bullets, 5 dollars", land=("1 1 1", "1 1 1")
    )
    assert table("e")[1] == "You take 1 bridle, 30 bullets, $5 and 2 elven blades."
    assert table("Bob: e")[1] == "Ann is here."


def test_D61_first_the_encounter() -> None:
    table = game(".. a1 a2\n2 1: 10 bullets")
    table("e")
    assert table.carries().startswith("90 bullets")
    lion = game(".. Li\n2 1: 10 bullets")
    assert lion("e")[1:4] == [
        "A lion jumps at you and bites, as it would anyone.",
        "You take 1 bite.",
        "You take 10 bullets.",
    ]


def test_D61_one_may_leave_it_and_take_it_later() -> None:
    table = game(".. ..\n2 1: orc skin, boat")
    assert table("e; take no")[1] == "Lying here: 1 boat and 1 orc skin."
    assert table("take") == ["You take 1 boat and 1 orc skin.", "The cell is empty now."]
    careful = game(".. ..\n2 1: orc skin, boat")
    assert careful("e")[1:] == ["You take 1 boat.", "Lying here: 1 orc skin."]


def test_D62_a_willow_gives_a_boat_to_friends_of_orcs() -> None:
    table = game(".. Wi")
    assert table.refuses("climb") == "there is no tree here to climb (D62)"
    assert table("e")[1] == "A tree."
    assert table("climb") == ["“Do you like orcs?” asks the tree."]
    assert table("yes") == ["You say yes.", "“And do you like the undead?” asks the tree."]
    assert table("no")[1:3] == [
        "“Well said.” The tree lets you make a boat out of it.",
        "You get 1 boat.",
    ]
    assert table("climb") == ["The tree has nothing more to say to you for now."]


def test_D62_all_others_pay() -> None:
    for orcs, undead in (("yes", "yes"), ("no", "yes"), ("no", "no")):
        table = game("Wi ..")
        said = table(f"climb; orcs {orcs}; undead {undead}")
        assert said[-2:] == ["“Wrong company!” The tree takes a fine.", "You pay $20."]
    poor = game("Wi Cr")
    poor("e", "w")
    assert "“Wrong company, and not a dollar either.” The tree lets you go." in (
        poor("climb; orcs no; undead no")
    )


def test_D63_an_ent_gives_a_stick_to_friends_of_the_undead() -> None:
    table = game("En ..")
    assert table("climb; orcs no; undead yes")[-2:] == [
        "“Well said.” The tree lets you cut a walking stick from it.",
        "You get 1 walking stick.",
    ]
    assert game("En ..")("climb; orcs yes; undead no")[-1] == "You pay $20."


def test_D62_D63_once_a_landing_and_two_blasters_kill() -> None:
    table = game(".. Wi")
    table("e", "climb; orcs yes; undead no", "suicide", "land 2 1 1")
    assert "You get 1 boat." in table("climb; orcs yes; undead no")
    table("w", "s 2bl e")
    assert table("e")[1] == "A charred trunk that was a tree."
    assert table.refuses("climb") == "there is no tree here to climb (D62)"


def test_D64_a_lokh_eats_its_climber() -> None:
    table = game("Lo ..", lokhs=True)
    assert table("climb")[:2] == [
        "It is a lokh. It eats you.",
        "You are eaten, and that is that. 5 turns to wait.",
    ]
    assert [p.rule for p in faults(drawing("Lo Tr"))] == ["D64"]
    assert faults(drawing("Lo Tr"), lokhs=True) == []


def test_D64_the_fine_is_what_there_is() -> None:
    table = game("St Wi", kits=1)
    table("buy 1 grenade", "e")
    assert "You pay $15." in table("climb; orcs no; undead no")
