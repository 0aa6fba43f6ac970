"""Every book on the shelf keeps the contract: the checks of `asterion.testing` over all of them."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import SHELF
from asterion.core.referee.table import Table
from asterion.testing import checks
from asterion.testing.fuzz import altered
from tests.contract.shelf import take
from tests.soaking import OTHER_COVER, left_to_soak

every_book = pytest.mark.parametrize("name", left_to_soak(SHELF, OTHER_COVER))
seeds = st.integers(0, 1 << 32)


@every_book
@settings(max_examples=20)
@given(seed=seeds)
def test_random_games_end(name: str, seed: int) -> None:
    checks.games_end(*take(name), seed)


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_a_replay_gives_identical_entries(name: str, seed: int) -> None:
    checks.replays_are_identical(*take(name), seed)


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 60))
def test_a_copy_is_equal_and_independent(name: str, seed: int, commands: int) -> None:
    checks.copies_are_independent(*take(name), seed, commands)


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 200))
def test_a_view_folded_afresh_equals_the_live_one(name: str, seed: int, commands: int) -> None:
    checks.views_fold_afresh(*take(name), seed, commands)


@every_book
@settings(max_examples=15)
@given(seed=seeds, commands=st.integers(0, 120))
def test_no_gap_between_a_view_and_what_it_is_entitled_to(
    name: str, seed: int, commands: int
) -> None:
    checks.views_have_no_gap(*take(name), seed, commands)


@every_book
@settings(max_examples=10)
@given(seed=seeds, commands=st.integers(0, 120))
def test_every_legal_command_is_accepted_and_written_back(
    name: str, seed: int, commands: int
) -> None:
    checks.legal_commands_are_accepted(*take(name), seed, commands)


@every_book
@settings(max_examples=200)
@given(text=st.text(max_size=60))
def test_fuzzed_text_is_only_ever_refused(name: str, text: str) -> None:
    checks.text_is_only_ever_refused(take(name)[0], a_table(name), text)


@every_book
@settings(max_examples=150)
@given(data=st.data())
def test_garbled_commands_are_only_ever_refused(name: str, data: st.DataObject) -> None:
    book, _ = take(name)
    words = st.sampled_from(checks.words_of(book))
    text = " ".join(data.draw(st.lists(words, max_size=8)))
    checks.text_is_only_ever_refused(book, a_table(name), text)


@every_book
def test_altered_commands_are_only_ever_refused(name: str) -> None:
    altered(*take(name), 500)


@pytest.mark.soak
@every_book
def test_thousands_of_altered_commands_are_only_ever_refused(name: str) -> None:
    altered(*take(name), 5000)


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_plans_are_read_back_as_they_were_written(name: str, seed: int) -> None:
    checks.plans_are_read_back(*take(name), seed)


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_generated_plans_have_no_problems(name: str, seed: int) -> None:
    checks.generated_plans_have_no_problems(*take(name), seed)


@every_book
@settings(max_examples=15)
@given(seed=seeds)
def test_a_name_is_never_taken_for_a_template(name: str, seed: int) -> None:
    checks.names_are_no_templates(*take(name), seed)


@every_book
def test_every_event_has_a_sentence_and_survives_json(name: str) -> None:
    checks.events_have_sentences(*take(name))


@every_book
@settings(max_examples=10)
@given(seed=seeds, commands=st.integers(0, 60))
def test_branching_dice_sum_to_one(name: str, seed: int, commands: int) -> None:
    checks.chances_sum_to_one(*take(name), seed, commands)


@cache
def a_table(name: str) -> Table:
    return checks.any_table(*take(name))
