"""What a step says besides: its sentences are made when somebody asks for them."""

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from typing import Any

TEXT = "text"


class Info(dict[str, Any]):
    """A dictionary whose `text` is put into words at its first use; whoever looks at all of it has
    it in there. Most learners never read a word, and words take longer than rules."""

    __slots__ = ("_tell",)

    def __init__(self, tell: Callable[[], str]) -> None:
        super().__init__()
        self._tell: Callable[[], str] | None = tell

    def _whole(self) -> "Info":
        if self._tell is not None:
            tell, self._tell = self._tell, None
            self.setdefault(TEXT, tell())
        return self

    def __missing__(self, key: str) -> Any:
        if self._tell is None or key != TEXT:
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
