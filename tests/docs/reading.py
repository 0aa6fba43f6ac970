"""The hand-written pages, their kinds and their blocks of code."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from docs.reference import site

DOCS = site.DOCS
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SAVED = re.compile(r"`([\w.-]+\.\w+)`[^\n]*\n*\Z|Save this\*{0,2} as `([\w.-]+)`[^`]*\Z")


class Block(NamedTuple):
    """What is between two fences, in which language, and the file that the text before names."""

    language: str
    text: str
    file: str


def pages() -> list[Path]:
    """Those that are written by hand."""
    written = (DOCS / "reference", DOCS / "results")
    return [
        page
        for page in sorted(DOCS.rglob("*.md"))
        if not any(page.is_relative_to(folder) for folder in written)
    ]


def name_of(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def kind_of(page: Path) -> str:
    found = site.KIND.match(page.read_text("utf-8"))
    return found[1] if found else ""


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        saved = SAVED.search(text[: found.start()].rpartition("```")[2])
        yield Block(found[1], found[2], (saved[1] or saved[2]) if saved else "")


def prose(page: Path) -> str:
    return BLOCK.sub("", site.KIND.sub("", page.read_text("utf-8")))


def commands(text: str) -> Iterator[str]:
    """The commands of a block, a line each, without what is only a remark."""
    for line in text.replace("\\\n", " ").splitlines():
        command = re.sub(r"(^|\s)#\s.*", "", line).strip()
        if command:
            yield command
