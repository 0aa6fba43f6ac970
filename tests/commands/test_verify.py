"""Verify believes nothing: a record that was touched anywhere is rejected, in a sentence."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.commands.forging import HEADER, LINES, RECORD, SEAL, rejected, sealed, verified
from tests.commands.running import asterion, game, sentence

# ---- what passes


def test_a_record_that_nobody_touched(file: Path) -> None:
    ran = verified(file, RECORD)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        "every answer was right: Dungeon of Dooom, 8 commands and 5 random draws; "
        "Ann reached an exit with 1 treasure\n"
    )
    assert sealed(LINES[:-1]) == RECORD  # so the forgeries below fail for what they change


def test_from_standard_input() -> None:
    assert asterion("verify", "-", stdin=RECORD).status == 0


def test_several_files_are_all_read_and_named(file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(RECORD[:-1])
    file.write_bytes(RECORD)
    ran = asterion("verify", wrong, file)
    assert ran.status == 1
    assert ran.out.startswith(f"{file}: every answer was right")
    assert sentence(ran).startswith(f"{wrong}: ")


def test_data_for_programs(file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(RECORD[:-1])
    file.write_bytes(RECORD)
    ran = asterion("verify", "--json", file, wrong)
    right, not_right = json.loads(ran.out)
    assert (ran.status, ran.err) == (1, "")
    assert (right["right"], right["commands"], right["draws"]) == (True, 8, 5)
    assert (not_right["right"], not_right["file"]) == (False, str(wrong))


# ---- what was promised

PROMISE = json.loads(LINES[0])["commitment"]


def test_a_record_of_the_game_that_was_promised(file: Path) -> None:
    file.write_bytes(RECORD)
    for said in (PROMISE, PROMISE.upper(), f" {PROMISE} "):
        ran = asterion("verify", file, "--promise", said)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.endswith("; it is the plan that was promised\n")


def test_a_right_record_of_another_game_than_was_promised(file: Path) -> None:
    """By the rules from its first byte to its seal, and yet not what was published."""
    file.write_bytes(RECORD)
    published = "0" * 64
    ran = asterion("verify", file, "--promise", published)
    assert (ran.status, ran.out) == (1, "")
    assert "not the game that was promised" in sentence(ran)
    assert PROMISE in sentence(ran)
    assert published in sentence(ran)


@pytest.mark.parametrize("said", ["", "abc", "g" * 64, PROMISE + "0"])
def test_what_is_no_promise_is_said(file: Path, said: str) -> None:
    file.write_bytes(RECORD)
    ran = asterion("verify", file, "--promise", said)
    assert ran.status == 2
    assert "64 digits" in ran.err


def test_a_promise_is_of_one_game(file: Path) -> None:
    file.write_bytes(RECORD)
    ran = asterion("verify", file, file, "--promise", PROMISE)
    assert ran.status == 2
    assert "give --promise with one FILE" in ran.err


# ---- any change at all


@given(place=st.integers(0, len(RECORD) - 1), byte=st.integers(0, 255))
def test_any_byte_changed(file: Path, place: int, byte: int) -> None:
    changed = bytearray(RECORD)
    changed[place] = byte if byte != RECORD[place] else byte ^ 1
    rejected(file, bytes(changed))


@given(first=st.integers(0, len(RECORD)), length=st.integers(1, len(RECORD)))
@example(first=len(RECORD) - 1, length=1)
@example(first=len(RECORD) - len(SEAL), length=len(SEAL))
def test_anything_cut_out(file: Path, first: int, length: int) -> None:
    rest = RECORD[: min(first, len(RECORD) - 1)] + RECORD[first + length :]
    rejected(file, rest)


@given(place=st.integers(0, len(RECORD)), padding=st.binary(min_size=1))
@example(place=len(RECORD), padding=b"\n")
@example(place=len(RECORD), padding=b" ")
@example(place=len(RECORD), padding=SEAL)
@example(place=0, padding=b"\xef\xbb\xbf")
@example(place=len(HEADER), padding=b"\n")
def test_anything_put_in(file: Path, place: int, padding: bytes) -> None:
    rejected(file, RECORD[:place] + padding + RECORD[place:])


@given(order=st.permutations(range(len(LINES))))
def test_lines_in_another_order(file: Path, order: list[int]) -> None:
    if order != sorted(order):
        rejected(file, b"".join(LINES[n] for n in order))


@given(n=st.integers(0, len(LINES) - 1), times=st.sampled_from([0, 2, 3]))
def test_a_line_left_out_or_doubled(file: Path, n: int, times: int) -> None:
    rejected(file, b"".join(LINES[:n] + [LINES[n]] * times + LINES[n + 1 :]))


@pytest.mark.parametrize("commands", range(8))
def test_a_game_that_was_not_played_to_its_end(file: Path, commands: int) -> None:
    assert rejected(file, game(commands)) == (
        f"every answer was right up to entry {commands}, "
        "where the record stops before the game is over"
    )
