"""A recorded game from any chair."""

import json
from pathlib import Path

import pytest

from tests.commands.running import GAME, asterion, game, sentence

OPENING = "    The game is on: bring 1 treasure to an exit.\n"
BOBS_BLOW = "Bob: attack north\n    You miss Ann.\n"
BOBS_WORDS = "Bob: say not fair\n    You say: not fair\n    The master rules: it is fair\n"


def test_a_player_hears_what_he_heard_then_and_sees_what_he_saw_last(record: Path) -> None:
    ran = asterion("replay", record, "--as", "Bob")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(OPENING)
    assert 0 < ran.out.index(BOBS_BLOW) < ran.out.index(BOBS_WORDS)
    story, _, screen = ran.out.partition("Dungeon of Dooom · Bob\n")
    assert "    Ann gets out with 1 treasure and wins!\n" in story
    assert "Hit points: 2" in screen
    assert ran.out == asterion("replay", record, "--as", "2").out


def test_the_master_hears_every_word(record: Path) -> None:
    ran = asterion("replay", record, "--as", "master")
    for name, text in GAME:
        assert f"\n{name}: {text}\n" in ran.out
    assert "    Ann has 3 hit points, 1 treasure; carried: nothing.\n" in ran.out


def test_the_words_of_others_stay_theirs(record: Path) -> None:
    for chair in ("Bob", "public"):
        assert "Ann: " not in asterion("replay", record, "--as", chair).out


def test_a_finished_game_is_the_masters_by_default(record: Path) -> None:
    assert asterion("replay", record).out == asterion("replay", record, "--as", "GM").out


def test_an_unfinished_one_is_the_publics(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_bytes(game(3))
    ran = asterion("replay", file)
    assert ran.status == 0
    assert ran.out == asterion("replay", file, "--as", "public").out
    assert "#" not in ran.out
    assert sentence(ran) == "the game of this record is not over"


def test_a_newcomer_hears_what_everyone_had_heard(record: Path) -> None:
    ran = asterion("replay", record, "--as", "Cid")
    assert ran.out.startswith("    The game is on")
    assert "    You join the game.\n" in ran.out


@pytest.mark.parametrize("chair", ["Ann", "Bob", "Cid", "public", "master"])
def test_step_by_step_shows_a_screen_each(record: Path, chair: str) -> None:
    ran = asterion("replay", record, "--as", chair, "--step", stdin=b"\n" * 99)
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(asterion("replay", record, "--as", chair, "--json").out)["heard"]
    assert ran.out.count("Enter continues") == len(told)


def test_steps_end_with_q_or_the_input(record: Path) -> None:
    for stdin in (b"\nq\n", b"\n"):
        ran = asterion("replay", record, "--as", "Bob", "--step", stdin=stdin)
        assert ran.status == 0
        assert ran.out.count("Enter continues") == 2


def test_data_for_programs(record: Path) -> None:
    data = json.loads(asterion("replay", record, "--as", "Bob", "--json").out)
    assert (data["book"], data["names"]) == ("dungeon-of-dooom", ["Ann", "Bob", "Cid"])
    assert data["heard"][2]["said"] == "Bob: attack north"
    assert data["heard"][2]["told"][0] == "You miss Ann."
    assert data["result"]["winners"] == ["Ann"]


def test_a_wrong_record_is_shown_as_far_as_it_is_right(tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    file.write_bytes(game().replace(b'"do":"say not fair"', b'"do":"say quite fair"'))
    ran = asterion("replay", file, "--as", "Bob")
    assert ran.status == 2
    assert ran.out.startswith(OPENING)
    assert BOBS_BLOW in ran.out
    assert "fair" not in ran.out
    assert sentence(ran).startswith(f"{file}: line 6, entry 4 (“say quite fair”): the record says ")


def test_a_torn_record_is_shown_up_to_its_last_whole_line(tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    file.write_bytes(game(4)[:-5])
    whole = tmp_path / "whole.jsonl"
    whole.write_bytes(game(3))
    assert asterion("replay", file).out == asterion("replay", whole).out
