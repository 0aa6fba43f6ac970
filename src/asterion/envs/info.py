"""What a step says besides: its sentences are made when somebody asks for them."""

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from asterion.core.audience import Seat
from asterion.core.referee.table import Table

TEXT = "text"


class Info(dict[str, Any]):
    """A dictionary whose `text` is put into words at its first use, by a look at it or at all of
    the dictionary. Most learners never read a word, and words take longer than rules."""

    __slots__ = ("_since", "_table", "_until", "_viewer")

    def __init__(self, table: Table, viewer: Seat, since: int, until: int) -> None:
        """What this viewer hears of the entries from `since` up to `until`."""
        self._table: Table | None = table
        self._viewer = viewer
        self._since = since
        self._until = until

    def _whole(self) -> "Info":
        if self._table is not None:
            table, self._table = self._table, None
            entries = table.entries[self._since : self._until]
            self.setdefault(TEXT, "\n".join(table.sentences(entries, self._viewer)))
        return self

    def __missing__(self, key: str) -> Any:
        if self._table is None or key != TEXT:
            raise KeyError(key)
        return self._whole()[key]

    def __contains__(self, key: object) -> bool:
        return dict.__contains__(self._whole() if key == TEXT else self, key)

    def get(self, key: str, default: Any = None) -> Any:
        return dict.get(self._whole() if key == TEXT else self, key, default)

    def __iter__(self) -> Iterator[str]:
        return dict.__iter__(self._whole())

    def __len__(self) -> int:
        return dict.__len__(self._whole())

    def __eq__(self, other: object) -> bool:
        return dict.__eq__(self._whole(), other)

    def __repr__(self) -> str:
        return dict.__repr__(self._whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self._whole()),)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return dict.keys(self._whole())

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return dict.values(self._whole())

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return dict.items(self._whole())

    def copy(self) -> dict[str, Any]:
        return dict(self._whole())
