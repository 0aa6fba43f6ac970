"""A seat changes hands only openly: nobody can have another's, and all hear of it."""

import io
from typing import Any

import msgspec
import pytest

from asterion.books import book
from asterion.core.records.record import read as read_record
from asterion.core.records.record import write
from asterion.core.records.replay import replay
from asterion.server.game.doc import decode, encode
from asterion.server.tables import Denied, Hosted, Hub, OpenTable, Role
from tests.server.tables.hosting import a_hub, look, opened, run

PATIENT = {"absent": "wait"}


async def hosted_by_ann(hub: Hub, *others: str, **wish: Any) -> tuple[Hosted, str, list[str]]:
    """Ann opens the table and plays; the host's token, and those of the seats."""
    seats = wish.pop("seats", 1 + len(others))
    new = await hub.open(OpenTable("dooom", name="Ann", seats=seats, **wish))
    table = await hub.table(new.id)
    assert new.seat is not None
    await table.listen(table.seats.role(None))  # so that the table stays in memory
    return (
        table,
        new.host,
        [new.seat.token, *[(await table.seats.sit(name)).token for name in others]],
    )


async def said(table: Hosted, role: Role) -> list[str]:
    heard = (await look(table, role))["transcript"]
    return [sentence for one in heard for sentence in one["sentences"]]


async def denied(doing: Any, status: int) -> str:
    with pytest.raises(Denied) as found:
        await doing
    assert found.value.status == status, found.value.detail
    return found.value.detail


def plays_again(table: Hosted) -> list[str]:
    """What the record says was done, after it was played again by the rules."""
    assert table.game is not None
    file = io.BytesIO()
    write(table.game.table, file)
    again = replay(read_record(file.getvalue()), book("dooom"))
    return [entry.do for entry in again.entries]


def test_no_host_has_the_token_of_a_seat_whether_they_play_or_not() -> None:
    """A host may sit down without saying that it is the host: nothing can be built on that."""

    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom"))
            table = await hub.table(new.id)
            ann, bob = [(await table.seats.sit(name)).token for name in ("Ann", "Bob")]
            for token in (new.host, ann):
                why = await denied(table.seats.renew(table.seats.role(token), 1), 403)
                assert why.startswith("only the player in that seat can renew the link")
            assert table.seats.role(bob).viewer == 1
            own = await table.seats.renew(table.seats.role(bob), 1)
            assert table.seats.role(own.token).viewer == 1
            assert len(plays_again(table)) == 1

    run(test())


def test_nor_does_a_hosts_account() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom"), account="ann's")
            table = await hub.table(new.id)
            idle = table.seats.role(None, "ann's")
            assert idle.host
            await table.seats.sit("Bob")
            await denied(table.seats.renew(idle, 0), 403)
            await table.seats.sit("Ann", account="ann's")
            for role in (table.seats.role(None, "ann's"), table.seats.role(new.host)):
                assert role.host
                await denied(table.seats.renew(role, 0), 403)

    run(test())


def test_nor_does_a_person_who_is_the_master() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("labyrinth", seats=2, terms={"master": "person"}))
            table = await hub.table(new.id)
            for name in ("Ann", "Bob"):
                await table.seats.sit(name)
            assert new.master is not None
            await denied(table.seats.renew(table.seats.role(new.master), 1), 403)

    run(test())


def test_a_table_stored_by_an_older_server_can_be_read() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", "Bob")
            old = msgspec.json.decode(encode(table.doc))
            old["host_known"] = True
            for place in old["places"]:
                place["host"] = False
                place["claim"] = {"token": "0" * 64, "code": "ABCD", "made": 1.0, "agreed": [0]}
            table.log.doc = decode(msgspec.json.encode(old))
            await denied(table.seats.renew(table.seats.role(host), 1), 403)

    run(test())


def test_a_bot_that_plays_on_and_its_player_who_comes_back_are_told() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (ann, bob) = await hosted_by_ann(hub, "Bob", terms={"absent": "bot"})
            await table.seats.leave(table.seats.role(bob), 1)
            await table.seats.back(table.seats.role(bob), 1)
            told = [line for line in await said(table, table.seats.role(ann)) if "rules" in line]
            assert told == [
                "The master rules: a bot plays on for Bob",
                "The master rules: Bob is back, and plays instead of the bot",
            ]
            assert "rule: a bot plays on for Bob" in plays_again(table)

    run(test())
