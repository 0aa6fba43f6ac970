"""Titles, names and chat: what is left of what people type."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.guard import clean_text, is_clean

UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u115f\u3164\u2800\u034f\ufe0f\U000e0041\U000e0101"
BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann's game", "Ann's game"),
        ("  many \t spaces\nand\r\nlines\u2028here ", "many spaces and lines here"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("\x9b2Jgone", "2Jgone"),
        ("bell\x07 back\x08space nul\x00", "bell backspace nul"),
        (f"a{BIDI}b", "ab"),
        (f"x{UNSEEN}y", "xy"),
        ("unassigned \u0378 private \ue000 lone \ud800!", "unassigned private lone !"),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
        ("non\u00a0breaking\u3000wide", "non breaking wide"),
        ("<b>bold</b> & [[wiki]]", "<b>bold</b> & [[wiki]]"),
        ("Ἀριάδνη, 迷宫, לבירינת, 🐂", "Ἀριάδνη, 迷宫, לבירינת, 🐂"),
    ],
)
def test_what_is_shown(typed: str, shown: str) -> None:
    assert clean_text(typed, 100) == shown


def test_it_is_cut_where_it_is_too_long() -> None:
    assert clean_text("one two three", 8) == "one two"
    assert clean_text("x" * 100_000, 80) == "x" * 80


def test_towers_of_accents_are_pulled_down() -> None:
    tower = "z" + "\u0351\u0335\u0348" * 5000
    assert len(clean_text(tower, 10_000)) == 5
    assert clean_text("tiếng Việt", 20) == "tiếng Việt"


def test_a_name_with_something_unseen_in_it_is_not_clean() -> None:
    assert is_clean("Ann")
    for name in ("A\u200bnn", "Ann ", "\u3164", "An\u0301", "\u202ennA"):
        assert not is_clean(name)


@given(st.text(st.characters(), max_size=200), st.integers(0, 100))
def test_whatever_is_typed(typed: str, most: int) -> None:
    shown = clean_text(typed, most)
    assert len(shown) <= most
    assert shown == clean_text(shown, most)
    assert unicodedata.is_normalized("NFC", shown)
    assert shown == " ".join(shown.split())
    assert all(unicodedata.category(character)[0] != "C" for character in shown)
    shown.encode("utf-8")
