"""Rulings of a program are kept in English and heard in every language."""

import pytest

from asterion.core.audience import EVERYONE
from asterion.core.event import Ruled
from asterion.core.phrase import english
from asterion.core.referee.rulings import KNOWN, known_ruling, ruled
from asterion.door import books
from asterion.words.shelf import speaker
from asterion.words.spoken import spoken

NAMES = ("Анна", "Bob", "Tom and Jerry", "Cid")


@pytest.mark.parametrize("id", KNOWN)
def test_a_known_ruling_is_heard_in_english_as_the_record_keeps_it(id: str) -> None:
    kept = known_ruling(id, "Bob", ("Анна", "Cid"))
    told = ruled(kept, NAMES)
    assert told.args["text"] != kept
    assert english(told) == f"The master rules: {kept}"


def test_a_listener_hears_it_in_their_own_language() -> None:
    kept = known_ruling("core-ruling-agreed-back", "Bob", ("Анна", "Cid"))
    assert kept == "Bob comes back with a new link, as Анна and Cid agreed"
    assert speaker("ru")(ruled(kept, NAMES)) == (
        "Решение ведущего: Bob возвращается по новой ссылке; согласие дали: Анна и Cid"
    )


@pytest.mark.parametrize(
    "said",
    [
        "the wall stays",
        "a bot plays on for the rest of us",
        "Everybody may ask the assistant what is certain",
        "Bob comes back with a new link, as Tom and Jerry agreed",
    ],
)
def test_what_a_person_ruled_is_told_as_it_was_said(said: str) -> None:
    assert speaker("ru")(ruled(said, NAMES)) == f"Решение ведущего: {said}"


@pytest.mark.parametrize("name", [book.name for book in books()])
def test_every_book_tells_it_so(name: str) -> None:
    book = next(each for each in books() if each.name == name)
    told = book.speech.tell(Ruled(EVERYONE, known_ruling("core-ruling-assistant-own")), 0, NAMES)
    assert told is not None
    assert spoken(told, "ru").startswith("Решение ведущего: каждый может спросить помощника")
