"""`python -m asterion.knowledge.labyrinth.puzzles.listing`: which puzzles are in the kept games.

Written once, after the games or the kinds of puzzles were changed, since it takes minutes.
"""

from pathlib import Path

import msgspec

from asterion.knowledge.labyrinth.puzzles.kept import KeptPuzzle
from asterion.knowledge.labyrinth.puzzles.making import all_kept

TARGET = Path(__file__).with_name("puzzles.json")


def in_turns(found: list[KeptPuzzle]) -> list[KeptPuzzle]:
    """One of each game, then the second one of each: the same plan does not come twice in a row."""
    games: dict[int, list[KeptPuzzle]] = {}
    for puzzle in found:
        games.setdefault(puzzle.game, []).append(puzzle)
    placed = [
        ((turn + game) % len(own), puzzle)  # nor the same kind, where a game has several
        for game, own in games.items()
        for turn, puzzle in enumerate(own)
    ]
    return [puzzle for _turn, puzzle in sorted(placed)]


if __name__ == "__main__":
    TARGET.write_bytes(msgspec.json.encode(in_turns([*all_kept()])) + b"\n")
