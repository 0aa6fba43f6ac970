"""Bad input of every kind: one clear sentence, the right status, never a traceback."""

import os
import re
from pathlib import Path

import pytest

from tests.commands.running import ARENA, asterion, game, sentence

REFEREE = ("referee", "dooom", "--players", "Ann,Bob", "--plan")


def rows(*drawn: str) -> bytes:
    return "\n".join(("name x", "win 0", *drawn, "")).encode()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (bytes(range(256)), "is not text: there is a zero byte at 0"),
        (b"name x\nwin 0\n\xff\xfe.E\n", "is not UTF-8 text: see byte 13"),
        (ARENA.encode("utf-16"), "is not text: there is a zero byte at 3"),
    ],
)
def test_a_file_that_is_no_text(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "plan"
    file.write_bytes(content)
    for verb in (REFEREE, ("plan", "show", "dooom"), ("plan", "check", "dooom")):
        ran = asterion(*verb, file)
        assert (ran.status, ran.out) == (2, "")
        assert sentence(ran) == f"{file} {said}"


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (rows("E" + "." * 10**6), "line 3.*10000"),
        (rows(".E", "..."), "line 4, column 3"),
        (rows(".E", ".\x1b"), "line 4, column 2"),
        (rows("..", ".."), "no exit"),
        (b"name x\nwin -1\n.E\n", "line 2"),
        (b"win 0\n.E\n", "line 1"),
    ],
)
def test_a_text_that_is_no_plan(tmp_path: Path, content: bytes, place: str) -> None:
    """Every fault is a line of its own, with the rule, and as far as there is one its place."""
    file = tmp_path / "plan"
    file.write_bytes(content)
    ran = asterion(*REFEREE, file)
    assert (ran.status, ran.out) == (2, "")
    assert "\x1b" not in ran.err
    faults = ran.err.splitlines()
    assert all(re.match(r"asterion: .*: fault \(O\d+\): ", fault) for fault in faults)
    assert any(re.search(place, fault) for fault in faults)


def test_an_empty_file(tmp_path: Path) -> None:
    file = tmp_path / "plan"
    file.touch()
    ran = asterion(*REFEREE, file)
    assert (ran.status, ran.out) == (2, "")
    assert "this line must begin with “name”" in ran.err
    for verb in ("verify", "replay"):
        assert sentence(asterion(verb, file)) == f"{file}: the record is empty"


@pytest.mark.parametrize("verb", [("verify",), ("replay",), REFEREE, ("plan", "show", "dooom")])
def test_what_is_no_file(tmp_path: Path, verb: tuple[str, ...]) -> None:
    assert asterion(*verb, tmp_path).status == 2
    assert sentence(asterion(*verb, tmp_path)) == f"{tmp_path} is a directory, not a file"
    missing = tmp_path / "missing"
    assert asterion(*verb, missing).status == 2
    assert sentence(asterion(*verb, missing)) == f"there is no file “{missing}”"
    assert sentence(asterion(*verb, "")) == "there is no file “”"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a Unix device")
def test_an_endless_file() -> None:
    ran = asterion("plan", "show", "dooom", "/dev/zero")
    assert (ran.status, sentence(ran)) == (2, "/dev/zero is too large: the limit is 64 MiB")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(arena: Path) -> None:
    arena.chmod(0)
    ran = asterion("plan", "show", "dooom", arena)
    assert (ran.status, sentence(ran)) == (2, f"{arena} cannot be read: Permission denied")


@pytest.mark.parametrize(
    ("content", "status", "said"),
    [
        (b"\x00\x01", 2, "this is not an Asterion record: its first line is not a header"),
        (b"\xff\n", 2, "this is not an Asterion record: its first line is not a header"),
        (b"[" * 10**5, 2, "this is not an Asterion record: its first line is not a header"),
        (b'{"asterion":7}\n', 2, "this record has format 7; this version of Asterion reads"),
        (b'{"asterion":1}\n', 2, "line 1, the header, is damaged: "),
        (game().replace(b"dungeon-of-dooom", b"doom"), 2, "there is no rule book “doom”"),
        (game().split(b"\n")[0], 2, "the record has a header but no opening"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, status: int, said: str) -> None:
    file = tmp_path / "record"
    file.write_bytes(content)
    ran = asterion("replay", file)
    assert (ran.status, ran.out) == (status, "")
    assert said in sentence(ran)
    checked = asterion("verify", file)
    assert checked.status == 1
    assert sentence(checked) == sentence(ran)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("hit_point=5", "there is no option “hit_point”; did you mean “hit_points”?"),
        ("colour=red", "there is no option “colour”; there are: hit_points, action_points,"),
        ("hit_points=lots", "option “hit_points” cannot be “lots”: it must be 1 to 99"),
        ("hit_points=0", "option “hit_points” cannot be “0”: it must be 1 to 99"),
        ("hit_points=" + "9" * 5000, "option “hit_points” cannot be “9999999999999999"),
        ("round_limit=-1", "option “round_limit” cannot be “-1”: it must be 0 or more"),
        ("late_joining=maybe", "option “late_joining” cannot be “maybe”: it must be yes or no"),
        ("sight_shape=round", "cannot be “round”: it must be book, square, diamond"),
        ("hit_points", "“hit_points” sets nothing: write --set name=value"),
        ("=5", "“=5” sets nothing: write --set name=value"),
        ("hit_points=5\x1b", "contains a character that no setting can have"),
    ],
)
def test_a_setting_that_does_not_exist_or_cannot_be(setting: str, said: str) -> None:
    for verb in (("rules", "dooom"), ("referee", "dooom", "--plan", "x", "--players", "Ann")):
        ran = asterion(*verb, "--set", setting)
        assert (ran.status, ran.out) == (2, "")
        assert said in sentence(ran)


@pytest.mark.parametrize("seed", ["-1", "1.5", "x", "", "９", str(2**63), "9" * 10**4])
def test_a_seed_that_is_none(arena: Path, seed: str) -> None:
    for verb in (("plan", "new", "dooom"), (*REFEREE, str(arena))):
        ran = asterion(*verb, "--seed", seed)
        assert (ran.status, ran.out) == (2, "")
        assert sentence(ran) == (
            f"a seed is a whole number from 0 to 9223372036854775807, not “{seed[:40]}”"
        )


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ("", "a name is one or more words"),
        ("Ann,ann", "the name “ann” is taken"),
        ("Ann,", "a name is one or more words"),
        ("GM", "the name “GM” is reserved"),
        ("3", "the name “3” is reserved"),
        ("A:b", "contains a character that names cannot have"),
        ("x" * 33, "a name can have at most 32 characters"),
        ("\udcff", "contains a character that names cannot have"),
    ],
)
def test_players_that_cannot_be(arena: Path, names: str, said: str) -> None:
    ran = asterion("referee", "dooom", "--plan", arena, "--players", names)
    assert (ran.status, ran.out) == (2, "")
    assert said in sentence(ran)


def test_more_players_than_seats(tmp_path: Path) -> None:
    file = tmp_path / "plan"
    file.write_bytes(rows("." * 50 + "E"))
    names = ",".join(f"p{n}" for n in range(40))
    ran = asterion("referee", "dooom", "--plan", file, "--players", names)
    assert ran.status == 2
    assert sentence(ran) == "Dungeon of Dooom is for 1 to 32 players, not 40"


@pytest.mark.parametrize("verb", ["rules", "bots"])
def test_a_book_that_is_not_on_the_shelf(verb: str) -> None:
    ran = asterion(verb, "doom")
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran) == "there is no rule book “doom”; did you mean “dooom”?"


def test_a_preset_that_does_not_exist() -> None:
    ran = asterion("rules", "dooom", "--preset", "hard")
    assert (ran.status, sentence(ran)) == (
        2,
        "Dungeon of Dooom has no preset “hard”; there are none",
    )


def test_a_chair_that_nobody_sits_on(arena: Path, record: Path) -> None:
    ran = asterion(*REFEREE, arena, "--as", "Zoe")
    assert ran.status == 2
    assert sentence(ran) == ("nobody here is called “Zoe”; there are: Ann, Bob, public and master")
    ran = asterion("replay", record, "--as", "4")
    assert ran.status == 2
    assert sentence(ran) == (
        "nobody here is called “4”; there are: Ann, Bob, Cid, public and master"
    )


def test_the_plan_and_the_game_from_one_pipe() -> None:
    ran = asterion(*REFEREE, "-", stdin=ARENA.encode())
    assert (ran.status, sentence(ran)) == (
        2,
        "the plan and the game cannot both come from standard input",
    )


def test_a_name_that_a_terminal_would_obey_is_not_repeated() -> None:
    ran = asterion("rules", "\x1b[2Jdooom")
    assert ran.status == 2
    assert "\x1b" not in ran.err
