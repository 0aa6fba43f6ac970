"""The docs are a site: every page has its place there, and every link leads somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.reference import site

ROOT = site.ROOT
TOPS = (ROOT, site.DOCS)
NAMED = set(re.findall(r"[\w./-]+\.md\b", (ROOT / "mkdocs.yml").read_text("utf-8")))
FETCHED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=[\"']?(?:https?:)?//[^>]*>")


@pytest.mark.parametrize(
    "page", [*site.pages(), ROOT / "README.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    assert [link for link, goal in site.linked(page) if not goal.is_file()] == []


def test_the_architecture_is_read_in_ten_minutes() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert sum(1 for word in text.split() if re.search(r"\w", word)) <= 1200
    assert text.count("![") == 2


def test_every_page_has_its_place_in_the_site() -> None:
    places = {site.place_of(page) for page in site.pages()} - {"project/CODE_OF_CONDUCT.md"}
    results = {place for place in places if place.startswith("results/")}
    assert places - results - NAMED == set()


def test_the_site_names_only_pages_that_there_are() -> None:
    kept = [place.removeprefix(f"{site.ASIDE}/") for place in NAMED]
    assert [place for place in kept if not any((top / place).is_file() for top in TOPS)] == []


def test_links_lead_where_the_pages_stand_in_the_site(tmp_path: Path) -> None:
    site.collect(tmp_path)
    contributing = (tmp_path / "project" / "CONTRIBUTING.md").read_text("utf-8")
    assert "](../contribute/words.md)" in contributing
    teach = (tmp_path / "teach" / "marks.md").read_text("utf-8")
    assert "](../project/examples/grading/README.md)" in teach
    assert teach.startswith("# From submissions to marks\n\n*How-to*\n")


def test_the_site_is_built_without_a_warning_and_fetches_nothing() -> None:
    built = subprocess.run(
        [sys.executable, "docs/reference/site.py", "build", "--strict"],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout + built.stderr
    html = ROOT / ".site" / "html"
    pages = [*html.rglob("*.html")]
    assert len(pages) > 40
    fetching = {page.name: FETCHED.findall(page.read_text("utf-8")) for page in pages}
    assert {name: found for name, found in fetching.items() if found} == {}
    assert (html / "search.json").is_file()
