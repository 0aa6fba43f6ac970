"""Addresses that are answered no more, in every process: kept in the store, known here by heart."""

import ipaddress

from asterion.core.phrase import english, phrase
from asterion.server.guard.addresses import Network, read_network
from asterion.server.store import BanRow, StoreError
from asterion.server.tables import Hub

EVERY = 5.0
"""Seconds until another process has heard of a ban."""
MOST_REMEMBERED = 10_000
BANNED = phrase("server-banned")


class Bans:
    """Asked for every request, so that an address that was seen before costs one look."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._networks: tuple[Network, ...] = ()
        self._seen: dict[str, bool] = {}

    async def go_on(self) -> None:
        """Where other processes may ban somebody, look again and again."""
        while True:
            try:
                await self.look()
            except StoreError as error:
                self._hub.services.say("bans not read", error=type(error).__name__)
            await self._hub.time.sleep(EVERY)

    async def look(self) -> None:
        rows = await self._hub.store.bans()
        networks = tuple(read_network(row.network) for row in rows)
        if networks != self._networks:
            self._networks = networks
            self._seen.clear()
            self._hang_up()

    async def add(self, network: Network, why: str) -> BanRow:
        row = BanRow(str(network), why, self._hub.time.wall())
        await self._hub.store.add_ban(row)
        await self.look()
        return row

    async def drop(self, network: Network) -> bool:
        dropped = await self._hub.store.drop_ban(str(network))
        await self.look()
        return dropped

    @property
    def are_any(self) -> bool:
        return bool(self._networks)

    def holds(self, address: str) -> bool:
        """Is this one, as `address_key` writes it, banned?"""
        if not self._networks:
            return False
        found = self._seen.get(address)
        if found is None:
            if len(self._seen) >= MOST_REMEMBERED:
                self._seen.clear()
            found = self._seen[address] = covers(self._networks, address)
        return found

    def why(self, address: str) -> str:
        """The sentence for a banned caller at a text port; empty for others."""
        return english(BANNED) if self.holds(address) else ""

    def _hang_up(self) -> None:
        for hosted in list(self._hub.tables.values()):
            for windows in list(hosted.room.windows.values()):
                for window in list(windows):
                    if self.holds(window.address):
                        window.bye(BANNED)


def covers(networks: tuple[Network, ...], address: str) -> bool:
    try:
        known = ipaddress.ip_network(address).network_address
    except ValueError:
        return False  # over no network at all
    return any(known in network for network in networks if network.version == known.version)


def whole_line(network: Network) -> Network:
    """An address of IPv6 stands for the /64 that one line has, as it is counted everywhere."""
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network
