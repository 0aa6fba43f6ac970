"""Records: written line by line, read again, taken up after a crash. Lies are in test_verify."""

import io
import json
from functools import partial

import pytest

from asterion.books import book
from asterion.core.audience import MASTER
from asterion.core.dice import Scripted
from asterion.core.records.record import RecordError, Writer, read, write
from asterion.core.records.replay import replay, replayed, verify
from asterion.core.referee.table import Table

PLAN = "name Hall\nwin 0\n...E\n"
DOOOM = book("dooom")


def new_table(*chance: int) -> Table:
    return Table(DOOOM, DOOOM.plan.read(PLAN), ["Ann"], dice=Scripted(chance), salt="s")


def walk(table: Table, *words: str) -> None:
    for word in words:
        table.submit(0, word)


def written(table: Table) -> bytes:
    file = io.BytesIO()
    write(table, file)
    return file.getvalue()


def test_a_record_is_lines_of_json_that_can_be_read_with_an_editor() -> None:
    table = new_table(0)
    walk(table, "e", "say hällo", "e", "e")
    header, opening, *entries, seal = written(table).decode().splitlines()
    assert json.loads(header)["plan"] == PLAN
    assert json.loads(header)["names"] == ["Ann"]
    assert json.loads(opening)["draws"] == [["start", 4, 0]]
    assert [json.loads(entry)["do"] for entry in entries] == [
        "move east",
        "say hällo",
        "move east",
        "move east",
    ]
    assert "hällo" in entries[1]
    assert json.loads(seal)["winners"] == [0]


def test_written_as_it_goes_or_at_once_it_is_the_same() -> None:
    file = io.BytesIO()
    writer = Writer(file)
    table = new_table(0)
    writer.header(table)
    writer.entry(table.entries[0], table)
    table.keep = partial(writer.entry, table=table)
    walk(table, "e", "e", "e")
    writer.seal(table)
    assert file.getvalue() == written(table)
    assert verify(read(file.getvalue()), DOOOM).entries == table.entries


def test_an_unfinished_game_has_no_seal_and_goes_on() -> None:
    table = new_table(0)
    walk(table, "e")
    file = io.BytesIO(written(table))
    record = read(file.getvalue())
    assert record.seal is None
    again = replay(record, DOOOM)
    file.seek(0, io.SEEK_END)
    writer = Writer(file)
    writer.resume(record)
    again.keep = partial(writer.entry, table=again)
    walk(again, "e", "e")
    writer.seal(again)
    walk(table, "e", "e")
    assert file.getvalue() == written(table)


@pytest.mark.parametrize("lost", [1, 2, 30])
def test_a_line_torn_by_a_crash_is_left_out(lost: int) -> None:
    table = new_table(0)
    walk(table, "e")
    before = written(table)
    walk(table, "e")
    torn = read(written(table)[:-lost])
    assert torn.torn
    assert torn.above_the_seal() == before
    assert len(replay(torn, DOOOM).entries) == 2


def test_a_record_of_one_line_has_lost_its_opening() -> None:
    whole = written(new_table(0))
    for text in (whole.splitlines(keepends=True)[0], whole[:-1]):
        with pytest.raises(RecordError, match="the record has a header but no opening"):
            replay(read(text), DOOOM)


def test_playing_again_shows_the_table_after_each_entry() -> None:
    table = new_table(0)
    walk(table, "e", "e", "e")
    seen = [
        (entry.n, len(then.entries), then.result is None)
        for then, entry in replayed(read(written(table)), DOOOM)
    ]
    assert seen == [(0, 1, True), (1, 2, True), (2, 3, True), (3, 4, False)]


def test_what_the_master_said_is_played_again_too() -> None:
    table = new_table(0, 2)
    table.submit(MASTER, "rule: be nice")
    table.submit(MASTER, "join Bob")
    again = replay(read(written(table)), DOOOM)
    assert list(again.names) == ["Ann", "Bob"]
    assert again.entries == table.entries


def test_the_promise_hides_the_plan_and_binds_it() -> None:
    """Another salt, another promise; another plan, another promise."""
    promises = {
        Table(DOOOM, DOOOM.plan.read(plan), ["Ann"], dice=Scripted([0]), salt=salt).commitment
        for plan in (PLAN, PLAN.replace("...E", "..E."))
        for salt in ("s", "t")
    }
    assert len(promises) == 4
