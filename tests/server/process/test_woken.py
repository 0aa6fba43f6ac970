"""A move in one process is heard at once in another, because it is woken; and else by asking."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.process.rooms import FIELD
from tests.server.process.serving import Serving
from tests.server.process.windows import Window
from tests.server.services import PrivateRedis, fresh_schema

WITHIN = 60.0
MOVES = 3
DEAF = (
    "-c",
    "from asterion.cli import main\n"
    "from asterion.server.tables import hub\n"
    "assert hub.BEAT == 1.0\n"
    "hub.BEAT = 86400.0\n"
    "main()",
)
"""The server, but of itself it does not ask the database what others did, or only tomorrow."""


class Duel:
    """A table whose two players are at one server, and somebody who watches at another."""

    def __init__(self, here: Serving, there: Serving) -> None:
        self._here, self._there = here, there
        wish = {"book": "dungeon-of-dooom", "seats": 2, "plan": FIELD, "terms": {"absent": "wait"}}
        self._table = here.post("/tables", wish)["id"]
        path = f"/tables/{self._table}/seats"
        self._tokens = [here.post(path, {"name": name})["token"] for name in ("Ann", "Bob")]
        self._moves = 0

    async def watch(self) -> Window:
        return await Window.open(self._there.address, self._table)

    async def is_heard(self, window: Window) -> None:
        """A move there is heard by the window here.

        One that calls nobody, because a line is just being made again, may be followed by another.
        """
        number = window.number
        async with asyncio.timeout(WITHIN):
            while window.number == number:
                await asyncio.to_thread(self._move)
                with suppress(TimeoutError):
                    async with asyncio.timeout(WITHIN / 6):
                        await window.until_number(number + 1)

    def _move(self) -> None:
        token = self._tokens[self._moves % 2]
        self._moves += 1
        self._here.post(f"/tables/{self._table}/moves", {"do": "end"}, token)


def play(here: Serving, there: Serving) -> None:
    """Some moves, each heard at the other server before the next."""
    duel = Duel(here, there)

    async def scene() -> None:
        window = await duel.watch()
        for _ in range(MOVES):
            await duel.is_heard(window)
        await window.close()

    asyncio.run(scene())


@pytest.mark.parametrize("by", ["redis", "notify"])
def test_another_process_is_woken_by_a_move(by: str, tmp_path: Path) -> None:
    with fresh_schema() as database, PrivateRedis() as redis:
        redis.start()
        shared = ["--database", database, *(["--redis", redis.url] if by == "redis" else [])]
        with (
            Serving(tmp_path, *shared, program=DEAF, name="one") as one,
            Serving(tmp_path, *shared, program=DEAF, name="two") as two,
        ):
            play(one, two)
            play(two, one)
            assert one.stop() == two.stop() == 0


def test_without_redis_another_process_hears_of_a_move_by_asking(tmp_path: Path) -> None:
    with fresh_schema() as database, PrivateRedis() as redis:
        redis.start()
        shared = ("--database", database, "--redis", redis.url)
        with (
            Serving(tmp_path, *shared, name="one") as one,
            Serving(tmp_path, *shared, name="two") as two,
        ):
            redis.kill()
            for server in (one, two):
                assert server.said('"event":"(wake_lost)"')
            play(one, two)
            assert one.stop() == two.stop() == 0
