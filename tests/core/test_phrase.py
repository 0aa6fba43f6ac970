"""Phrases: what is said, as data."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.audience import MASTER, PUBLIC
from asterion.core.phrase import Item, Phrase, Value, person, persons, phrase

NAMES = ["Ann", "Bob"]

plain = st.text() | st.integers(-(2**53), 2**53) | st.booleans()


def phrases(inner: st.SearchStrategy[Item]) -> st.SearchStrategy[Item]:
    values: st.SearchStrategy[Value] = inner | st.lists(inner, max_size=3)
    return st.builds(Phrase, st.text(), st.dictionaries(st.text(), values, max_size=3))


@given(st.recursive(plain, phrases).filter(lambda value: isinstance(value, Phrase)))
def test_a_phrase_survives_json(said: Phrase) -> None:
    back = msgspec.json.decode(msgspec.json.encode(said), type=Phrase)
    assert back == said
    assert repr(back) == repr(said)  # True is not 1 here


def test_a_phrase_is_written_as_it_is_said() -> None:
    said = phrase("found", **person("who", 0, 1, NAMES), n=3, what=phrase("bullet"))
    assert said == Phrase(
        "found", {"who": "Ann", "whoIs": "other", "n": 3, "what": Phrase("bullet")}
    )
    assert msgspec.json.encode(phrase("done")) == b'{"id":"done","args":{}}'


def test_a_variable_may_have_any_name_that_fluent_has() -> None:
    assert phrase("named", id="x").args == {"id": "x"}


@pytest.mark.parametrize(
    ("seat", "listener", "name", "relation"),
    [
        (0, 0, "Ann", "you"),
        (0, 1, "Ann", "other"),
        (1, MASTER, "Bob", "other"),
        (MASTER, 0, "", "master"),
        (MASTER, MASTER, "", "you"),
        (PUBLIC, 0, "", "public"),
    ],
)
def test_a_person_is_a_name_and_what_they_are_to_the_listener(
    seat: int, listener: int, name: str, relation: str
) -> None:
    assert person("by", seat, listener, NAMES) == {"by": name, "byIs": relation}


def test_persons_are_a_list_of_phrases() -> None:
    assert persons([1, 0], 0, NAMES) == [
        Phrase("person", {"who": "Bob", "whoIs": "other"}),
        Phrase("person", {"who": "Ann", "whoIs": "you"}),
    ]
