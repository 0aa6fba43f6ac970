"""What is kept of a table, by plain SQL, and who is entitled to hear it."""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simulation.world import World

MASTER, PUBLIC = -2, -1


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
