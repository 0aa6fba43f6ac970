"""When word comes: quiet hours, one message per day and reminders, in somebody's own time."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.features import habits as times
from asterion.server.features.bells import Bells
from asterion.server.features.habits import DAY, HOUR, Habits
from asterion.server.notify import Letter
from asterion.server.notify.mail import Mail
from asterion.server.tables import Hosted, Hub, Role
from asterion.server.tables.requests import GiveTime, TakeHoliday
from tests.server.tables.hosting import StillTime, a_hub, features_of, opened, run, settle

BERLIN = "Europe/Berlin"
NIGHT = ["22:00", "08:00"]


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10 20:59", None),
        ("2026-01-10 21:00", "2026-01-11 07:00"),
        ("2026-01-11 06:59", "2026-01-11 07:00"),
        ("2026-01-11 07:00", None),
        ("2026-07-10 20:00", "2026-07-11 06:00"),  # in summer
        ("2026-03-28 23:00", "2026-03-29 06:00"),  # the night in which clocks go forward
    ],
)
def test_quiet_hours_are_those_of_ones_own_clock(now: str, until: str | None) -> None:
    found = times.quiet_until(Habits(BERLIN, NIGHT), at(now))
    assert found == (None if until is None else at(until))


def test_the_next_message_of_the_day_is_today_or_tomorrow() -> None:
    habits = Habits(BERLIN, digest="18:00")
    assert times.next_digest(habits, at("2026-01-10 16:59")) == at("2026-01-10 17:00")
    assert times.next_digest(habits, at("2026-01-10 17:00")) == at("2026-01-11 17:00")


@given(
    now=st.floats(1.6e9, 2.2e9),
    zone=st.sampled_from([BERLIN, "UTC", "America/St_Johns", "Pacific/Kiritimati"]),
    ends=st.lists(st.sampled_from(["00:00", "02:30", "08:00", "22:00"]), min_size=2, max_size=2,
                  unique=True),
)  # fmt: skip
def test_quiet_hours_end_within_a_day_and_are_not_quiet_then(
    now: float, zone: str, ends: list[str]
) -> None:
    habits = Habits(zone, ends)
    until = times.quiet_until(habits, now)
    if until is not None:
        assert now < until <= now + 1.1 * DAY
        assert times.quiet_until(habits, until + HOUR) is None or zone != "UTC"


def test_reminders_come_a_day_and_an_hour_before() -> None:
    habits = Habits()
    assert times.next_reminder(habits, 3 * DAY, 0.0) == 2 * DAY
    assert times.next_reminder(habits, 3 * DAY, 2 * DAY) == 3 * DAY - HOUR
    assert times.next_reminder(habits, 3 * DAY, 3 * DAY - HOUR) is None
    assert times.next_reminder(Habits(reminders=False), 3 * DAY, 0.0) is None


@pytest.mark.parametrize(
    "habits",
    [
        Habits("Mars/Olympus"),
        Habits("../etc"),
        Habits(quiet=["08:00"]),
        Habits("UTC", ["08:00"] * 2),
    ],
)
def test_what_is_no_zone_and_no_night(habits: Habits) -> None:
    assert not times.is_sound(habits)


# ---- at tables, with a clock on the wall that the test moves on


class Post(Mail):
    """A mail host that takes everything at once."""

    def __init__(self) -> None:
        super().__init__("smtp://127.0.0.1", "master@example.org")
        self.letters: list[tuple[str, Letter]] = []

    async def send(self, to: str, letter: Letter) -> None:
        self.letters.append((to, letter))

    def titles(self) -> list[str]:
        taken, self.letters = self.letters, []
        return [letter.title for _, letter in taken]


async def bell_at(
    hub: Hub, table: Hosted, seat: int, habits: Habits, to: str = "ann@example.org"
) -> None:
    """Asked for and proved."""
    wishes = features_of(hub).bells.wishes
    row = await wishes.for_seat(table, seat, "mail", to, "en")
    await settle()
    await hub.store.confirm_bell(row.id)
    await wishes.change(row, habits)


async def at_days(hub: Hub, **more: object) -> tuple[Hosted, list[Role]]:
    terms = {"clock": "days", "move_days": 2, "absent": "wait", **more}
    table, roles, _ = await opened(hub, "dooom", "Ann", "Ben", terms=terms, title="Our attic")
    return table, roles


def with_post(hub: Hub) -> tuple[Bells, Post]:
    bells, post = features_of(hub).bells, Post()
    bells.senders.mail = post
    return bells, post


async def look(bells: Bells) -> None:
    await bells.look()
    await settle()


async def serve(hub: Hub, time: StillTime, seconds: float) -> None:
    """The service is up for this long, at one stroke."""
    time.now += seconds
    hub.time._total += seconds
    hub.time._beat_at = time.steady()
    hub.time._beat_wall = time.wall()


async def play_round(table: Hosted, roles: list[Role]) -> None:
    for role in roles:
        await table.play(role, "end")
    await settle()


def test_two_reminders_before_time_is_out_and_none_after_a_move() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            bells, post = with_post(hub)
            table, roles = await at_days(hub)
            await bell_at(hub, table, 0, Habits())
            await play_round(table, roles)
            await look(bells)
            assert post.titles()[1:] == ["It is your turn (Dungeon of Dooom)"]
            await serve(hub, time, DAY - 60)
            await look(bells)
            assert post.titles() == []
            for seconds, left in (
                (61, "Less than a day left"),
                (23 * HOUR, "Less than an hour left"),
            ):
                await serve(hub, time, seconds)
                await look(bells)
                await look(bells)
                assert post.titles() == [f"{left} (Dungeon of Dooom)"]
            await table.ask(GiveTime(0), roles[1])
            await look(bells)
            await serve(hub, time, HOUR)  # a day is left again
            await look(bells)
            assert post.titles() == ["Less than a day left (Dungeon of Dooom)"]
            await table.play(roles[0], "end")
            await serve(hub, time, 3 * DAY)
            await look(bells)
            assert post.titles() == []

    run(test())


def test_a_holiday_puts_reminders_off() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            bells, post = with_post(hub)
            table, roles = await at_days(hub, holiday_days=7)
            await bell_at(hub, table, 0, Habits())
            await play_round(table, roles)
            await look(bells)
            await table.ask(TakeHoliday(0, 7), roles[0])
            await look(bells)
            post.titles()
            await serve(hub, time, 7 * DAY)
            await look(bells)
            assert post.titles() == []
            await serve(hub, time, DAY + 1)
            await look(bells)
            assert post.titles() == ["Less than a day left (Dungeon of Dooom)"]

    run(test())


def test_quiet_hours_put_a_turn_off_until_they_end() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            time.now = at("2026-01-10 23:00")
            bells, post = with_post(hub)
            table, roles = await at_days(hub)
            await bell_at(hub, table, 0, Habits("UTC", NIGHT))
            await play_round(table, roles)
            post.titles()
            await look(bells)
            time.now = at("2026-01-11 07:59")
            await look(bells)
            assert post.titles() == []
            time.now = at("2026-01-11 08:00")
            await look(bells)
            assert post.titles() == ["It is your turn (Dungeon of Dooom)"]

    run(test())


def test_one_message_per_day_names_all_tables_that_wait() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            time.now = at("2026-01-10 12:00")
            bells, post = with_post(hub)
            habits = Habits("UTC", digest="18:00")
            tables = []
            for seat in (0, 0, 1):
                time.now += DAY  # an address is asked once per day
                table, roles = await at_days(hub)
                await bell_at(hub, table, seat, habits)
                await play_round(table, roles)
                tables.append(table)
            await look(bells)
            post.titles()
            time.now = at("2026-01-13 17:59")
            await look(bells)
            assert post.titles() == []
            time.now = at("2026-01-13 18:00")
            await look(bells)
            await look(bells)
            ((to, letter),) = post.letters
            assert (to, letter.title) == ("ann@example.org", "2 tables are waiting for you")
            for table in tables[:2]:
                assert f"Our attic: {bells.letters.base}/t/{table.id}" in letter.body
            assert tables[2].id not in letter.body  # it is Ben's turn there

    run(test())
