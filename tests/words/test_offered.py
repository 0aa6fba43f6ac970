"""A language is offered when it says everything, in every room; until then it has to be named."""

import pytest

from asterion.words.language import FIRST
from asterion.words.offered import KNOWN, OFFERED, expected_of
from asterion.words.source import languages
from tests.words.rooms import PAGE, lacking, rooms


@pytest.mark.soak  # in a change translations may lag: ./dev words lists them
@pytest.mark.parametrize("language", [name for name in OFFERED if name != FIRST] or [FIRST])
def test_an_offered_language_lacks_nothing(language: str) -> None:
    assert [str(fault) for fault in lacking(language)] == []


def test_what_is_lacking_is_found_in_every_room() -> None:
    """Klingon has no word anywhere: everything that English says is lacking."""
    files = {fault.file for fault in lacking("tlh")}
    assert all(any(str(part) in file for file in files for part in room) for room in rooms())
    assert len(rooms()) > 15
    assert any(file.endswith("encounters/lake.py") for file in files)


def test_every_language_that_somebody_has_begun_has_a_name() -> None:
    begun = set().union(*(languages(folder) for room in rooms() for folder in room))
    assert begun <= set(KNOWN)
    assert PAGE in rooms()[-1]


def test_nobody_comes_upon_a_growing_language_by_their_settings() -> None:
    for language, offer in KNOWN.items():
        expected = FIRST if offer.growing else language
        assert expected_of(f"{language}-{language.upper()},{language};q=0.9") == expected
    assert expected_of("xx") == "xx"
