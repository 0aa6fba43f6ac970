"""C33-C40: what can be said, what is shown, and how it ends."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.say import parse, write
from asterion.books.cc3k.say.command import (
    Attack,
    Choose,
    Command,
    Drink,
    Freeze,
    Move,
    Quit,
    Restart,
)
from asterion.books.cc3k.say.stream import sayings
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from tests.books.cc3k.table import HIT, MISS, Game, floor, hears

WAYS = ("no", "so", "ea", "we", "ne", "nw", "se", "sw")

NAMES = ("north", "south", "east", "west", "northeast", "northwest", "southeast", "southwest")


@pytest.mark.parametrize(
    ("letter", "name"),
    [("s", "Shade"), ("d", "Drow"), ("v", "Vampire"), ("g", "Goblin"), ("t", "Troll")],
)
def test_C33_a_letter_chooses_the_race(letter: str, name: str) -> None:
    game = Game("|@|", race="")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert prompt.words == "race"
    assert list(game.table.legal(0)) == list("sdvgt")
    assert game.say(letter) == "Player character has spawned."
    assert game.frame[25].startswith(f"Race: {name} Gold: 0")


def test_C33_anything_else_is_asked_again() -> None:
    game = Game("|@|", race="")
    assert game.says("no", "x", "f", "r", "a no") == [
        "First choose a race: s, d, v, g, t.",
        "“x” is not understood; say help to see the commands.",
        "First choose a race: s, d, v, g, t.",
        "First choose a race: s, d, v, g, t.",
        "First choose a race: s, d, v, g, t.",
    ]
    assert len(game.table.entries) == 1, "nothing of it is recorded"


def test_C33_q_ends_it_before_a_race_is_chosen() -> None:
    game = Game("|@|", race="")
    assert game.say("q") == "PC gives up."
    assert game.over == "Ann gave up"


@pytest.mark.parametrize("way", range(8))
def test_C34_moves_potions_and_attacks_are_typed_in_many_ways(way: int) -> None:
    short, name = WAYS[way], NAMES[way]
    moves = (short, name, f"go {short}", f"go {name}", f"move {name}", short.upper(), f"  {short} ")
    drinks = (f"u {short}", f"u{short}", f"u  {short}", f"use {name}", f"drink {name}")
    attacks = (f"a {short}", f"a{short}", f"A\t{short}", f"attack {name}", f"attack {short}")
    assert {parse(said) for said in moves} == {Move(way)}
    assert {parse(said) for said in drinks} == {Drink(way)}
    assert {parse(said) for said in attacks} == {Attack(way)}


def test_C34_a_letter_alone_is_a_race_and_never_a_way() -> None:
    assert [parse(letter) for letter in "sdvgt"] == [Choose(race) for race in range(5)]
    assert parse("go s") == Move(1)
    with pytest.raises(Refused, match="not understood"):
        parse("n")


def test_C34_f_r_and_q() -> None:
    assert [parse(said) for said in ("f", "freeze", "r", "restart", "q", "quit")] == [
        Freeze(), Freeze(), Restart(), Restart(), Quit(), Quit(),
    ]  # fmt: skip


def test_C34_words_on_a_line_are_commands_one_after_the_other() -> None:
    line = "s no a ea\nuno  ano\tu\nsw f q a"
    assert list(sayings(line.split())) == [
        "s", "no", "a ea", "uno", "ano", "u sw", "f", "q", "a",
    ]  # fmt: skip


def test_C34_a_command_is_given_as_soon_as_it_is_complete() -> None:
    read = []

    def words() -> Iterator[str]:
        for word in ("no", "a", "ea"):
            read.append(word)
            yield word

    stream = sayings(words())
    assert (next(stream), list(read)) == ("no", ["no"])
    assert (next(stream), list(read)) == ("a ea", ["no", "a", "ea"])


COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Move, st.integers(0, 7)),
    st.builds(Drink, st.integers(0, 7)),
    st.builds(Attack, st.integers(0, 7)),
    st.builds(Choose, st.integers(0, 4)),
    st.sampled_from([Freeze(), Restart(), Quit()]),
)


@given(COMMANDS)
def test_C34_what_is_written_is_read_back(command: Command) -> None:
    assert parse(write(command)) == command


@pytest.mark.parametrize("said", ["a", "u", "attack up", "go nowhere", "drink", "", "undo", "aa"])
def test_C34_what_is_not_understood_says_what_would_be(said: str) -> None:
    with pytest.raises(Refused):
        parse(said)


RESTARTED = floor(r"|16@H|")


def test_C34_r_resets_everything_but_the_dice() -> None:
    game = Game(RESTARTED, dice=[MISS, HIT, HIT])
    game.says("f", "we", "u we", "ea", "a ea")
    assert (game.gold, game.stats) == (2, (125 - 16, 30, 25))
    assert game.say("r").startswith("Ann starts over. Choose a race: s shade, d drow")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert prompt.words == "race"
    assert game.frame[0].strip() == ""
    assert game.say("d") == "Player character has spawned."
    assert (game.gold, game.stats) == (0, (150, 25, 15))
    assert game.looks_like("|PG@H|")
    assert game.view.known == set()
    assert game.view.frozen is game.state.frozen is False
    assert game.say("a ea").endswith("(119 HP). H deals 18 damage to PC."), "the third roll"


def test_C34_a_restart_generates_new_floors() -> None:
    game = Game(default_plan(), dice=Rolled(9))
    first = game.frame[:25]
    game.says("r", "s")
    assert game.frame[:25] != first
    assert game.frame[25].endswith("Floor 1")


def test_C35_f_is_free_and_stops_movement() -> None:
    game = Game("|@...|H...|", dice=[])
    assert game.says("f", "ea", "ea") == [
        "Enemies stop moving.",
        "PC moves East.",
        "PC moves East.",
    ]
    assert game.looks_like("|..@.|H...|")
    assert game.say("f") == "Enemies move again."
    assert game.looks_like("|..@.|H...|"), "to say f is no turn"
    game.say("we")
    assert game.looks_like("|.@..|.H..|")


def test_C35_a_frozen_enemy_beside_the_player_still_attacks() -> None:
    assert hears("|@H|", "f", "a ea", dice=[HIT])[1].endswith("H deals 16 damage to PC.")


def test_C35_by_option_f_stops_attacks_too() -> None:
    game = Game("|@H|", options=Cc3kOptions(freeze="everything"))
    assert game.says("f", "a ea")[1] == "PC deals 21 damage to H (119 HP)."


def test_C36_what_is_blocked_or_without_a_target_says_so_and_costs_no_turn() -> None:
    game = Game("|H.@1|\n|.---|")
    before = game.state.copy()
    assert game.says("no", "ea", "so", "a we", "a no", "u we", "u no", "s", "xyzzy") == [
        "PC cannot move North: there is no way.",
        "PC cannot move East: a potion is there, u ea uses it.",
        "PC cannot move South: there is no way.",
        "PC finds no enemy West.",
        "PC finds no enemy North.",
        "PC finds no potion West.",
        "PC finds no potion North.",
        "You have already chosen a race; r restarts the game.",
        "“xyzzy” is not understood; say help to see the commands.",
    ]
    assert game.state == before
    assert len(game.table.entries) == 2


def test_C36_an_enemy_in_the_way_is_named() -> None:
    assert hears("|@W|", "ea") == ["PC cannot move East: W is there, a ea attacks it."]


def test_C36_only_the_player_plays() -> None:
    game = Game("|@.|")
    for seat in (MASTER, PUBLIC):
        with pytest.raises(Refused, match="only the player can play"):
            game.table.submit(seat, "ea")
        assert game.table.legal(seat) == ()
        assert game.table.prompt(seat) is None


def test_C36_the_legal_commands_are_those_that_are_not_refused() -> None:
    game = Game("|1.6|\n|H@-|\n|+#.|")
    assert sorted(game.table.legal(0)) == sorted(["u nw", "no", "ne", "a we", "sw", "so", "se"])
    assert Game("|@|").table.legal(0) == ("q",), "walled in"


def test_C37_diagonal_steps_round_corners_through_doorways_and_along_passages() -> None:
    game = Game("""
        |@-|
        |-+|
        |-#|
        |#||
        """)
    assert game.says("se", "so", "sw") == [
        "PC moves Southeast.",
        "PC moves South.",
        "PC moves Southwest.",
    ]
    assert game.looks_like("""
        |.-|
        |-+|
        |-#|
        |@||
        """)


def test_C37_stairs_doorways_and_passages_are_for_the_player_only() -> None:
    """The human has stairs, a doorway and a passage beside it, and stays where it is."""
    game = Game(r"""
        |-+-----|
        |#H\--.@|
        |-------|
        """)
    game.says("we", "ea")
    assert game.looks_like(r"""
        |-+-----|
        |#H\--.@|
        |-------|
        """)
