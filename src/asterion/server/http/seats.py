"""Seats over HTTP: taking one, a new token, asking for a lost one, leaving and coming back."""

from asterion.core.contract.plain import JsonObject
from asterion.server.features.erasing import link
from asterion.server.http.desk import Call
from asterion.server.http.sent import route_of
from asterion.server.tables import Sat
from asterion.server.tables.requests import (
    AnswerClaim,
    ClaimSeat,
    ComeBack,
    EndHoliday,
    FillSeat,
    GiveTime,
    Leave,
    Renew,
    Sit,
    TakeHoliday,
)


async def whose_account(call: Call) -> JsonObject:
    return {"account": await call.account()}


async def link_account(call: Call, table: str, sat: Sat) -> None:
    if account := await call.account():
        await link(call.desk.hub, account, table, sat.name)


async def from_where(call: Call) -> JsonObject:
    return {"source": call.address}


ROUTES = [
    route_of(
        Sit,
        "take_seat",
        fill=whose_account,
        after=link_account,
        problems=(409,),
        status=201,
        rate="open",
    ),
    route_of(FillSeat, "put_bot"),
    route_of(Leave, "leave_seat"),
    route_of(Renew, "renew_seat"),
    route_of(
        ClaimSeat,
        "ask_for_seat",
        fill=from_where,
        problems=(409,),
        token="none",
        status=201,
        rate="open",
    ),
    route_of(AnswerClaim, "answer_claim"),
    route_of(ComeBack, "come_back"),
    route_of(GiveTime, "give_time"),
    route_of(TakeHoliday, "take_holiday"),
    route_of(EndHoliday, "end_holiday"),
]
