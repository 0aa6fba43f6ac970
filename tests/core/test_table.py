"""The table: one door in, one filter out, and nothing told that is not written down."""

import pytest

from asterion.books import book
from asterion.core.audience import EVERYONE, MASTER, NOBODY, PUBLIC, all_but, ear, only
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.commitment import Promise
from asterion.core.referee.table import LONGEST_COMMAND, Entry, Table

PLAN = "name Cellar\nwin 1\n.....\n..G..\n....E\n"


def a_table(**arguments: object) -> Table:
    dooom = book("dooom")
    return Table(dooom, dooom.plan.read(PLAN), ["Ann", "Bob"], dice=Rolled(1), **arguments)  # type: ignore[arg-type]


def test_an_event_is_told_whole_or_not_at_all() -> None:
    table = a_table()
    for entry in table.entries:
        for event in entry.events:
            for viewer in (MASTER, PUBLIC, 0, 1):
                assert (event in entry.told(viewer)) == bool(event.to & ear(viewer))
    heard = {viewer: len(table.entries[0].told(viewer)) for viewer in (MASTER, PUBLIC, 0, 1)}
    assert heard[MASTER] == len(table.entries[0].events)
    assert heard[PUBLIC] < heard[1] < heard[0] < heard[MASTER]


def test_the_master_hears_every_audience() -> None:
    for audience in (NOBODY, EVERYONE, only(), only(0, 3), all_but(0), all_but(1, 2)):
        assert audience & ear(MASTER)
    assert only(1) & ear(1)
    assert not only(1) & ear(0)
    assert not only(1) & ear(PUBLIC)
    assert all_but(1) & ear(PUBLIC)
    assert not all_but(1) & ear(1)


def test_a_refused_command_changes_nothing() -> None:
    table = a_table()
    state, entries = table.state.copy(), len(table.entries)
    for seat, text in ((1, "end"), (0, "dance"), (PUBLIC, "end"), (0, "x" * (LONGEST_COMMAND + 1))):
        with pytest.raises(Refused):
            table.submit(seat, text)
    with pytest.raises(Refused, match="no seat 7"):
        table.submit(7, "end")
    assert (table.state, len(table.entries)) == (state, entries)


def test_a_late_answer_is_refused_and_another_seat_makes_nobody_late() -> None:
    table = a_table()
    prompt = table.prompt(0)
    assert prompt is not None
    table.submit(1, "say hurry")
    table.submit(0, "look", prompt.n)
    with pytest.raises(Refused, match="earlier question"):
        table.submit(0, "end", prompt.n)
    again = table.prompt(0)
    assert again is not None
    table.submit(0, "end", again.n)
    assert table.prompt(0) is None


def test_what_could_not_be_written_down_did_not_happen() -> None:
    full = False

    def keep(entry: Entry) -> None:
        if full:
            raise OSError("no space left on device")

    table = a_table(keep=keep)
    table.submit(0, table.legal(0)[0])
    state, view = table.state.copy(), table.book.view.screen(table.view(0))
    full = True
    with pytest.raises(OSError, match="no space left"):
        table.submit(0, table.legal(0)[0])
    assert table.state == state
    assert table.book.view.screen(table.view(0)) == view
    full = False
    table.submit(0, table.legal(0)[0])
    assert [entry.n for entry in table.entries] == [0, 1, 2]


def test_the_masters_ruling_enters_the_record_and_everyone_hears_it() -> None:
    table = a_table()
    entry = table.submit(MASTER, "rule:  no   running ")
    assert entry.do == "rule: no running"
    assert table.sentences([entry], 1) == ["The master rules: no running"]
    assert table.sentences([entry], PUBLIC) == ["The master rules: no running"]
    with pytest.raises(Refused):
        table.submit(MASTER, "rule:")
    with pytest.raises(Refused):
        table.submit(0, "rule: I win")


@pytest.mark.parametrize("said", ["решение: не бегать", "Правило:  не  бегать", "RULE: не бегать"])
def test_a_ruling_in_another_language_is_the_same_in_the_record(said: str) -> None:
    assert a_table().submit(MASTER, said).do == "rule: не бегать"


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", "ann"],
        ["GM", "Bob"],
        ["", "Bob"],
        ["A:n", "Bob"],
        ["A\x1b[31m", "Bob"],
        ["x" * 33, "Bob"],
        ["Ann  Lee", "Bob"],
        ["7", "Bob"],
        [],
    ],
    ids=str,
)
def test_names_are_unique_printable_and_short(names: list[str]) -> None:
    dooom = book("dooom")
    with pytest.raises(Refused):
        Table(dooom, dooom.plan.read(PLAN), names)


def test_the_commitment_binds_plan_options_and_salt() -> None:
    table = a_table(salt="s")
    drawing = table.book.plan.write(table.plan)
    assert (
        table.commitment == Promise.of("dungeon-of-dooom", drawing, table.options, "s").commitment
    )
    assert a_table().commitment != a_table().commitment, "the salt is secret and new each time"
