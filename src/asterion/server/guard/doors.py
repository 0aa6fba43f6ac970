"""Every open connection, counted by the address it comes from: also one that never says a word."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from asterion.server.guard.addresses import LOCAL, Network, address_key, is_proxy

PROXY: Final = "proxy"
"""Who comes through one is known by each request, and counted there."""


class Doors:
    """All ports of a process: so many at once of one address, and so many in all."""

    def __init__(
        self,
        most_each: int,
        most: int,
        proxies: Sequence[Network] = (),
        turned_away: Callable[[], None] = lambda: None,
    ) -> None:
        self._most_each = most_each
        self._most = most
        self._proxies = proxies
        self._turned_away = turned_away
        self._inside: Counter[str] = Counter()
        self._all = 0

    def __len__(self) -> int:
        return self._all

    def key(self, peer: str) -> str:
        """By what whoever connects from here is counted; a proxy may bring any number."""
        key = address_key(peer)
        return PROXY if key == LOCAL or is_proxy(peer, self._proxies) else key

    @property
    def is_full(self) -> bool:
        return self._all >= self._most

    def enter(self, key: str, named: bool = False) -> bool:
        """One more, if there is room; whoever came in must `leave`.

        One who is only `named` by a proxy comes by a connection of the proxy, which is in already.
        """
        has_room = key == PROXY or self._inside[key] < self._most_each
        if not has_room or (self.is_full and not named):
            self._turned_away()
            return False
        self._inside[key] += 1
        self._all += not named
        return True

    def leave(self, key: str, named: bool = False) -> None:
        self._all -= not named
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]
