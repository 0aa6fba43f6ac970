"""C38-C40: the frame, the action row, and how it ends."""

import pytest
from msgspec import to_builtins

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.view.screen import frame
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.cues import fits
from asterion.core.phrase import Phrase, english
from asterion.words.spoken import spoken_screen
from tests.books.cc3k.table import HIT, MISS, Game, floor


def test_C38_the_information_rows() -> None:
    game = Game("|@|")
    purse, *rest = game.frame[25:]
    assert purse[:20] == "Race: Shade Gold: 0 "
    assert purse[69:] == "Floor 1"
    assert purse[19:69].strip() == ""
    assert rest == ["HP: 125", "Atk: 25", "Def: 25", "Action: Player character has spawned."]


def test_C38_a_frame_ends_with_a_line_break_and_has_30_rows_even_before_a_race_is_chosen() -> None:
    game = Game("|@|", race="")
    text = frame(game.view)
    assert text.count("\n") == 30
    assert text.endswith("\n")
    assert text.split("\n")[29].startswith("Action: Ann plays. Choose a race: s shade")


def test_C38_before_a_race_is_chosen_the_screen_has_nobodys_numbers() -> None:
    """The page showed a hero of 0 hit points on floor 0."""
    shown = spoken_screen(BOOK.view.screen(Game("|@|", race="").view))
    assert shown.values == {"Race": "none"}


def test_C38_the_screen_has_the_same_in_parts() -> None:
    shown = spoken_screen(BOOK.view.screen(Game("|@6|").view))
    assert list(shown.board) == Game("|@6|").frame[:25]
    assert {len(row) for row in shown.shades} == {79}
    assert shown.values == {
        "Race": "Shade", "Gold": "0", "Floor": "1", "HP": "125 of 125", "Atk": "25", "Def": "25",
        "Goal": "Floor 1 of 5: find the stairs, and stay alive.",
    }  # fmt: skip


def test_C39_the_action_row_says_all_that_happened_in_one_line() -> None:
    game = Game("|@.0|\n|...|\n|HHH|", dice=[HIT, MISS, HIT])
    assert game.say("se") == (
        "PC moves Southeast and sees an unknown potion. H deals 16 damage to PC. H misses PC. "
        "H deals 16 damage to PC."
    )
    assert game.frame[29] == f"Action: {game.frame[29][8:]}"
    assert len(game.frame[29]) > 79, "it is never cut"


def test_C39_the_potions_that_are_seen() -> None:
    game = Game("|11.|\n|.@.|\n|135|\n|..2|")
    assert game.say("u nw") == "PC uses BA."
    assert game.say("ea") == "PC moves East and sees 2 unknown potions and BA."
    assert game.say("so").startswith("PC cannot move South")
    assert game.say("no") == "PC moves North and sees BA."
    game = Game("|.@|\n|11|")
    game.say("u sw")
    assert game.say("we") == "PC moves West and sees BA."


def test_C39_every_kind_of_sentence() -> None:
    game = Game("|1@L|", dice=[MISS, MISS, HIT, HIT, HIT])
    assert game.says("a ea", "u we", "a ea") == [
        "PC misses L. L misses PC.",
        "PC uses BA. L deals 12 damage to PC.",
        "PC deals 25 damage to L (75 HP). L deals 12 damage to PC.",
    ]


def test_C39_watchers_and_the_master_hear_the_same_as_the_player() -> None:
    game = Game("|@.H|", dice=[HIT])
    entry = game.table.submit(0, "ea")
    told = ["You move East.", "The human hits you for 16."]
    for listener in (0, PUBLIC, MASTER):
        assert game.table.sentences([entry], listener) == told


def test_C40_death_shows_the_gold_as_score() -> None:
    drawing = "|333|\n|37@|\n|333|"
    game = Game(drawing, "v")
    game.say("we")
    assert (
        game.says("u nw", "u no", "u ne", "u we", "u sw")[-1]
        == "PC uses PH. PC has died. Score: 1."
    )
    assert game.over == "Ann died on floor 1 with a score of 1"
    assert game.table.legal(0) == ()
    assert game.say("no") == "The game is over."


@pytest.mark.parametrize(
    ("drawing", "dice", "said", "fatal"),
    [
        ("|333|\n|3@E|", [*[MISS] * 8, HIT], "a ea", "An elf struck the last blow."),
        ("|333|\n|3@.|\n|3..|", [], "u sw", "A poisonous potion took the last hit points."),
        ("|333|\n|3@W|", [MISS] * 5, "a ea a ea", "The blood of a dwarf took the vampire's"),
    ],
)
def test_C40_whatever_took_the_last_hit_points_is_told(
    drawing: str, dice: list[int], said: str, fatal: str
) -> None:
    """Of all that happened only one event is said to have done it, and it is no other than that."""
    game = Game(drawing, "v", dice=dice)
    game.says("u nw", "u no", "u ne", "u we")
    words = said.split()
    game.says(*(f"{word} {way}" for word, way in zip(words[::2], words[1::2], strict=True)))
    assert game.over
    found = [
        english(Phrase(remark.word))
        for entry in game.table.entries
        for event in entry.told(0)
        for remark in BOOK.looks.fatal
        if fits(remark, to_builtins(event), type(event).__name__)
    ]
    assert len(found) == 1
    assert found[0].startswith(fatal)


@pytest.mark.parametrize(("race", "score"), [("s", 4), ("d", 3), ("v", 3), ("g", 3), ("t", 3)])
def test_C40_the_score_of_a_win_is_rounded_down(race: str, score: int) -> None:
    one = floor(r"|@67\|", stairs=False)
    rest = floor(r"|@\|", stairs=False)
    game = Game(one + rest, race)
    told = game.says("ea", "ea", "ea", "ea", "ea", "ea", "ea")
    assert told[-1] == f"PC moves East and finds the way out. PC has won. Score: {score}."
    assert spoken_screen(BOOK.view.screen(game.view)).values["Score"] == str(score)


def test_C40_giving_up_shows_no_score() -> None:
    game = Game("|@6|")
    assert game.says("ea", "q")[1] == "PC gives up."
    assert game.over == "Ann gave up"
    assert "Score" not in spoken_screen(BOOK.view.screen(game.view)).values
