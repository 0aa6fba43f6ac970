"""Claims to a seat whose link was lost: the others agree, all wait, and its player ends it."""

import pytest

from asterion.server.features.claims import LEAST_WAIT, MOST, MOST_EACH, STANDS
from asterion.server.game.doc import encode
from asterion.server.tables import Denied, OpenTable, SeatWish
from tests.server.tables.hosting import a_hub, look, notebooks_of, opened, pass_time, run
from tests.server.tables.test_hands import denied, hosted_by_ann, plays_again, said

PATIENT = {"absent": "wait"}


def test_a_lost_seat_comes_back_when_all_the_others_agree_and_the_wait_is_over() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, bob, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            asked = await table.seats.ask_for(1)
            assert (asked.seat, asked.name, len(asked.code)) == (1, "Bob", 4)
            assert asked.ready == time.wall() + LEAST_WAIT
            (shown,) = (await look(table, table.seats.role(ann)))["table"]["places"][1]["claims"]
            assert shown == {"code": asked.code, "agreed": [], "ready": asked.ready}
            with pytest.raises(Denied, match="the other players have not agreed yet"):
                table.seats.role(asked.token)
            await denied(table.seats.agree(table.seats.role(None), 1, asked.code, True), 403)
            await denied(table.seats.agree(table.seats.role(ann), 1, "ZZZZ", True), 409)
            await table.seats.agree(table.seats.role(ann), 1, asked.code.lower(), True)
            await table.seats.agree(table.seats.role(ann), 1, asked.code, True)  # twice is once
            assert table.log.summary().places[1].claims[0].agreed == [0]
            await pass_time(hub, time, 10)
            await table.seats.agree(table.seats.role(cid), 1, asked.code, True)
            await pass_time(hub, time, LEAST_WAIT - 11)
            with pytest.raises(Denied, match="the waiting time is not over"):
                table.seats.role(asked.token)
            assert len(plays_again(table)) == 1
            await pass_time(hub, time, 2)
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
            assert not table.log.summary().places[1].claims

    run(test())


def test_a_seat_changes_hands_also_at_a_table_that_nobody_looks_at() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, roles, _ = await opened(hub, "dooom", "Ann", "Bob", "Cid", terms=PATIENT)
            asked, id = await table.seats.ask_for(1), table.id
            for role in (roles[0], roles[2]):
                await table.seats.agree(role, 1, asked.code, True)
            await pass_time(hub, time, LEAST_WAIT - 5)
            assert id not in hub.tables
            await pass_time(hub, time, 6)
            assert (await hub.table(id)).seats.role(asked.token).viewer == 1

    run(test())


def test_the_wait_is_the_tables_grace_and_in_games_of_days_a_moves_time() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            for terms, wait in (
                ({"grace_seconds": 0}, LEAST_WAIT),
                ({"grace_seconds": 4000}, 4000.0),
                ({"clock": "days", "move_days": 2, "grace_seconds": 4000}, 2 * 86400.0),
            ):
                table, _, _ = await hosted_by_ann(hub, "Bob", "Cid", terms={**PATIENT, **terms})
                assert (await table.seats.ask_for(1)).ready == time.wall() + wait

    run(test())


def test_with_one_other_player_nobody_gets_a_lost_seat() -> None:
    """They alone would decide who gets it: they could ask for it themselves."""

    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, _ = await hosted_by_ann(hub, "Bob", terms=PATIENT)
            why = await denied(table.seats.ask_for(1), 409)
            assert "sit down with an account to be able to come back" in why

    run(test())


def test_a_claim_ends_undecided_when_all_but_one_of_the_others_have_left() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, bob, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            asked = await table.seats.ask_for(1)
            for token in (cid, ann):
                await table.seats.agree(table.seats.role(token), 1, asked.code, True)
            await table.seats.leave(table.seats.role(cid), 2)
            await pass_time(hub, time, LEAST_WAIT + 5)
            with pytest.raises(Denied):
                table.seats.role(asked.token)
            assert table.seats.role(bob).viewer == 1

    run(test())


@pytest.mark.parametrize("use", ["view", "listen", "move", "no", "notebook"])
def test_any_use_of_the_old_link_ends_every_claim(use: str) -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, bob, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            first, second = [await table.seats.ask_for(1) for _ in range(2)]
            for token in (ann, cid):
                await table.seats.agree(table.seats.role(token), 1, first.code, True)
            await pass_time(hub, time, LEAST_WAIT - 5)
            role = await table.seats.role_now(bob)
            match use:
                case "listen":
                    await table.listen(role)
                case "move":
                    with pytest.raises(Denied):
                        await table.play(role, "sing")
                case "no":
                    await table.seats.agree(role, 1, first.code, False)
                case "notebook":
                    await notebooks_of(table).load(table, role)
                case _:
                    await table.view(role)
            assert not table.doc.places[1].claims
            assert table.log.summary().places[1].contested == time.wall()
            await pass_time(hub, time, LEAST_WAIT)
            assert table.seats.role(bob).viewer == 1
            for asked in (first, second):
                with pytest.raises(Denied, match="not valid"):
                    table.seats.role(asked.token)

    run(test())


def test_a_player_cannot_agree_to_give_the_own_seat_away() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (_, bob, _) = await hosted_by_ann(hub, "Bob", "Cid")
            asked = await table.seats.ask_for(1)
            why = await denied(table.seats.agree(table.seats.role(bob), 1, asked.code, True), 409)
            assert why == "Bob still has the seat: nothing needs to be agreed"
            assert not table.doc.places[1].claims

    run(test())


def test_one_no_ends_a_claim_and_leaves_the_others() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, _, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            stranger, owner = [await table.seats.ask_for(1, source) for source in ("1", "2")]
            await table.seats.agree(table.seats.role(cid), 1, stranger.code, False)
            with pytest.raises(Denied, match="not valid"):
                table.seats.role(stranger.token)
            for token in (ann, cid):
                await table.seats.agree(table.seats.role(token), 1, owner.code, True)
            await pass_time(hub, time, LEAST_WAIT + 1)
            assert table.seats.role(owner.token).viewer == 1

    run(test())


def test_however_often_a_stranger_asks_the_owners_claim_stands() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, _, (ann, _, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            owner = await table.seats.ask_for(1, "10.0.0.1")
            for _ in range(20):
                await table.seats.ask_for(1, "10.0.0.2")
            assert len(table.doc.places[1].claims) == 1 + MOST_EACH
            await table.seats.agree(table.seats.role(ann), 1, owner.code, True)
            for number in range(20):
                await table.seats.ask_for(1, f"10.0.1.{number}")
            assert len(table.doc.places[1].claims) == MOST
            await table.seats.agree(table.seats.role(cid), 1, owner.code, True)
            await pass_time(hub, time, LEAST_WAIT + 1)
            assert table.seats.role(owner.token).viewer == 1
            assert "10.0" not in encode(table.doc).decode()

    run(test())


def test_a_claim_that_not_all_agree_to_is_dropped_in_the_end() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (ann, _, _) = await hosted_by_ann(hub, "Bob", "Cid", terms=PATIENT)
            asked = await table.seats.ask_for(1)
            await table.seats.agree(table.seats.role(ann), 1, asked.code, True)
            hub.time._total += LEAST_WAIT + STANDS  # a day of beats would take long
            await table.attend()
            assert not table.doc.places[1].claims

    run(test())


def test_nobody_asks_for_the_seat_of_a_player_who_is_there() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, (_, bob, _) = await hosted_by_ann(hub, "Bob", "Cid")
            await table.listen(table.seats.role(bob))
            assert "Bob is at the table" in await denied(table.seats.ask_for(1), 409)

    run(test())


def test_where_nobody_could_agree_a_stranger_cannot_ask() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            alone, _, _ = await hosted_by_ann(hub, seats=[SeatWish(), SeatWish("bot")])
            assert "no other player who could agree" in await denied(alone.seats.ask_for(0), 409)
            assert "nobody sits there" in await denied(alone.seats.ask_for(1), 409)
            await denied(alone.seats.ask_for(7), 404)
            waiting = await hub.table((await hub.open(OpenTable("dooom", name="Eve"))).id)
            assert "sit down again" in await denied(waiting.seats.ask_for(0), 409)

    run(test())


def test_a_host_has_no_say_in_who_comes_back() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", "Bob", "Cid")
            asked = await table.seats.ask_for(2)
            for yes in (True, False):
                await denied(table.seats.agree(table.seats.role(host), 2, asked.code, yes), 403)

    run(test())


@pytest.mark.parametrize("players", [("Ann", "Bob"), ("Ann", "Bob", "Cid")])
def test_a_person_who_is_the_master_agrees_beside_the_players(players: tuple[str, ...]) -> None:
    """The master sees everything anyway, so one player and the master are enough."""

    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {**PATIENT, "master": "person"}
            new = await hub.open(OpenTable("labyrinth", seats=len(players), terms=terms))
            table = await hub.table(new.id)
            sat = [(await table.seats.sit(name)).token for name in players]
            await table.listen(table.seats.role(None))
            asked = await table.seats.ask_for(1)
            master = table.seats.role(new.master)
            await table.seats.agree(master, 1, asked.code, True)
            await pass_time(hub, time, LEAST_WAIT + 1)
            with pytest.raises(Denied):
                table.seats.role(asked.token)
            for seat, token in enumerate(sat):
                if seat != 1:
                    await table.seats.agree(table.seats.role(token), 1, asked.code, True)
            assert table.seats.role(asked.token).viewer == 1
            await denied(table.seats.renew(master, 1), 403)

    run(test())


def test_a_seat_that_all_agreed_to_give_back_is_not_left_alone_meanwhile() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"absent": "bot", "grace_seconds": 60}
            table, _, (ann, _, cid) = await hosted_by_ann(hub, "Bob", "Cid", terms=terms)
            for token in (ann, cid):
                await table.listen(table.seats.role(token))
            asked = await table.seats.ask_for(1)
            for token in (ann, cid):
                await table.seats.agree(table.seats.role(token), 1, asked.code, True)
            await pass_time(hub, time, LEAST_WAIT + 5)
            assert table.doc.places[1].kind == "person"
            assert table.seats.role(asked.token).viewer == 1

    run(test())
