"""What the changelog says of a version; it becomes the notes of the release."""

import re
from typing import NamedTuple

HEADING = re.compile(r"^## (?P<version>\S+)(?: \((?P<date>\d{4}-\d{2}-\d{2})\))?$", re.MULTILINE)
COMING = "Unreleased"


class NotReady(Exception):
    """Why there can be no release yet, in one sentence."""


class Section(NamedTuple):
    version: str
    date: str
    text: str


def sections(changelog: str) -> list[Section]:
    """Newest first, as they stand."""
    found = [*HEADING.finditer(changelog)]
    ends = [*(heading.start() for heading in found[1:]), len(changelog)][: len(found)]
    return [
        Section(heading["version"], heading["date"] or "", changelog[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    ]


def notes(changelog: str, version: str) -> Section:
    """The section of this version: dated, not empty, and with nothing left above it."""
    every = sections(changelog)
    if not every:
        raise NotReady("CHANGELOG.md has no heading like '## 1.0.0 (2026-11-19)'")
    if every[0].version == COMING and every[0].text:
        raise NotReady(f"CHANGELOG.md has entries under '{COMING}': move them below '## {version}'")
    newest = every[1] if every[0].version == COMING and len(every) > 1 else every[0]
    if newest.version != version:
        raise NotReady(f"the newest version in CHANGELOG.md is {newest.version}, not {version}")
    if not newest.date:
        raise NotReady(
            f"CHANGELOG.md has no date behind '## {version}': '## {version} (2026-11-19)'"
        )
    if not newest.text:
        raise NotReady(f"CHANGELOG.md says nothing below '## {version}'")
    return newest
