"""The referee's records, and programs that talk with it."""

import json
import subprocess
from pathlib import Path

from tests.commands.refereeing import SEED, referee
from tests.commands.running import asterion, process, sentence

# ---- records


def test_a_finished_game_is_recorded_and_right(arena: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = referee(arena, "Ann: pick up", "Ann: move east", options=["--record", file])
    assert ran.status == 0
    assert asterion("verify", file).status == 0
    promise = json.loads(file.read_bytes().splitlines()[0])["commitment"]
    assert ran.err.splitlines()[0].endswith(promise)


def test_an_unfinished_game_is_recorded_as_far_as_it_went(arena: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    referee(arena, "Ann: pick up", "Bob: end", "Ann: end", options=["--record", file])
    said = [json.loads(line).get("do") for line in file.read_bytes().splitlines()]
    assert said == [None, "", "pick up", "end"]
    assert asterion("replay", file).status == 0


def test_a_record_is_never_overwritten(arena: Path) -> None:
    before = arena.read_bytes()
    ran = referee(arena, options=["--record", arena])
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran) == f"“{arena}” already exists; a record is never overwritten"
    assert arena.read_bytes() == before


def test_a_record_that_cannot_be_written(arena: Path, tmp_path: Path) -> None:
    ran = referee(arena, options=["--record", tmp_path / "missing" / "game.jsonl"])
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran).endswith("cannot be written: No such file or directory")


# ---- programs at the other end


def test_data_for_programs(arena: Path) -> None:
    ran = referee(arena, "Ann: move north", "Ann: pick up", "Ann: e", options=["--json"])
    opening, refused, picked, won = map(json.loads, ran.out.splitlines())
    assert opening["told"][0] == {
        "to": "GM",
        "text": "The game is on: bring 1 treasure to an exit.",
    }
    assert (opening["asks"], opening["refused"]) == ({"Ann": "move"}, False)
    assert refused["refused"]
    assert refused["told"] == [{"to": "Ann", "text": "refused: can't move into a wall (O8)"}]
    assert (picked["refused"], picked["result"]) == (False, None)
    assert won["result"] == {"winners": ["Ann"], "reason": "Ann reached an exit with 1 treasure"}
    assert won["asks"] == {}


def test_data_for_one_ear_says_nothing_of_what_it_does_not_hear(arena: Path) -> None:
    said = ("Bob: help", "Bob: move north", "Ann: move north")
    ran = referee(arena, *said, options=["--json", "--as", "Ann"])
    _opening, own = map(json.loads, ran.out.splitlines())
    assert own["told"] == [{"to": "Ann", "text": "refused: can't move into a wall (O8)"}]
    public = referee(arena, *said, options=["--json", "--as", "public"])
    assert len(public.out.splitlines()) == 1
    assert json.loads(public.out)["asks"] == {}


def test_as_a_co_process_it_answers_at_once(arena: Path) -> None:
    arguments = ("--plan", arena, "--players", "Ann,Bob", "--seed", SEED, "--json")
    with process("referee", "dooom", *arguments, stdin=subprocess.PIPE) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        talk.stdout.readline()
        for said in (b"Ann: pick up\n", b"Ann: move north\n", b"Ann: move east\n"):
            talk.stdin.write(said)
            talk.stdin.flush()
            answer = json.loads(talk.stdout.readline())
        assert answer["result"]["winners"] == ["Ann"]
        assert talk.wait(timeout=60) == 0  # without the end of the input


def test_a_reader_who_leaves_in_the_middle_loses_nothing(arena: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("--plan", arena, "--players", "Ann,Bob", "--seed", SEED, "--record", file)
    talk = process("referee", "dooom", *arguments, stdin=subprocess.PIPE)
    assert talk.stdin is not None
    assert talk.stdout is not None
    assert talk.stderr is not None
    while b"action points" not in talk.stdout.readline():
        pass
    talk.stdout.close()
    talk.stdin.write(b"Ann: pick up\nAnn: say hello\n")
    talk.stdin.close()
    assert b"Traceback" not in talk.stderr.read()
    assert talk.wait(timeout=60) == 141
    assert asterion("replay", file).status == 0


def test_the_seal_is_set_before_the_end_is_told(arena: Path, tmp_path: Path) -> None:
    """A reader who has gone by then misses the answer; the record is whole."""
    file = tmp_path / "game.jsonl"
    arguments = ("--plan", arena, "--players", "Ann,Bob", "--seed", SEED, "--record", file)
    talk = process("referee", "dooom", *arguments, stdin=subprocess.PIPE)
    assert talk.stdin is not None
    assert talk.stdout is not None
    while b"action points" not in talk.stdout.readline():
        pass
    talk.stdin.write(b"Ann: pick up\n")
    talk.stdin.flush()
    while b"Bob: You see" not in talk.stdout.readline():
        pass
    talk.stdout.close()
    talk.stdin.write(b"Ann: move east\n")
    talk.stdin.close()
    assert talk.wait(timeout=60) == 141
    assert asterion("verify", file).status == 0
