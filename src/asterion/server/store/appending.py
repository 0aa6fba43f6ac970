"""Appending an entry: one by one, or many at once, the same in every database."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec.structs import astuple

from asterion.server.store.job import InBulk, Row, Statement, Steps
from asterion.server.store.rows import EntryRow, Saving

OVER = "UPDATE tables SET version = version + 1, phase = ?, listed = ?, due = ?"
DOC = "UPDATE docs SET doc = ? WHERE table_id = ?"
ENTRY = "INSERT INTO entries (table_id, n, seat, move, wall, served, mark, line)"

_encode = msgspec.json.Encoder().encode


def columns_of(row: EntryRow) -> Row:
    """They stand in the same order there."""
    return astuple(row)


def entered(row: EntryRow) -> Statement:
    """The plain insertion, for anyone who has locked the table or is making it."""
    return f"{ENTRY} VALUES (?, ?, ?, ?, ?, ?, ?, ?)", columns_of(row)


def append(row: EntryRow, due: float | None) -> Steps[bool]:
    _, added = yield [
        (
            "UPDATE tables SET last = ?, due = ? WHERE id = ? AND last = ?",
            (row.n, due, row.table, row.n - 1),
        ),
        (
            f"{ENTRY} SELECT ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND last = ?"
            " ON CONFLICT DO NOTHING RETURNING n",
            (*columns_of(row), row.table, row.n),
        ),
    ]
    return bool(added) or (yield from _ours(row))


def _append_in_bulk(rows: Sequence[Row]) -> list[Statement]:
    """Of each the columns, and what the table gets; `append` may follow where one was too late."""
    update, insert = _bulk(len(rows))
    columns, tables = zip(*rows, strict=True)
    return [
        (update, tuple(chain.from_iterable(tables))),
        (insert, tuple(chain.from_iterable(columns))),
    ]


@lru_cache(maxsize=64)
def _bulk(rows: int) -> tuple[str, str]:
    last = ", ".join(["(?, ?, ?)"] * rows)
    entries = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)
    return (
        # Not WITH ... UPDATE: Python counts the rows of what begins with UPDATE.
        "UPDATE tables SET last = new.n, due = new.due"
        f" FROM (SELECT column1 AS id, column2 AS n, column3 AS due FROM (VALUES {last})) AS new"
        " WHERE tables.id = new.id AND tables.last = new.n - 1",
        f"{ENTRY} VALUES {entries} ON CONFLICT DO NOTHING",
    )


LOCKED = (
    # As Python sorts them: every process locks in the same order, so none waits for another's end.
    'SELECT id FROM tables WHERE id = ANY(?) ORDER BY id COLLATE "C" FOR NO KEY UPDATE'
)
MOVED_ON = (
    "UPDATE tables SET last = new.n, due = new.due"
    " FROM json_to_recordset(?::json) AS new (id text, n bigint, due double precision)"
    " WHERE tables.id = new.id AND tables.last = new.n - 1"
)
ENTERED = (
    f"{ENTRY} SELECT new.id, new.n, new.seat, new.move, new.wall, new.served, new.mark,"
    " convert_to(new.line, 'UTF8') FROM json_to_recordset(?::json) AS new (id text, n bigint,"
    " seat bigint, move text, wall double precision, served double precision, mark text, line text)"
    " JOIN tables ON tables.id = new.id AND tables.last = new.n ON CONFLICT DO NOTHING"
)


def _append_by_postgres(rows: Sequence[Row]) -> list[Statement]:
    """The same for any number of rows, which travel as one value: that costs us the least."""
    entries = [
        {
            "id": table, "n": n, "seat": seat, "move": move, "wall": wall, "served": served,
            "mark": mark, "line": line.decode(), "due": due,
        }
        for (table, n, seat, move, wall, served, mark, line), (_, _, due) in rows
    ]  # fmt: skip
    written = _encode(entries).decode()
    ids = [entry["id"] for entry in entries]
    return [(LOCKED, (ids,)), (MOVED_ON, (written,)), (ENTERED, (written,))]


APPENDING = InBulk(_append_in_bulk, _append_by_postgres)


def append_and_save(row: EntryRow, due: float | None, save: Saving) -> Steps[bool]:
    gate = f"{OVER}, last = ? WHERE id = ? AND last = ? AND version = ? RETURNING id"
    over = (save.phase, int(save.listed), due, row.n, row.table, row.n - 1, save.version)
    (won,) = yield [(gate, over)]
    if not won:
        return (yield from _ours(row))
    yield [
        entered(row),
        (DOC, (save.doc, row.table)),
    ]
    return True


def _ours(row: EntryRow) -> Steps[bool]:
    """Whether the entry that has this number was written by this very attempt."""
    select = "SELECT mark FROM entries WHERE table_id = ? AND n = ?"
    (found,) = yield [(select, (row.table, row.n))]
    return bool(found) and found[0][0] == row.mark
