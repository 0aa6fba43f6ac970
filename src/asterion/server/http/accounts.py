"""Accounts over HTTP: a name and a password, for those who want to be known again."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.core.referee.names import name_fault
from asterion.server.features.erasing import erase_account
from asterion.server.game.doc import Doc, Summary, decode, summary_of
from asterion.server.guard import digest, is_clean, new_id, new_token
from asterion.server.guard.likeness import is_reserved
from asterion.server.guard.passwords import check_password, hash_password, waste_time
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Route
from asterion.server.store import AccountRow, StoreConflict

SESSION_SECONDS = 180 * 86400
LONGEST_PASSWORD = 1000


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody is, and a secret that shows it."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=8, max_length=LONGEST_PASSWORD)]


class Session(msgspec.Struct):
    """A token that stands for the account until it is given back; it is told this once."""

    id: str
    name: str
    token: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """Said once more, before something that cannot be undone."""

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class Me(msgspec.Struct):
    """The account of this token, and the tables where it sits."""

    id: str
    name: str
    tables: list[Summary]
    seats: Annotated[list[int], Meta(description="where it sits, table by table; -1: no more")]


async def make_account(call: Call, body: Credentials) -> Session:
    fault = name_fault(body.name, ())
    if not fault and is_reserved(body.name):
        fault = phrase("core-name-reserved", name=body.name)
    if fault or not is_clean(body.name):
        strange = phrase("server-name-character")
        raise Fault(422, fault or strange, place="name")
    async with call.desk.hashing:
        hashed = await asyncio.to_thread(hash_password, body.password)
    account = AccountRow(new_id(), body.name, hashed, call.desk.time.wall())
    try:
        await call.desk.store.add_account(account)
    except StoreConflict:
        raise Fault(409, phrase("server-name-taken", name=body.name), place="name") from None
    return await _session(call, account)


async def log_in(call: Call, body: Credentials) -> Session:
    account = await call.desk.store.account_named(body.name)
    async with call.desk.hashing:
        if account is None:
            await asyncio.to_thread(waste_time, body.password)
        elif await asyncio.to_thread(check_password, account.password, body.password):
            return await _session(call, account)
    raise Fault(403, phrase("server-wrong-password"), title="wrong password")


async def log_out(call: Call) -> None:
    await call.must_account()
    assert call.token is not None
    await call.desk.store.drop_session(digest(call.token))


async def get_me(call: Call) -> Me:
    account = await call.desk.store.account(await call.must_account())
    if account is None:
        raise Fault(401, phrase("server-account-gone"))
    rows = await call.desk.store.tables_of(account.id)
    docs = [decode(row.doc) for row in rows]
    seats = [seat_of(doc, account.id) for doc in docs]
    return Me(account.id, account.name, [summary_of(doc) for doc in docs], seats)


def seat_of(doc: Doc, account: str) -> int:
    return next((n for n, place in enumerate(doc.places) if place.account == account), -1)


async def delete_me(call: Call, body: Password) -> None:
    account = await call.desk.store.account(await call.must_account())
    if account is None:
        raise Fault(401, phrase("server-account-gone"))
    async with call.desk.hashing:
        is_right = await asyncio.to_thread(check_password, account.password, body.password)
    if not is_right:
        raise Fault(403, phrase("server-wrong-password"), title="wrong password")
    await erase_account(call.desk.hub, account, new_id())


async def _session(call: Call, account: AccountRow) -> Session:
    token = new_token("account")
    expires = call.desk.time.wall() + SESSION_SECONDS
    await call.desk.store.add_session(digest(token), account.id, expires)
    return Session(account.id, account.name, token)


ROUTES = [
    Route(
        "POST",
        "/accounts",
        make_account,
        "Make an account; nobody needs one to play.",
        (409,),
        status=201,
        rate="password",
    ),
    Route(
        "POST",
        "/sessions",
        log_in,
        "A token for an account.",
        (403,),
        status=201,
        rate="password",
    ),
    Route("DELETE", "/sessions", log_out, "Give the token back.", token="must", status=204),
    Route("GET", "/me", get_me, "The account of this token.", token="must"),
    Route(
        "POST",
        "/me/delete",
        delete_me,
        "Delete the account and all that is its own; its games stay, under another name.",
        (403,),
        token="must",
        status=204,
        rate="password",
    ),
]
