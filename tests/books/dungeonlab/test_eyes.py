"""Green eyes: D34 to D42."""

import pytest

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.core.contract.options import options_from
from tests.books.dungeonlab.helper import drawing, faults, game

KILLS = {
    "lion": {"bullet": 5, "grenade": 1, "blaster": 2},
    "tiger": {"bullet": 10, "grenade": 1, "blaster": 2},
    "panther": {"bullet": 15, "grenade": 1, "blaster": 2},
    "crocodile": {"bullet": 50, "grenade": 2, "blaster": 4},
    "exote lion": {"bullet": 10, "grenade": 2, "blaster": 2},
    "exote tiger": {"bullet": 20, "grenade": 2, "blaster": 2},
    "exote panther": {"bullet": 30, "grenade": 2, "blaster": 2},
    "orc": {"bullet": 5, "grenade": 1},
    "urkh": {"bullet": 10, "grenade": 1},
    "werewolf": {"bullet": 5, "grenade": 1, "blaster": 2},
    "cow": {},
    "rabbit": {},
    "eyescorcher": {"blaster": 4},
    "marmar": {"grenade": 2},
    "plus-cop": {"grenade": 2},
    "minus-cop": {"grenade": 2},
    "cop": {"grenade": 2},
    "willow": {"blaster": 2},
    "ent": {"blaster": 2},
    "lokh": {"blaster": 2},
    "prison": {"grenade": 2},
    "plus-prison": {"grenade": 2},
    "minus-prison": {"grenade": 2},
}
"""What kills what, with the options that allow it; all else cannot be killed."""


@pytest.mark.parametrize("name", sorted(KINDS))
@pytest.mark.parametrize("shot", ["bullet", "grenade", "blaster"])
def test_D34_D35_D38_D43_D57_D58_what_kills_in_full(name: str, shot: str) -> None:
    if name in ("pit", "source", "river", "waterfall"):
        return  # not drawn by letters alone; nothing kills them either
    needed = KILLS.get(name, {}).get(shot, 0)
    plan = f".. {KINDS[name].letters}"
    if needed > 1:
        less = game(plan, blasters_kill=True, demolition=True, kits=9)
        less(f"shoot {needed - 1} {shot}s east")
        assert KINDS[name].letters in less.truth()
    enough = game(plan, blasters_kill=True, demolition=True, kits=9)
    enough(f"shoot {needed or 40} {shot}s east" if needed != 1 else f"shoot 1 {shot} east")
    assert (KINDS[name].letters in enough.truth()) == (needed == 0)


SKINS = {"lion": 10, "tiger": 20, "panther": 30, "crocodile": 100, "rabbit": 5}


@pytest.mark.parametrize("name", SKINS)
def test_D34_D35_D37_skins_in_full(name: str) -> None:
    table = game(f"St ..\n1 1: {name} skin")
    assert table(f"sell {name} skin")[0] == f"You sell 1 {name} skin for ${SKINS[name]}."


BITES = {"lion": 1, "tiger": 1, "panther": 1, "crocodile": 2, "werewolf": 1}
STINGS = {"orc": (5, "pierces", 30), "urkh": (10, "pierces", 30), "eyescorcher": (1, "burns", 5)}


@pytest.mark.parametrize("name", [n for n, kind in KINDS.items() if kind.is_beast])
def test_D34_D35_D38_D39_D43_damage_in_full(name: str) -> None:
    table = game(f".. .. {KINDS[name].letters}")
    plain = name.removeprefix("exote ")
    table("e")
    count, hurt, most = STINGS.get(plain, (0, "", 0))
    assert table.damage() == (f"{count} of {most} {hurt}" if count else "none")
    table("e")
    bites = BITES.get(plain, 0)
    burns = "2 of 5 burns" if plain == "eyescorcher" else ""
    pierces = f"{count} of 30 pierces" if hurt == "pierces" else ""
    assert table.damage() == (f"{bites} of 5 bites" if bites else burns or pierces or "none")


def test_D34_green_eyes_are_these() -> None:
    green = {name for name, kind in KINDS.items() if kind.glow == GREEN_EYES}
    assert green == {n for n, kind in KINDS.items() if kind.is_beast} - {"eyescorcher"}


def test_D34_a_beast_is_not_killed_from_its_own_cell() -> None:
    table = game("Li ..")
    table("s 50b e")
    assert table("look") == ["The lion looks you over."]


def test_D34_blasters_by_option() -> None:
    classic = game(".. Li")
    classic("s 2bl e")
    assert "Li" in classic.truth()
    option = game(".. Li", blasters_kill=True)
    option("s 2bl e")
    assert option("e")[1] == "What is left of a lion, and nobody would want that skin."


def test_D35_a_crocodile_keeps_money_and_ammunition() -> None:
    table = game(".. Cr\n1 1: boat")
    table("e")
    assert table.carries() == "1 boat"
    assert table.damage() == "2 of 5 bites"


def test_D36_a_cow_is_harmless_unkillable_and_stays_in_one_piece() -> None:
    table = game(".. Co")
    table("s 90b e", "s 15g e", "s 30bl e")
    assert table.status()["In sight"] == "green eyes east"
    assert table("e")[1:] == ["A cow embraces you tenderly.", "The cow is here, chewing."]
    assert table.damage() == "none"


def test_D37_a_rabbit_is_strangled_freely() -> None:
    table = game(".. Ra")
    assert table.refuses("strangle") == "there is nothing here to strangle (D37)"
    table("s 90b e", "s 15g e", "e")
    assert table("strangle") == [
        "You strangle the rabbit. Let us not dwell on it.",
        "You get 1 rabbit skin.",
        "A rabbit, strangled and skinned.",
    ]
    assert table.carries().endswith("1 rabbit skin")


def test_D38_an_orc_pierces_next_door_and_mocks_at_home() -> None:
    table = game(".. Or")
    assert table.damage() == "5 of 30 pierces"
    assert table("e")[1] == "An orc explains to you what an idiot is."
    assert table.damage() == "5 of 30 pierces"


def test_D38_the_skin_of_an_orc_costs_a_fine() -> None:
    table = game(".. Or St")
    table("s 5b e", "e", "skin")
    assert table("e")[1:4] == [
        "You lose 1 orc skin.",
        "The shopkeeper holds his nose at that skin. The fine is $20.",
        "You pay $20.",
    ]
    unfined = game(".. Or St", orc_fine=False)
    unfined("s 5b e", "e", "skin", "e")
    assert unfined.carries().endswith("$60 and 1 orc skin")
    assert unfined.refuses("sell orc skin") == "the store does not buy orc skins (D27)"


def test_D39_a_werewolf_only_hides_its_eyes() -> None:
    table = game(".. We", werewolves=True)
    table("s 5b e")
    assert "In sight" not in table.status()
    assert table("e")[1] == "A werewolf bites you. It has never felt better."
    table("w")
    assert table.status()["In sight"] == "green eyes east"
    table("s 1g e")
    assert "In sight" not in table.status()
    plan = drawing("Tr We")
    assert [p.rule for p in faults(plan)] == ["D39"]
    assert faults(plan, werewolves=True) == []


def test_D40_exote_beasts_take_twice_the_bullets_and_look_the_same() -> None:
    table = game(".. Xl", exote_beasts=True)
    table("s 5b e")
    assert table.status()["In sight"] == "green eyes east"
    table("s 5b e")
    assert table("e")[1] == "A dead lion, shot cleanly, its skin still on."
    table("skin")
    assert table.carries().endswith("1 lion skin")
    assert [p.rule for p in faults(drawing("Tr Xl"))] == ["D40"]


@pytest.mark.parametrize("beast", ["Xl", "Xt", "Xp"])
def test_D40_an_exote_beast_takes_no_more_blasters_than_any_other(beast: str) -> None:
    table = game(f".. {beast}", exote_beasts=True, blasters_kill=True)
    table("s 2bl e")
    assert "In sight" not in table.status()


def test_D40_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    """Its record has no `revision`, so the rules that it was played by stay its own."""
    before = game(".. Xl", exote_beasts=True, blasters_kill=True, revision=1)
    before("s 3bl e")
    assert before.status()["In sight"] == "green eyes east"
    before("s 1bl e")
    assert "In sight" not in before.status()
    assert options_from(DungeonLabOptions, {}).revision == 1


def test_D41_normal_and_cruel_death() -> None:
    table = game(".. Ti")
    table("s 15b e")
    assert table("e")[1] == "A dead tiger, shot cleanly, its skin still on."
    table("w", "s 1g e")
    assert table("e")[1] == "What is left of a tiger, and nobody would want that skin."
    assert table.refuses("skin") == "there is nothing here to skin (D41)"


def test_D42_damage_lasts_for_this_turn_and_the_next() -> None:
    soon = game(".. Cr", land=("1 1 1", "1 1 1"))
    soon("s 15b e", "Bob: pass", "pass", "Bob: s 35b e")
    assert "cr" in soon.truth()
    late = game(".. Cr", land=("1 1 1", "1 1 1"))
    late("s 15b e", "Bob: pass", "pass", "Bob: pass", "s 35b e")
    assert "Cr" in late.truth()


def test_D42_only_bullets_accumulate_by_option() -> None:
    book = game(".. Cr")
    book("s 1g e", "s 1g e")
    assert "cr" in book.truth()
    computer = game(".. Cr", wounds="bullets")
    computer("s 1g e", "s 1g e")
    assert "Cr" in computer.truth()
    computer("s 25b e", "s 25b e")
    assert "cr" in computer.truth()
