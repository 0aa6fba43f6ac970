"""Nothing that Dooom or CC3k says is English by itself: in the pseudo-language none is left."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import asterion.books
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, choices, with_settings
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.testing.play import NAMES, play
from asterion.words import speaker
from asterion.words.check import check, unused
from tests.contract.shelf import take

BOOKS = {"dungeon-of-dooom": "dooom", "cc3k": "cc3k"}
GAMES = 12
TYPED = "move|attack|pick|up|end|look|say|hello|join|leave|return|time|place|rule|go|use|drink"
WAYS = "north|east|south|west|no|so|ea|we|ne|nw|se|sw"
ANYWAY = {
    # what is typed or drawn, whatever the language
    "dungeon-of-dooom": re.compile(f"[AEGHLSPX]+|{TYPED}|{WAYS}"),
    "cc3k": re.compile(f"RH|BA|BD|PH|WA|WD|x+|{TYPED}|{WAYS}"),
}
STRANGE = (
    "", "undo", "mvoe north", "go", "go upstairs", "attack", "say", "say " + "x" * 300, "say \x07",
    "leave", "leave NOBODY", "leave gm", "place Ann 1", "place Ann 9999 9999", "place Ann 1 1",
    "return Ann", "time Bob", "join Ann", "join NOBODY", "u no", "a no", "no", "s", "a", "u", "q",
    "end", "pick up", "attack north", "move north",
)  # fmt: skip
DRAWINGS = {
    "dungeon-of-dooom": (
        "", "x", "name " + "n" * 300 + "\nwin 1\n.", "name \x07\nwin none\n.E", "name a\nwin\n.E",
        "name a\nwin 1\nGE\n.\n???", "name a\nwin 1\n" + "." * 10_001, "name a\nwin 9\n.E",
        "name a\nwin 1\nG#.E", "name a\nwin 0\nG#.E", "name a\nwin 0\nE#.\n" + "zzz\n" * 60,
        "name a\nwin 0\n.\n" * 3,
        "name a\nwin 1\nG.E\n###\nG#G", "name a\nwin 0\n" + "?\n" * 10_001,
    ),
    "cc3k": (
        "", "x", "P", "G", "@@", "\x07", "|" * 90, "\n" * 140, "@\\\\" + "\n" * 25,
        "|9.D|" + "\n" * 25, "|.|" + "\n" * 25, "generate\n@" + "\n" * 25, "?" * 79 + "\n" * 25,
    ),
}  # fmt: skip


def walked(book: AnyBook) -> Iterator[Table]:
    name = book.name
    _, kit = take(name)
    for seed in range(GAMES):
        yield play(book, kit, seed, 60)


def left_over(name: str, said: Phrase | str, besides: Iterable[str] = ()) -> set[str]:
    """The English words that are still there when it is said in the pseudo-language."""
    text = said if isinstance(said, str) else speaker("xx")(said)
    for word in (*besides, *NAMES, "Zoe"):
        text = text.replace(word, "")
    words = re.findall(r"[A-Za-z]{2,}", text)
    return {word for word in words if not ANYWAY[name].fullmatch(word)}


@pytest.mark.parametrize("name", BOOKS)
def test_every_event_has_a_message_for_every_ear(name: str) -> None:
    book, kit = take(name)
    met: set[type[Event]] = set()
    tables = [*walked(book)]
    events = [event for table in tables for entry in table.entries for event in entry.events]
    events += [*kit.scripted(), Ruled(0, "let it be")]
    for event in events:
        met.add(type(event))
        free = str(getattr(event, "text", ""))
        for listener in (0, 1, MASTER, PUBLIC):
            said = book.speech.tell(event, listener, NAMES)
            assert said is not None, event
            assert not left_over(name, said, [free] if free else []), event
    assert set(book.rules.events) - met == set()


@pytest.mark.parametrize("name", BOOKS)
def test_every_prompt_label_and_refusal_is_a_message(name: str) -> None:
    book, kit = take(name)
    refused = 0
    for table in walked(book):
        for seat in (*range(len(table.names)), MASTER, PUBLIC):
            view = table.view(seat)
            for row in book.view.screen(view).status:
                assert not left_over(name, row.label) | left_over(name, row.value), row
            assert not left_over(name, book.view.asks(view) or "")
            for text in (*STRANGE, *kit.probes(table, seat)):
                try:
                    why = book.view.check(view, book.speech.parse(text))
                except Refused as error:
                    why = error.why
                refused += bool(why)
                assert not why or isinstance(why, Phrase), text
                assert not left_over(name, why or "", [*text.split()]), text
        if table.result is not None:
            assert not left_over(name, table.result.ending)
    assert refused > 500


@pytest.mark.parametrize("name", BOOKS)
def test_rules_options_help_and_problems_are_messages(name: str) -> None:
    book, _ = take(name)
    said: list[Phrase | str] = [book.speech.help, book.summary]
    said += [
        part
        for rule in book.rules.numbered(book.rules.options())
        for part in (rule.under, rule.says)
    ]
    settings = [*choices(book.rules.options), *choices(book.plan.settings)]
    said += [part for choice in settings for part in (choice.says,)]
    found = [problem for drawing in DRAWINGS[name] for problem in problems_of(book, drawing)]
    ids = {each.says.id for each in found}
    assert len(ids) > 9
    said += [problem.whole for problem in found]
    for each in said:
        assert isinstance(each, Phrase)
        assert not left_over(name, each, ["nnn", "zzz", "win", "none", "name"]), each
    with pytest.raises(OptionError) as caught:
        with_settings(book.rules.options(), {"nothing-like-it": "1"})
    assert isinstance(caught.value.why, Phrase)


def problems_of(book: AnyBook, drawing: str) -> list[Problem]:
    try:
        return list(book.plan.problems(book.plan.read(drawing), book.rules.options(), 30))
    except PlanError as error:
        return error.problems


@pytest.mark.parametrize("name", BOOKS)
def test_the_messages_are_whole_and_all_of_them_are_said(name: str) -> None:
    book, _ = take(name)
    room = Path(asterion.__file__).parent / "books" / BOOKS[name]
    assert check(room / "words") == []
    domain = BOOKS[name]
    source = "\n".join(file.read_text("utf-8") for file in room.rglob("*.py"))
    ids = set(re.findall(rf'"({domain}-[a-zA-Z0-9-]+)"', source))
    for grammar in room.rglob("grammar.txt"):
        asked = rf"^%missing \S+ \S+ ({domain}-\S+)$"
        ids |= set(re.findall(asked, grammar.read_text("utf-8"), re.MULTILINE))
    options = [*choices(book.rules.options), *choices(book.plan.settings)]
    phrases = [
        part
        for rule in book.rules.numbered(book.rules.options())
        for part in (rule.under, rule.says)
    ]
    phrases += [choice.says for choice in options]
    ids |= {phrase.id for phrase in phrases}
    if book.rules.presets:  # on the cards of a table's form
        ids |= {f"{domain}-preset-{preset}" for preset in ("usual", *book.rules.presets)}
    families = re.findall(rf'f"({domain}-[a-z-]+-)\{{', source)
    never = [str(fault) for fault in unused(ids, room / "words")]
    assert [line for line in never if not any(family in line for family in families)] == []
