"""What can be claimed in Dooom: about a tile, counted from one's start, and about a player."""

from collections.abc import Iterable

from asterion.books.dooom.plan.model import EXIT, WALL
from asterion.books.dooom.state import KIT_BITS
from asterion.core.audience import Seat
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.evaluation.claims import Subject
from asterion.knowledge.dooom.facts import (
    AnyFact,
    Carries,
    MayWin,
    PlayerAt,
    ThingLies,
    ThingTaken,
    TileIs,
)
from asterion.knowledge.dooom.knowing import ELSEWHERE, DooomKnowledge
from asterion.knowledge.dooom.places import beside, column_and_row, name, named
from asterion.knowledge.dooom.words import place_in_words

TILES, THINGS, KIT = "#.E", "GHSAL", "SAL"


class DooomClaims:
    """One chair; the truth is that of the table as it is now."""

    def __init__(self, table: Table, seat: Seat, knowledge: DooomKnowledge) -> None:
        self.table = table
        self.seat = seat
        self.knowledge = knowledge

    def subjects(self) -> list[Subject]:
        """Tiles that were seen and those next to them; of the players only the others."""
        watcher = self.knowledge.watcher
        near = {there for here in watcher.tiles for there in (here, *beside(here))}
        tiles = [Subject(name(here), _said(name(here))) for here in sorted(near)]
        others = sorted(watcher.others)
        return tiles + [Subject(f"player {seat}", watcher.names[seat], True) for seat in others]

    def claimable(self, about: str) -> list[AnyFact]:
        if not about.startswith("player "):
            tiles: list[AnyFact] = [TileIs(about, kind) for kind in TILES]
            return tiles + [ThingLies(about, thing) for thing in THINGS]
        seat = int(about.removeprefix("player "))
        kit: list[AnyFact] = [
            Carries("", seat, thing, has) for thing in KIT for has in (False, True)
        ]
        places = {at.cell for at in self.knowledge.could_be(seat)} - {ELSEWHERE}
        places |= {name(here) for here in self.knowledge.watcher.tiles}
        return kit + [PlayerAt(cell, seat) for cell in sorted(places)]

    def sayings(self, fact: AnyFact) -> list[Phrase]:
        return [self.knowledge.say(fact)]

    def implied(self, facts: Iterable[AnyFact]) -> set[AnyFact]:
        return set(facts)

    def is_true(self, fact: AnyFact) -> bool:
        state = self.table.state
        ground = state.ground[self._cell(fact.cell)] if fact.cell else 0
        match fact:
            case TileIs(kind=kind):
                return {WALL: "#", EXIT: "E"}.get(ground, ".") == kind
            case ThingLies(thing=thing):
                return chr(ground) == thing
            case PlayerAt(cell=cell, seat=seat):
                return bool(state.alive[seat] and state.at[seat] == self._cell(cell))
            case Carries(seat=seat, thing=thing, has=has):
                return bool(state.kit[seat] & KIT_BITS[thing]) == has
            case ThingTaken() | MayWin():
                return False  # nobody is asked for it

    def is_noted(self, fact: AnyFact) -> bool:
        """As it was seen last: nobody thinks of who may have been there since."""
        watcher = self.knowledge.watcher
        here = named(fact.cell)
        match fact:
            case TileIs(kind=kind):
                return here in watcher.tiles and watcher.tiles[here][0] == kind
            case ThingLies(thing=thing):
                return here in watcher.things and watcher.things[here].letter == thing
            case PlayerAt(seat=seat):
                roamer = watcher.others.get(seat)
                return roamer is not None and here is not None and roamer.seen_at == here
        return False

    def _cell(self, tile: str) -> int:
        """On the master's plan: off the map is wall."""
        here = named(tile)
        assert here is not None, tile
        grid = self.table.plan.grid
        own = grid.place(self.table.state.at[self.seat])
        walked = column_and_row(self.knowledge.watcher.here)
        column, row = column_and_row(here)
        column, row = column + own[0] - walked[0], row + own[1] - walked[1]
        inside = 0 <= column < grid.width and 0 <= row < grid.height
        return int(grid.cell(column, row)) if inside else 0


def _said(tile: str) -> Phrase | str:
    words = place_in_words(tile)
    return words if isinstance(words, Phrase | str) else tile
