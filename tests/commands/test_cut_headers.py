"""Headers that were cut: without its edition a record proves no promise; names may be too few."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.commands.running import asterion, sentence

GAMES = Path(__file__).parents[1] / "games" / "labyrinth"
LINES = (GAMES / "2" / "three-mappers.jsonl").read_bytes().split(b"\n")[:-1]
HEADER = json.loads(LINES[0])


def cut(header: bytes) -> bytes:
    """The same game under this header, with a seal that is right."""
    above = b"\n".join([header, *LINES[1:-1], b""])
    right = hashlib.sha256(above).hexdigest().encode()
    return above + re.sub(rb'"sha256":"[0-9a-f]+"', b'"sha256":"' + right + b'"', LINES[-1]) + b"\n"


def unnamed(header: bytes) -> bytes:
    return re.sub(rb',"edition":\d+\}$', b"}", header)


@pytest.mark.parametrize("header", [unnamed(LINES[0]), LINES[0][:-2] + b"7}"], ids=["no", "other"])
def test_a_record_without_its_edition_proves_no_promise(tmp_path: Path, header: bytes) -> None:
    assert header != LINES[0]
    file = tmp_path / "cut.jsonl"
    file.write_bytes(cut(header))
    ran = asterion("verify", file, "--promise", HEADER["commitment"])
    assert ran.status == 1
    assert "but the answers cannot be checked" in sentence(ran)
    assert asterion("verify", file).status == 3, "without a promise it is not called wrong"
    file.write_bytes(cut(LINES[0]))
    assert asterion("verify", file, "--promise", HEADER["commitment"]).status == 0


@pytest.mark.parametrize("names", [["Ann"], []], ids=len)
@pytest.mark.parametrize("more", [[], ["--json"], ["--as", "public"]], ids=str)
def test_a_record_with_too_few_names_is_shown_without_them(
    tmp_path: Path, names: list[str], more: list[str]
) -> None:
    file = tmp_path / "few.jsonl"
    fewer = LINES[0].replace(b'["Ann","Bob","Cid"]', json.dumps(names).encode())
    assert fewer != LINES[0]
    file.write_bytes(cut(fewer))
    assert "Labyrinth is for 2 to 6 players" in sentence(asterion("replay", file, *more))
    file.write_bytes(cut(unnamed(fewer)))
    ran = asterion("replay", file, *more)
    assert (ran.status, "shown, not checked again" in ran.err) == (0, True)
    assert ("player 3: " in ran.out) == ("--as" not in more)


@pytest.mark.parametrize("names", [["Ann", "Bob"], ["Ann"], []], ids=len)
@pytest.mark.parametrize("header", [LINES[0], unnamed(LINES[0])], ids=["edition", "none"])
@pytest.mark.parametrize("more", [["--as", "3"], ["--as", "Cid", "--step"]], ids=str)
def test_the_chair_of_a_name_that_was_cut_is_refused_in_one_sentence(
    tmp_path: Path, names: list[str], header: bytes, more: list[str]
) -> None:
    file = tmp_path / "few.jsonl"
    file.write_bytes(cut(header.replace(b'["Ann","Bob","Cid"]', json.dumps(names).encode())))
    ran = asterion("replay", file, *more)
    assert ran.status == 2
    said = sentence(ran)
    assert "there are: ," not in said
    if header != LINES[0]:
        named = "".join(f"{name}, " for name in names)
        assert said.endswith(f"there are: {named}public and master" if names else
                             "there are only public and master")  # fmt: skip
