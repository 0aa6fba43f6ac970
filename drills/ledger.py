"""What the database has in the end, read by plain SQL and held against what players were told.

The audience of an event stands in its line: a sum with 4 << seat for a seat; -1 is everyone.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg

from drills import hold
from drills.players import Player

READ = "SELECT table_id, n, seat, move, served, line FROM entries ORDER BY table_id, n"


@dataclass(frozen=True)
class Row:
    """One entry of a table."""

    n: int
    seat: int
    move: str | None
    served: float
    entry: dict[str, Any]

    def told(self, seat: int) -> list[dict[str, Any]]:
        """The events that this seat is entitled to, without their audience."""
        return [
            {key: value for key, value in event.items() if key != "to"}
            for event in self.entry["events"]
            if event["to"] & (4 << seat)
        ]


Ledger = dict[str, list[Row]]


def read_sqlite(file: Path) -> Ledger:
    """A database that nobody uses any more, and that must be whole."""
    with sqlite3.connect(file) as link:
        whole = link.execute("PRAGMA integrity_check").fetchone()[0]
        hold(whole == "ok", f"SQLite says of the database: {whole}")
        rows = link.execute(READ).fetchall()
    link.close()
    return _sorted(rows)


def read_postgres(url: str) -> Ledger:
    with psycopg.connect(url) as link:
        return _sorted(link.execute(READ).fetchall())


def _sorted(rows: Iterable[Sequence[Any]]) -> Ledger:
    found: Ledger = defaultdict(list)
    for table, n, seat, move, served, line in rows:
        found[table].append(Row(n, seat, move, served, json.loads(bytes(line))))
    return found


def check(ledger: Ledger, players: Sequence[Player]) -> int:
    """Nothing acknowledged is lost, doubled or changed; returns how many entries there are."""
    for player in players:
        rows = ledger.get(player.table, [])
        hold(rows, f"table {player.table} is not in the database")
        check_rows(player.table, rows)
        check_player(rows, player)
    return sum(len(rows) for rows in ledger.values())


def check_rows(table: str, rows: Sequence[Row]) -> None:
    numbers = [row.n for row in rows]
    hold(numbers == list(range(len(rows))), f"table {table} has a gap or a fork: {numbers}")
    hold(all(row.entry["n"] == row.n for row in rows), f"table {table}: a line in another's place")
    later = all(a.served <= b.served for a, b in pairwise(rows))
    hold(later, f"table {table}: served time went back")


def check_player(rows: Sequence[Row], player: Player) -> None:
    where = f"table {player.table}, seat {player.seat}"
    moves = [row.move for row in rows if row.seat == player.seat and row.move]
    hold(len(moves) == len(set(moves)), f"{where}: something was done twice")
    lost = sorted(set(player.done) - set(moves))
    hold(not lost, f"{where}: acknowledged and lost: {lost}")
    silent = sorted(set(moves) - set(player.done))
    hold(len(silent) <= 1, f"{where}: done without an answer: {silent}")
    told = [events for row in rows if (events := row.told(player.seat))]
    for number, events in player.heard.items():
        hold(number <= len(told), f"{where}: news {number} was told, and is not kept")
        kept = told[number - 1]
        hold(events == kept, f"{where}: news {number} was {events}, and is kept as {kept}")
    for number, events in player.recalled.items():
        hold(number <= len(told), f"{where}: line {number} was recalled, and is not kept")
        kept = told[number - 1]
        invented = [event for event in events if event not in kept]
        hold(not invented, f"{where}: line {number} recalls {invented}, which was never told")
