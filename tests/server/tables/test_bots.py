"""Seats that bots play: they answer by themselves, after a restart too, and never for ever."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, ClassVar, cast

import pytest

from asterion.books import SHELF
from asterion.bots import BOTS, EVERYWHERE, bot_names
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.server.store import Store
from asterion.server.tables import Hosted, OpenTable, SeatWish
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    Told,
    a_hub,
    features_of,
    hub_on,
    opened,
    pass_time,
    run,
    settle,
)
from tests.server.tables.test_processes import Bridge, two_hubs


async def until(table: Hosted, entries: int) -> None:
    for _ in range(10_000):
        if table.doc.phase != "playing":
            return
        assert table.game is not None
        if table.game.committed >= entries:
            return
        await asyncio.sleep(0.003)  # bots think in threads
    raise AssertionError("the bots do not go on")


@pytest.mark.parametrize(
    ("book", "bot"), [(book, bot) for book in SHELF for bot in bot_names(book)]
)
def test_every_bot_plays_on_a_hosted_table(book: str, bot: str) -> None:
    async def test() -> None:
        said = Told()
        async with a_hub(said=said) as (hub, _):
            seats = [SeatWish("bot", bot)] * (1 if book == "cc3k" else 2)
            new = await hub.open(OpenTable(book, seats=seats))
            table = await hub.table(new.id)
            await until(table, 15)
        assert "bot failed" not in said
        assert "bot refused" not in said
        assert "bot stuck" not in said

    run(test())


def test_bots_go_on_after_a_restart_without_anybody_looking() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            hub.services.tasks.stopping = True  # it goes down before the bot has answered
            seats = [SeatWish("bot", "walker"), SeatWish()]
            new = await hub.open(OpenTable("dooom", seats=seats, name="Ann"))
        assert len(await store.entries(new.id)) == 1
        time.now += 3600
        async with hub_on(store, time) as hub:
            assert not hub.tables
            await pass_time(hub, time, 7)
            await until(hub.tables[new.id], 2)
        await store.close()

    run(test())


class Rude:
    """It says what no book understands."""

    summary: ClassVar[str] = "rude"

    def __init__(self, dice: Dice) -> None:
        pass

    def answer(self, view: Any, prompt: Prompt) -> str:
        return "go to the moon"


class Clumsy(Rude):
    """It fails whenever it is asked."""

    def answer(self, view: Any, prompt: Prompt) -> str:
        raise ZeroDivisionError("oops")


class Silent:
    """As the random bot, but it never has anything to say."""

    summary: ClassVar[str] = "silent"

    def __init__(self, dice: Dice, legal: object) -> None:
        pass

    def answer(self, view: Any, prompt: Prompt) -> str:
        return ""


@pytest.mark.parametrize(("bad", "event"), [(Rude, "bot refused"), (Clumsy, "bot failed")])
def test_a_bad_bot_is_helped_out_by_chance(
    bad: type, event: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS["cc3k"], "bad", f"{__name__}:{bad.__name__}")

    async def test() -> None:
        said = Told()
        async with a_hub(said=said) as (hub, _):
            new = await hub.open(OpenTable("cc3k", seats=[SeatWish("bot", "bad")]))
            await until(await hub.table(new.id), 4)
        assert event in said
        assert "oops" not in repr(said.lines)

    monkeypatch.setattr("asterion.bots._load", _load_here(bad))
    run(test())


def test_a_bot_without_any_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asterion.bots._load", lambda book, name: Silent)

    async def test() -> None:
        said = Told()
        async with a_hub(said=said) as (hub, time):
            new = await hub.open(OpenTable("cc3k", seats=[SeatWish("bot", "random")]))
            table = await hub.table(new.id)
            await settle()
            await pass_time(hub, time, 10)
            assert table.game is not None
            assert table.game.committed == 1
            assert not table.log.readers
        assert [event for event, _ in said.lines].count("bot stuck") == 1

    run(test())


class Late(Rude):
    """While it thinks, another process answers for it."""

    meanwhile: ClassVar[Callable[[], None]]

    def answer(self, view: Any, prompt: Prompt) -> str:
        type(self).meanwhile()
        return "end"


def test_a_bot_that_another_process_has_answered_for_is_not_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS["dungeon-of-dooom"], "late", f"{__name__}:Late")
    monkeypatch.setattr("asterion.bots._load", _load_here(Late))

    async def test() -> None:
        loop = asyncio.get_running_loop()
        async with two_hubs(Bridge()) as (one, other, _):
            one.services.tasks.stopping = True  # no bots there
            seats = [SeatWish("bot", "late"), SeatWish()]
            new = await one.open(OpenTable("dooom", seats=seats, name="Ann"))
            here = await one.table(new.id)

            async def end() -> None:
                async with here.lock:
                    await here.submit(0, "end")

            def meanwhile() -> None:
                asyncio.run_coroutine_threadsafe(end(), loop).result(30)

            monkeypatch.setattr(Late, "meanwhile", meanwhile, raising=False)
            there = await other.table(new.id)
            await until(there, 2)
            await settle()
            said = cast(Told, other.services.say)
            assert "bot refused" in said
            assert "bot failed" not in said
            assert "bot stuck" not in said

    run(test())


class Slow(Rude):
    """It thinks until it is told to answer."""

    thoughts: ClassVar[list[threading.Event]] = []

    def answer(self, view: Any, prompt: Prompt) -> str:
        self.thoughts.append(may := threading.Event())
        may.wait(30)
        return "end"


def test_a_bot_alone_stops_when_another_process_ends_the_game_and_its_call_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS["dungeon-of-dooom"], "slow", f"{__name__}:Slow")
    monkeypatch.setattr("asterion.bots._load", _load_here(Slow))

    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, _):
            bridge.down = True
            seats = [SeatWish(), SeatWish("bot", "slow")]
            table, (ann,), host = await opened(one, "dooom", "Ann", seats=seats)
            await table.play(ann, "end")
            await _until_thought(1)
            there = await other.table(table.id)
            other.services.tasks.stopping = True  # no bots there
            await there.seats.abandon(there.seats.role(host))
            await one.tick()  # nobody looks on, but a bot is at work
            await asyncio.sleep(0.05)
            Slow.thoughts[0].set()
            await settle()
            assert table.doc.phase == "abandoned"
            assert len(Slow.thoughts) == 1
            for thought in Slow.thoughts:
                thought.set()

    run(test())


async def _until_thought(thoughts: int) -> None:
    for _ in range(10_000):
        if len(Slow.thoughts) >= thoughts:
            return
        await asyncio.sleep(0.003)
    raise AssertionError("it does not think")


def _load_here(bad: type) -> Any:
    from asterion.bots import _load

    return lambda book, name: bad if name not in EVERYWHERE else _load(book, name)


def test_a_table_of_bots_alone_does_not_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asterion.bots.ROUNDS_ALONE", 6)

    async def test() -> None:
        said = Told()
        async with a_hub(said=said) as (hub, _):
            alone = [SeatWish("bot", "random"), SeatWish("bot", "random")]
            new = await hub.open(OpenTable("dungeonlab", seats=alone))
            table = await hub.table(new.id)
            await until(table, 100)
            assert table.doc.phase == "abandoned"
            assert table.game is not None
            assert table.game.committed == 1 + 2 * 6
        assert "table abandoned" in said

    run(test())


class Followed(StillTime):
    """It notes for how long anybody waits."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await super().sleep(seconds)


@pytest.mark.parametrize("with_a_person", [True, False])
def test_bots_let_people_follow_them_and_not_each_other(with_a_person: bool) -> None:
    time = Followed()

    async def test() -> None:
        store = await Store.open(MEMORY)
        async with hub_on(store, time) as hub:
            features_of(hub).bots.pace = 0.8
            bots = [SeatWish("bot", "walker")] * 2
            seats, name = ([*bots, SeatWish()], "Ann") if with_a_person else (bots, "")
            new = await hub.open(OpenTable("dooom", seats=seats, name=name))
            table = await hub.table(new.id)
            await until(table, 8)
        await store.close()

    run(test())
    assert (0.8 in time.waits) == with_a_person
    assert (0.2 in time.waits) == with_a_person, "within a turn it is quicker"
