"""What one seat is shown of two games, side by side."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

Channels = Mapping[str, Any]
"""By name, everything that a seat is given: observations, masks, rewards, strings, tensors."""
MOST_SHOWN: Final = 60
ABSENT: Final = "nothing"


class Leak(NamedTuple):
    """One thing that differs although the seat knows the same of both games."""

    channel: str
    where: str  # inside the channel: a key, an index, a place in a text
    one: Any
    other: Any
    example: str = ""  # how to see it again

    def __str__(self) -> str:
        shown = f"{self.channel}{self.where}: {_short(self.one)} or {_short(self.other)}"
        return f"{shown} ({self.example})" if self.example else shown


class Search:
    """What a search found: this many pairs of games, and for each channel how often it differed."""

    def __init__(self) -> None:
        self.pairs = 0
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, Leak] = {}

    def add(self, leaks: Sequence[Leak]) -> None:
        """One more pair; the first leak of each channel is kept as its example."""
        self.pairs += 1
        for channel in {leak.channel for leak in leaks}:
            self.counts[channel] += 1
        for leak in leaks:
            self.examples.setdefault(leak.channel, leak)

    def __str__(self) -> str:
        lines = [f"{self.pairs} pairs of games that the seat must not tell apart"]
        for channel, count in self.counts.most_common():
            lines.append(f"{count} differ in {self.examples[channel]}")
        return "\n".join(lines if self.counts else [*lines, "no difference found"])


def compare(one: Channels, other: Channels, example: str = "") -> list[Leak]:
    """Every channel that differs, with the first place in it."""
    leaks = []
    for channel in dict.fromkeys((*one, *other)):
        found = next(_differences(one.get(channel), other.get(channel), ""), None)
        if found is not None:
            leaks.append(Leak(channel, *found, example))
    return leaks


def _differences(one: Any, other: Any, where: str) -> Iterator[tuple[str, Any, Any]]:
    """Depth first; what is alike in type and contents gives nothing."""
    one, other = _plain(one), _plain(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in dict.fromkeys((*one, *other)):
            inside = f"{where}[{key!r}]"
            if key not in one or key not in other:
                yield inside, one.get(key, ABSENT), other.get(key, ABSENT)
            else:
                yield from _differences(one[key], other[key], inside)
    elif _is_row(one) and _is_row(other):
        if len(one) != len(other):
            yield f"{where} (length)", len(one), len(other)
        for n, (left, right) in enumerate(zip(one, other, strict=False)):
            yield from _differences(left, right, f"{where}[{n}]")
    elif isinstance(one, str) and isinstance(other, str):
        if one != other:
            at = next(
                (n for n, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0
            )
            begin = max(0, at - MOST_SHOWN // 3)
            yield f" (at {at})", one[begin:], other[begin:]
    elif type(one) is not type(other) or (one != other and not (one != one and other != other)):
        yield where, one, other


def _plain(value: Any) -> Any:
    """Arrays of any library as lists: what matters is what a learner reads from them."""
    return value.tolist() if hasattr(value, "tolist") else value


def _is_row(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= MOST_SHOWN else shown[: MOST_SHOWN - 1] + "…"
