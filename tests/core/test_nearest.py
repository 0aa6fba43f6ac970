"""What was probably meant, among everything that is known."""

from difflib import get_close_matches

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.contract.nearest import nearest_known

WAYS = ["north", "south", "east", "west", "go north", "go south", "give up"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("nroth", "north"),
        ("go noth", "go north"),
        ("giveup", "give up"),
        ("est", "west"),  # as near as east, and later in the alphabet
        ("swim", ""),
        ("", ""),
        ("north" * 12, ""),
    ],
)
def test_the_nearest_is_found_if_it_is_near_enough(said: str, meant: str) -> None:
    assert nearest_known(said, WAYS) == meant


def test_where_nothing_is_known_nothing_was_meant() -> None:
    assert nearest_known("north", ()) == ""


few_letters = st.text("abc ", max_size=12)


@given(few_letters, st.lists(few_letters, max_size=12))
def test_leaving_out_what_is_unlike_changes_nothing(said: str, known: list[str]) -> None:
    assert [nearest_known(said, known)] == (get_close_matches(said, known, 1) or [""])
