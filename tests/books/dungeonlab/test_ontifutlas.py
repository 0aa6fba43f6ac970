"""The ontifutlas and its riders: D48 to D56."""

from tests.books.dungeonlab.helper import game

STABLE = """
    .. On .. Li ..
    .. .. .. .. ..
    .. .. .. .. El
    1 1: bridle
    """


def riding(plan: str = STABLE, *upper: str, **options: object):  # type: ignore[no-untyped-def]
    """Ann has bridled the ontifutlas east of her, and sits on it."""
    table = game(plan, *upper, **options)  # type: ignore[arg-type]
    table("e; bridle yes")
    table("mount")
    return table


def test_D48_an_ontifutlas_carries_off_whoever_has_no_bridle() -> None:
    table = game(".. On .. El\nEl .. .. ..")
    assert table("e")[1:] == [
        "An ontifutlas throws you on its back and is off to the Eldar.",
        "You find yourself who knows where.",
        "This is the Eldar, where ontifutlai end up.",
    ]
    assert table.place() == "4 1 1"
    assert "On" in table.truth()


def test_D49_with_a_bridle_it_can_be_mounted() -> None:
    table = game(STABLE)
    assert table.refuses("mount") == "there is no bridled ontifutlas here (D49)"
    assert table("e")[1] == "An ontifutlas! Do you put the bridle on it?"
    assert table("yes") == [
        "You say yes.",
        "You lose 1 bridle.",
        "You put the bridle on the ontifutlas, which looks surprised.",
        "A bridled ontifutlas waits to be mounted.",
    ]
    assert table("mount")[0] == "You mount the ontifutlas."
    assert table.status()["You are"] == "riding"


def test_D49_who_declines_is_carried_off() -> None:
    table = game(STABLE)
    table("e; bridle no")
    assert table.place() == "5 3 1"


def test_D50_a_jump_sees_one_cell_and_tramples_in_the_next() -> None:
    table = riding()
    assert table("e")[:3] == [
        "You jump east; below: nothing.",
        "The ontifutlas tramples the lion.",
        "What is left of a lion, and nobody would want that skin.",
    ]
    assert table.damage() == "none"
    over = riding(".. On St Wi ..\n.. .. .. .. El\n1 1: bridle")
    assert over("e")[:2] == [
        "You jump east; below: A store: boats, sticks, ammunition, all at honest prices.",
        "The ontifutlas tramples the tree.",
    ]


def test_D50_no_cow_is_trampled_and_the_rest_acts() -> None:
    cow = riding(STABLE.replace("Li", "Co"))
    assert "tramples" not in " ".join(cow("e"))
    prison = riding(STABLE.replace("Li", "Pr"))
    assert prison("e")[1] == "A prison: you are received like an old acquaintance."


def test_D50_of_several_beasts_one_is_trampled_and_none_harms() -> None:
    table = game(
        ".. Li Mo .. On ..\n.. .. .. .. .. El\n.. Ti .. .. .. ..\n1 1: 2 morgul blades, bridle",
        deadly="exceeded",
    )
    table("e", "morgul lion", "s", "s", "morgul tiger", "n", "n", "e")
    assert table.damage() == "4 of 5 bites"
    table("e", "e; bridle yes", "mount")
    assert table("w")[:2] == [
        "You jump west; below: nothing.",
        "The ontifutlas tramples the tiger.",
    ]
    assert table.damage() == "4 of 5 bites"


WALL_BEYOND = """
    +EE+##+##+##+##+
    #        |     #
    +  +  +  +  +  +
    #              #
    +  +  +  +  +  +
    #              #
    +##+##+##+##+##+
    """


def test_D51_a_wall_beyond_the_middle_brings_it_down_there() -> None:
    table = riding(walls=WALL_BEYOND)
    assert table("e")[:2] == [
        "You go east.",
        "The ontifutlas comes down here: to the east there is a wall.",
    ]
    assert table.place() == "3 1 1"
    assert table.map()[1].startswith("·.  .  @ !"), "her map marks the wall"
    assert table("e")[0] == "To the east there is a wall."


def test_D51_an_exote_rider_flies_through_but_not_through_monoliths() -> None:
    exote = STABLE.replace(".. On", "Go On")
    table = riding(exote, walls=WALL_BEYOND)
    assert table("e")[0] == "You jump east through a wall; below: nothing."
    solid = riding(exote, walls=WALL_BEYOND.replace("|", "#"))
    assert solid("e")[:2] == [
        "You go east.",
        "The ontifutlas comes down here: to the east there is a wall.",
    ]
    named = riding(exote, walls=WALL_BEYOND.replace("|", "#"), name_walls=True)
    assert named("e")[1] == "The ontifutlas comes down here: to the east there is a monolith."


def test_D51_an_exote_ontifutlas_by_option() -> None:
    plan = ".. On .. Go .. Ag .. .. El\n1 1: bridle"
    walls = "+EE+##+##+##+##+##+##+##+##+\n#                    |     #\n" + "+##" * 9 + "+"
    for option, place in ((False, "7 1 1"), (True, "8 1 1")):
        table = riding(plan, walls=walls, exote_ontifutlai=option)
        table("e", "e")
        assert table.place() == "6 1 1"
        assert table.status()["You are"] == "riding"
        table("e")
        assert table.place() == place


def test_D52_it_flees_from_water_beside_its_landing() -> None:
    table = riding(STABLE.replace("Li ..", "Li La"))
    assert table("e")[1:3] == [
        "The ontifutlas tramples the lion.",
        "The ontifutlas flees to the Eldar, and the bridle with it.",
    ]
    assert "You are" not in table.status()
    shielded = riding(
        STABLE.replace("Li ..", "Li La"), walls=WALL_BEYOND.replace("|     #", "   |  #")
    )
    shielded("e")
    assert shielded.status()["You are"] == "riding"


def test_D52_it_flees_when_its_rider_opens_a_wall_to_water() -> None:
    table = riding(
        STABLE.replace("Li ..", "Li La"), walls=WALL_BEYOND.replace("|     #", "   |  #")
    )
    table("e")
    assert table("s 1g e")[1] == "The ontifutlas flees to the Eldar, and the bridle with it."


def test_D52_flying_past_water_counts_by_option_only() -> None:
    plan = ".. On .. Li ..\n.. .. La .. ..\n.. .. .. .. El\n1 1: bridle"
    walls = WALL_BEYOND.replace("|     #", "      #").replace(
        "+  +  +  +  +  +\n    #              #\n    +  +",
        "+--+--+  +--+--+\n    #  :  :  :  :  #\n    +  +",
        1,
    )
    past = riding(plan, walls=walls)
    assert past("e")[0] == "You jump east; below: nothing."
    assert past.status()["You are"] == "riding"
    scared = riding(plan, walls=walls, water_in_flight=True)
    assert scared("e")[:2] == [
        "You go east.",
        "The ontifutlas flees to the Eldar, and the bridle with it.",
    ]


def test_D53_when_the_rider_dies_it_escapes_to_the_eldar() -> None:
    table = riding()
    assert table("suicide")[0] == "The ontifutlas flees to the Eldar, and the bridle with it."
    assert table("land 5 3 1")[1] == (
        "This is the Eldar, where ontifutlai end up. A bridled ontifutlas waits to be mounted."
    )


def test_D54_it_falls_into_pits_with_its_rider() -> None:
    table = riding(".. On .. a1 ..\n.. .. .. .. ..\na2 .. .. .. El\n1 1: bridle")
    assert table("e")[1:3] == [
        "You fall into a pit.",
        "You find yourself on level 1, and who knows where.",
    ]
    assert table.place() == "1 3 1"
    assert table.status()["You are"] == "riding"


def test_D55_another_ontifutlas_does_nothing_to_a_rider() -> None:
    table = riding(STABLE.replace("Li", "On"))
    assert table("e")[1:] == ["An ontifutlas paws the ground."]
    assert table.place() == "4 1 1"


def test_D56_dismounting_is_free_and_anyone_may_remount() -> None:
    table = game(STABLE, land=("1 1 1", "3 1 1"))
    table("e; bridle yes", "Bob: pass", "mount", "Bob: pass")
    assert table("dismount")[0] == "You are on foot; the bridled ontifutlas stays behind."
    assert table.turn() == "Ann"
    assert table.refuses("dismount") == "you are on foot (D56)"
    table("w", "Bob: w", "pass")
    assert table("Bob: mount")[0] == "You mount the ontifutlas."


def test_D56_prison_cop_and_rider_leave_it_waiting() -> None:
    table = game(STABLE.replace("Li", "Pr"), land=("1 1 1", "1 2 1"))
    table("e; bridle yes", "Bob: pass", "mount", "Bob: pass", "e")
    assert "You are on foot; the bridled ontifutlas stays behind." in table.hears("Ann")
    cop = riding(
        STABLE.replace("Li", "Cp").replace("El", "El Pr").replace("..\n", ".. ..\n"), cops=True
    )
    cop("e")
    assert cop.place() == "6 3 1"
    assert "on" in cop.truth()


def test_D56_on_water_it_flees_and_a_level_change_takes_it_along() -> None:
    lake = riding(STABLE.replace("Li", "La"))
    assert lake("e")[1:3] == [
        "The ontifutlas flees to the Eldar, and the bridle with it.",
        "You fall into a lake. Money and ammunition are a sort of soup now.",
    ]
    up = riding(STABLE, STABLE.replace("On", "Ti").split("1 1:")[0])
    assert up("up")[:2] == ["You go up a level.", "The ontifutlas tramples the tiger."]
    assert up.status()["You are"] == "riding"


def test_D56_the_exit_is_no_wall_to_the_carrier_in_either_half_of_a_jump() -> None:
    first = game(".. ..\n.. ..\nOn El\n1 2: bridle, treasure", land=("1 2 1",))
    first("s; bridle yes", "mount", "n")
    assert first.place() == "1 1 1"
    assert first("n") == ["You walk out with the treasure and win!"]
    half = game(".. ..\nOn ..\nEl ..\n2 2: bridle, treasure", land=("2 2 1",))
    half("w; bridle yes", "mount")
    assert half("n") == ["You walk out with the treasure and win!"]
