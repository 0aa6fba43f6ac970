"""The page holds no word of a command: what can be said comes to it as data."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from asterion.books import SHELF
from asterion.core.contract.book import AnyBook
from asterion.testing.play import new_table, play_on
from tests.contract.shelf import take

PAGE = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r'"([^"\n]*)"|`([^`\n]*)`')
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
    "tiles.ts": {"land"},
    "samples.ts": {"land"},
}
"""Words of commands that mean something else there."""
PATTERN = re.compile(r"(?<=[=(,:!&|?\[])\s*/((?:[^/\\\n*]|\\.)(?:[^/\\\n]|\\.)*)/[gimsuy]*")
"""A regular expression, which begins where a value may begin."""


def said_in(name: str) -> set[str]:
    """Every command of some random games, its verb, what it begins with, and its parts."""
    book, kit = take(name)
    table, chooser = new_table(book, kit, seed=7)
    found = set(parts_of(book))
    for moves in range(8, 160, 8):
        for seat in table.awaited:
            for offer in table.offers(seat):
                found |= {offer.say, offer.verb, offer.group, f"{offer.verb} "}
        play_on(table, kit, chooser, moves)
    return {words for words in found if len(words.strip()) > 2}


def parts_of(book: AnyBook) -> Iterator[str]:
    """Every piece of notation in the description of its compound moves, as the preset has it."""
    if book.speech.compound is not None:
        described = book.speech.compound(book.rules.presets["full"])
        facts = described.conditions.facts if described.conditions is not None else ()
        for pick in (*described.movements, *described.actions, *facts):
            yield from (pick.say, pick.say.split("{")[0])
        verbs = (pick.say.split(" ")[0] for pick in (*described.movements, *described.actions))
        choices = chain(*(slot.choices for slot in described.slots.values()))
        yield from (*verbs, *(pick.say for pick in choices if " " in pick.say))


def verbs() -> set[str]:
    """With what commands of all books begin, and the parts of compound ones."""
    found: set[str] = set()
    for name in SHELF:
        book, kit = take(name)
        table, chooser = new_table(book, kit, seed=7)
        for moves in range(8, 160, 8):
            found |= {o.say.split(" ")[0] for seat in table.awaited for o in table.offers(seat)}
            play_on(table, kit, chooser, moves)
        if book.speech.compound is not None:
            described = book.speech.compound(book.rules.presets["full"])
            picks = (*described.movements, *described.actions)
            found |= {pick.say.split(" ")[0] for pick in picks}
    return {verb for verb in found if verb.isalpha() and len(verb) > 1}


def sources() -> list[Path]:
    """What a table is shown and played with."""
    found = [path for room in ("table", "notebook", "map") for path in (PAGE / room).rglob("*.*")]
    offers = [PAGE / "lib" / name for name in ("looks.ts", "offered.svelte.ts")]
    return [*(path for path in found if path.suffix in (".ts", ".svelte")), *offers]


def literals() -> dict[str, set[str]]:
    return {
        path.name: {one or other for one, other in LITERAL.findall(path.read_text())}
        for path in sources()
    }


@pytest.mark.parametrize("name", SHELF)
def test_the_page_knows_no_command(name: str) -> None:
    said = said_in(name)
    known = {
        file: found
        for file, texts in literals().items()
        if (found := (texts & said) - OTHERWISE.get(file, set()))
    }
    assert not known, known


def test_a_command_in_the_page_would_be_found() -> None:
    said = said_in("labyrinth")
    assert {"go up", "shoot ", "I hit a wall", "take nothing", "skip"} <= said
    assert set(chain(*LITERAL.findall('say("go up"); say(`shoot `);'))) & said == {
        "go up",
        "shoot ",
    }


def taken_apart(text: str, known: set[str]) -> list[str]:
    """Sentences and patterns that begin with a verb, as where a command is built or taken apart."""
    begins = re.compile(rf"(?:^|[\^(|])(?:{'|'.join(sorted(known))})(?: |\\s|\\b)")
    said = ["".join(found) for found in (*LITERAL.findall(text), *PATTERN.findall(text))]
    return [each for each in said if begins.search(each)]


def test_the_page_builds_no_command_and_takes_none_apart() -> None:
    known = verbs()
    assert {"go", "shoot", "move", "buy", "take"} <= known
    found = {path.name: taken_apart(path.read_text(), known) for path in sources()}
    assert {name: texts for name, texts in found.items() if texts} == {}
    assert taken_apart("const found = /^go (up|down)$/.exec(said)", known)
    assert taken_apart("say(`shoot ${way}`)", known)
