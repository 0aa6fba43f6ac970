"""A seat changes hands only openly: nobody who plays can have another's, and all hear of it."""

import io
from typing import Any

import msgspec
import pytest

from asterion.books import book
from asterion.core.record import read as read_record
from asterion.core.record import write
from asterion.core.replay import replay
from asterion.server.tables import Denied, Hosted, Hub, OpenTable, Role, SeatWish
from asterion.server.tables.doc import decode, encode
from tests.server.tables.hosting import a_hub, look, opened, pass_time, read, run


async def hosted_by_ann(hub: Hub, *others: str, **wish: Any) -> tuple[Hosted, str, list[str]]:
    """Ann opens the table and plays; the host's token, and those of the seats."""
    seats = wish.pop("seats", 1 + len(others))
    new = await hub.open(OpenTable("dooom", name="Ann", seats=seats, **wish))
    table = await hub.table(new.id)
    assert new.seat is not None
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


def test_a_host_who_plays_cannot_have_the_token_of_another_seat() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, host, (ann, bob) = await hosted_by_ann(hub, "Bob")
            why = await denied(table.seats.renew(table.seats.role(host), 1), 403)
            assert why.startswith("a host who plays cannot have another player's token")
            await denied(table.seats.renew(table.seats.role(ann), 1), 403)
            assert table.seats.role(bob).viewer == 1
            # Who has left the game, or put herself out of it, has played and has heard.
            await table.seats.leave(table.seats.role(host), 0)
            await denied(table.seats.renew(table.seats.role(host), 1), 403)

    run(test())


def test_a_host_with_an_account_who_plays_cannot_either() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom"), account="ann's")
            table = await hub.table(new.id)
            await table.seats.sit("Ann", account="ann's")
            await table.seats.sit("Bob")
            for role in (table.seats.role(None, "ann's"), table.seats.role(new.host)):
                assert role.host
                await denied(table.seats.renew(role, 1), 403)

    run(test())


def test_a_host_who_sits_down_later_is_known_by_the_token_that_comes_along() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom"))
            table = await hub.table(new.id)
            await table.seats.sit("Ann", with_token=new.host)
            await table.seats.sit("Bob", with_token="nonsense")
            assert [place.host for place in table.doc.places] == [True, False]
            await denied(table.seats.renew(table.seats.role(new.host), 1), 403)
            own = await table.seats.renew(table.seats.role(new.host), 0)  # it was her own anyway
            assert table.seats.role(own.token).viewer == 0

    run(test())


def test_of_a_table_kept_by_an_older_server_nobody_knows_whether_the_host_plays() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", "Bob")
            old = msgspec.json.decode(encode(table.doc))
            for added in ("host_known",):
                del old[added]
            for place in old["places"]:
                del place["host"], place["claim"]
            table.log.doc = decode(msgspec.json.encode(old))
            await denied(table.seats.renew(table.seats.role(host), 1), 403)

    run(test())


def test_a_host_who_does_not_play_gives_a_new_link_and_all_hear_of_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), host = await opened(hub, "dooom", "Ann", "Bob")
            window = await table.listen(ann)
            new = await table.seats.renew(table.seats.role(host), 1)
            with pytest.raises(Denied):
                await table.view(bob)
            told = "The master rules: Bob's seat has a new link, given by the host"
            assert read(window.take_now()[-1])["sentences"] == [told]
            for role in (table.seats.role(new.token), table.seats.role(None)):
                assert (await said(table, role))[-1] == told
            assert plays_again(table)[-1] == "rule: Bob's seat has a new link, given by the host"

    run(test())


def test_a_lost_seat_comes_back_when_all_the_others_agree() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (ann, bob, cid) = await hosted_by_ann(hub, "Bob", "Cid")
            asked = await table.seats.ask_for(1)
            assert (asked.seat, asked.name, len(asked.code)) == (1, "Bob", 4)
            shown = (await look(table, table.seats.role(ann)))["table"]["places"][1]
            assert (shown["asked"], shown["agreed"]) == (asked.code, [])
            with pytest.raises(Denied, match="the other players have not agreed yet"):
                table.seats.role(asked.token)
            await denied(table.seats.agree(table.seats.role(None), 1, asked.code, True), 403)
            await denied(table.seats.agree(table.seats.role(ann), 1, "ZZZZ", True), 409)
            await table.seats.agree(table.seats.role(ann), 1, asked.code.lower(), True)
            await table.seats.agree(table.seats.role(ann), 1, asked.code, True)  # twice is once
            assert table.log.summary().places[1].agreed == [0]
            with pytest.raises(Denied):
                table.seats.role(asked.token)
            assert len(plays_again(table)) == 1
            await table.seats.agree(table.seats.role(cid), 1, asked.code, True)
            assert table.seats.role(asked.token).viewer == 1
            with pytest.raises(Denied):
                table.seats.role(bob)
            told = "Bob comes back with a new link, as Ann and Cid agreed"
            assert plays_again(table)[-1] == f"rule: {told}"
            for role in (
                table.seats.role(asked.token),
                table.seats.role(cid),
                table.seats.role(None),
            ):
                assert (await said(table, role))[-1] == f"The master rules: {told}"
            assert table.log.summary().places[1].asked == ""

    run(test())


def test_one_no_is_enough_and_then_another_may_ask() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (_, bob, cid) = await hosted_by_ann(hub, "Bob", "Cid")
            asked = await table.seats.ask_for(1)
            assert "asks for this seat already" in await denied(table.seats.ask_for(1), 409)
            await table.seats.agree(table.seats.role(cid), 1, asked.code, False)
            with pytest.raises(Denied, match="not valid"):
                table.seats.role(asked.token)
            again = await table.seats.ask_for(1)
            await table.seats.agree(
                table.seats.role(bob), 1, again.code, False
            )  # Bob has lost nothing
            with pytest.raises(Denied, match="not valid"):
                table.seats.role(again.token)
            assert table.seats.role(bob).viewer == 1

    run(test())


def test_whoever_is_at_the_table_or_came_meanwhile_has_not_lost_the_seat() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, bob) = await hosted_by_ann(hub, "Bob")
            asked = await table.seats.ask_for(1)
            await pass_time(hub, time, 2)
            await table.view(table.seats.role(bob))
            why = await denied(table.seats.agree(table.seats.role(ann), 1, asked.code, True), 409)
            assert why == "Bob still has the seat: nothing needs to be agreed"
            with pytest.raises(Denied, match="not valid"):
                table.seats.role(asked.token)
            await table.listen(table.seats.role(bob))
            assert "Bob is at the table" in await denied(table.seats.ask_for(1), 409)
            assert table.seats.role(bob).viewer == 1

    run(test())


def test_where_nobody_could_agree_a_stranger_cannot_ask() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            alone, host, _ = await hosted_by_ann(hub, seats=[SeatWish(), SeatWish("bot")])
            assert "nobody else plays" in await denied(alone.seats.ask_for(0), 409)
            assert "nobody sits there" in await denied(alone.seats.ask_for(1), 409)
            await denied(alone.seats.ask_for(7), 404)
            own = await alone.seats.renew(alone.seats.role(host), 0)
            assert alone.seats.role(own.token).viewer == 0
            waiting = await hub.table((await hub.open(OpenTable("dooom", name="Eve"))).id)
            assert "sits down again" in await denied(waiting.seats.ask_for(0), 409)

    run(test())


def test_a_host_who_does_not_play_may_agree_alone() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", "Bob", "Cid")
            asked = await table.seats.ask_for(2)
            await table.seats.agree(table.seats.role(host), 2, asked.code, True)
            assert table.seats.role(asked.token).viewer == 2
            told = "rule: Cid comes back with a new link, given by the host"
            assert plays_again(table)[-1] == told

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
