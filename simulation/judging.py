"""What must hold in the end, found out from the database by plain SQL and rules of our own."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simulation.players import Player
    from simulation.world import World

MASTER, PUBLIC = -2, -1
EXACT = 0.001
BEATS = 3.5
"""Seconds by which watchers who see later may be behind: a pause is served so long at most."""
LENIENCE = 1.0
"""Seconds that the server promises to wait for a move that is on its way."""


@dataclass(frozen=True)
class Row:
    """One entry of a table."""

    n: int
    seat: int
    move: str | None
    served: float
    line: dict[str, Any]

    def told(self, seat: int) -> list[dict[str, Any]]:
        """What this seat is entitled to hear: the audience is a bit per ear."""
        bit = 1 << (seat + 2)
        return [
            {name: value for name, value in event.items() if name != "to"}
            for event in self.line["events"]
            if event["to"] & bit
        ]

    def counts(self, seat: int) -> bool:
        """Whether it has a number for this seat: what it hears, says, and the opening."""
        return not self.n or self.seat == seat or bool(self.told(seat))


def rows_of(world: "World", table: str) -> list[Row]:
    asked = "SELECT n, seat, move, served, line FROM entries WHERE table_id = ? ORDER BY n"
    return [
        Row(n, seat, move, served, json.loads(bytes(line)))
        for n, seat, move, served, line in world.disk.rows(asked, table)
    ]


def doc_of(world: "World", table: str) -> dict[str, Any]:
    found = world.disk.rows("SELECT doc FROM docs WHERE table_id = ?", table)
    doc: dict[str, Any] = json.loads(bytes(found[0][0]))
    return doc


def told_to(rows: list[Row], seat: int) -> list[list[dict[str, Any]]]:
    return [row.told(seat) for row in rows if row.counts(seat)]


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
            _judge_clock(world, number, table, rows)
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


def _judge_clock(world: "World", number: int, table: str, rows: list[Row]) -> None:
    """Nobody is told that their time is out before it is, and the wait for late moves."""
    terms = world.tables[number].wish["terms"]
    seconds = terms.get("move_seconds")
    if terms.get("clock") != "live" or not seconds:
        return
    if terms.get("game_seconds"):
        return  # what is left of it depends on all moves before
    names = doc_of(world, table)["names"]
    for row in rows:
        if row.seat == MASTER and row.line["do"].startswith("time "):
            late = names.index(row.line["do"].removeprefix("time "))
            took = row.served - _began(world.tables[number].book, rows, row.n, late)
            if _is_left_alone(world, table, row, names[late]):
                continue  # what they are asked may be decided by lot
            if took < seconds + LENIENCE - EXACT:
                world.fail(f"table {number}: {row.line['do']!r} after {took:.3f} s, not {seconds}")


def _is_left_alone(world: "World", table: str, row: Row, name: str) -> bool:
    when = world.disk.written[table, row.n]
    for player in world.players:
        if player.table == table and player.guest.name == name:
            return not any(since < when <= until for since, until in stays_of(player, when))
    return True


def stays_of(player: "Player", now: float) -> list[tuple[float, float]]:
    """From when to when they sat in front of the table."""
    return [*player.here, (player.came, now)] if player.came is not None else player.here


def _began(book: str, rows: list[Row], flagged: int, seat: int) -> float:
    """The earliest that the move of this seat can have begun. Where players take turns, it is after
    another's move, or one that was late; a turn may have several commands, and what else the master
    says begins none. In Labyrinth all choose their starts at once: so after their own last move."""
    for row in reversed(rows[:flagged]):
        is_late = row.line["do"].startswith("time ")
        if book == "labyrinth":
            found = row.seat == seat
        else:
            found = is_late or row.seat not in (seat, MASTER)
        if found:
            return row.served
    return rows[0].served


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
