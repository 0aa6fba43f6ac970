"""How often and how many: buckets of tokens for each key, and a crowd counted by its doors."""

from collections import OrderedDict
from collections.abc import Callable

MOST_KEYS = 20_000


class Rates:
    """A bucket of `burst` tokens for each key, filled again by `per_minute`.

    The memory is bounded: the key that was quiet for longest is forgotten first, and its bucket is
    the one that is most likely to be full again.
    """

    def __init__(
        self, per_minute: float, burst: int, now: Callable[[], float], most_keys: int = MOST_KEYS
    ) -> None:
        self._per_second = per_minute / 60
        self._burst = float(burst)
        self._now = now
        self._most_keys = most_keys
        self._buckets: OrderedDict[str, list[float]] = OrderedDict()  # tokens, and since when

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take from the bucket: 0 if there was enough, else in how many seconds there will be.

        A refusal takes nothing, so whoever goes on knocking is not shut out for ever.
        """
        now, burst, buckets = self._now(), self._burst, self._buckets
        bucket = buckets.get(key)
        if bucket is None:
            bucket = buckets[key] = [burst, now]
            if len(buckets) > self._most_keys:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(key)
        tokens, since = bucket
        if now > since:
            tokens += (now - since) * self._per_second
            if tokens > burst:
                tokens = burst
        if cost > burst:  # it could never be had
            cost = burst
        enough = tokens >= cost
        bucket[0], bucket[1] = tokens - cost if enough else tokens, now
        return 0.0 if enough else (cost - tokens) / self._per_second

    def __len__(self) -> int:
        return len(self._buckets)


class Crowd:
    """How many are in at once, for each key and in all."""

    def __init__(self, most_each: int, most: int) -> None:
        self._most_each = most_each
        self._most = most
        self._inside: dict[str, int] = {}
        self._all = 0

    def enter(self, key: str) -> bool:
        """One more, if there is room; whoever came in must `leave`."""
        if self._all >= self._most or self._inside.get(key, 0) >= self._most_each:
            return False
        self._all += 1
        self._inside[key] = self._inside.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        left = self._inside.get(key, 0) - 1
        if left < 0:
            raise ValueError("nobody of this key is inside")
        self._all -= 1
        if left:
            self._inside[key] = left
        else:
            del self._inside[key]

    def __len__(self) -> int:
        return self._all
