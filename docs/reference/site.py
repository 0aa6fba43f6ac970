"""The site of the docs: `./dev docs serve` shows it, `./dev docs build` writes it into .site/html.

What stands beside the docs in a checkout, and is linked to, is a part of the site below project/.
"""

import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = ROOT / ".site" / "pages"
ASIDE = "project"
BESIDE = ("ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)(?P<path>[^)#\s]+)")
"""Where a link leads, without its anchor."""
KIND = re.compile(r"\A---\nkind: ([a-z-]+)\n---\n")
HEADING = re.compile(r"^# .+$", re.MULTILINE)


def linked(page: Path) -> Iterator[tuple[str, Path]]:
    """Every link of a page to a file, and the file; a folder stands for its README."""
    for link in LINK.finditer(page.read_text("utf-8")):
        goal = (page.parent / link["path"]).resolve()
        yield link["path"], goal / "README.md" if goal.is_dir() else goal


def place_of(file: Path) -> str:
    """Where a file of the checkout stands in the site."""
    if file.is_relative_to(DOCS):
        return file.relative_to(DOCS).as_posix()
    return f"{ASIDE}/{file.relative_to(ROOT).as_posix()}"


def pages() -> list[Path]:
    return [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in BESIDE)]


def collect(into: Path = PAGES) -> None:
    """All pages and pictures, with links that lead where the pages stand here."""
    shutil.rmtree(into, ignore_errors=True)
    wanted = {*pages(), *(file for file in (DOCS / "images").iterdir() if file.suffix != ".py")}
    for page in pages():
        wanted |= {goal for _, goal in linked(page) if goal.is_file()}
    for file in wanted:
        place = place_of(file)
        target = into / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(moved(file, posixpath.dirname(place)), "utf-8")
        else:
            shutil.copyfile(file, target)


def moved(page: Path, here: str) -> str:
    def moved_link(link: re.Match[str]) -> str:
        goal = (page.parent / link["path"]).resolve()
        goal = goal / "README.md" if goal.is_dir() else goal
        return posixpath.relpath(place_of(goal), here or ".") if goal.is_file() else link[0]

    return shown_kind(LINK.sub(moved_link, page.read_text("utf-8")))


def shown_kind(text: str) -> str:
    """What kind of page it is, below its heading instead of before it."""
    found = KIND.match(text)
    if found is None:
        return text
    return HEADING.sub(rf"\g<0>\n\n*{found[1].capitalize()}*", text[found.end() :], count=1)


def main(words: list[str]) -> int:
    collect()
    command = [sys.executable, "-m", "zensical", *words, "-f", os.fspath(ROOT / "mkdocs.yml")]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
