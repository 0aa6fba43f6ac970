"""Seats over HTTP: taking one, a new token, asking for a lost one, leaving and coming back."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.http.desk import Call
from asterion.server.http.routes import Route, SeatNumber, SpokenOf, TableId
from asterion.server.tables import Claimed, Sat
from asterion.server.tables.erasing import link


class SitDown(msgspec.Struct, forbid_unknown_fields=True, rename={"from_token": "from"}):
    """Who sits down, and where if not anywhere."""

    name: Annotated[str, Meta(max_length=200)] = ""
    gender: SpokenOf = ""
    seat: SeatNumber | None = None
    from_token: Annotated[
        str, Meta(max_length=100, description="the token of the seat at the table before")
    ] = ""


class Agree(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no to whoever asks for a seat under this code."""

    code: Annotated[str, Meta(max_length=20, description="as the table shows it")]
    yes: bool


async def take_seat(call: Call, table: TableId, body: SitDown) -> Sat:
    account = await call.account()
    hosted = await call.desk.hub.table(table)
    sat = await hosted.seats.sit(body.name, body.seat, account, body.from_token, body.gender)
    if account:
        await link(call.desk.hub, account, table, sat.name)
    return sat


async def leave_seat(call: Call, table: TableId, seat: SeatNumber) -> None:
    hosted, role = await call.at(table)
    await hosted.seats.leave(role, seat)


async def renew_seat(call: Call, table: TableId, seat: SeatNumber) -> Sat:
    hosted, role = await call.at(table)
    return await hosted.seats.renew(role, seat)


async def ask_for_seat(call: Call, table: TableId, seat: SeatNumber) -> Claimed:
    hosted = await call.desk.hub.table(table)
    return await hosted.seats.ask_for(seat, call.address)


async def answer_claim(call: Call, table: TableId, seat: SeatNumber, body: Agree) -> None:
    hosted, role = await call.at(table)
    await hosted.seats.agree(role, seat, body.code, body.yes)


async def come_back(call: Call, table: TableId, seat: SeatNumber) -> None:
    hosted, role = await call.at(table)
    await hosted.seats.back(role, seat)


ROUTES = [
    Route(
        "POST",
        "/tables/{table}/seats",
        take_seat,
        "Sit down under a name; the answer's token is the seat.",
        (409,),
        token="may",
        status=201,
        rate="open",
    ),
    Route(
        "DELETE",
        "/tables/{table}/seats/{seat}",
        leave_seat,
        "Leave one's seat, or the host removes somebody; its tokens are dead. In a rated game "
        "the host loses by it once everyone has moved.",
        (403, 409),
        token="must",
        status=204,
    ),
    Route(
        "POST",
        "/tables/{table}/seats/{seat}/renew",
        renew_seat,
        "A new token for one's own seat; the old ones are dead. Nobody gets another's.",
        (403, 409),
        token="must",
    ),
    Route(
        "POST",
        "/tables/{table}/seats/{seat}/ask",
        ask_for_seat,
        "Ask for a seat whose token is lost. The new one is good once the other players have "
        "agreed and the wait is over, unless the old one is used meanwhile.",
        (409,),
        status=201,
        rate="open",
    ),
    Route(
        "POST",
        "/tables/{table}/seats/{seat}/agree",
        answer_claim,
        "Say yes or no to a person who asks for that seat; one no is enough.",
        (403, 409),
        token="must",
        status=204,
    ),
    Route(
        "POST",
        "/tables/{table}/seats/{seat}/back",
        come_back,
        "Come back to a seat that was left or is played by a bot meanwhile.",
        (403, 409),
        token="must",
        status=204,
    ),
]
