"""Seats that bots play: they answer by themselves, after a restart too, and never for ever."""

import asyncio
from typing import Any, ClassVar

import pytest

from asterion.books import SHELF
from asterion.bots import BOTS, EVERYWHERE, bot_names
from asterion.core.book import Prompt
from asterion.core.dice import Dice
from asterion.server.store import Store
from asterion.server.tables import Hosted, OpenTable, SeatWish
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    Told,
    a_hub,
    hub_on,
    pass_time,
    run,
    settle,
)


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
            hub.stopping = True  # it goes down before the bot has answered
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
            assert not table.bots.busy
        assert [event for event, _ in said.lines].count("bot stuck") == 1

    run(test())


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
