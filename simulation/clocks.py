"""Whether clocks are right: nobody's time is out too early, and nobody's is forgotten."""

from itertools import pairwise
from typing import TYPE_CHECKING

from asterion.core.referee.rulings import GivenTime, given_time
from asterion.core.referee.table import RULING
from simulation.kept import MASTER, Row, doc_of

if TYPE_CHECKING:
    from simulation.players import Player
    from simulation.world import World

EXACT = 0.001
LENIENCE = 1.0
"""Seconds that the server promises to wait for a move that is on its way."""
LOOKS = 1.5
"""Seconds after which it is seen that somebody is late: each process looks once a second, and what
it looks with, served time, may be a beat behind."""
RECOVERS = 4.0
"""Seconds after which nothing suffers any more from what went wrong: a lost store is waited for so
long, and the next beat comes after that."""


class Watch:
    """When something was wrong, so that nobody might see that somebody is late."""

    def __init__(self) -> None:
        self._wrong: list[tuple[float, float]] = []

    def wrong(self, since: float, seconds: float = 0.0) -> None:
        """From now on for so long, and until that is got over; told in the order of time."""
        until = since + seconds + RECOVERS
        if self._wrong and since <= self._wrong[-1][1]:
            since, before = self._wrong.pop()
            until = max(until, before)
        self._wrong.append((since, until))

    def well(self, since: float, until: float) -> float:
        """For how many seconds of these a live process was there to see it."""
        wrong = sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in self._wrong)
        return until - since - wrong


def judge(world: "World", number: int, table: str, rows: list[Row]) -> None:
    terms = world.tables[number].wish["terms"]
    seconds = terms.get("move_seconds")
    if terms.get("clock") != "live" or not seconds:
        return
    _never_late(world, number, table, rows, seconds)
    if not terms.get("game_seconds"):  # what is left of it depends on all moves before
        _never_early(world, number, table, rows, seconds)


def _never_late(world: "World", number: int, table: str, rows: list[Row], seconds: float) -> None:
    """Somebody is always asked, and has so long at most, or their time is out: so there is never
    a longer silence, but for what they were given. With the time of a whole game it is shorter
    still, unless that was given too."""
    times = [world.disk.written[table, row.n] for row in rows]
    if doc_of(world, table)["phase"] == "playing":
        times.append(world.loop.now)
    for n, (since, until) in enumerate(pairwise(times), 1):
        silent = world.watch.well(since, until)
        most = seconds + _most_given(rows[:n])
        if silent > most + LENIENCE + LOOKS:
            world.fail(
                f"table {number}: nobody said for {silent:.3f} s that time was out, after {most}"
            )


def _never_early(world: "World", number: int, table: str, rows: list[Row], seconds: float) -> None:
    """Nobody is told that their time is out before it is, and the wait for late moves."""
    names = doc_of(world, table)["names"]
    for row in rows:
        if row.seat == MASTER and row.line["do"].startswith("time "):
            late = names.index(row.line["do"].removeprefix("time "))
            took = row.served - _began(world.tables[number].book, rows, row.n, late)
            if _is_left_alone(world, table, row, names[late]):
                continue  # what they are asked may be decided by lot
            has = seconds + _given(rows[: row.n], late, names[late])
            if took < has + LENIENCE - EXACT:
                world.fail(f"table {number}: {row.line['do']!r} after {took:.3f} s, not {has}")


def _most_given(rows: list[Row]) -> float:
    """By far enough for any move: all that the luckiest player was ever given."""
    seconds: dict[int, float] = {}
    for row in rows:
        given = _ruled(row)
        if given is not None:
            seconds[given.seat] = seconds.get(given.seat, 0.0) + given.seconds
    return max(seconds.values(), default=0.0)


def _ruled(row: Row) -> GivenTime | None:
    return given_time(row.line["do"].removeprefix(RULING).strip()) if row.seat == MASTER else None


def _given(rows: list[Row], seat: int, name: str = "") -> float:
    """What this seat was given since it last moved or, where its name is told, was late: for the
    move that it is asked for, or for the next one."""
    seconds = 0.0
    for row in reversed(rows):
        if row.seat == seat or row.line["do"] == f"time {name}":
            break
        given = _ruled(row)
        if given is not None and given.seat == seat:
            seconds += given.seconds
    return seconds


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
