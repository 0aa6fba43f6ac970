"""The front desk: what every resource of the API asks for, and one caller with what he carries."""

import asyncio
import contextlib
import math
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from asterion.core.phrase import Phrase, phrase
from asterion.server.features import Features
from asterion.server.guard import digest, is_token
from asterion.server.guard.addresses import LOCAL, Network, address_key, client_address
from asterion.server.guard.doors import PROXY, Doors
from asterion.server.guard.origins import origin_allowed
from asterion.server.guard.rates import Crowd, Rates
from asterion.server.http.bench import Bench
from asterion.server.http.problems import Fault, language_of
from asterion.server.log import Log
from asterion.server.metrics import Metrics
from asterion.server.store import Store
from asterion.server.tables import Denied, Hosted, Hub, Role
from asterion.server.time import Time
from asterion.server.work.work import Work
from asterion.server.workshop import Workshop

T = TypeVar("T")

ACCOUNT = "account_"
MOST_HEAVY = 2
"""This many passwords are looked at once; they take a processor each."""
GONE = phrase("server-gone")
SLOWEST_BODY = 20.0


class TooMany(Denied):
    """Too often, or too many at once; better again after this many seconds."""

    def __init__(self, seconds: int, why: Phrase) -> None:
        super().__init__(429, "too many", why, seconds=seconds)


class Desk:
    """One for each process."""

    def __init__(
        self,
        hub: Hub,
        store: Store,
        time: Time,
        rates: Mapping[str, Rates],
        crowd: Crowd,
        log: Log,
        metrics: Metrics,
        *,
        features: Features,
        origins: Collection[str] = (),
        proxies: Sequence[Network] = (),
        doors: Doors | None = None,
    ) -> None:
        self.hub = hub
        self.features = features
        self.store = store
        self.time = time
        self.rates = rates
        self.crowd = crowd
        self.doors = Doors(sys.maxsize, sys.maxsize, proxies) if doors is None else doors
        self.say = log.say
        self.fail = log.fail
        self.metrics = metrics
        self.origins = origins
        self.proxies = proxies
        self.bench = Bench()
        self.hashing = asyncio.Semaphore(MOST_HEAVY)
        self.workshop = Workshop()
        self.slowest_body = SLOWEST_BODY
        self.place = ("", 0)  # host and port of the page
        self.admin_token = ""  # of the operator of the server; empty: there is no room for them

    def address(self, scope: Scope) -> str:
        """The key by which anyone who asks is counted."""
        peer = (scope.get("client") or (LOCAL,))[0]
        forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        return address_key(client_address(peer, forwarded, self.proxies))

    @contextlib.contextmanager
    def under_way(self, scope: Scope) -> Iterator[None]:
        """A request that came through a proxy is counted as a connection of whom it names."""
        peer = (scope.get("client") or (LOCAL,))[0]
        if self.doors.key(peer) != PROXY:
            yield  # its connection is
            return
        address = self.address(scope)
        if not self.doors.enter(address, named=True):
            raise TooMany(10, phrase("server-too-many-live"))
        try:
            yield
        finally:
            self.doors.leave(address, named=True)

    def own_origin(self, origin: str, hosts: Sequence[str], scope: Scope) -> bool:
        """Is this page one of ours?"""
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return len(hosts) == 1 and origin_allowed(origin, hosts[0], self.origins, scheme)

    def spend(self, rate: str, who: str, cost: float = 1.0) -> None:
        """Count one more; a fault with the time to wait where it is too many."""
        wait = self.rates[rate].wait(who, cost)
        if wait > 0:
            self.say("too many", rate=rate)
            seconds = math.ceil(wait)
            raise TooMany(seconds, phrase("server-too-much", seconds=seconds))

    def enter(self, address: str) -> None:
        """One more live connection; anyone who came in must leave."""
        if not self.crowd.enter(address):
            self.say("too many", rate="live")
            raise TooMany(10, phrase("server-too-many-live"))
        self.metrics.listening(1)

    def leave(self, address: str) -> None:
        self.crowd.leave(address)
        self.metrics.listening(-1)

    async def account(self, token: str | None) -> str:
        """The account whose session this token is; empty if it is none."""
        if token is None or not token.startswith(ACCOUNT) or not is_token(token):
            return ""
        row = await self.store.session(digest(token), self.time.wall())
        if row is None:
            raise Fault(401, phrase("server-session-over"))
        return row.id

    async def role(self, hosted: Hosted, token: str | None) -> Role:
        """What this token makes of its bearer at this table."""
        account = await self.account(token)
        return await (
            hosted.seats.role_now(None, account) if account else hosted.seats.role_now(token)
        )


class Call:
    """One request, with the token that came with it."""

    def __init__(self, desk: Desk, request: Request, token: str | None) -> None:
        self.desk = desk
        self.request = request
        self.token = token

    @cached_property
    def address(self) -> str:
        return self.desk.address(self.request.scope)

    @property
    def language(self) -> str:
        return language_of(self.request.scope)

    async def account(self) -> str:
        """The caller's account; empty if there is no token, or one of another kind."""
        return await self.desk.account(self.token)

    async def unless_gone(self, work: Work[T]) -> T:
        """The answer of long work, which is given up when nobody waits for it any more."""
        working = asyncio.ensure_future(work)
        going = asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            raise Fault(400, GONE)
        finally:
            for task in (working, going):
                task.cancel()
            await asyncio.gather(working, going, return_exceptions=True)

    async def _gone(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def must_account(self) -> str:
        account = await self.account()
        if not account:
            raise Fault(401, phrase("server-needs-account"))
        return account

    async def at(self, table: str) -> tuple[Hosted, Role]:
        """The table, and what the caller is there."""
        hosted = await self.desk.hub.table(table)
        return hosted, await self.desk.role(hosted, self.token)
