"""The notebooks that people keep beside their game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from asterion.server.store.database import Database
from asterion.server.store.job import Steps
from asterion.server.store.rows import NotebookRow

NOTEBOOK = "SELECT number, version, doc FROM notebooks WHERE table_id = ? AND seat = ?"
MOST_VERSIONS: Final = 400
"""Of one seat's notebook, at different moments of a game."""
FAR: Final = 2**40
TOGETHER: Final = 1024 * 1024
"""Bytes of notebooks that are read at once, or one notebook."""


class Version(NamedTuple):
    """A notebook as it was when its seat had heard `number`, and its size in bytes."""

    number: int
    size: int


def too_much(versions: Sequence[Version], room: int, most: int = MOST_VERSIONS) -> list[int]:
    """The numbers to be forgotten, so that the others fit; `versions` are in order.

    The last one stays, the first one for as long as there is any other, and what is left between
    them is spread over the game: each time the one goes whose neighbours are nearest to each other.
    """
    left = list(versions)
    gone: list[int] = []
    while len(left) > 2 * most:  # of a time when there was no limit
        gone += [version.number for version in left[-2::-2]]
        left = left[::-2][::-1]
    size = sum(version.size for version in left)
    while len(left) > 1 and (size > room or len(left) > most):
        before = [-FAR, *(version.number for version in left[:-2])]
        gaps = [after.number - n for after, n in zip(left[1:], before, strict=True)]
        dropped = left.pop(gaps.index(min(gaps)))
        size -= dropped.size
        gone.append(dropped.number)
    return gone


class Notebooks:
    """One row for each number at which a seat wrote something down, as far as there is room."""

    _database: Database

    async def save_notebook(
        self, table: str, seat: int, number: int, version: int, doc: bytes, room: int = TOGETHER
    ) -> int | None:
        """The new version; None, and nothing is saved, where it is not `version` any more.

        A seat that has written nothing yet has version 0. Where all that is stored of it takes
        more than `room` bytes, some of what it was before goes, and never what it is now.
        """

        def steps() -> Steps[int | None]:
            if version == 0:
                gate = (
                    "INSERT INTO notebook_versions (table_id, seat, version) VALUES (?, ?, 1)"
                    " ON CONFLICT DO NOTHING RETURNING version"
                )
                (saved,) = yield [(gate, (table, seat))]
            else:
                gate = (
                    "UPDATE notebook_versions SET version = version + 1"
                    " WHERE table_id = ? AND seat = ? AND version = ? RETURNING version"
                )
                (saved,) = yield [(gate, (table, seat, version))]
            if not saved:
                return None
            upsert = (
                "INSERT INTO notebooks (table_id, seat, number, version, doc)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, number)"
                " DO UPDATE SET version = excluded.version, doc = excluded.doc"
            )
            sizes = (
                "SELECT number, LENGTH(doc) FROM notebooks WHERE table_id = ? AND seat = ?"
                " ORDER BY number"
            )
            _, stored = yield [
                (upsert, (table, seat, number, version + 1, doc)),
                (sizes, (table, seat)),
            ]
            forget = "DELETE FROM notebooks WHERE table_id = ? AND seat = ? AND number = ?"
            gone = too_much([Version(*row) for row in stored], room)
            if gone:
                yield [(forget, (table, seat, old)) for old in gone if old != number]
            return version + 1

        return await self._database.do(f"{table}/{seat}", steps)

    async def notebook(self, table: str, seat: int) -> NotebookRow | None:
        """The notebook as it is now."""

        def steps() -> Steps[NotebookRow | None]:
            (found,) = yield [(f"{NOTEBOOK} ORDER BY version DESC LIMIT 1", (table, seat))]
            return NotebookRow(*found[0]) if found else None

        return await self._database.do(table, steps, writes=False)

    async def notebooks(
        self, table: str, seat: int, first: int = 0, most: int = TOGETHER
    ) -> tuple[list[NotebookRow], bool]:
        """The notebook at each number from `first` on at which it was saved, in the order of the
        game; at least one, and no more than fit into `most` bytes. Whether there are more."""

        def steps() -> Steps[tuple[list[NotebookRow], bool]]:
            sizes = (
                "SELECT number, LENGTH(doc) FROM notebooks"
                " WHERE table_id = ? AND seat = ? AND number >= ? ORDER BY number"
            )
            (stored,) = yield [(sizes, (table, seat, first))]
            size, fit = 0, 0
            for _, more in stored:
                size += more
                if fit and size > most:
                    break
                fit += 1
            if not fit:
                return [], False
            between = f"{NOTEBOOK} AND number BETWEEN ? AND ? ORDER BY number"
            (found,) = yield [(between, (table, seat, first, stored[fit - 1][0]))]
            return [NotebookRow(*row) for row in found], fit < len(stored)

        return await self._database.do(table, steps, writes=False)
