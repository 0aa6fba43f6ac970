"""Nothing that a person reads is left in English where another language is spoken."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from asterion.books import dungeonlab
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.options import choices
from asterion.core.event import Ruled
from asterion.core.phrase import Phrase
from asterion.testing.play import play
from asterion.words import speak
from asterion.words.check import Language, check
from asterion.words.spoken import spoken
from tests.books.dungeonlab.helper import BOOK, game
from tests.contract.shelf.dungeonlab import KIT

ROOM = Path(dungeonlab.__file__).parent
FOLDERS = (ROOM / "words", ROOM / "encounters")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
PERSON = {"whoIs": "other", "who": "Ann"}
PLAIN = re.compile(r"[A-Za-z]{3,}")


def english_in(said: Phrase | str) -> list[str]:
    """Plain words that are neither names nor what one types."""
    words = PLAIN.findall(spoken(said, "xx"))
    return [word for word in words if word not in (*NAMES, "NAME")]


def test_the_words_have_no_faults() -> None:
    assert check(*FOLDERS) == []


def test_every_kind_of_event_is_told_in_another_language() -> None:
    told = set()
    for seed in range(12):
        table = play(BOOK, KIT, seed, 80)
        for event in (event for entry in table.entries for event in entry.events):
            if isinstance(event, Ruled):
                continue  # the master's own words
            told.add(type(event))
            for listener in (0, 1, MASTER, PUBLIC):
                phrase = BOOK.speech.tell(event, listener, NAMES)
                assert phrase is not None
                assert english_in(phrase) == [], event
    for event in KIT.scripted():
        told.add(type(event))
        phrase = BOOK.speech.tell(event, 0, NAMES)
        assert phrase is not None
        assert english_in(phrase) in ([], ["why"]), event
    assert set(BOOK.rules.events) - told == set()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_every_sentence_ends_with_a_stop(language: str) -> None:
    played = [entry.events for seed in range(6) for entry in play(BOOK, KIT, seed, 80).entries]
    for event in (*(event for events in played for event in events), *KIT.scripted()):
        if not isinstance(event, Ruled):
            told = spoken(BOOK.speech.tell(event, 0, NAMES) or "", language)
            assert told.endswith((".", "!", "?", "”", "“", "»")), told


def test_screens_and_prompts_are_labelled_in_another_language() -> None:
    table = play(BOOK, KIT, 3, 60)
    for seat in (*range(len(table.names)), MASTER, PUBLIC):
        view = table.view(seat)
        for row in BOOK.view.screen(view).status:
            assert english_in(row.label) == english_in(row.value) == []
        assert english_in(BOOK.view.asks(view) or "") == []


def given(name: str, uses: Iterable[str]) -> Phrase:
    """A message with something for each of its variables."""
    return Phrase(name, {each: PERSON.get(each, 2) for each in uses})


def test_every_refusal_fault_and_label_is_said_in_another_language() -> None:
    words = Language(FOLDERS, "en")
    for name, entry in words.entries.items():
        if entry.has_text and name.startswith("dungeonlab-"):
            said = given(name, words.given(name).variables)
            assert speak(said, "xx"), name
            assert english_in(said) == [], name


@pytest.mark.parametrize("line", ["feel", "climb", "take", "buy boat", "morgul Bob", "land 1 1 1"])
def test_a_refusal_carries_its_rule_as_data(line: str) -> None:
    table = game(".. ..")
    why = BOOK.view.check(table.table.view(0), BOOK.speech.parse(line))
    assert isinstance(why, Phrase)
    assert re.fullmatch(r"D[0-9]+", str(why.args["rule"]))
    assert english_in(why) == []


def test_options_rules_help_and_summary_are_messages() -> None:
    for choice in (*choices(BOOK.rules.options), *choices(BOOK.plan.settings)):
        assert english_in(choice.says) == []
    for rule in BOOK.rules.numbered(BOOK.rules.options()):
        assert english_in(rule.under) == english_in(rule.says) == []
    assert english_in(BOOK.speech.help) == english_in(BOOK.summary) == []
