"""Records changed by someone who knows how to seal: only a right game has right answers."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.commands.forging import ENTRIES, HEADER, LINES, RECORD, SEAL, line_of, rejected, sealed


def another(value: object) -> object:
    """A value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}."
        case list():
            return [*value, 0]
    raise TypeError(value)


@given(n=st.integers(0, len(ENTRIES) - 1), data=st.data())
def test_an_answer_changed_and_sealed_again(file: Path, n: int, data: st.DataObject) -> None:
    """Every field of every event is what the rules give, its audience too."""
    entry: dict[str, Any] = json.loads(ENTRIES[n])
    event = data.draw(st.sampled_from(entry["events"]))
    field = data.draw(st.sampled_from([key for key in event if key != "event"]))
    event[field] = another(event[field])
    said = rejected(file, sealed([HEADER, *ENTRIES[:n], line_of(entry), *ENTRIES[n + 1 :]]))
    if n:
        assert said.startswith(f"line {n + 2}, entry {n} (“{entry['do']}”): ")


@given(n=st.integers(0, len(ENTRIES) - 1), data=st.data())
def test_an_event_more_or_less(file: Path, n: int, data: st.DataObject) -> None:
    entry: dict[str, Any] = json.loads(ENTRIES[n])
    chosen = data.draw(st.integers(0, len(entry["events"]) - 1))
    if data.draw(st.booleans()):
        entry["events"].append(entry["events"][chosen])
    else:
        del entry["events"][chosen]
    rejected(file, sealed([HEADER, *ENTRIES[:n], line_of(entry), *ENTRIES[n + 1 :]]))


@given(n=st.integers(0, len(LINES) - 2), style=st.sampled_from(["spaces", "sorted", "doubled"]))
def test_a_line_written_in_another_way(file: Path, n: int, style: str) -> None:
    """The same data, other bytes."""
    data = json.loads(LINES[n])
    first = next(iter(data))
    other = {
        "spaces": json.dumps(data, ensure_ascii=False).encode() + b"\n",
        "sorted": line_of(dict(sorted(data.items(), key=lambda item: item[0], reverse=True))),
        "doubled": b'{"%b":%b,' % (first.encode(), json.dumps(data[first]).encode()) + LINES[n][1:],
    }[style]
    assert json.loads(other) == data
    rejected(file, sealed([*LINES[:n], other, *LINES[n + 1 : -1]]))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("salt", "other", "line 1: plan, options and salt are not those that were promised"),
        ("commitment", "0" * 64, "line 1: plan, options and salt are not those that were promised"),
        ("names", ["Ann", "Bea"], "line 1, the header, is not written as the table would"),
        ("names", ["Ann", "Ann"], "the opening cannot be replayed: the name “Ann” is taken"),
        ("names", ["Ann"], "line 1, the header, is not written as the table would"),
        (
            "names",
            [],
            "the opening cannot be replayed: Dungeon of Dooom is for 1 to 32 players",
        ),
        ("plan", "nonsense", "line 1: the plan cannot be read: line 1"),
        ("options", {"hit_points": 3}, "line 1: plan, options and salt are not those"),
        ("options", {"hit_points": 4}, "line 1: plan, options and salt are not those"),
        ("options", {"hit_points": 0}, "line 1: the options are not valid"),
        ("audience", {}, "line 1, the header, is not written as the table would"),
        ("extra", 1, "line 1, the header, is not written as the table would"),
        ("book", "labyrinth-of-dooom", "line 1: plan, options and salt are not those"),
        ("asterion", 2, "this record has format 2; this version of Asterion reads format 1"),
    ],
)
def test_a_header_changed_and_sealed_again(
    file: Path, field: str, value: object, said: str
) -> None:
    header = {**json.loads(HEADER), field: value}
    assert rejected(file, sealed([line_of(header), *ENTRIES])).startswith(said)


def test_chance_that_fell_otherwise(file: Path) -> None:
    """A 1 would have hit as the 0 did, so only the seal can tell."""
    assert json.loads(ENTRIES[1])["draws"] == [["attack", 4, 0]]
    other = ENTRIES[1].replace(b'["attack",4,0]', b'["attack",4,1]')
    lines = [HEADER, ENTRIES[0], other, *ENTRIES[2:]]
    assert rejected(file, b"".join([*lines, SEAL])) == (
        "the seal does not match: the file was changed after the game was over"
    )


@pytest.mark.parametrize(
    ("draws", "said"),
    [
        (
            [],
            " cannot be played: the rules need a draw below 4 for “attack”, but the record has",
        ),
        ([["attack", 4, 4]], " cannot be played: the record has 4 for “attack”, which must be"),
        (
            [["attack", 6, 0]],
            " cannot be played: the rules need a draw below 4 for “attack”, but the",
        ),
        ([["attack", 4, 0]] * 2, " has more draws than the rules ask for"),
        ([["attack", 4, 3]], ": the record says "),
    ],
)
def test_chance_that_does_not_fit(file: Path, draws: list[object], said: str) -> None:
    entry = {**json.loads(ENTRIES[1]), "draws": draws}
    wrong = rejected(file, sealed([HEADER, ENTRIES[0], line_of(entry), *ENTRIES[2:]]))
    assert wrong.startswith(f"line 3, entry 1 (“attack south”){said}")


def test_a_word_that_nobody_could_have_said(file: Path) -> None:
    entry = {**json.loads(ENTRIES[1]), "do": "move west"}
    assert rejected(file, sealed([HEADER, ENTRIES[0], line_of(entry), *ENTRIES[2:]])) == (
        "line 3, entry 1 (“move west”) cannot be played: can't move into a wall (O8)"
    )


def test_a_word_after_the_end(file: Path) -> None:
    """The master's rulings are possible at any time, but not after the game."""
    ruling = {**json.loads(ENTRIES[5]), "n": 9}
    assert ruling["do"].startswith("rule:")
    assert rejected(file, sealed([HEADER, *ENTRIES, line_of(ruling)])) == (
        f"line 11, entry 9 (“{ruling['do']}”) comes after the end of the game"
    )


def test_the_end_of_a_game_without_its_seal(file: Path) -> None:
    assert rejected(file, b"".join(LINES[:-1])) == (
        "the game is over, but the seal, which is its last line, is missing"
    )


def test_a_seal_in_the_middle(file: Path) -> None:
    assert rejected(file, RECORD + ENTRIES[-1]) == (
        "line 11 is a seal, but the record continues after it"
    )
