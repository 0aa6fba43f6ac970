"""What plans usually look like: how many of each thing a master draws, and where."""

from math import log
from typing import Final, NamedTuple

from asterion.knowledge.clauses import TRUE, Literal
from asterion.knowledge.labyrinth.board import Board, Cell
from asterion.knowledge.labyrinth.ground import KINDS, Ground

WALLED: Final = 0.21
OPEN_EXITS: Final = 0.75
RARE: Final = 0.05
"""What counts for one more of a kind than masters usually draw."""
PLACES: Final = {
    "L": (1.07, 0.92, 1.07), "H": (1.13, 1.00, 0.95), "W": (1.07, 1.00, 0.97),
    "P": (1.50, 1.28, 0.45), "R": (0.66, 0.94, 1.20), "D": (0.02, 1.26, 1.08),
    "E": (1.10, 1.18, 0.77),
}  # fmt: skip
"""How much likelier than elsewhere a kind is in a corner, at an edge, inside; of 1,800 plans."""

BIT: Final = {kind: 1 << number for number, kind in enumerate(KINDS)}


class Counts(NamedTuple):
    """The fewest and the most of each kind that masters draw, and what they mostly draw."""

    hospitals: int
    weaponries: int
    mites: int
    pits: int
    rivers: int
    deltas: int
    walls: int
    treasures: tuple[int, int]
    exits: tuple[int, int]


def usual_counts(cells: int, players: int, inner_sides: int) -> Counts:
    """L78, L95, L97  As the generator of plans takes the advice of section 8."""
    water = max(2, cells * 24 // 100)
    deltas = max(1, water // 6)
    buildings = 2 + cells // 40
    return Counts(
        hospitals=buildings,
        weaponries=buildings,
        mites=max(1, cells // 28),
        pits=max(2, cells * 12 // 100),
        rivers=water - deltas,
        deltas=deltas,
        walls=inner_sides * 21 // 100,
        treasures=(2, 1 + min(players, max(1, cells // 10))),
        exits=(2, 3 + cells // 100),
    )


class Usual:
    """The odds of a plan before anything is heard: a deck of kinds, and each side by itself."""

    def __init__(self, board: Board, ground: Ground, players: int) -> None:
        counts = usual_counts(board.size, players, len(board.inner_sides))
        self.deck = {
            "H": counts.hospitals, "W": counts.weaponries, "P": counts.pits, "R": counts.rivers,
            "D": counts.deltas, "E": counts.mites if ground.has_mites else 0,
        }  # fmt: skip
        self.deck["L"] = max(1, board.size - sum(self.deck.values()))
        self.place = [self._likes(board, cell) for cell in board.cells]
        share = {kind: count / board.size for kind, count in self.deck.items()}
        self.shares = [{kind: share[kind] * likes[kind] for kind in KINDS} for likes in self.place]
        self._log_place = [
            {kind: log(like) for kind, like in likes.items()} for likes in self.place
        ]
        self._left = {
            kind: [log(max(count - drawn, RARE)) for drawn in range(board.size)]
            for kind, count in self.deck.items()
        }
        self._of = [log(board.size - drawn) for drawn in range(board.size)]
        self._not: dict[tuple[Cell, int], float] = {}
        self.logs: dict[Literal, float] = {}
        self._sides(board, ground, counts)

    @staticmethod
    def _likes(board: Board, cell: Cell) -> dict[str, float]:
        neighbours = sum(beside is not None for beside in board.beside[cell])
        where = min(2, max(0, neighbours - 2))
        return {kind: PLACES[kind][where] for kind in KINDS}

    def _sides(self, board: Board, ground: Ground, counts: Counts) -> None:
        """Walls, exits, flows and treasures, each as likely as on average."""
        for wall in ground.wall.values():
            self._either(wall, WALLED)
        exits = sum(counts.exits) / 2 / max(1, len(ground.exit))
        for side, there in ground.exit.items():
            self._either(there, min(0.5, exits))
            self.logs[ground.open[side]] = log(OPEN_EXITS)
        for ways in ground.flow:
            for way in ways:
                self.logs[way] = log(0.4)
        treasures = sum(counts.treasures) / 2 / board.size
        for treasure in ground.treasure:
            self._either(treasure, min(0.5, treasures))
        for known in (TRUE, -TRUE):
            self.logs.pop(known, None)

    def _either(self, literal: Literal, chance: float) -> None:
        self.logs[literal], self.logs[-literal] = log(chance), log(1 - chance)

    def log_of(self, kinds: dict[Cell, str], ruled_out: dict[Cell, int]) -> float:
        """Of these cells being of these kinds, and those not of those."""
        odds = 0.0
        drawn = dict.fromkeys(KINDS, 0)
        for number, (cell, kind) in enumerate(kinds.items()):
            odds += self._left[kind][drawn[kind]] - self._of[number] + self._log_place[cell][kind]
            drawn[kind] += 1
        for cell, out in ruled_out.items():
            if cell not in kinds:
                log_left = self._not.get((cell, out))
                if log_left is None:
                    shares = self.shares[cell]
                    left = sum(shares[kind] for kind in KINDS if not out & BIT[kind])
                    log_left = self._not[cell, out] = log(max(1e-6, left))
                odds += log_left
        return odds
