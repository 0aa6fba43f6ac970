"""More time from an opponent, and holidays: said in the record, folded alike by every clock."""

import pytest

from asterion.core.audience import MASTER, Seat
from asterion.core.referee.rulings import given_time, known_ruling
from asterion.core.referee.table import RULING
from asterion.server.store import Store
from asterion.server.tables import Denied, Hosted, Role
from asterion.server.tables.requests import EndHoliday, GiveTime, TakeHoliday
from asterion.testing.play import new_table
from tests.contract.shelf import take
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    opened,
    pass_time,
    read,
    run,
)
from tests.server.tables.timing import Terms, Timed

DAY = 86_400.0
LIVE = {"clock": "live", "move_seconds": 30, "absent": "wait"}
DAYS = {"clock": "days", "move_days": 2, "holiday_days": 5, "absent": "wait"}


def dooom(terms: Terms) -> Timed:
    book, kit = take("dungeon-of-dooom")
    table, _ = new_table(book, kit, 7)
    assert table.awaited == (0,)
    return Timed(table, terms)


def rule(game: Timed, id: str, seat: Seat, number: int = 0, after: float = 0.0) -> None:
    names = game.table.names
    said = known_ruling(
        id, names[seat], [names[1 - seat]],
        player=seat + 1, hours=number, seconds=number, days=number,
    )  # fmt: skip
    game.say(MASTER, f"{RULING} {said}", after)


def test_given_hours_count_for_the_move_that_waits_and_not_for_the_next() -> None:
    game = dooom(Terms("days", move_days=1))
    rule(game, "core-ruling-more-hours", 0, 24, after=3600)
    assert game.left(0) == 2 * DAY - 3600
    game.say(0, "end")
    game.say(1, "end")
    assert game.left(0) == DAY


def test_what_is_given_ahead_counts_for_the_next_move() -> None:
    game = dooom(Terms("days", move_days=1))
    rule(game, "core-ruling-more-hours", 1, 24)
    game.say(0, "end", after=100)
    assert (game.left(1), game.clock.deadline(1)) == (2 * DAY, game.now + 2 * DAY)


def test_given_seconds_count_where_a_game_has_seconds() -> None:
    game = dooom(Terms("live", game_seconds=100))
    rule(game, "core-ruling-more-seconds", 0, 60, after=30)
    assert game.left(0) == 130


def test_a_clock_stands_still_for_a_holiday_and_goes_on_after_it() -> None:
    game = dooom(Terms("days", move_days=1))
    rule(game, "core-ruling-holiday", 0, 3, after=3600)
    assert game.left(0, after=2 * DAY) == DAY - 3600
    assert game.left(0, after=3 * DAY + 60) == DAY - 3660
    assert game.clock.deadline(0) == game.now + 3 * DAY + DAY - 3600
    assert game.clock.message(game.now, (0, 1)).resting == {"0": 3 * DAY}
    rule(game, "core-ruling-holiday-over", 0, after=DAY)
    assert game.left(0, after=60) == DAY - 3660
    game.say(0, "end")
    assert game.left(1, after=60) == DAY - 60  # only one's own clock stood still


@pytest.mark.parametrize(
    "name", ["Ann", "1 more hours for player 2", "x, given by y", "player 1, Ann, given by Bob"]
)
def test_no_name_can_be_taken_for_a_number(name: str) -> None:
    said = known_ruling("core-ruling-more-hours", name, [name], hours=24, player=3)
    assert given_time(said) == (2, 24 * 3600.0, False)
    assert given_time(f"{name} is right") is None


# ---- at a hosted table


async def denied(table: Hosted, role: Role, wish: GiveTime | TakeHoliday | EndHoliday) -> str:
    with pytest.raises(Denied) as why:
        await table.ask(wish, role)
    return why.value.detail


def test_an_opponent_gives_a_minute_and_everyone_hears_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=LIVE)
            window = await table.listen(bob)
            window.take_now()
            await table.ask(GiveTime(0), bob)
            told = [read(each) for each in window.take_now()]
            assert "60 more seconds for player 1, Ann, given by Bob" in str(told)
            assert told[-1]["left"]["0"] == 90.0
            await pass_time(hub, time, 85)
            assert table.game is not None
            assert len(table.game.entries) == 2  # nobody was late
            await pass_time(hub, time, 8)
            assert table.game.entries[-1].do == "time Ann"
            assert "nobody gives time to themselves" in await denied(table, ann, GiveTime(0))
            assert "not agreed on holidays" in await denied(table, ann, TakeHoliday(0, 1))
            for _ in range(19):
                await table.ask(GiveTime(0), bob)
            assert "20 times" in await denied(table, bob, GiveTime(0))

    run(test())


def test_a_holiday_is_in_the_record_and_the_same_after_a_restart() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=DAYS)
            await table.ask(TakeHoliday(0, 3), ann)
            assert "on holiday already" in await denied(table, ann, TakeHoliday(0, 1))
            assert "your own seat" in await denied(table, bob, TakeHoliday(0, 1))
            assert "not on holiday" in await denied(table, bob, EndHoliday(1))
            assert table.game is not None
            assert table.game.clock is not None
            before = table.game.clock.deadline(0)
            assert before == pytest.approx(hub.served() + 5 * DAY, abs=1)
        async with hub_on(store, time) as hub:
            again = await hub.table(table.id)
            assert again.game is not None
            assert again.game.clock is not None
            assert again.game.clock.deadline(0) == before
            assert again.log.summary().places[0].holidays == 3
            await pass_time(hub, time, 2)
            await again.ask(EndHoliday(0), ann)
            assert again.log.summary().places[0].holidays == 1  # a day that has begun is taken
            assert "4 days of holiday left" in await denied(again, ann, TakeHoliday(0, 5))
            deadline = again.game.clock.deadline(0)
            assert deadline == pytest.approx(hub.served() + 2 * DAY, abs=1)
        await store.close()

    run(test())


def test_no_clock_no_time_to_give() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (_, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            assert "no clock" in await denied(table, bob, GiveTime(0))

    run(test())
