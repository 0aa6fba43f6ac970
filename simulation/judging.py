"""What must hold in the end, found out from the database by plain SQL and rules of our own."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from simulation import clocks
from simulation.clocks import EXACT, stays_of
from simulation.kept import MASTER, PUBLIC, Row, doc_of, rows_of, told_to

if TYPE_CHECKING:
    from simulation.players import Player
    from simulation.world import World

BEATS = 3.5
"""Seconds by which watchers who see later may be behind: a pause is served so long at most."""


def listening(world: "World") -> Iterator["Player"]:
    """Those who still listen, and must have heard all there is."""
    for player in world.players:
        if player.table and not player.has_vanished and (player.token or player.ear.seat == PUBLIC):
            yield player


async def until_heard(world: "World", within: float) -> None:
    """Until every ear has what the record has for it; it says who has not."""
    until = world.loop.now + within
    while True:
        late = [player for player in listening(world) if _misses(world, player)]
        if not late:
            return
        if world.loop.now > until:
            for player in late:
                world.fail(f"{player.guest.name} {_misses(world, player)}")
            return
        await asyncio.sleep(0.1)


def _misses(world: "World", player: "Player") -> str:
    ear, rows = player.ear, rows_of(world, player.table)
    if ear.hears_later:
        delay = world.tables[player.guest.table].wish["terms"]["watch_delay"]
        before, written = world.loop.now - delay - BEATS, world.disk.written
        rows = [row for row in rows if written[player.table, row.n] < before]
        if ear.most >= len(told_to(rows, ear.seat)):
            return ""
    told = told_to(rows, ear.seat)
    if not told and not ear.most:
        return ""
    if ear.most != len(told):
        return f"has heard {ear.most} of {len(told)}"
    return ""


def judge(world: "World") -> None:
    for number, opened in enumerate(world.opened):
        if opened.done():
            table = opened.result()
            rows = rows_of(world, table)
            _judge_record(world, number, table, rows)
            for player in world.players:
                if player.table == table:
                    _judge_ear(world, player, rows)
            clocks.judge(world, number, table, rows)
            _judge_absence(world, table, rows)


def _judge_record(world: "World", number: int, table: str, rows: list[Row]) -> None:
    where = f"table {number}"
    numbers = [row.n for row in rows]
    if numbers != list(range(len(rows))):
        world.fail(f"{where} has a gap or a fork: {numbers}")
    if any(row.line["n"] != row.n for row in rows):
        world.fail(f"{where}: a line in another's place")
    if any(later.served < row.served for row, later in pairwise(rows)):
        world.fail(f"{where}: served time goes back")
    ((last, version),) = world.disk.rows("SELECT last, version FROM tables WHERE id = ?", table)
    if last != len(rows) - 1:
        world.fail(f"{where}: its last entry is {last}, and it has {len(rows)}")
    moves = [(row.seat, row.move) for row in rows if row.move]
    if len(moves) != len(set(moves)):
        world.fail(f"{where}: something was done twice: {moves}")
    for process in world.processes:
        hosted = process.hub.tables.get(table)
        if hosted is not None and hosted.log.version > version:
            world.fail(f"{process.name} has version {hosted.log.version} of {where}, not {version}")
    for (at, seat), name in world.seats.items():
        sits = doc_of(world, table)["places"]
        if at == number and (seat >= len(sits) or sits[seat]["name"] != name):
            world.fail(f"{where}: {name} was given seat {seat}, and it is not theirs")


def _judge_ear(world: "World", player: "Player", rows: list[Row]) -> None:
    ear, who = player.ear, player.guest.name
    told = told_to(rows, ear.seat)
    for heard, events in ear.heard.items():
        if heard > len(told):
            world.fail(f"{who} was told {heard}, and {len(told)} is kept")
        elif events != told[heard - 1]:
            world.fail(f"{who} was told {heard}: {events}, and {told[heard - 1]} is kept")
    if ear.seat < 0:
        return
    counted = [row for row in rows if row.counts(ear.seat)]
    numbers = {row.move: number for number, row in enumerate(counted, 1) if row.seat == ear.seat}
    for id, number in ear.done.items():
        if id not in numbers:
            world.fail(f"{who}: {id} was acknowledged, and is lost")
        elif numbers[id] != number:
            world.fail(f"{who}: {id} was acknowledged as {number}, and is {numbers[id]}")
    for id, why in ear.refused.items():
        if id in numbers and id not in ear.done:
            world.fail(f"{who}: {id} was refused ({why}), and is in the record")
    for id, how in player.sent.items():
        if how == "stale" and id in numbers:
            world.fail(f"{who}: {id} answered an old question, and is in the record")
    invented = [id for id in numbers if id and id not in player.sent]
    if invented:
        world.fail(f"{who} never said {invented}")


def _judge_absence(world: "World", table: str, rows: list[Row]) -> None:
    """Nobody is put out, or a bot in their place, while they sit there in front of the table."""
    for row in rows:
        if row.seat != MASTER:
            continue
        for player in world.players:
            if player.table != table or player.ear.seat < 0 or row.line["do"] not in (
                f"leave {player.guest.name}", f"rule: a bot plays on for {player.guest.name}"
            ):  # fmt: skip
                continue
            when, said = world.disk.written[table, row.n], row.line["do"]
            stays = stays_of(player, when)
            for since, until in stays:
                if since < when <= until:
                    here = f"from {since:.3f} to {until:.3f}"
                    world.fail(f"{said!r} at {when:.3f}, but they were there {here}")
            grace = world.tables[player.guest.table].wish["terms"]["grace_seconds"]
            left = max((until for _, until in stays if until < when), default=0.0)
            if when - left < grace - EXACT - world.behind and not world.clocks_jump:
                world.fail(f"{said!r} at {when:.3f}, and they left at {left:.3f}")


def judge_memory(world: "World") -> None:
    """After everybody has gone, and a minute: nothing is left of them."""
    for host in world.hosts:
        late = [
            n
            for (table, n), when in world.disk.written.items()
            if host.closed and table == host.key["id"] and when > host.closed + NOTICED
        ]
        if late:
            world.fail(f"table {host.guest.table} was given up, and goes on: {late}")
    for process in world.processes:
        if not process.is_up:
            world.fail(f"{process.name} is not up")
            continue
        hub, desk = process.hub, process.desk
        if hub.tables:
            names = [world.named(id) for id in hub.tables]
            world.fail(f"{process.name} still has {names}")
        if len(desk.crowd):
            world.fail(f"{process.name} counts {len(desk.crowd)} listeners, and nobody is there")
        if process.state.connections:
            world.fail(f"{process.name} has {len(process.state.connections)} connections left")
        left = sorted(
            task.get_coro().__qualname__  # type: ignore[union-attr]
            for task in process.owner.tasks
        )
        if len(left) > USUAL:
            world.fail(f"{process.name} has {len(left)} tasks left: {left}")


NOTICED = 2.0
"""Seconds after which every process knows what one did, also where its call was lost."""
USUAL = 6
"""Tasks of a process at rest: the beat, catching up, what is made ahead, two for calls."""
