"""The pages of reference say what the code says."""

import pytest

from asterion.version import is_compiled
from docs.reference.make import HERE, PAGES, page, pages

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled classes keep no source to read")


def test_every_page_of_reference_is_current() -> None:
    old = [name for name, text in pages().items() if (HERE / name).read_text("utf-8") != text]
    assert old == [], "run ./dev docs"


def test_everything_that_is_listed_has_a_word_about_it() -> None:
    for one in PAGES:
        for part in page(one).split("\n## ")[1:]:
            assert len(part.split("```")[2].strip()) > 20, part


def test_there_is_no_other_page() -> None:
    assert {file.relative_to(HERE).as_posix() for file in HERE.rglob("*.md")} == set(pages())
