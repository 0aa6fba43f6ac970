"""Names: what may be one, and whom a name means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.phrase import english
from asterion.core.referee.names import check_names, find_seat, name_fault, name_of

NAMES = ("Ann", "Bob Lee", "Örs")


@pytest.mark.parametrize("name", ["Ann", "Bob Lee", "Örs", "名前", "x" * 32, "R2D2", "o'Neil"])
def test_what_may_be_a_name(name: str) -> None:
    assert name_fault(name, []) is None


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " Ann", "Ann ", "a  b", "a\tb", "a:b", "a,b", "a\nb", "a\x1bb", "x" * 33),
        *("GM", "gm", "Master", "PUBLIC", "watcher", "7", "ANN"),
    ],
)
def test_what_may_not(name: str) -> None:
    assert name_fault(name, ["Ann"])


def test_a_name_is_shown_without_what_cannot_be_seen() -> None:
    fault = name_fault("A\x1b[2Jnn", [])
    assert fault is not None
    assert english(fault) == "the name “A�[2Jnn” contains a character that names cannot have"


def test_two_of_the_same_name_are_refused() -> None:
    check_names(NAMES)
    with pytest.raises(Refused, match="the name “ann” is taken"):
        check_names(["Ann", "ann"])


@pytest.mark.parametrize(
    ("said", "seat"),
    [
        ("Ann", 0),
        (" ann ", 0),
        ("BOB LEE", 1),
        ("ÖRS", 2),
        ("3", 2),
        ("GM", MASTER),
        ("master", MASTER),
        ("Public", PUBLIC),
        ("watcher", PUBLIC),
    ],
)
def test_whom_a_name_means(said: str, seat: int) -> None:
    assert find_seat(said, NAMES) == seat


@pytest.mark.parametrize(
    ("said", "seat"), [("Bob Jr", 0), ("bob jr.", 0), ("O'Hara", 1), ("What", 2), ("who", 4)]
)
def test_a_name_is_known_without_the_stop_at_its_end(said: str, seat: int) -> None:
    assert find_seat(said, ("Bob Jr.", "O’Hara", "What?!", "Who?", "who")) == seat


def test_of_two_names_that_differ_in_their_stops_none_is_guessed() -> None:
    assert find_seat("Ann!", ("Ann!", "Ann?")) == 0
    with pytest.raises(Refused, match="nobody here is called “Ann”"):
        find_seat("Ann", ("Ann!", "Ann?"))


@given(said=st.text())
def test_any_text_means_somebody_or_is_refused(said: str) -> None:
    try:
        seat = find_seat(said, NAMES)
    except Refused:
        return
    assert MASTER <= seat < len(NAMES)


@pytest.mark.parametrize("said", ["", "0", "4", "-1", "Bob", "²"])
def test_who_is_not_here(said: str) -> None:
    with pytest.raises(Refused):
        find_seat(said, NAMES)


def test_the_name_of_a_seat_means_that_seat() -> None:
    for seat in (MASTER, PUBLIC, 0, 1, 2):
        assert find_seat(name_of(seat, NAMES), NAMES) == seat
