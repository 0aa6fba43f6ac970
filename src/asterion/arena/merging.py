"""A page of results with what an older page says of other books."""

from collections.abc import Collection

from asterion.arena.rows import ROWS
from asterion.books import book

ENDS = "Every game ends"
"""The section of `arena.ends`."""
SECTION = "\n## "
ORIGINS = "Games by commit:\n\n"


def with_the_rest(page: str, older: str) -> str:
    """Books of which the page says nothing are as they were, with the commits of their games."""
    head, *sections = page.split(SECTION)
    _, *older_sections = older.split(SECTION)
    told = {title_of(one): one for one in sections}
    kept = {title_of(one): one for one in older_sections if title_of(one) not in told}
    rows = {row.name for row in ROWS if book(row.book).title in kept}
    rest = (only(line, rows) for line in origins_of(older))
    lines = [*origins_of(page), *filter(None, rest)]
    before = head.partition(ORIGINS)[0]
    titles = [*dict.fromkeys(book(row.book).title for row in ROWS), ENDS]
    every = told | kept
    ordered = [every[title].strip("\n") for title in titles if title in every]
    head = before + ORIGINS + "\n".join(lines) + "\n"
    return SECTION.join([head, *(f"{one}\n" for one in ordered)])


def title_of(section: str) -> str:
    return section.partition("\n")[0].strip()


def origins_of(page: str) -> list[str]:
    """The lines that say which games are of which commit."""
    listed = page.partition(ORIGINS)[2].partition(SECTION)[0]
    return [line for line in listed.splitlines() if line.startswith("- commit ")]


def only(line: str, rows: Collection[str]) -> str:
    """What such a line says of these rows; nothing where it is of others."""
    made, _, games = line.rpartition(": ")
    left = [game for game in games.split(", ") if game.rpartition(" ")[0] in rows]
    return f"{made}: {', '.join(left)}" if left else ""
