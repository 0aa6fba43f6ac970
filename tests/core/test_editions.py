"""Records outlive the version that wrote them, whatever rules and options came since."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from asterion.books import book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import (
    OptionError,
    Options,
    choices,
    option,
    options_from,
    settings_of,
    with_settings,
)
from asterion.core.phrase import english
from asterion.core.records.record import Record, RecordError, read
from asterion.core.records.replay import OtherEdition, replay, verify
from asterion.core.records.showing import check_what_can_be, shown

KEPT = sorted((Path(__file__).parent.parent / "games").glob("*/*/*.jsonl"))


def kept(path: Path) -> tuple[Record, AnyBook]:
    record = read(path.read_bytes())
    return record, book(record.header.book)


def with_one_more_option(rules: AnyBook) -> AnyBook:
    """The book as it may be tomorrow: a rule can be agreed that nobody had thought of."""

    thunder = Annotated[bool, option("X1", "it thunders", before=False)]
    later = msgspec.defstruct(
        "Later", [("thunder", thunder, True)], bases=(rules.rules.options,), frozen=True
    )
    return replace(rules, rules=replace(rules.rules, options=later))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_an_option_that_came_later_leaves_a_record_right(path: Path) -> None:
    record, rules = kept(path)
    tomorrow = with_one_more_option(rules)
    if record.header.played_by == rules.edition:
        agreed: Any = verify(record, tomorrow).options
        assert agreed.thunder is False, "as it was before"
    assert tomorrow.rules.options().thunder is True, "and new games have it"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_of_an_older_edition_is_shown_and_not_checked(path: Path) -> None:
    record, rules = kept(path)
    tomorrow = replace(rules, edition=rules.edition + 1, earlier={})
    with pytest.raises(OtherEdition, match=f"recorded under edition {record.header.played_by} of "):
        verify(record, tomorrow)
    told = list(shown(record, tomorrow, MASTER))
    assert [entry.n for entry in told] == list(range(len(record.lines)))
    assert sum(len(entry.heard) for entry in told) > len(told)
    public = sum(len(entry.heard) for entry in shown(record, tomorrow, PUBLIC))
    assert public < sum(len(entry.heard) for entry in told), "each chair hears what was its own"
    assert english(check_what_can_be(record)) == (
        f"recorded under edition {record.header.played_by}; shown, not checked again"
    )


def test_an_edition_that_is_still_there_is_played_again() -> None:
    record, rules = kept(KEPT[0])
    tomorrow = replace(rules, edition=rules.edition + 1, earlier={record.header.played_by: rules})
    table = replay(record, tomorrow)
    assert table.book is rules
    assert len(table.entries) == len(record.lines)


def test_what_is_shown_has_words_or_stands_there_as_data() -> None:
    """Events that a later version does not know are not lost."""
    record, rules = kept(next(path for path in KEPT if "pit-duel" in path.stem))
    fewer = replace(
        rules,
        rules=replace(
            rules.rules,
            events=tuple(kind for kind in rules.rules.events if kind.__name__ != "Walked"),
        ),
        edition=9,
    )
    told = [sentence for entry in shown(record, fewer, MASTER) for sentence in entry.heard]
    assert any(sentence.startswith('Walked {"seat":') for sentence in told)
    assert "it is" in " ".join(told)


def test_a_record_of_an_older_edition_cannot_be_forged_at_will() -> None:
    """Without the rules the promise and the seal still bind."""
    text = KEPT[0].read_bytes()
    check_what_can_be(read(text))
    for old, new, said in (
        (b'"salt":"', b'"salt":"0', "are not those that were promised"),
        (b'"n":3,', b'"n":4,', "should be entry 3"),
        (b'"draws":[]', b'"draws":[ ]', "the seal does not match"),
    ):
        with pytest.raises(RecordError, match=said):
            check_what_can_be(read(text.replace(old, new, 1)))


class Before(Options, frozen=True):
    walls: Annotated[int, option("X1", "number of walls", 0, 9)] = 3


class After(Options, frozen=True):
    walls: Annotated[int, option("X1", "number of walls", 0, 9)] = 3
    doors: Annotated[int, option("X2", "number of doors", 0, 9, before=0)] = 4


def test_options_that_came_later_are_what_means_as_before() -> None:
    assert options_from(After, {"walls": 5}) == After(walls=5, doors=0)
    assert options_from(After, {"walls": 5, "doors": 2}) == After(walls=5, doors=2)
    assert options_from(After, {}) == After(doors=0)
    assert After().doors == 4
    assert options_from(Before, {}) == Before()


class Revised(Options, frozen=True):
    walls: Annotated[int, option("X1", "number of walls", 0, 9)] = 3
    revision: Annotated[int, option("X3", "the rules", 1, 2, before=1, offered=False)] = 2


def test_a_revision_is_in_records_and_in_no_form() -> None:
    assert [choice.name for choice in choices(Revised)] == ["walls"]
    with pytest.raises(OptionError, match="revision"):
        with_settings(Revised(), {"revision": "1"})
    told = with_settings(Revised(), {"revision": "1"}, hidden=True)
    assert told.revision == 1, "a bot that folds the events of a table is told by which rules"
    assert settings_of(Revised()) == {"walls": 3, "revision": 2}
    assert options_from(Revised, {"walls": 3}).revision == 1, "a game that was begun before"
