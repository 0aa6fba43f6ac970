"""The pages of reference say what the code says."""

from pathlib import Path

import pytest

from asterion.version import is_compiled
from docs.reference.make import HERE, MESSAGES, PAGES, Page, page

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled classes keep no source to read")


@pytest.mark.parametrize("one", PAGES, ids=lambda one: one.file)
def test_a_page_of_reference_is_current(one: Page) -> None:
    written = (HERE / one.file).read_text("utf-8")
    assert written == page(one), "run ./dev docs"


def test_everything_that_is_listed_has_a_word_about_it() -> None:
    for one in PAGES:
        for part in page(one).split("\n## ")[1:]:
            assert len(part.split("```")[2].strip()) > 20, part


def test_there_is_no_other_page() -> None:
    assert {file.name for file in Path(HERE).glob("*.md")} == {
        MESSAGES.name,
        *(one.file for one in PAGES),
    }
