"""Other places: D65 to D72."""

from tests.books.dungeonlab.helper import drawing, faults, game


def test_D65_an_antigourm_ends_being_an_exote() -> None:
    table = game("Go Ag")
    assert table("e")[1:3] == [
        "You are no longer an exote.",
        "An antigourm: in here everyone is painfully ordinary.",
    ]
    assert "In sight" not in game(".. Ag").status()
    table("w")
    table("s 15g e", "s 30bl e", "e")
    assert "You are" not in table.status()


def test_D65_the_over_damaged_die() -> None:
    table = game("Go Li Li Li Li Li Ag")
    table("e", "e", "e", "e", "e")
    assert table.damage() == "5 of 10 bites"
    assert table("e")[2] == (
        "You are ordinary again, and have more holes than ordinary people. 5 turns to wait."
    )


def test_D66_mordor_holds_all_beasts_the_newest_first() -> None:
    table = game(".. Pa .. Mo ..\n.. Ti .. .. ..\n1 1: 2 morgul blades")
    assert "In sight" not in game(".. Mo").status()
    table("e", "morgul panther", "s", "morgul tiger", "e", "n")
    assert table.status()["In sight"] == "green eyes east"
    table("s 15b e")
    assert table.status()["In sight"] == "green eyes east"
    table("s 10b e")
    assert "In sight" not in table.status()


def test_D66_they_all_affect_neighbours_and_whoever_enters() -> None:
    table = game(
        ".. Or .. Mo ..\n.. Ur .. .. ..\n.. Li .. .. ..\n1 1: 3 morgul blades", deadly="exceeded"
    )
    table("e", "morgul orc", "s", "morgul urkh", "s", "morgul lion", "n", "e")
    before = table.damage()
    assert table("n")[-2:] == [
        "From the east you are pierced 5 times.",
        "From the east you are pierced 10 times.",
    ]
    assert before != table.damage()
    entered = table("e")
    assert "An orc explains to you what an idiot is." in entered
    assert "A lion jumps at you and bites, as it would anyone." in entered


def test_D67_the_eldar_is_a_destination_only() -> None:
    table = game(".. El")
    assert "In sight" not in table.status()
    assert table("e") == ["You go east.", "This is the Eldar, where ontifutlai end up."]


def test_D68_a_pit_leads_to_a_fixed_other_pit() -> None:
    table = game(".. a1 ..", "a2 .. a3")
    for _ in range(2):
        assert table("e")[:3] == [
            "You go east.",
            "You fall into a pit.",
            "You find yourself on level 2, and who knows where.",
        ]
        assert table.place() == "1 1 2"
        table("down")
        assert table.place() == "1 1 1"
    table("up")
    assert table.place() == "3 1 2"


def test_D68_arriving_by_a_pit_does_not_set_it_off() -> None:
    table = game(".. a1 a2")
    assert table("e")[-1] == "A pit, at the edge of which you stand."
    assert table.place() == "3 1 1"
    assert table("w")[1] == "You fall into a pit."


def test_D68_a_glimpse_by_option() -> None:
    table = game(".. a1 Li\nSt .. a2", glimpse=True)
    assert table("e")[2] == "Falling, you catch a glimpse of green eyes to the east."
    assert "glimpse" not in " ".join(game(".. a1 Li\nSt .. a2")("e"))


def test_D69_a_hanging_pit_leads_to_itself_and_does_not_say_so() -> None:
    table = game(".. Hp", ".. ..")
    assert table("e")[1:] == [
        "You fall into a pit.",
        "You find yourself on level 1, and who knows where.",
        "A pit, at the edge of which you stand.",
    ]
    assert table.place() == "2 1 1"
    assert table.status()["Place"] == "somewhere, level 1 of 2"


RIVER = """
    .. o> ~v ..
    .. .. ~v ..
    .. ~u ~< ..
    """


def test_D70_a_river_carries_one_cell_on_untold_where() -> None:
    table = game(RIVER, land=("4 2 1",))
    assert table("w") == [
        "You go west.",
        "The river carries you along.",
        "You find yourself who knows where.",
        "A river runs through here.",
    ]
    assert table.place() == "3 3 1"
    assert table.status()["Place"] == "somewhere, level 1 of 1"
    table("pass")
    assert table.place() == "3 3 1"


BANKS = ".. .. .. ..\n.. .. .. ..\n.. .. .. .."


def test_D70_without_waterfalls_the_level_stays_known() -> None:
    table = game(RIVER, BANKS, land=("4 2 1",))
    table("w")
    assert table.status()["Place"] == "somewhere, level 1 of 2"
    falling = game(RIVER, BANKS, land=("4 2 1",), waterfalls=True)
    falling("w")
    assert falling.status()["Place"] == "somewhere, level ? of 2"


def test_D70_what_was_not_known_before_the_river_is_not_known_after_it() -> None:
    table = game(".. On .. ..\n.. .. o> ~u\n.. .. .. El", BANKS, land=("1 1 1",))
    table("e")
    assert table.status()["Place"] == "somewhere, level ? of 2"
    table("w", "n")
    assert table.place() == "4 2 1"
    assert table.status()["Place"] == "somewhere, level ? of 2"


def test_D70_the_water_forgets_whom_somebody_else_sends_away() -> None:
    plan = ".. .. .. ..\n.. o> ~u ..\nMo .. .. ..\n4 2: morgul blade"
    table = game(plan, BANKS, land=("1 2 1", "4 2 1"))
    table("e", "Bob: w")
    assert table.status()["Place"] == "somewhere, level 1 of 2"
    table("pass", "Bob: morgul Ann")
    assert table.status()["Place"] == "somewhere, level ? of 2"


def test_D70_told_from_the_source_and_to_the_pan() -> None:
    table = game(RIVER, land=("1 1 1",))
    assert table("e")[1:4] == [
        "The river carries you along.",
        "It came out of a pipe: that was the source.",
        "You find yourself who knows where.",
    ]
    end = game(RIVER, land=("4 3 1",))
    assert end("w")[2:] == [
        "You end up in a lavatory pan. So that is where it goes.",
        "You find yourself who knows where.",
        "A lavatory pan, of all things, at the end of a river.",
    ]


def test_D70_a_walking_stick_holds() -> None:
    table = game(RIVER + "    4 1: 2 walking sticks\n", land=("4 1 1",))
    assert table("w")[1] == "A river! Do you lean on a walking stick?"
    assert table("yes") == [
        "You say yes.",
        "You lose 1 walking stick.",
        "You lean on the walking stick, which stays in the river.",
        "A river runs through here.",
    ]
    assert table.place() == "3 1 1"
    table("s; stick no")
    assert table.place() == "3 3 1"
    assert table.carries().endswith("1 walking stick")


def test_D71_a_waterfall_goes_on_a_level_below() -> None:
    plan = (".. ~> ~u\n.. .. ..", ".. ~w o<\n.. .. Tr".replace("..", "..", 1))
    table = game(*plan, waterfalls=True, land=("2 2 2",))
    table("n")
    assert table.place() == "2 1 1"
    text = drawing(*plan)
    assert [p.rule for p in faults(text)] == ["D71"]
    assert faults(text, waterfalls=True) == []


def test_D72_a_lake_ruins_money_and_ammunition() -> None:
    table = game(".. La\n1 1: bridle")
    assert table("e")[1:3] == [
        "You fall into a lake. Money and ammunition are a sort of soup now.",
        "All your money and ammunition are gone.",
    ]
    assert table.carries() == "1 bridle"


def test_D72_unless_a_boat_is_used() -> None:
    table = game(".. La ..\n1 1: 2 boats")
    assert table("e")[1] == "A lake! Do you use a boat?"
    assert table("yes")[1:3] == [
        "You lose 1 boat.",
        "You cross the lake dry; the boat goes down with a sigh.",
    ]
    table("w", "e; boat no")
    assert table.carries() == "1 boat"
