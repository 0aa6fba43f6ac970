"""The scriptable game master: who hears what, what is answered to nonsense, when it ends."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterion.books import book
from tests.commands.refereeing import SEED, answers, referee
from tests.commands.running import asterion

# ---- who hears what


def test_the_opening_is_told_to_each_and_what_all_hear_only_once(arena: Path) -> None:
    ran = referee(arena)
    assert ran.status == 0
    assert ran.out.splitlines() == [
        "GM: The game is on: bring 1 treasure to an exit.",
        "Ann: You join the game.",
        "Bob: Ann joins the game.",
        "Ann: Bob joins the game.",
        "Bob: You join the game.",
        "Ann: You see X###X ##### #PGE# #...# X###X, with Bob.",
        "Bob: You see X###X ##### ##.PE ##... X###X, with Ann.",
        "Ann: Round 1: it is your turn.",
        "Bob: Round 1: it is Ann's turn.",
        "Ann: You have 6 action points.",
    ]


def test_what_one_does_the_others_hear_as_far_as_they_may(arena: Path) -> None:
    assert answers(arena, "Ann: pick up") == [
        "Ann: You pick up 1 treasure; 5 action points left.",
        "Ann: You see X###X ##### #P.E# #...# X###X, with Bob.",
        "Bob: You see X###X ##### ##.PE ##... X###X, with Ann.",
    ]


def test_a_ruling_is_for_all(arena: Path) -> None:
    assert answers(arena, "GM: rule: no  peeking") == ["GM: The master rules: no peeking"]


def test_with_as_only_that_one_is_told(arena: Path) -> None:
    said = ("Ann: pick up", "Bob: move east", "Ann: say mine", "Ann: end")
    assert answers(arena, *said, options=["--as", "bob"]) == [
        "Bob: You see X###X ##### ##.PE ##... X###X, with Ann.",
        "Bob: refused: not your turn: it is Ann's",
        "Bob: Ann says: mine",
        "Bob: Round 1: it is your turn.",
        "Bob: You have 6 action points.",
    ]
    assert answers(arena, *said, options=["--as", "public"]) == [
        "GM: Ann says: mine",
        "GM: Round 1: it is Bob's turn.",
    ]


def test_the_master_hears_everything_and_refusals_too(arena: Path) -> None:
    heard = answers(arena, "Ann: pick up", "Bob: end", options=["--as", "master"])
    assert "GM: Ann picks up 1 treasure; 5 action points left." in heard
    assert "GM: Ann has 3 hit points, 1 treasure; carried: nothing." in heard
    assert heard[-1] == "Bob: refused: not your turn: it is Ann's"
    assert heard == answers(arena, "Ann: pick up", "Bob: end", options=["--as", "GM"])


WORDS = ["n", "e", "s", "w", "p", "end", "look", "an", "aw", "say hm", "time Ann", "leave Bob", "x"]
SPEECH = st.builds("{}: {}".format, st.sampled_from(["Ann", "Bob", "GM"]), st.sampled_from(WORDS))


@settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # the plan is the same for all
@given(said=st.lists(SPEECH, max_size=12))
def test_an_ear_hears_what_the_whole_table_says_to_it(arena: Path, said: list[str]) -> None:
    """The answers to Ann and to all are what --as Ann tells her, word for word."""
    whole = referee(arena, *said).out.splitlines()
    for name in ("Ann", "Bob"):
        hers = referee(arena, *said, options=["--as", name]).out.splitlines()
        assert all(line.startswith(f"{name}: ") for line in hers)
        for_her = [line for line in whole if line.startswith((f"{name}: ", "GM: "))]
        not_the_masters = [line for line in for_her if not line.startswith("GM: refused: ")]
        assert [words(line) for line in hers] == [words(line) for line in not_the_masters]


def words(line: str) -> str:
    return line.partition(": ")[2]


# ---- what is answered to nonsense


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Ann: move north", "Ann: refused: can't move into a wall (O8)"),
        ("Bob: move north", "Bob: refused: not your turn: it is Ann's"),
        ("Ann: mov north", "Ann: refused: “mov north” is not understood; did you mean “move nort"),
        ("Ann: undo", "Ann: refused: there is no undo: what you have heard cannot be unheard"),
        ("Ann:", "Ann: refused: you said nothing; say help to see the commands"),
        ("GM: leave Zoe", "GM: refused: nobody here is called “Zoe”; there are: Ann, Bob"),
        ("GM: move north", "GM: refused: the master does not play"),
        ("public: look", "public: refused: spectators cannot move"),
        ("Zoe: move north", "GM: refused: nobody here is called “Zoe”; there are: Ann, Bob"),
        ("move north", "GM: refused: say who is speaking, as in “Ann: move north”"),
        (": move north", "GM: refused: nobody here is called “”; there are: Ann, Bob"),
        (b"\xff\xfe", "GM: refused: that was not UTF-8 text: see byte 1 of it"),
        (b"Ann: \xe9", "GM: refused: that was not UTF-8 text: see byte 6 of it"),
        (b"Ann: \x00\x1b[2J", "Ann: refused: “"),
        ("Ann: say " + "x" * 10**5, "GM: refused: a line can have at most 20000 bytes"),
        ("Ann: say " + "x" * 5000, "Ann: refused: a command can have at most 4000 characters"),
    ],
)
def test_nonsense_is_answered_and_the_game_goes_on(
    arena: Path, said: str | bytes, answer: str
) -> None:
    first, *rest = answers(arena, said, "Ann: look")
    assert first.startswith(answer)
    assert first.isprintable()
    assert rest == ["Ann: You see X###X ##### #PGE# #...# X###X, with Bob."]


@pytest.mark.parametrize("said", ["go north at once", "Zoe: go north", b"\xff", ":"])
def test_words_without_a_speaker_are_not_repeated_to_a_single_ear(
    arena: Path, said: str | bytes
) -> None:
    """They may have been another's."""
    for ear in ("Bob", "public"):
        assert answers(arena, said, options=["--as", ear]) == [
            "GM: refused: say who is speaking, as in “Ann: help”"
        ]


def test_speakers_by_number_and_in_any_case(arena: Path) -> None:
    look = ["Ann: You see X###X ##### #PGE# #...# X###X, with Bob."]
    assert answers(arena, "1: look") == answers(arena, " ANN :  LOOK ") == look
    assert answers(arena, "Ann: look\r") == look


def test_empty_lines_and_remarks_are_skipped(arena: Path) -> None:
    assert answers(arena, "", "   ", "# Ann: pick up", "\r") == []


def test_help_is_for_the_one_who_asks(arena: Path) -> None:
    lines = answers(arena, "Bob: help")
    assert lines[0].startswith("Bob: move north")
    assert answers(arena, "Bob: ?") == lines
    assert answers(arena, "Bob: help", options=["--as", "Ann"]) == []


# ---- when it ends


def test_the_end_of_the_game_ends_it(arena: Path) -> None:
    ran = referee(arena, "Ann: pick up", "Ann: move east", "Bob: look")
    assert ran.status == 0
    assert ran.out.splitlines()[-2:] == [
        "Ann: You win! You got out with 1 treasure.",
        "Bob: Ann gets out with 1 treasure and wins!",
    ]
    assert ran.err.splitlines()[-1] == (
        "asterion: the game is over: Ann reached an exit with 1 treasure"
    )


def test_the_end_of_the_input_ends_it(arena: Path) -> None:
    ran = referee(arena, "Ann: pick up")
    assert ran.status == 0
    assert ran.err.splitlines()[-1] == "asterion: the input ended before the game was over"


def test_a_last_line_without_its_end_counts(arena: Path) -> None:
    arguments = ("--plan", arena, "--players", "Ann,Bob", "--seed", SEED)
    ran = asterion("referee", "dooom", *arguments, stdin=b"Ann: pick up")
    assert ran.out == referee(arena, "Ann: pick up").out


def test_the_same_seed_is_the_same_game(arena: Path) -> None:
    assert referee(arena, "Ann: end").out == referee(arena, "Ann: end").out


def test_options_hold(arena: Path) -> None:
    opening = referee(arena, options=["--set", "action-points=2"]).out
    assert "Ann: You have 2 action points." in opening


# ---- without a plan


@pytest.mark.parametrize("name", ["dooom", "labyrinth", "labyrinth-of-dooom", "dungeonlab", "cc3k"])
def test_without_a_plan_one_is_made_as_for_play(name: str, tmp_path: Path) -> None:
    players = "Ann" if book(name).seats[-1] == 1 else "Ann,Bob"

    def made(seed: str, game: str) -> str:
        file = tmp_path / game
        ran = asterion("referee", name, "--players", players, "--seed", seed, "--record", file)
        assert ran.status == 0, ran.err
        return plan_in(file)

    assert made("7", "one") == made("7", "same")
    if name != "cc3k":  # whose floors are filled later, with the game's dice
        assert made("8", "other") != made("7", "again")


def plan_in(record: Path) -> str:
    plan = json.loads(record.read_bytes().splitlines()[0])["plan"]
    assert isinstance(plan, str)
    return plan


def test_a_plan_that_is_made_fits_options_and_limits_and_is_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    made = ("--set", "mines=no", "--limit", "hospitals=3", "--seed", "3")
    table = ("referee", "labyrinth", "--players", "Ann,Bob", *made, "--record", file)
    ran = asterion(*table)
    assert (ran.status, ran.err.count("fault")) == (0, 0)
    (tmp_path / "plan.txt").write_text(plan_in(file))
    check = ("plan", "check", "labyrinth", tmp_path / "plan.txt", "--limit", "hospitals=3")
    assert asterion(*check).status == 0
