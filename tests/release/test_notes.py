"""A release has notes of its own version, with a date, and leaves nothing behind."""

import pytest

from release.notes import NotReady, notes, sections

CHANGELOG = """# Changelog

## Unreleased

## 1.0.0 (2026-11-19)
### Added
- A first thing.

### Fixed
- A second thing.

## 0.2.0
- Earlier.
"""


def test_the_notes_are_what_stands_below_the_version() -> None:
    found = notes(CHANGELOG, "1.0.0")
    assert found.date == "2026-11-19"
    assert found.text == "### Added\n- A first thing.\n\n### Fixed\n- A second thing."


def test_every_section_is_found_newest_first() -> None:
    assert [one.version for one in sections(CHANGELOG)] == ["Unreleased", "1.0.0", "0.2.0"]


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        (
            CHANGELOG.replace("## Unreleased\n", "## Unreleased\n- Too late.\n"),
            "under 'Unreleased'",
        ),
        (CHANGELOG.replace("1.0.0 (2026-11-19)", "0.9.0 (2026-11-19)"), "is 0.9.0, not 1.0.0"),
        (CHANGELOG.replace(" (2026-11-19)", ""), "no date"),
        ("# Changelog\n\n## 1.0.0 (2026-11-19)\n", "says nothing"),
        ("# Changelog\n", "no heading"),
    ],
)
def test_why_there_can_be_no_release(changelog: str, why: str) -> None:
    with pytest.raises(NotReady, match=why):
        notes(changelog, "1.0.0")


def test_a_version_without_an_unreleased_heading_is_ready_too() -> None:
    assert notes("## 1.0.0 (2026-11-19)\n- All of it.\n", "1.0.0").text == "- All of it."
