"""`asterion cc3k`: the end, arguments, dice and floor files."""

from pathlib import Path

import pytest

from asterion.terminal.cc3k.program import which_race
from tests.books.cc3k.table import floor
from tests.commands.cc3k_lines import DUEL, WALK, actions, cc3k, dice, frames
from tests.commands.running import asterion, sentence

STAIRS = floor(r"|@7\|", stairs=False)

AGAIN = "Play again? y or n."

# ---- the end


@pytest.fixture
def floors(tmp_path: Path) -> Path:
    return tmp_path / "floors.txt"


WON = "ea ea ea ea ea ea ea ea ea ea"


def test_C40_the_score_is_shown_and_one_may_play_again(floors: Path) -> None:
    ran = cc3k(floors, STAIRS, f"s {WON} maybe y t ea")
    assert actions(ran)[10] == "PC moves East and finds the way out. PC has won. Score: 7."
    assert [frame[25].split()[1] for frame in frames(ran)[10:]] == ["Shade", "Troll", "Troll"]
    assert ran.err == "".join(f"{ask}\n" for ask in (which_race(), AGAIN, AGAIN, which_race()))


@pytest.mark.parametrize("answer", ["", "n", "no", "q", "quit", "N", "what else"])
def test_C40_no_and_the_end_of_input_end_it(floors: Path, answer: str) -> None:
    ran = cc3k(floors, STAIRS, f"d {WON} {answer}")
    assert len(frames(ran)) == 11
    assert actions(ran)[-1].endswith("Score: 5.")


def test_C40_death_is_the_end_too(floors: Path, tmp_path: Path) -> None:
    drawing = floor("|M@|")
    script = "hit " * 3
    ran = cc3k(floors, drawing, "v a we a we r s q", *dice(tmp_path, script))
    assert actions(ran)[1] == (
        "PC deals 24 damage to M (6 HP). PC gains 5 HP. Merchants are hostile from now on. "
        "M deals 56 damage to PC. PC has died. Score: 0."
    )
    assert actions(ran)[2:] == ["Player character has spawned.", "PC gives up."], "r plays again"


@pytest.mark.parametrize(
    "typed", ["", "s", "s ea", "s a", "s u", "s r", "s ea r", f"s {WON}", f"s {WON} y", "x"]
)
def test_C40_the_end_of_input_is_quiet_everywhere(floors: Path, typed: str) -> None:
    for end in ("", "\n", " "):
        ran = cc3k(floors, STAIRS, typed + end)
        frames(ran)
        assert set(ran.err.splitlines()) <= {which_race(), AGAIN}


# ---- arguments


def test_C41_without_arguments_the_default_floor_is_generated() -> None:
    (first,) = frames(asterion("cc3k", "--seed", "1", stdin=b"s"))
    assert first[0] == f"|{'-' * 77}|"
    assert "".join(first[:25]).count("P") == 10


def test_C41_floors_and_seed_are_two_arguments(floors: Path) -> None:
    floors.write_text("generate\n" + floor("|------|\n|......|\n|------|", stairs=False))
    both = [asterion("cc3k", floors, "7", stdin=b"s ea we no"), asterion(
        "cc3k", floors, "--seed", "7", stdin=b"s ea we no"
    )]  # fmt: skip
    other = asterion("cc3k", floors, "8", stdin=b"s ea we no")
    assert both[0].out == both[1].out != other.out


def test_C41_a_seed_alone_is_an_option() -> None:
    ran = asterion("cc3k", "42")
    assert (ran.status, sentence(ran)) == (
        2,
        "there is no file “42”; for a seed without floors, write --seed 42",
    )


def test_C44_the_same_seed_and_commands_give_the_same_game() -> None:
    typed = b"s " + b"no so ea we ne nw se sw " * 30
    runs = {asterion("cc3k", "--seed", "5", stdin=typed).out for _ in range(2)}
    assert len(runs) == 1
    assert asterion("cc3k", "--seed", "6", stdin=typed).out not in runs


def test_C45_options_are_switched_on_without_touching_code(floors: Path, tmp_path: Path) -> None:
    chance = dice(tmp_path, "miss miss")
    as_printed = cc3k(floors, DUEL, "s a ea", *chance, "--set", "damage=as-printed")
    assert actions(as_printed)[1].startswith("PC deals 1 damage to H (139 HP).")
    hard = cc3k(floors, DUEL, "s a ea", *chance, "--preset", "hard")
    assert actions(hard)[1].startswith("PC deals 21 damage to H (189 HP).")


def test_C45_games_are_kept_and_can_be_verified(floors: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    cc3k(floors, STAIRS, f"s {WON} y d {WON} y t ea", "--record", record)
    for name in ("game.jsonl", "game-2.jsonl"):
        assert asterion("verify", tmp_path / name).status == 0
    ran = asterion("verify", tmp_path / "game-3.jsonl")
    assert "the record stops before the game is over" in sentence(ran)
    ran = asterion("cc3k", floors, "--record", record)
    assert (ran.status, "already exists" in sentence(ran)) == (2, True)


# ---- dice


def test_C19_scripted_dice_show_a_rule_on_purpose(floors: Path, tmp_path: Path) -> None:
    """Half of the blows at a halfling miss: one that does, and one that does not."""
    drawing = floor("|@L|")
    told = cc3k(floors, drawing, "s aea aea", *dice(tmp_path, "miss miss # both\n0 1"))
    assert actions(told)[1:] == [
        "PC misses L. L misses PC.",
        "PC deals 21 damage to L (79 HP). L misses PC.",
    ]


def test_C25_a_drop_is_scripted(floors: Path, tmp_path: Path) -> None:
    drawing = floor("|1@W|\n|111|\n|111|")
    for word, gold in (("small", 1), ("normal", 2)):
        script = "miss " * 6 + word
        ran = cc3k(floors, drawing, "s u we u so u se u sw aea aea aea", *dice(tmp_path, script))
        assert f"PC slays W. PC takes {gold} gold." in actions(ran)[-1]


def test_dice_that_end_too_early_are_one_sentence(floors: Path, tmp_path: Path) -> None:
    floors.write_text(DUEL)
    ran = asterion("cc3k", floors, *dice(tmp_path, "hit"), stdin=b"s aea aea")
    assert ran.status == 2
    assert len(frames(ran)) == 2
    assert ran.err.splitlines()[1:] == [
        "asterion: the dice script has ended; “H attacks” needs a number below 2"
    ]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("hit\nmaybe", "line 2: “maybe” is neither a number nor hit, miss, small, normal"),
        ("-1", "line 1: “-1” is neither a number nor hit, miss, small, normal"),
    ],
)
def test_dice_that_cannot_be_read(floors: Path, tmp_path: Path, script: str, why: str) -> None:
    floors.write_text(DUEL)
    ran = asterion("cc3k", floors, *dice(tmp_path, script))
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran).endswith(why)


def test_a_seed_beside_scripted_dice_is_refused(floors: Path, tmp_path: Path) -> None:
    floors.write_text(DUEL)
    ran = asterion("cc3k", floors, "7", *dice(tmp_path, "hit"))
    assert (ran.status, sentence(ran)) == (
        2,
        "--dice gives all the outcomes, so no seed is needed",
    )


# ---- floor files


WIDE = WALK.replace("|.@.67.|\n", "|.@.67.|".ljust(79) + "|\n")

BAD = {
    "empty": (b"", "fault (C41): it is empty"),
    "binary": (b"\x7fELF\0\1", "is not text: there is a zero byte at 4"),
    "latin": (b"\xe4\xf6", "is not UTF-8 text"),
    "wide": (WIDE.encode(), "floor 1, row 2, column 80: fault (C41)"),
    "letter": (WALK.replace("6", "x").encode(), "floor 1, row 2, column 5: fault (C42)"),
    "short": (b"|@|\n", "floor 1, row 2: fault (C41): the floor ends after 1 of its 25 rows"),
    "no room": (floor("|@|", stairs=False).encode(), "no free floor tile for the stairs"),
}


@pytest.mark.parametrize("name", BAD)
def test_C43_bad_floors_are_one_sentence(floors: Path, name: str) -> None:
    content, why = BAD[name]
    floors.write_bytes(content)
    for arguments in (("cc3k", floors), ("cc3k", "mark", floors, "-")):
        ran = asterion(*arguments, stdin=b"s ea")
        assert (ran.status, ran.out) == (2, "")
        assert why in sentence(ran)


def test_C43_a_directory_and_a_missing_file_are_one_sentence(tmp_path: Path) -> None:
    ran = asterion("cc3k", tmp_path)
    assert (ran.status, sentence(ran)) == (2, f"{tmp_path} is a directory, not a file")
    ran = asterion("cc3k", tmp_path / "nowhere")
    assert (ran.status, sentence(ran)) == (2, f"there is no file “{tmp_path / 'nowhere'}”")


def test_C41_a_floor_file_called_mark_has_its_folder_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mark").write_text(WALK)
    assert len(frames(asterion("cc3k", "./mark", stdin=b"s ea"))) == 2
    assert asterion("cc3k", "mark", stdin=b"s ea").status == 2
