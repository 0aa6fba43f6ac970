"""How often and how many: a bucket of tokens for each key, and a crowd counted by its doors."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Protocol

MOST_KEYS = 20_000
NOTHING = 1e-6
"""Seconds that are no debt: the sums of fractions are not exact."""


class Debts(Protocol):
    """When the bucket of each key is full again, by the steady clock."""

    def get(self, key: str) -> float:
        """A time that is over for anyone who is not known."""

    def put(self, key: str, full: float) -> None: ...


class Heads(Protocol):
    """How many are in at once, for each key."""

    def enter(self, key: str) -> int:
        """One more: how many there are now. Anyone who came in must `leave`."""

    def leave(self, key: str) -> None:
        """ValueError where nobody of this key came in here."""


class Counts(Protocol):
    """Where it is kept what was counted: by this process for itself, or by several together."""

    def debts(self, kind: str) -> Debts: ...

    def heads(self, kind: str) -> Heads: ...


class OwnDebts:
    """The memory is bounded: the key that was quiet for longest is forgotten first, and its bucket
    is the one that is most likely to be full again."""

    def __init__(self, most_keys: int = MOST_KEYS) -> None:
        self._most_keys = most_keys
        self._full: OrderedDict[str, float] = OrderedDict()

    def get(self, key: str) -> float:
        return self._full.get(key, 0.0)

    def put(self, key: str, full: float) -> None:
        known = self._full
        known[key] = full
        known.move_to_end(key)
        if len(known) > self._most_keys:
            known.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full)


class OwnHeads:
    """Exact."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> int:
        self._inside[key] += 1
        return self._inside[key]

    def leave(self, key: str) -> None:
        if not self._inside[key]:
            raise ValueError("nobody of this key is inside")
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Apart:
    """A process alone counts for itself."""

    def debts(self, kind: str) -> Debts:
        return OwnDebts()

    def heads(self, kind: str) -> Heads:
        return OwnHeads()


class Rates:
    """A bucket of `burst` tokens for each key, filled again by `per_minute`.

    All that is kept of a bucket is when it will be full again: one number, which several processes
    can share without a lock.
    """

    def __init__(
        self, per_minute: float, burst: int, now: Callable[[], float], debts: Debts | None = None
    ) -> None:
        self._token = 60 / per_minute  # seconds until one more is there
        self._burst = float(burst)
        self._now = now
        self._debts = OwnDebts() if debts is None else debts

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take from the bucket: 0 if there was enough, else in how many seconds there will be.

        A refusal takes nothing, so anyone who goes on knocking is not shut out for ever. What costs
        more than a whole bucket takes that.
        """
        now, token, burst = self._now(), self._token, self._burst
        full = max(now, self._debts.get(key)) + min(cost, burst) * token
        wait = full - now - burst * token
        if wait > NOTHING:
            return wait
        self._debts.put(key, full)
        return 0.0


class Crowd:
    """How many are in at once: for each key, and here in all."""

    def __init__(self, most_each: int, most: int, heads: Heads | None = None) -> None:
        self._most_each = most_each
        self._most = most
        self._heads = OwnHeads() if heads is None else heads
        self._all = 0

    def enter(self, key: str) -> bool:
        """One more, if there is room; anyone who came in must `leave`."""
        if self._all >= self._most:
            return False
        if self._heads.enter(key) > self._most_each:
            self._heads.leave(key)
            return False
        self._all += 1
        return True

    def leave(self, key: str) -> None:
        self._heads.leave(key)
        self._all -= 1

    def __len__(self) -> int:
        return self._all
