"""The room of the operator of the server: its tables and load, bans, and closing a table."""

import ipaddress
import os
import resource
import sys
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterion import __version__
from asterion.core.phrase import phrase
from asterion.server.features import closing
from asterion.server.features.bans import covers, whole_line
from asterion.server.game.doc import PlaceSummary, decode, summary_of
from asterion.server.guard import clean_text, digest, same
from asterion.server.guard.addresses import Network, address_key, read_network
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Route, TableId
from asterion.server.store import BanRow, TableRow

SHOWN = 50
LONGEST_WHY = 200
LOG_MARK = 8
"""This many characters of a table's digest stand in the log."""

Why = Annotated[str, Meta(max_length=LONGEST_WHY)]


class AdminQuery(msgspec.Struct, forbid_unknown_fields=True):
    phase: Literal["", "waiting", "playing", "finished", "abandoned"] = ""
    before: Annotated[float, Meta(description="made before this time")] | None = None


class AdminTable(msgspec.Struct):
    """A table as its server's keeper sees it: who sits there, and nothing of the plan."""

    id: str
    log: Annotated[str, Meta(description="by which the log calls it")]
    book: str
    title: str
    phase: str
    listed: bool
    made: float
    entries: int
    windows: Annotated[int, Meta(description="open in the process that answers")]
    places: list[PlaceSummary]


class AdminTables(msgspec.Struct):
    """The newest first, and how many there are in each phase."""

    tables: list[AdminTable]
    counts: dict[str, int]


class Load(msgspec.Struct):
    """The process that answers, since it began."""

    version: str
    database: str
    process: int
    seconds: float
    tables: int
    windows: int
    moves: int
    commits: int
    processor: Annotated[float, Meta(description="seconds of processor time")]
    memory: Annotated[int, Meta(description="the most that it ever took, in bytes")]
    machine: Annotated[float, Meta(description="processes that want to run, of one minute")]


class Ban(msgspec.Struct):
    """An address or a network, why, and since when."""

    network: str
    why: str
    wall: float


class BanWish(msgspec.Struct, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=2, max_length=60)]
    why: Why = ""


class NetworkWish(msgspec.Struct, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=2, max_length=60)]


class CloseWish(msgspec.Struct, forbid_unknown_fields=True):
    """What the players are told besides that their table was closed."""

    why: Why = ""


def check_admin(call: Call) -> None:
    """Where no token is set, there is no such room."""
    wanted = call.desk.admin_token
    if not wanted:
        raise Fault(404, phrase("server-nothing-here"))
    if call.token is None or not same(digest(call.token), digest(wanted)):
        call.desk.say("admin refused", address=call.address)
        raise Fault(401, phrase("server-not-admin"))


async def list_every_table(call: Call, query: AdminQuery) -> AdminTables:
    check_admin(call)
    store = call.desk.store
    rows = await store.every_table(query.phase, query.before, SHOWN)
    return AdminTables([_shown(call, row) for row in rows], await store.table_counts())


def _shown(call: Call, row: TableRow) -> AdminTable:
    doc = decode(row.doc)
    hosted = call.desk.hub.tables.get(row.id)
    return AdminTable(
        id=row.id,
        log=digest(row.id)[:LOG_MARK],
        book=doc.book,
        title=doc.title,
        phase=doc.phase,
        listed=doc.terms.listed,
        made=doc.made,
        entries=row.last + 1,
        windows=sum(map(len, hosted.room.windows.values())) if hosted is not None else 0,
        places=list(summary_of(doc).places),
    )


async def get_load(call: Call) -> Load:
    check_admin(call)
    desk = call.desk
    used = resource.getrusage(resource.RUSAGE_SELF)
    return Load(
        version=__version__,
        database="postgresql" if desk.store.shared else "sqlite",
        process=os.getpid(),
        seconds=desk.hub.served() - desk.hub.time.since,
        tables=len(desk.hub.tables),
        windows=len(desk.crowd),
        moves=desk.hub.services.moves,
        commits=desk.store.committed[0],
        processor=used.ru_utime + used.ru_stime,
        memory=used.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
        machine=os.getloadavg()[0],
    )


async def close_table(call: Call, table: TableId, body: CloseWish) -> None:
    check_admin(call)
    hosted = await call.desk.hub.table(table)
    await closing.close(hosted, clean_text(body.why, LONGEST_WHY))


async def list_bans(call: Call) -> list[Ban]:
    check_admin(call)
    return [_ban(row) for row in await call.desk.store.bans()]


async def add_ban(call: Call, body: BanWish) -> Ban:
    check_admin(call)
    network = _network(body.network)
    if covers((network,), call.address):
        raise Fault(409, phrase("server-ban-own"))
    if network.is_loopback or any(network.overlaps(each) for each in call.desk.proxies
                                  if each.version == network.version):  # fmt: skip
        raise Fault(409, phrase("server-ban-proxy"))
    row = await call.desk.features.bans.add(network, clean_text(body.why, LONGEST_WHY))
    call.desk.say("address banned", address=row.network)
    return _ban(row)


async def drop_ban(call: Call, body: NetworkWish) -> None:
    check_admin(call)
    network = _network(body.network)
    if not await call.desk.features.bans.drop(network):
        raise Fault(404, phrase("server-no-ban", network=str(network)))
    call.desk.say("address allowed", address=str(network))


def _network(text: str) -> Network:
    try:
        network = read_network(text)
    except ValueError:
        raise Fault(422, phrase("server-ban-unread"), place="network") from None
    if network.prefixlen < (8 if network.version == 4 else 16):
        raise Fault(422, phrase("server-ban-unread"), place="network")
    mapped = isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped
    return read_network(address_key(text)) if mapped else whole_line(network)


def _ban(row: BanRow) -> Ban:
    return Ban(row.network, row.why, row.wall)


def _route(
    method: Literal["GET", "POST"],
    path: str,
    handler: object,
    summary: str,
    *problems: int,
    status: int = 200,
) -> Route:
    """All are behind the one token and count for one rate."""
    kept = (404, *problems)
    return Route(
        method, f"/admin/{path}", handler, summary, kept, token="must", status=status, rate="admin",  # type: ignore[arg-type]
    )  # fmt: skip


ROUTES = [
    _route("GET", "tables", list_every_table, "With the admin's token: every table."),
    _route("GET", "load", get_load, "With the admin's token: how busy this process is."),
    _route(
        "POST",
        "tables/{table}/close",
        close_table,
        "With the admin's token: end a table, and say why to those who sit there.",
        409,
        status=204,
    ),
    _route("GET", "bans", list_bans, "With the admin's token: who is answered no more."),
    _route("POST", "bans", add_ban, "With the admin's token: ban an address.", 409, status=201),
    _route("POST", "bans/drop", drop_ban, "With the admin's token: lift a ban.", status=204),
]
