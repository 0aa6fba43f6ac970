"""Kept plans over HTTP: private by a key or an account, shared by a link."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.server.guard import clean_text, digest, new_id, new_token, same
from asterion.server.http.books import take_book
from asterion.server.http.desk import Call
from asterion.server.http.problems import Fault
from asterion.server.http.routes import (
    LARGEST_PLAN,
    BookName,
    PlanId,
    PlanText,
    Route,
    ShareId,
)
from asterion.server.store import PlanRow

LONGEST_PLAN_NAME = 80
PlanName = Annotated[str, Meta(max_length=400)]


class KeepPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A drawing to be kept; it need not be without faults yet."""

    book: BookName
    plan: PlanText
    name: PlanName = ""


class ChangePlan(msgspec.Struct, forbid_unknown_fields=True):
    """What it is drawn and called from now on."""

    plan: PlanText
    name: PlanName = ""


class KeptKey(msgspec.Struct):
    """Where the plan is kept, and the key to it, which is told this once."""

    id: str
    key: str


class PlanLine(msgspec.Struct):
    """One of an account's plans."""

    id: str
    book: str
    name: str
    share: str
    made: float


class PlanLines(msgspec.Struct):
    """An account's plans."""

    plans: list[PlanLine]


class KeptPlan(msgspec.Struct):
    """A kept plan; `share` is its public link, empty where it has none."""

    id: str
    book: str
    name: str
    plan: str
    share: str


class SharedPlan(msgspec.Struct):
    """A plan that somebody shared."""

    book: str
    name: str
    plan: str


class Shared(msgspec.Struct):
    """The public link of a plan."""

    share: str


async def keep_plan(call: Call, body: KeepPlan) -> KeptKey:
    book = take_book(body.book).name
    account = await call.account()
    key = new_token("plan")
    row = PlanRow(
        new_id(),
        digest(key),
        account,
        "",
        book,
        clean_text(body.name, LONGEST_PLAN_NAME),
        storable(body.plan),
        call.desk.time.wall(),
    )
    await call.desk.store.add_plan(row)
    return KeptKey(row.id, key)


async def list_plans(call: Call) -> PlanLines:
    rows = await call.desk.store.plans_of(await call.must_account())
    return PlanLines([PlanLine(row.id, row.book, row.name, row.share, row.wall) for row in rows])


async def get_plan(call: Call, plan: PlanId) -> KeptPlan:
    row = await own_plan(call, plan, call.token)
    return KeptPlan(row.id, row.book, row.name, row.text, row.share)


async def change_plan(call: Call, plan: PlanId, body: ChangePlan) -> None:
    row = await own_plan(call, plan, call.token)
    name = clean_text(body.name, LONGEST_PLAN_NAME)
    await call.desk.store.save_plan(
        msgspec.structs.replace(row, name=name, text=storable(body.plan))
    )


async def drop_plan(call: Call, plan: PlanId) -> None:
    row = await own_plan(call, plan, call.token)
    await call.desk.store.drop_plan(row.id)


async def share_plan(call: Call, plan: PlanId) -> Shared:
    row = await own_plan(call, plan, call.token)
    if not row.share:
        row = msgspec.structs.replace(row, share=new_id())
        await call.desk.store.save_plan(row)
    return Shared(row.share)


async def get_shared(call: Call, share: ShareId) -> SharedPlan:
    row = await call.desk.store.plan_shared(share)
    if row is None:
        raise Fault(404, phrase("server-no-shared-plan"))
    return SharedPlan(row.book, row.name, row.text)


async def own_plan(call: Call, plan: str, key: str | None) -> PlanRow:
    """The plan, for anyone who has its key or its account; others do not learn if there is one."""
    row = await call.desk.store.plan(plan)
    if row is not None and key is not None:
        if same(row.key, digest(key)):
            return row
        if row.account and key == call.token and row.account == await call.account():
            return row
    raise Fault(401, phrase("server-no-such-plan"))


async def read_kept_plan(call: Call, plan: str, key: str, share: str, book: str) -> str:
    """The drawing that a new table is to be played on."""
    row = (
        await call.desk.store.plan_shared(share)
        if share
        else await own_plan(call, plan, key or call.token)
    )
    if row is None:
        raise Fault(404, phrase("server-no-shared-plan"))
    if row.book != book:
        raise Fault(
            422, phrase("server-plan-of-another", book=take_book(row.book).called), place="plan_id"
        )
    return row.text


def storable(drawing: str) -> str:
    """Databases cannot keep a zero character, and no drawing has one."""
    if "\0" in drawing:
        raise Fault(422, phrase("server-zero-characters"), place="plan")
    return drawing


ROUTES = [
    Route("GET", "/plans", list_plans, "The plans of an account.", token="must"),
    Route(
        "POST",
        "/plans",
        keep_plan,
        "Keep a plan privately; the answer's key opens it.",
        (404,),
        token="may",
        status=201,
        rate="open",
        largest=LARGEST_PLAN,
    ),
    Route("GET", "/plans/{plan}", get_plan, "A kept plan.", token="must"),
    Route(
        "PUT",
        "/plans/{plan}",
        change_plan,
        "Draw it again.",
        token="must",
        status=204,
        largest=LARGEST_PLAN,
    ),
    Route("DELETE", "/plans/{plan}", drop_plan, "Throw it away.", token="must", status=204),
    Route("POST", "/plans/{plan}/share", share_plan, "A link that shows it to all.", token="must"),
    Route("GET", "/shared/{share}", get_shared, "A plan that somebody shared."),
]
