"""A table is opened only if it could be played: every fault is said, and where it is."""

from typing import Any

import pytest

from asterion.books import SHELF, book
from asterion.core.contract.options import options_from
from asterion.core.referee.commitment import Promise
from asterion.server.game.opening import BOT_NAMES
from asterion.server.tables import Denied, OpenTable, SeatWish
from tests.server.tables.hosting import a_hub, run


@pytest.mark.parametrize("name", SHELF)
def test_every_book_opens_with_nothing_but_its_name(name: str) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable(name))
            table = await hub.table(new.id)
            assert len(new.summary.places) == (1 if name == "cc3k" else 2)
            rules = book(name)
            assert new.summary.generated == (rules.rules.elected is not None)
            if new.summary.generated:  # L15, 8: the plan is made, and promised, after the vote
                assert (table.doc.plan, table.doc.salt, new.summary.commitment) == ("", "", "")
                await table.seats.sit("Ann")
                await table.seats.sit("Bob")
            options = options_from(rules.rules.options, new.summary.options)
            promised = Promise.of(name, table.doc.plan, options, table.doc.salt)
            assert table.log.summary().commitment == promised.commitment
            assert len(table.doc.salt) == 32

    run(test())


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"book": "chess"}, "there is no rule book “chess”"),
        ({"preset": "clasic"}, "did you mean “classic”?"),
        ({"options": {"mine": True}}, "the options are not valid"),
        ({"terms": {"watch_delay": -1}}, "the options are not valid"),
        ({"terms": {"clock": "live", "move_seconds": 0}}, "a live clock needs"),
        ({"seats": 7}, "Labyrinth is for 2 to 6 players, not 7"),
        ({"seats": 10**9}, "Labyrinth is for 2 to 6 players"),
        ({"seats": [SeatWish("bot", "maper"), SeatWish()]}, "did you mean “mapper”?"),
        ({"seats": [SeatWish("bot", "", "GM"), SeatWish()]}, "is reserved"),
        ({"seats": [SeatWish("bot", "", "A"), SeatWish("bot", "", "a")]}, "is taken"),
        ({"settings": {"width": 400}}, "the options are not valid"),
        ({"options": {"cells_to_ask": "9:1"}}, "names player 9, who is not there"),
        ({"plan": "nonsense"}, "the plan: "),
        ({"plan": "x" * 70_000}, "the plan is too large"),
    ],
)
def test_what_does_not_fit_is_said(wish: dict[str, Any], why: str) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            with pytest.raises(Denied) as denied:
                await hub.open(OpenTable(**({"book": "labyrinth"} | wish)))
            assert why in denied.value.detail
            assert denied.value.status in (409, 422)
            assert not hub.tables

    run(test())


def test_every_fault_of_a_plan_is_said_with_its_place() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            with pytest.raises(Denied) as denied:
                await hub.open(OpenTable("dooom", plan="name A\nwin 1\n#####\n#.?E#\n#..!#\n#####"))
            lines = denied.value.detail.split("\n")
            assert any("line 4, column 3" in line for line in lines)
            assert any("line 5, column 4" in line for line in lines)

    run(test())


def test_O24_a_game_that_would_wait_for_more_players_is_not_opened() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            with pytest.raises(Denied) as denied:
                await hub.open(OpenTable("dooom", options={"wait_for": 3}, seats=2))
            assert "waits for more" in denied.value.detail
            new = await hub.open(
                OpenTable("dooom", options={"wait_for": 3}, seats=4, terms={"start": "host"})
            )
            table = await hub.table(new.id)
            await table.seats.sit("Ann")
            await table.seats.sit("Bob")
            with pytest.raises(Denied) as early:
                await table.seats.start(table.seats.role(new.host))
            assert "waits for more" in early.value.detail
            await table.seats.sit("Cid")
            await table.seats.start(table.seats.role(new.host))

    run(test())


def test_a_given_plan_is_played_on_and_a_preset_may_be_changed() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            plan = "name Cell\nwin 1\n######\n#GGGE#\n#....#\n######\n"
            new = await hub.open(OpenTable("dooom", plan=plan))
            assert (await hub.table(new.id)).doc.plan == plan
            wish = OpenTable("labyrinth", preset="full", options={"mines": False})
            full = await hub.open(wish)
            assert full.summary.options["dark_moves"]
            assert not full.summary.options["mines"]

    run(test())


def test_a_bot_leaves_the_opener_his_name() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            first = BOT_NAMES[0]
            seats = [SeatWish("person"), SeatWish("bot")]
            opened = await hub.open(OpenTable("dooom", seats=seats, name=first))
            assert [place.name for place in opened.summary.places] == [first, BOT_NAMES[1]]

    run(test())
