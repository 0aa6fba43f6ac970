"""Every page in the pseudo-language: what is still plain English there was forgotten.

What is typed stays as it is in every language (commands, keys, the names of presets), and so do
titles and names. The page says which these are: they stand in code, keys, or what is marked as not
to be translated.
"""

import calendar
import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from asterion.books import books
from asterion.books.samples import samples
from asterion.knowledge.labyrinth.puzzles.walking import NAMES as WALKERS
from tests.server.process.serving import Serving
from tests.soaking import left_to_soak
from tests.web.browsing import Person
from tests.web.conftest import started
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table

Come = Callable[..., Person]
BOOKS = [book.name for book in books()]
PLANS = {"cc3k": BURROW, "labyrinth": BOX, "dungeonlab": FIRST_STEPS}
PAIRS = [f"{book} {language}" for book in BOOKS for language in ("pseudo", "ru")]
HERE = ("dungeon-of-dooom ru", "cc3k pseudo", "labyrinth ru", "dungeonlab pseudo")
"""Each book once, and both languages; the other pairs are left to the soak."""
READ = """() => {
    const typed = "code, pre, kbd, textarea, [translate=no], .mono, script, style";
    const found = [document.title];
    for (const one of document.body.querySelectorAll("*")) {
        if (one.closest(typed) || !one.checkVisibility()) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) {
            if (one.getAttribute(name)) found.push(one.getAttribute(name));
        }
        let said = "";  // a place where a long name may be broken divides no word
        for (const node of [...one.childNodes, document.documentElement]) {
            if (node.nodeType === Node.TEXT_NODE) said += node.data;
            else if (node.nodeType === Node.ELEMENT_NODE && node.tagName !== "WBR") {
                found.push(said);
                said = "";
            }
        }
    }
    return found;
}"""
NAMES = ("Ariadne", "Bias", "Catreus", "Dido", "Europa", "Phaedra")
PLAIN = re.compile(r"[A-Za-z]{3,}")
PLAN_NAMED = re.compile(r"^name (.+)$", re.MULTILINE)
NAMED = [
    name for book in books() for text in samples(book).values() for name in PLAN_NAMED.findall(text)
]
TITLES = sorted({*(book.title for book in books()), *NAMED}, key=len, reverse=True)
KEPT = (*TITLES, "Asterion", "Ann", "Ben", "SHA", *NAMES, *WALKERS, *calendar.month_name[1:])
ANYWAY = re.compile(rf"\b({'|'.join(map(re.escape, KEPT))})\b")


TYPED = {
    word
    for book in books()
    for looks in (book.looks,)
    for text in (*looks.always, *looks.moving, *sum(looks.keys.values(), ()), *book.rules.presets)
    for word in PLAIN.findall(text)
}  # fmt: skip
"""The words of commands that buttons and keys say: as they are typed, in the page, in a terminal
and in a record."""


TYPED_IN_RUSSIAN = {"host", "uno", "ano"}
"""The server's setting, and what players of CC3k type in any language."""


class Reader:
    """Somebody who reads no English; what they could read nevertheless is kept."""

    def __init__(self, person: Person, language: str = "pseudo") -> None:
        self.person = person
        self.language = language
        self.english: dict[str, set[str]] = {}

    @property
    def page(self) -> Page:
        return self.person.page

    def see(self, path: str, ready: str) -> None:
        self.person.go(path + ("&" if "?" in path else "?") + f"lang={self.language}")
        self.look(path, ready)

    def read_none(self) -> None:
        assert not self.english, "\n".join(
            f"{at}: {sorted(what)}" for at, what in self.english.items()
        )

    def look(self, what: str, ready: str) -> None:
        expect(self.page.locator(ready).first).to_be_visible()
        self.page.evaluate(
            "document.querySelectorAll('details').forEach((one) => (one.open = true))"
        )
        # What is fetched late has its other language a moment after its English.
        with contextlib.suppress(AssertionError):
            self.person.until(lambda: not self.read(), what)
        if english := self.read():
            self.english[what] = english

    def read(self) -> set[str]:
        """The English on the page now."""
        known = TYPED_IN_RUSSIAN if self.language == "ru" else as_typed(self.person.heard)
        return {
            " ".join(text.split())
            for text in self.page.evaluate(READ)
            if any(word not in known for word in PLAIN.findall(ANYWAY.sub("", text)))
        }


def as_typed(heard: list[dict[str, Any]]) -> set[str]:
    """The words of commands that may be said, and names: they stay as they are."""
    texts = [
        text
        for message in heard
        for text in (
            *(offer["say"] for offer in message.get("offers") or ()),
            *(message.get("names") or ()),
        )
    ]
    return TYPED | {word for text in texts for word in PLAIN.findall(text)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Where no other test's people sit: their names would be read as English."""
    yield from started(tmp_path_factory)


@pytest.fixture
def reader(person: Come) -> Reader:
    return Reader(person("Ann"))


def test_no_english_on_pages_without_a_game(reader: Reader) -> None:
    reader.see("/", "section.books article")
    for book in BOOKS:
        reader.see(f"/?open={book}", "form")
        reader.see(f"/rules/{book}", "main h2")
        reader.see(f"/plans/new/{book}", ".verdict:not(.old)")
    reader.see("/plans", "main h1")
    reader.see("/tiles", "main h1")
    reader.see("/puzzles", ".heard li")
    reader.see("/nowhere", "main p")
    reader.person.troubles.clear()  # its answer has to be 404
    reader.read_none()


def test_no_english_in_lessons(reader: Reader) -> None:
    for book in BOOKS:
        reader.see(f"/learn/{book}", "[role=log]")
    reader.read_none()


def test_no_english_while_one_waits(reader: Reader, server: Serving) -> None:
    opened = open_table(server, "labyrinth", seats=2, name="Ann", terms={"listed": True})
    reader.person.bring(opened)
    reader.see(f"/t/{opened['id']}", ".waiting ol")
    reader.read_none()


@pytest.mark.parametrize("pair", left_to_soak(PAIRS, *(set(PAIRS) - {*HERE})))
def test_no_english_at_a_table(person: Come, server: Serving, pair: str) -> None:
    """In Russian moves are heard, so no command is offered in English either."""
    book, _, language = pair.partition(" ")
    reader = Reader(person("Ann"), language)
    seats: list[dict[str, str]] = [{"kind": "person"}]
    if book != "cc3k":
        seats.append({"kind": "bot", "bot": "random"})
    opened = open_table(server, book, plan=PLANS.get(book, CELLAR), seats=seats, name="Ann")
    reader.person.bring(opened)
    reader.see(f"/t/{opened['id']}", "[role=combobox]")
    expect(reader.page.locator(".turn.mine")).to_be_visible()
    reader.page.keyboard.press("?")
    reader.look(f"help of {book}", "dialog")
    reader.read_none()


def test_no_english_after_a_game(reader: Reader, server: Serving) -> None:
    opened = open_table(server, "cc3k", plan=BURROW, seats=1, name="Ann")
    reader.person.bring(opened)
    reader.see(f"/t/{opened['id']}", "[role=combobox]")
    line = reader.page.locator("[role=combobox]")
    line.fill("s")
    line.press("Enter")
    heard = reader.person.heard
    reader.person.until(lambda: any(one["type"] == "news" for one in heard), "the answer to s")
    expect(line).to_have_value("")
    line.fill("q")
    line.press("Enter")
    expect(reader.page.get_by_role("alertdialog")).to_be_visible()
    line.fill("yes")
    line.press("Enter")
    reader.look("the end", ".ending")
    reader.see(f"/t/{opened['id']}/replay", "input[type=range]")
    reader.read_none()
