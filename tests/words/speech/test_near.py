"""Words with a slip of the fingers are found among those that are known."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.words.speech.near import Near, one_slip_apart

KNOWN = ["bullet", "bullets", "grenade", "left", "lift", "wall"]


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("bulet", {"bullet"}),  # one letter is missing
        ("grenadde", {"grenade"}),  # one too many
        ("wsll", {"wall"}),  # a wrong one
        ("lfet", {"left"}),  # two exchanged
        ("loft", {"left", "lift"}),
        ("bullet", {"bullets"}),  # the word itself is no slip
        ("blulte", set()),  # two slips
        ("grenade" * 1000, set()),
    ],
)
def test_a_word_is_found_by_a_slip_of_it(word: str, near: set[str]) -> None:
    assert Near(KNOWN).one_slip_from(word) == near


few_letters = st.text("ab", max_size=6)


@given(few_letters, st.lists(few_letters))
def test_exactly_those_are_found_that_are_one_slip_apart(word: str, known: list[str]) -> None:
    assert Near(known).one_slip_from(word) == {one for one in known if one_slip_apart(word, one)}
