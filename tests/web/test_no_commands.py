"""The page holds no word of a command: what can be said comes to it as data."""

import re
from pathlib import Path

import pytest

from asterion.books import SHELF
from asterion.testing.play import new_table, play_on
from tests.contract.shelf import take

PAGE = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r'"([^"\n]*)"|`([^`\n]*)`')
COMPOSER = {"composer.ts", "Composer.svelte", "ComposerAction.svelte"}
"""Where a move of many parts is put together: Labyrinth's own words, until its book tells them."""

OTHERWISE = {
    "sound.svelte.ts": {"end"},  # the sound of it
    "desk.svelte.ts": {"move"},  # a torn piece of paper is moved
    "keys.ts": {"move"},
    "reduce.ts": {"move"},
    "hear.ts": {"leave"},  # a stroke that a book's paper makes
    "describe.ts": {"down"},  # where an edge lies
    "vocabulary.ts": {"down"},
    "places.ts": {"down"},
    "layout.ts": {"land"},  # dry land, a stamp
}
"""Words of commands that mean something else there."""


def said_in(name: str) -> set[str]:
    """Every command of some random games, its verb, and what it begins with."""
    book, kit = take(name)
    table, chooser = new_table(book, kit, seed=7)
    found: set[str] = set()
    for moves in range(8, 160, 8):
        for seat in table.awaited:
            for offer in table.offers(seat):
                found |= {offer.say, offer.verb, offer.group, f"{offer.verb} "}
        play_on(table, kit, chooser, moves)
    return {words for words in found if len(words.strip()) > 2}


def literals() -> dict[str, set[str]]:
    files = [path for room in ("table", "notebook") for path in (PAGE / room).rglob("*.*")]
    return {
        path.name: {one or other for one, other in LITERAL.findall(path.read_text())}
        for path in files
        if path.suffix in (".ts", ".svelte")
    }


@pytest.mark.parametrize("name", SHELF)
def test_the_page_knows_no_command(name: str) -> None:
    said = said_in(name)
    known = {
        file: found
        for file, texts in literals().items()
        if file not in COMPOSER and (found := (texts & said) - OTHERWISE.get(file, set()))
    }
    assert not known, known


def test_a_command_in_the_page_would_be_found() -> None:
    said = said_in("labyrinth")
    assert literals()["composer.ts"] & said
