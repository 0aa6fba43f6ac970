"""Waking other processes over the real PostgreSQL and Redis, and doing without them."""

import asyncio
import secrets
from collections.abc import Callable

import psycopg

from asterion.server.wake import Quiet, wake_for
from asterion.server.wake.calls import LONGEST_PAUSE, MOST_WAITING, Calls
from asterion.server.wake.notify import Notify
from asterion.server.wake.redis import RedisWake
from tests.server.services import PrivatePostgres, PrivateRedis, fresh_schema
from tests.server.wake.hearing import KINDS, Ear, Line, listener, run


class Pauses:
    """Does not wait as long as it is asked to, and keeps how long that was."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await asyncio.sleep(0.002)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.002)


def test_another_process_is_woken(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        wake: Calls = KINDS[kind](url, channel)
        await wake.start(Ear())
        for number in range(3):
            wake.call(f"table{number}")
        heard = [await asyncio.to_thread(said.readline) for _ in range(3)]
        assert heard == ["table0\n", "table1\n", "table2\n"]
        await wake.stop()

    with listener(kind, url, channel) as process:
        assert process.stdout is not None
        said = process.stdout
        run(scene)
        process.kill()


def test_a_thousand_calls_at_once_all_arrive(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        ear = Ear()
        here, there = KINDS[kind](url, channel), KINDS[kind](url, channel)
        await here.start(Ear())
        await there.start(ear)
        ids = [secrets.token_urlsafe(9) for _ in range(1000)]
        for id in ids:
            here.call(id)
            here.call(id)
        await ear.until(ids[-1])
        assert ear.tables == ids
        await here.stop()
        await there.stop()

    run(scene)


def test_who_does_not_hear_itself_hears_the_others(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        ear, other_ear = Ear(), Ear()
        wake = KINDS[kind](url, channel, hears_itself=False)
        other = KINDS[kind](url, channel, hears_itself=False)
        await wake.start(ear)
        await other.start(other_ear)
        wake.call("mine")
        await other_ear.until("mine")
        other.call("theirs")
        await ear.until("theirs")
        await wake._send("older version")  # which does not say who it is
        await ear.until("version")
        await other_ear.until("version")
        assert ear.tables == ["theirs", "older", "version"]
        assert other_ear.tables == ["mine", "older", "version"]
        await wake.stop()
        await other.stop()

    run(scene)


def test_another_channel_is_not_heard(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        ear = Ear()
        wake, other = KINDS[kind](url, channel), KINDS[kind](url, f"{channel}_other")
        await wake.start(ear)
        await other.start(Ear())
        other.call("elsewhere")
        other_ear = Ear()
        second = KINDS[kind](url, f"{channel}_other")
        await second.start(other_ear)
        other.call("elsewhere2")
        await other_ear.until("elsewhere2")
        wake.call("here")
        await ear.until("here")
        assert ear.tables == ["here"]
        for one in (wake, other, second):
            await one.stop()

    run(scene)


def test_what_a_listener_does_wrong_breaks_no_line(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        ear = Ear()

        def clumsy(table: str) -> None:
            ear(table)
            raise KeyError(table)

        pauses = Pauses()
        wake: Calls = KINDS[kind](url, channel, pauses)
        await wake.start(clumsy)
        for table in ("one", "two"):
            wake.call(table)
            await ear.until(table)
        assert pauses.asked == []
        await wake.stop()

    run(scene)


def test_without_redis_nobody_waits_and_nothing_fails() -> None:
    said: list[str] = []

    async def scene() -> None:
        pauses, ear = Pauses(), Ear()
        wake = RedisWake(redis.url, sleep=pauses, say=lambda event, **fields: said.append(event))
        await wake.start(ear)
        assert not wake.listening
        for number in range(MOST_WAITING + 10):
            wake.call(f"table{number}")
        await until(lambda: len(pauses.asked) > 20)
        assert pauses.asked[0] == 0.1
        assert max(pauses.asked) == LONGEST_PAUSE
        assert said == ["wake_lost"]

        await asyncio.to_thread(redis.start)
        await until(lambda: wake.listening)
        assert said == ["wake_lost", "wake_back"]
        wake.call("at-last")
        await ear.until("at-last")

        await asyncio.to_thread(redis.kill)
        await until(lambda: not wake.listening)
        wake.call("into-the-void")
        await asyncio.to_thread(redis.start)
        await until(lambda: wake.listening)
        wake.call("again")
        await ear.until("again")
        assert said == ["wake_lost", "wake_back", "wake_lost", "wake_back"]
        await wake.stop()

    with PrivateRedis() as redis:
        run(scene)


def test_without_postgresql_nobody_waits_and_nothing_fails() -> None:
    async def scene() -> None:
        pauses, ear = Pauses(), Ear()
        wake = Notify(cluster.url, sleep=pauses)
        await wake.start(ear)
        wake.call("first")
        await ear.until("first")
        await asyncio.to_thread(cluster.stop)
        await until(lambda: not wake.listening)
        wake.call("into-the-void")
        await until(lambda: len(pauses.asked) > 3)
        await asyncio.to_thread(cluster.start)
        await until(lambda: wake.listening)
        wake.call("again")
        await ear.until("again")
        await wake.stop()

    with PrivatePostgres() as cluster:
        run(scene)


def test_stopped_it_leaves_no_connection_behind() -> None:
    name = f"asterion-{secrets.token_hex(8)}"

    def connections(url: str) -> object:
        with psycopg.connect(url) as connection:
            count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = %s"
            return connection.execute(count, (name,)).fetchone()

    async def scene() -> None:
        wake = Notify(f"{url}&application_name={name}", f"{name}-stopping")
        ear = Ear()
        await wake.start(ear)
        wake.call("one")
        await ear.until("one")
        assert connections(url) == (2,)
        await wake.stop()
        await wake.stop()
        wake.call("after-the-end")
        await until(lambda: connections(url) == (0,))

    with fresh_schema() as url:
        run(scene)


def test_redis_comes_first_then_notify_and_one_process_needs_none() -> None:
    async def scene() -> None:
        assert isinstance(wake_for("sqlite:///a/b.db"), Quiet)
        assert isinstance(wake_for("postgresql:///test"), Notify)
        assert isinstance(wake_for("postgresql:///test", "redis://127.0.0.1"), RedisWake)
        quiet = wake_for("sqlite:///a/b.db")
        await quiet.start(Ear())
        quiet.call("one")
        await quiet.stop()

    run(scene)


def test_whoever_stops_is_heard_to_the_last_call(line: Line) -> None:
    kind, url, channel = line

    async def scene() -> None:
        ear = Ear()
        here, there = KINDS[kind](url, channel), KINDS[kind](url, channel)
        await here.start(Ear())
        await there.start(ear)
        ids = [secrets.token_urlsafe(9) for _ in range(300)]
        for id in ids:
            here.call(id)
        await here.stop()
        await ear.until(ids[-1])
        assert ear.tables == ids
        await there.stop()

    run(scene)
