"""Bells over HTTP: word when it is one's turn, asked for by a seat and stopped by a link."""

import msgspec

from asterion.core.phrase import phrase
from asterion.server.denied import forbidden
from asterion.server.features import habits as times
from asterion.server.features.habits import Habits
from asterion.server.features.letters import Given
from asterion.server.guard.endpoints import NotPublic, read_endpoint
from asterion.server.http.bell_forms import (
    Bell,
    BellId,
    BellState,
    BellWish,
    CodeQuery,
    Notices,
    Proof,
)
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Route, TableId
from asterion.server.notify import NotSent
from asterion.server.notify.apps import Unreadable
from asterion.server.notify.mail import is_mailbox
from asterion.server.notify.senders import Kind
from asterion.server.tables import Hosted


async def get_notices(call: Call) -> Notices:
    senders = call.desk.features.bells.senders
    return Notices(
        senders.mail is not None,
        senders.push.public_key if senders.push else "",
        [*senders.apps.kinds] if senders.apps else [],
    )


# ---- of a seat


async def list_bells(call: Call, table: TableId) -> list[Bell]:
    _, seat = await own_seat(call, table)
    rows = await call.desk.store.bells_of(table, seat)
    return [shown(row) for row in rows if not row.contact]


async def add_bell(call: Call, table: TableId, body: BellWish) -> Bell:
    hosted, seat = await own_seat(call, table)
    kind, address = await read_wish(call, body)
    wishes = call.desk.features.bells.wishes
    return shown(await wishes.for_seat(hosted, seat, kind, address, call.language))


async def prove_bell(call: Call, table: TableId, bell: BellId, body: Proof) -> Bell:
    row = await own_bell(call, table, bell)
    return shown(await call.desk.features.bells.wishes.enter(row, body.code))


async def change_bell(call: Call, table: TableId, bell: BellId, body: Habits) -> Bell:
    row = await own_bell(call, table, bell)
    return await changed(call, row, body)


async def drop_bell(call: Call, table: TableId, bell: BellId) -> None:
    row = await own_bell(call, table, bell)
    await call.desk.store.drop_bell(row.id)


async def own_seat(call: Call, table: str) -> tuple[Hosted, int]:
    hosted, role = await call.at(table)
    hosted.seats.still(role)
    if role.kind != "seat":
        raise forbidden(phrase("server-bells-of-players"))
    return hosted, role.viewer


async def own_bell(call: Call, table: str, bell: str) -> Given:
    _, seat = await own_seat(call, table)
    row = await call.desk.store.bell(bell)
    if row is None or (row.table, row.seat) != (table, seat) or row.contact:
        raise Fault(404, phrase("server-no-bell"))
    return row


# ---- of an account


async def list_contacts(call: Call) -> list[Bell]:
    account = await call.must_account()
    return [shown(row) for row in await call.desk.store.contacts_of(account)]


async def add_contact(call: Call, body: BellWish) -> Bell:
    account = await call.must_account()
    kind, address = await read_wish(call, body)
    wishes = call.desk.features.bells.wishes
    return shown(await wishes.for_account(account, kind, address, call.language))


async def prove_contact(call: Call, bell: BellId, body: Proof) -> Bell:
    row = await own_contact(call, bell)
    return shown(await call.desk.features.bells.wishes.enter(row, body.code))


async def change_contact(call: Call, bell: BellId, body: Habits) -> Bell:
    return await changed(call, await own_contact(call, bell), body)


async def drop_contact(call: Call, bell: BellId) -> None:
    row = await own_contact(call, bell)
    await call.desk.store.drop_bell(row.id)


async def own_contact(call: Call, bell: str) -> Given:
    account = await call.must_account()
    row = await call.desk.store.contact(bell)
    if row is None or row.account != account:
        raise Fault(404, phrase("server-no-bell"))
    return row


# ---- of either


async def read_wish(call: Call, body: BellWish) -> tuple[Kind, str]:
    """The kind, and the address as it is stored."""
    senders = call.desk.features.bells.senders
    if (body.push is not None) + bool(body.mail) + bool(body.app) != 1:
        raise Fault(422, phrase("server-bell-one"))
    if body.push is not None:
        try:
            read_endpoint(body.push.endpoint, senders.push is not None and senders.push.local)
        except NotPublic:
            raise Fault(422, phrase("server-bell-endpoint"), place="push.endpoint") from None
        return "push", msgspec.json.encode(body.push).decode()
    if body.app:
        if senders.apps is None:
            raise Fault(409, phrase("server-bells-none"))
        try:
            await senders.apps.service(body.app.strip())
        except Unreadable:
            kinds = ", ".join(senders.apps.kinds)
            raise Fault(422, phrase("server-bell-app", kinds=kinds), place="app") from None
        except NotSent:
            raise Fault(503, phrase("server-try-again")) from None
        return "app", body.app.strip()
    mailbox = body.mail.strip()
    if not is_mailbox(mailbox):
        raise Fault(422, phrase("server-bell-mailbox"), place="mail")
    return "mail", mailbox


async def changed(call: Call, row: Given, habits: Habits) -> Bell:
    if not times.is_sound(habits):
        raise Fault(422, phrase("server-bell-habits"))
    return shown(await call.desk.features.bells.wishes.change(row, habits))


async def confirm_bell(call: Call, bell: BellId, query: CodeQuery) -> BellState:
    row = await call.desk.features.bells.wishes.agree(bell, query.code)
    return BellState(kind_of(row), row.table, True)


async def stop_bell(call: Call, bell: BellId, query: CodeQuery) -> BellState:
    row = await call.desk.features.bells.wishes.stop(bell, query.code)
    if row is None:  # anyone who asked for it took it back meanwhile
        return BellState("mail", "", False)
    return BellState(kind_of(row), row.table, False)


def kind_of(row: Given) -> Kind:
    return "mail" if row.kind == "mail" else "push" if row.kind == "push" else "app"


def shown(row: Given) -> Bell:
    to = ""
    if row.kind == "mail":
        name, at, host = row.address.rpartition("@")
        to = f"{name[:1]}…{at}{host}"
    elif row.kind == "app":  # the rest of it may be a password
        to = f"{row.address.partition('://')[0]}://…"
    failing = row.note == "failing"
    return Bell(row.id, kind_of(row), to, row.confirmed, times.read(row.habits), failing)


SEAT, ACCOUNT = "/tables/{table}/bells", "/me/bells"

ROUTES = [
    Route("GET", "/notices", get_notices, "What word this server can send to who is not there."),
    Route("GET", SEAT, list_bells, "Where your seat has word sent to.", (403,), token="must"),
    Route(
        "POST",
        SEAT,
        add_bell,
        "In a game of days: send word when it is your turn and you are not there.",
        (403, 409),
        token="must",
        status=201,
        rate="bell",
    ),
    Route(
        "PUT",
        SEAT + "/{bell}",
        change_bell,
        "When word may come: quiet hours, one message per day, reminders.",
        (403,),
        token="must",
        rate="bell",
    ),
    Route(
        "POST",
        SEAT + "/{bell}/code",
        prove_bell,
        "The code of the first message: you can read what is sent there.",
        (403, 409),
        token="must",
        rate="bell",
    ),
    Route(
        "DELETE", SEAT + "/{bell}", drop_bell, "Send no more word there.", (403,), token="must",
        status=204,
    ),
    Route("GET", ACCOUNT, list_contacts, "Where your account has word sent to.", token="must"),
    Route(
        "POST",
        ACCOUNT,
        add_contact,
        "Send word of all your games of days there.",
        (403, 409),
        token="must",
        status=201,
        rate="bell",
    ),
    Route(
        "PUT",
        ACCOUNT + "/{bell}",
        change_contact,
        "When word of your games may come.",
        token="must",
        rate="bell",
    ),
    Route(
        "POST",
        ACCOUNT + "/{bell}/code",
        prove_contact,
        "The code of the first message to an address of your account.",
        (409,),
        token="must",
        rate="bell",
    ),
    Route(
        "DELETE", ACCOUNT + "/{bell}", drop_contact, "Send no more word of your games there.",
        token="must", status=204,
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
        "The link of every message: no more. An address that has not said yes is not asked again.",
        rate="bell",
    ),
]  # fmt: skip
