"""Plans are made apart: in turn, not for ever, not too many, and not for anyone who is gone."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.core.phrase import english
from asterion.server.workshop import NotMade, Order, Workshop
from asterion.server.workshop.maker import make

SMALL = Order("dungeon-of-dooom", {"width": 12, "height": 9}, {})
SLOW = "import sys, time\nfor line in sys.stdin: time.sleep(600)"
DYING = "import sys\nsys.stdin.readline()"
COUNTING = """
import sys
for number, line in enumerate(sys.stdin):
    print('{"plan": "%d"}' % number, flush=True)
"""


def script(text: str) -> tuple[str, ...]:
    """A maker that does what is written here."""
    return sys.executable, "-c", text


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


async def until_begun(shop: Workshop, orders: int) -> None:
    while len(shop) < orders or not shop.started:
        await asyncio.sleep(0.005)


def test_a_plan_is_made_in_another_process_that_stays() -> None:
    async def test() -> None:
        shop = Workshop()
        dooom = book("dooom")
        for _ in range(2):
            plan = dooom.plan.read(await shop.make(SMALL, "ann"))
            assert not list(dooom.plan.problems(plan, dooom.rules.options(), 1))
        assert shop.started == 1
        await shop.close()

    run(test())


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (Order("dungeon-of-dooom", {"width": 501}, {}), "width"),
        (Order("dungeon-of-dooom", {"colour": 1}, {}), "colour"),
        (Order("chess", {}, {}), "chess"),
    ],
)
def test_what_is_wrong_with_an_order_is_said(order: Order, why: str) -> None:
    made = make(order, Rolled(1))
    assert made.plan == ""
    assert made.fault is not None
    assert why in english(made.fault)

    async def test() -> None:
        shop = Workshop()
        with pytest.raises(NotMade, match=why) as error:
            await shop.make(order, "ann")
        assert error.value.kind == "fault"
        await shop.make(SMALL, "ann")
        assert shop.started == 1  # nothing is wrong with the process
        await shop.close()

    run(test())


def test_a_plan_that_takes_too_long_is_given_up_and_the_next_is_made() -> None:
    async def test() -> None:
        shop = Workshop(seconds=0.2, maker=script(SLOW))
        with pytest.raises(NotMade, match=r"more than 0\.2 seconds") as error:
            await shop.make(SMALL, "ann")
        assert error.value.kind == "slow"
        shop._maker, shop._seconds = script(COUNTING), 30
        assert await shop.make(SMALL, "ann") == "0"
        assert len(shop) == 0
        await shop.close()

    run(test())


def test_a_process_that_dies_takes_only_its_order_with_it() -> None:
    async def test() -> None:
        shop = Workshop(maker=script(DYING))
        with pytest.raises(NotMade, match="could not be made"):
            await shop.make(SMALL, "ann")
        shop._maker = script(COUNTING)
        assert await shop.make(SMALL, "ann") == "0"
        await shop.close()

    run(test())


def test_whoever_goes_away_stops_the_work_on_their_plan() -> None:
    async def test() -> None:
        shop = Workshop(maker=script(SLOW))
        order = asyncio.create_task(shop.make(SMALL, "ann"))
        await until_begun(shop, 1)
        while shop._process is None:
            await asyncio.sleep(0.005)
        process = shop._process
        order.cancel()
        with pytest.raises(asyncio.CancelledError):
            await order
        assert process.returncode is not None
        assert len(shop) == 0

    run(test())


def test_one_address_has_only_so_many_orders_and_all_together_too() -> None:
    async def test() -> None:
        shop = Workshop(most_each=2, most=3, maker=script(SLOW))
        orders = [asyncio.create_task(shop.make(SMALL, who)) for who in ("ann", "ann", "bob")]
        await until_begun(shop, 3)
        for who, why in (("ann", "of your plans are still being made"), ("cid", "too many plans")):
            with pytest.raises(NotMade, match=why) as error:
                await shop.make(SMALL, who)
            assert error.value.kind == "busy"
        for order in orders:
            order.cancel()
        await asyncio.gather(*orders, return_exceptions=True)
        assert len(shop) == 0

    run(test())


def test_whoever_orders_much_waits_for_themselves() -> None:
    async def test() -> None:
        shop = Workshop(maker=script(COUNTING))
        orders = [asyncio.create_task(shop.make(SMALL, "ann")) for _ in range(4)]
        await until_begun(shop, 4)
        bob = asyncio.create_task(shop.make(SMALL, "bob"))
        assert await bob == "1"  # after the one that was begun, before the other three
        assert await asyncio.gather(*orders) == ["0", "2", "3", "4"]
        await shop.close()

    run(test())
