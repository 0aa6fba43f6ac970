"""Games of Dooom under the eyes of the truth: after every answer each chair is checked."""

from asterion.books.dooom.plan.model import EXIT, WALL
from asterion.books.dooom.state import KIT_BITS, State
from asterion.core.audience import Seat
from asterion.core.referee.table import Table
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
from asterion.knowledge.dooom.places import column_and_row, name, named, place
from asterion.knowledge.reasons import MOST_LINES


class DooomChair:
    """One pair of ears, and where it really is."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.knowledge = DooomKnowledge(seat, table.options)
        self.heard = 0
        self.start: tuple[int, int] | None = None  # of the sheet, on the master's plan
        self.took: set[tuple[str, Seat, str]] = set()
        self.ground: bytes = b""

    def listen(self) -> None:
        """Take in what was told since, and demand that the truth fits it."""
        for entry in self.table.entries[self.heard :]:
            self.knowledge.hear(entry.told(self.seat), entry.n)
        self.heard = len(self.table.entries)
        game: State = self.table.state
        if self.seat < 0:
            return
        own = self.table.plan.grid.place(game.at[self.seat])
        walked = column_and_row(self.knowledge.watcher.here)
        start = own[0] - walked[0], own[1] - walked[1]
        if start != self.start:
            self.start = start
            self.took.clear()
        self._see_who_takes(game)
        for seat, alive in enumerate(game.alive):
            could = {at.cell for at in self.knowledge.could_be(seat)}
            true = self._name(game.at[seat])
            where = f"seat {seat} is on {true}, not on {sorted(could)[:9]}"
            assert not alive or ELSEWHERE in could or true in could, where
            assert alive or not could, f"seat {seat} is dead"

    def check_facts(self) -> int:
        """Nothing is called certain that is not true; the number of facts."""
        facts = self.knowledge.certain().facts
        for fact in facts:
            assert self.is_true(fact), f"{fact} is not true"
        for fact in facts[::7]:
            reasons = self.knowledge.why(fact)
            assert reasons.proved, f"{fact} has no reasons"
            assert len(reasons.lines) <= MOST_LINES
            assert len(self.knowledge.say_why(reasons)) == len(reasons.lines)
        for here in self.knowledge.watcher.tiles:
            letter = chr(self.table.state.ground[self._cell(here)])
            assert letter in self.knowledge.possible(name(here)), f"{name(here)} is {letter}"
        return len(facts)

    def is_true(self, fact: AnyFact) -> bool:
        game: State = self.table.state
        here = named(fact.cell)
        ground = game.ground[self._cell(here)] if here is not None else 0
        match fact:
            case TileIs(kind=kind):
                real = {WALL: "#", EXIT: "E"}.get(ground, ".")
                return real == kind
            case ThingLies(thing=thing):
                return chr(ground) == thing
            case PlayerAt(cell=cell, seat=seat):
                return game.alive[seat] and self._name(game.at[seat]) == cell
            case ThingTaken(cell=cell, seat=seat, thing=thing):
                return (cell, seat, thing) in self.took
            case MayWin():
                lying = sum(
                    chr(game.ground[self._cell(here)]) == "G"
                    for here in self.knowledge.watcher.tiles
                )
                worth = game.treasure[self.seat] + lying
                return ground == EXIT and worth >= self.table.plan.target
            case Carries(seat=seat, thing=thing, has=has):
                return bool(game.kit[seat] & KIT_BITS[thing]) == has

    def _see_who_takes(self, game: State) -> None:
        """What lay on a tile and does not any more went to anyone who stood there."""
        if self.ground and len(self.ground) == len(game.ground):
            for seat, cell in enumerate(game.at):
                if self.ground[cell] != game.ground[cell] and game.ground[cell] == ord("."):
                    self.took.add((self._name(cell), seat, chr(self.ground[cell])))
        self.ground = bytes(game.ground)

    def _cell(self, here: int) -> int:
        assert self.start is not None
        column, row = column_and_row(here)
        grid = self.table.plan.grid
        column, row = column + self.start[0], row + self.start[1]
        inside = 0 <= column < grid.width and 0 <= row < grid.height
        cell: int = grid.cell(column, row) if inside else 0  # off the map is wall
        return cell

    def _name(self, cell: int) -> str:
        assert self.start is not None
        column, row = self.table.plan.grid.place(cell)
        return name(place(column - self.start[0], row - self.start[1]))
