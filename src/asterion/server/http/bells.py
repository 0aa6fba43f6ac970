"""Bells over HTTP: word when it is one's turn, asked for by a seat and stopped by a link."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.server.denied import forbidden
from asterion.server.guard.endpoints import NotPublic, read_endpoint
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Route, TableId
from asterion.server.notify.mail import is_mailbox
from asterion.server.notify.push import Subscription
from asterion.server.store import BellRow
from asterion.server.tables import Hosted

BellId = TableId
Kind = Literal["mail", "push"]


class Notices(msgspec.Struct, frozen=True):
    """What this server can send: e-mail, and push to browsers that know its key."""

    mail: bool
    push: Annotated[str, Meta(description="the server's public key; empty: no push")]


class BellWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send word: an e-mail address, or what a browser's PushManager gave."""

    mail: Annotated[str, Meta(max_length=255)] = ""
    push: Subscription | None = None


class Bell(msgspec.Struct, frozen=True):
    """An e-mail address is told to its own seat alone, and only in part."""

    id: str
    kind: Kind
    to: str
    confirmed: bool


class CodeQuery(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)] = ""


class BellState(msgspec.Struct, frozen=True):
    """Of a bell after what its link asked for."""

    kind: Kind
    table: str
    rings: bool


async def get_notices(call: Call) -> Notices:
    bells = call.desk.features.bells
    return Notices(bells.mail is not None, bells.push.public_key if bells.push else "")


async def list_bells(call: Call, table: TableId) -> list[Bell]:
    _, seat = await own_seat(call, table)
    return [shown(row) for row in await call.desk.store.bells_of(table, seat)]


async def add_bell(call: Call, table: TableId, body: BellWish) -> Bell:
    hosted, seat = await own_seat(call, table)
    bells = call.desk.features.bells
    if (body.push is None) == (not body.mail):
        raise Fault(422, phrase("server-bell-one"))
    if body.push is not None:
        try:
            read_endpoint(body.push.endpoint, bells.push is not None and bells.push.local)
        except NotPublic:
            raise Fault(422, phrase("server-bell-endpoint"), place="push.endpoint") from None
        address = msgspec.json.encode(body.push).decode()
        return shown(await bells.wish(hosted, seat, "push", address, call.language))
    mailbox = body.mail.strip()
    if not is_mailbox(mailbox):
        raise Fault(422, phrase("server-bell-mailbox"), place="mail")
    return shown(await bells.wish(hosted, seat, "mail", mailbox, call.language))


async def confirm_bell(call: Call, bell: BellId, query: CodeQuery) -> BellState:
    row = await call.desk.features.bells.agree(bell, query.code)
    return BellState(kind_of(row), row.table, True)


async def stop_bell(call: Call, bell: BellId, query: CodeQuery) -> BellState:
    row = await call.desk.features.bells.stop(bell, query.code)
    if row is None:  # anyone who asked for it took it back meanwhile
        return BellState("mail", "", False)
    return BellState(kind_of(row), row.table, False)


async def drop_bell(call: Call, table: TableId, bell: BellId) -> None:
    _, seat = await own_seat(call, table)
    row = await call.desk.store.bell(bell)
    if row is None or (row.table, row.seat) != (table, seat):
        raise Fault(404, phrase("server-no-bell"))
    await call.desk.store.drop_bell(bell)


async def own_seat(call: Call, table: str) -> tuple[Hosted, int]:
    hosted, role = await call.at(table)
    hosted.seats.still(role)
    if role.kind != "seat":
        raise forbidden(phrase("server-bells-of-players"))
    return hosted, role.viewer


def kind_of(row: BellRow) -> Kind:
    return "mail" if row.kind == "mail" else "push"


def shown(row: BellRow) -> Bell:
    name, at, host = row.address.rpartition("@") if row.kind == "mail" else ("", "", "")
    return Bell(row.id, kind_of(row), f"{name[:1]}…{at}{host}" if at else "", row.confirmed)


ROUTES = [
    Route("GET", "/notices", get_notices, "What word this server can send to who is not there."),
    Route(
        "GET",
        "/tables/{table}/bells",
        list_bells,
        "Where your seat has word sent to.",
        (403,),
        token="must",
    ),
    Route(
        "POST",
        "/tables/{table}/bells",
        add_bell,
        "In a game of days: send word when it is your turn and you are not there.",
        (403, 409),
        token="must",
        status=201,
        rate="bell",
    ),
    Route(
        "DELETE",
        "/tables/{table}/bells/{bell}",
        drop_bell,
        "Send no more word there.",
        (403,),
        token="must",
        status=204,
    ),
    Route(
        "POST",
        "/bells/{bell}/confirm",
        confirm_bell,
        "The link of the first e-mail: yes, this address wants word.",
        rate="bell",
    ),
    Route(
        "POST",
        "/bells/{bell}/stop",
        stop_bell,
        "The link of every e-mail: no more. An address that has not said yes is never asked again.",
        rate="bell",
    ),
]
