"""Every open connection, counted by the address it comes from: also one that never says a word."""

from collections.abc import Callable, Sequence
from typing import Final

from asterion.server.guard.addresses import LOCAL, Network, address_key, is_proxy
from asterion.server.guard.rates import Heads, OwnHeads

PROXY: Final = "proxy"
"""Who comes through one is known by each request, and counted there."""


class Doors:
    """All ports: this many at once of one address, and this many in all in this process."""

    def __init__(
        self,
        most_each: int,
        most: int,
        proxies: Sequence[Network] = (),
        turned_away: Callable[[], None] = lambda: None,
        heads: Heads | None = None,
    ) -> None:
        self._most_each = most_each
        self._most = most
        self._proxies = proxies
        self._turned_away = turned_away
        self._heads = OwnHeads() if heads is None else heads
        self._all = 0

    def __len__(self) -> int:
        return self._all

    def key(self, peer: str) -> str:
        """By what anyone who connects from here is counted; a proxy may bring any number."""
        key = address_key(peer)
        return PROXY if key == LOCAL or is_proxy(peer, self._proxies) else key

    @property
    def is_full(self) -> bool:
        return self._all >= self._most

    def enter(self, key: str, named: bool = False) -> bool:
        """One more, if there is room; anyone who came in must `leave`.

        One who is only `named` by a proxy comes by a connection of the proxy, which is in already.
        """
        has_room = named or not self.is_full
        if not has_room or (self._heads.enter(key) > self._most_each and key != PROXY):
            if has_room:
                self._heads.leave(key)
            self._turned_away()
            return False
        self._all += not named
        return True

    def leave(self, key: str, named: bool = False) -> None:
        self._heads.leave(key)
        self._all -= not named
