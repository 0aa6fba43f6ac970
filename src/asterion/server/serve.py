"""One process of the game server, put together: the store, the hub, and every port."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from importlib.util import find_spec
from time import monotonic

import uvicorn
from starlette.datastructures import Headers
from starlette.types import Scope

from asterion.core.phrase import phrase
from asterion.server.config import Config
from asterion.server.features import Features
from asterion.server.files import MANY, SPARE, raise_limit
from asterion.server.guard.addresses import LOCAL
from asterion.server.guard.doors import Doors
from asterion.server.guard.rates import Counts, Crowd
from asterion.server.http.app import make_app
from asterion.server.http.desk import Desk
from asterion.server.http.guards import Guards
from asterion.server.http.listening import (
    BACKLOG,
    CannotServe,
    address_of,
    listen,
)
from asterion.server.http.patience import patient
from asterion.server.http.upgrade import sockets_of
from asterion.server.line.server import LineServer
from asterion.server.log import Log
from asterion.server.metrics import Metrics, may_read
from asterion.server.notify import Apps, Mail, Push
from asterion.server.notify.push import new_key
from asterion.server.store import EntryRow, Saving, Store, StoreError
from asterion.server.tables import Hub
from asterion.server.text_ports import Given, open_text_ports
from asterion.server.time import RealTime
from asterion.server.wake import wake_for

BYE_WITHIN = 2.0
"""Seconds that live connections have at the end to take their last message."""
ANSWERS_WITHIN = 5
HEADERS_BYTES = 32 * 1024
MORE_CONNECTIONS = 200
"""Beside those that listen."""
OF_ANY_KIND = 3
"""Times as many connections of one address as may listen: a page asks by several at once."""
THREADS_TAKE_TURNS = 0.001
"""Seconds, a fifth of what Python has: while a thread checks a plan or draws a picture, the event
loop waits so long for each packet that it sends or reads."""
RUBBISH = 20_000, 20, 100
"""How seldom Python looks for what forms rings: a move makes many things and no rings, and looking
through them all the time took a tenth of it."""


class Server(uvicorn.Server):
    """uvicorn, which at the end lets the tables say goodbye before it closes anything.

    The order is what keeps a move from being refused: nobody comes in, everyone is told goodbye,
    requests that are under way are answered, and only then the tables stop.
    """

    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self.desk = desk
        self.text_ports = AsyncExitStack()
        self.line: LineServer | None = None
        self.goodbye_pause = 0.0

    @property
    def windows(self) -> int:
        """How many listen, on every port."""
        return len(self.desk.crowd) + (0 if self.line is None else len(self.line))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Anyone who runs it says when it ends; being stopped is not a failure."""
        yield

    def stop(self) -> None:
        """Ask for the end; ask twice and nobody is waited for."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.desk.hub.say_goodbye(self.goodbye_pause)
        await self.text_ports.aclose()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BYE_WITHIN):
                while len(self.desk.crowd):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)
        await self.desk.hub.stop()


async def serve(
    config: Config, log: Log, ready: Callable[[str, Server], None], given: Given | None = None
) -> None:
    """Until it is stopped; `ready` is called with the address when it answers there."""
    logging.getLogger("uvicorn.error").disabled = True  # what matters is said in our own log
    gc.set_threshold(*RUBBISH)
    sys.setswitchinterval(THREADS_TAKE_TURNS)
    async with AsyncExitStack() as stack:
        if given is None:
            given = Given(stack.enter_context(listen(config.host, config.port)))
        port = given.port or given.page.getsockname()[1]
        metrics = Metrics()
        store = await open_store(config)
        store.metrics = metrics
        stack.push_async_callback(store.close)
        time = RealTime()
        wake = wake_for(config.database_url, config.redis, log.say)
        hub = Hub(store, wake, time, shared=config.shared, say=log.say)
        features = Features(hub, bot_pace=config.bot_pace / 1000)
        features.ladder.is_on = config.ladder
        features.weekly.tries_per_day = config.tries_per_day
        hub.attending.is_home = given.is_home
        await hub.start()
        stack.push_async_callback(hub.stop)  # also where something below cannot be had
        desk = Desk(
            hub,
            store,
            hub.time,
            config.rates(time.steady, given.counts),
            Crowd(
                config.connections_per_address, config.connections, given.counts.heads("windows")
            ),
            log,
            metrics,
            features=features,
            origins=config.origins,
            proxies=config.proxies,
            doors=open_doors(config, metrics, given.counts),
        )
        stack.push_async_callback(desk.workshop.close)
        desk.place = (config.host, port)
        desk.admin_token = config.admin_token
        hub.spawn(features.bans.go_on())
        await hang_bells(config, features, hub, address_of(config.host, port))
        app = make_app(desk, partial(measured, config, desk, given.numbers))
        server = Server(uvicorn_config(app, config), desk)
        await stack.enter_async_context(server.text_ports)
        server.line = await open_text_ports(config, desk, server.text_ports, given)
        stop_on_signals(server)
        serving = asyncio.ensure_future(server.serve([given.page]))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.005)
        ready(address_of(config.host, port), server)
        await serving


def open_doors(config: Config, metrics: Metrics, counts: Counts) -> Doors:
    """As many connections as are set, and no more than this process may have files."""
    most = config.connections + MORE_CONNECTIONS
    files = raise_limit(max(MANY, most + SPARE))
    return Doors(
        OF_ANY_KIND * config.connections_per_address,
        min(most, max(SPARE, files - SPARE)),
        config.proxies,
        lambda: metrics.refused("crowd"),
        counts.heads("connections"),
    )


def uvicorn_config(app: Guards, config: Config) -> uvicorn.Config:
    """What uvicorn is told."""
    make = partial(
        uvicorn.Config,
        app,
        ws=sockets_of(app),
        loop="asyncio",
        lifespan="off",
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=ANSWERS_WITHIN,
        h11_max_incomplete_event_size=HEADERS_BYTES,
        ws_max_size=config.message_bytes,
    )
    return make(http=patient(make(http="h11"), app.desk.doors))


class MeasuredStore(Store):
    """The store, with how long it takes to commit an entry."""

    metrics: Metrics

    def append_soon(
        self,
        row: EntryRow,
        due: float | None,
        save: Saving | None,
        tell: Callable[[bool | Exception], None],
    ) -> None:
        began = monotonic()

        def measured(answer: bool | Exception) -> None:
            self.metrics.committed(monotonic() - began)
            tell(answer)

        super().append_soon(row, due, save, measured)


async def measured(
    config: Config,
    desk: Desk,
    numbers: Callable[[str], Awaitable[bytes]] | None,
    scope: Scope,
) -> bytes | None:
    """The metrics, for anyone who may read them; `numbers` adds those of the other workers."""
    peer = (scope.get("client") or (LOCAL,))[0]
    said = Headers(scope=scope)
    forwarded, host = said.get("x-forwarded-for", ""), said.get("host", "")
    if not may_read(config.metrics, peer, forwarded, host):
        return None
    own = numbers_of(desk)
    return own if numbers is None else await numbers(own.decode())


def numbers_of(desk: Desk) -> bytes:
    """What this process has counted."""
    tables = desk.hub.tables.values()
    desk.metrics.tables(Counter((hosted.doc.book, hosted.doc.phase) for hosted in tables))
    return desk.metrics.text()


async def open_store(config: Config) -> MeasuredStore:
    try:
        return await MeasuredStore.open(config.database_url)
    except StoreError as error:
        raise CannotServe(error.why) from None
    except ModuleNotFoundError as missing:
        needed = phrase("server-database-needs", package=missing.name or "")
        raise CannotServe(needed) from None


async def hang_bells(config: Config, features: Features, hub: Hub, address: str) -> None:
    """Letters and notices, as far as they are set and what they need is installed."""
    bells, senders = features.bells, features.bells.senders
    bells.every = float(config.notify_seconds)
    base = bells.letters.base = next(iter(config.origins), address.rstrip("/"))
    if config.smtp:
        if find_spec("aiosmtplib") is None:
            raise CannotServe(phrase("server-notify-needs", package="aiosmtplib"))
        senders.mail = Mail(config.smtp, config.smtp_from)
    if config.push != "off" and find_spec("pywebpush") is not None:
        key = await hub.store.keep_once("vapid", new_key())
        page = base if base.startswith("https:") else ""  # a contact is nothing else
        contact = f"mailto:{config.smtp_from}" if config.smtp_from else page
        senders.push = Push(key, contact, local=config.push == "local")
    if config.app_kinds and find_spec("apprise") is not None:
        senders.apps = Apps(config.app_kinds, local=config.push == "local")
    hub.spawn(bells.go_on())


def stop_on_signals(server: Server) -> None:
    """Ctrl-C and SIGTERM, where signals can be had: in the main thread."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(ValueError, RuntimeError, NotImplementedError):
            loop.add_signal_handler(number, server.stop)
