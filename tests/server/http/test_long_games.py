"""A long game keeps nobody waiting who plays another: nothing of it is made at once on the loop."""

from random import Random

import pytest

from asterion.books import book
from asterion.books.samples import samples
from asterion.server.http.app import all_routes, make_app
from asterion.server.http.openapi import BASE
from asterion.server.tables import Hosted, Hub
from tests.server.http.counting import asked, counted, desk_of, no_metrics
from tests.server.http.playing import SMALL
from tests.server.tables.hosting import a_hub, opened, run, seat_role

SHORT, LONG = 260, 780
"""Moves; the shorter game has more than any of these answers shows at once."""
PLANS = {"dungeon-of-dooom": SMALL, "dungeonlab": samples(book("dungeonlab"))["the-wet-cellar"]}
SAID = {"dungeon-of-dooom": ("move", "end"), "dungeonlab": ("look", "pass")}
"""By which nobody comes to harm, so that the game has no end."""
ROUTES = sorted(
    route.path
    for route in all_routes()
    if route.method == "GET"
    and ("{table}" in route.path or route.path in ("/boards", "/now"))
    and "/review" not in route.path  # which is thought about in another process
)
ASKED = {
    "/tables/{table}/live": "?since=1",
    "/tables/{table}/transcript": "?limit=60",
    "/tables/{table}/replay": "?as=master&words=phrases",
    "/tables/{table}/highlights": "?as=master",
}


async def play(table: Hosted, moves: int) -> None:
    dice, game = Random(1), table.game
    assert game is not None
    while game.committed < moves:
        seat = game.table.awaited[0]
        legal = game.table.legal(seat)
        said = [text for text in legal if text.startswith(SAID[table.book.name])]
        await table.play(seat_role(table, seat), dice.choice(said or legal))


async def end(table: Hosted) -> None:
    """As a table at which nobody plays any more."""
    async with table.lock:
        await table.log.change(lambda doc: setattr(doc, "phase", "abandoned"))


def put_away(hub: Hub, id: str) -> None:
    """Anyone who asks for it has it loaded again."""
    table = hub.tables.pop(id, None)
    if table is not None:
        table.unload()


async def turns_of(hub: Hub, name: str, moves: int) -> dict[tuple[str, bool], int]:
    """By route, and whether the game was over: the longest turn that it took."""
    terms = {"absent": "wait", "clock": "none", "listed": True}
    table, _, _ = await opened(hub, name, "Ann", "Bob", terms=terms, plan=PLANS[name])
    id, app = table.id, make_app(desk_of(hub), no_metrics)
    found: dict[tuple[str, bool], int] = {}
    await play(table, moves)
    for over in (False, True):
        if over:
            await end(await hub.table(id))
        for path in ROUTES:
            # Twice: what is said for the first time is learned once, and costs more.
            for _ in range(2):
                put_away(hub, id)
                with counted() as longest:
                    await asked(app, BASE + path.format(table=id, seat=0) + ASKED.get(path, ""))
                found[path, over] = min(longest.calls, found.get((path, over), longest.calls))
    return found


@pytest.mark.parametrize("name", SAID)
def test_no_turn_of_the_loop_is_longer_where_the_game_is(name: str) -> None:
    async def test() -> None:
        games = []
        for moves in (SHORT, LONG):
            async with a_hub() as (hub, _):
                games.append(await turns_of(hub, name, moves))
        short, long = games
        slow = {key: (short[key], long[key]) for key in long if long[key] > 1.6 * short[key] + 300}
        assert slow == {}

    run(test())


@pytest.mark.parametrize("name", SAID)
def test_nor_where_the_master_says_something_for_the_first_time(name: str) -> None:
    async def test() -> None:
        calls = []
        for moves in (SHORT, LONG):
            async with a_hub() as (hub, _):
                table, roles, _ = await opened(hub, name, "Ann", "Bob", plan=PLANS[name])
                await play(table, moves)
                with counted() as longest:
                    await table.seats.leave(roles[1], 1)
                calls.append(longest.calls)
        short, long = calls
        assert long < 1.6 * short + 300

    run(test())


def test_looking_at_games_has_a_rate_of_its_own() -> None:
    looking = {route.path for route in all_routes() if route.rate == "look"}
    made = {"replay", "highlights", "record", "board", "picture.png"}
    others = {"/clubs/{club}", "/daily/{day}/picture.png"}  # made of many documents, drawn
    assert looking == {f"/tables/{{table}}/{each}" for each in made} | others
