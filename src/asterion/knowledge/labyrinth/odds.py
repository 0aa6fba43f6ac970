"""How likely a cell is of a kind, from all that a chair heard and from how masters draw plans.

Measured by `./dev bench odds`: what is said to be 20 % likely happens in about 20 of 100 cases.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from asterion.core.dice import Rolled
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.tracks import Track, Tracks
from asterion.knowledge.labyrinth.usual import BIT, Usual

if TYPE_CHECKING:
    from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge

MOST: Final = 1000
"""Tracks that are followed."""
STEPS: Final = 8_000_000
"""Of the solver, for all of them."""
BELIEVED: Final = 0.98
"""How much of the odds are those of the tracks; the rest are the shares of kinds in plans."""
ROUNDS: Final = 4
"""How often cells and counts are made to agree."""
ONE_MORE: Final = 0.15
"""How many more are expected of a kind of which the usual number is known."""
SEED: Final = 1
"""The same odds whenever the same was heard."""

Odds = dict[str, dict[str, float]]
"""For each cell, by its name, how likely each of the kinds is that it may be."""


def odds_of(
    knowledge: "LabyrinthKnowledge",
    cells: Sequence[str] = (),
    most: int = MOST,
    believed: float = BELIEVED,
) -> Odds:
    """Of these cells, or of all; what is impossible is not among them, what is certain is 1."""
    scene, reasoner = knowledge.thinking()
    usual = Usual(scene.board, scene.ground, len(scene.players))
    tracks = Tracks(scene, reasoner, usual, Rolled(SEED)).drawn(most, STEPS)
    followed = kinds_of(tracks, usual)
    found: Odds = {}
    for name in cells or scene.board.names:
        cell = scene.board.number[name]
        left = knowledge.possible(name)
        possible = [kind for kind in KINDS if kind in left]
        shares = {kind: usual.shares[cell][kind] for kind in possible}
        odds = {kind: followed[cell][kind] for kind in possible}
        _scale(shares, 1.0)
        _scale(odds, 1.0)
        part = believed if any(odds.values()) else 0.0
        found[name] = {kind: part * odds[kind] + (1 - part) * shares[kind] for kind in possible}
    return found


def kinds_of(tracks: Sequence[Track], usual: Usual) -> list[dict[str, float]]:
    """For each cell the odds of each kind."""
    odds = [dict.fromkeys(KINDS, 0.0) for _ in usual.place]
    for track in tracks:
        for cell, kind in track.kinds.items():
            odds[cell][kind] += track.weight
        for cell, of_kinds in unknown_kinds(track, usual).items():
            for kind, chance in of_kinds.items():
                odds[cell][kind] += track.weight * chance
    return odds


def unknown_kinds(track: Track, usual: Usual) -> Mapping[Cell, Mapping[str, float]]:
    """Of the cells that a track leaves open: by what is left of the deck, and by the place."""
    known = list(track.kinds.values())
    left = {kind: max(ONE_MORE, count - known.count(kind)) for kind, count in usual.deck.items()}
    odds = {
        cell: {
            kind: left[kind] * likes[kind]
            for kind in KINDS
            if not track.ruled_out.get(cell, 0) & BIT[kind]
        }
        for cell, likes in enumerate(usual.place)
        if cell not in track.kinds
    }
    for _ in range(ROUNDS):
        for of_kinds in odds.values():
            _scale(of_kinds, 1.0)
        for kind, wanted in left.items():
            there = sum(of_kinds.get(kind, 0.0) for of_kinds in odds.values())
            if there:
                for of_kinds in odds.values():
                    if kind in of_kinds:
                        of_kinds[kind] *= wanted / there
    for of_kinds in odds.values():
        _scale(of_kinds, 1.0)
    return odds


def _scale(odds: dict[str, float], whole: float) -> None:
    total = sum(odds.values())
    for kind in odds:
        odds[kind] *= whole / total if total else 0.0
