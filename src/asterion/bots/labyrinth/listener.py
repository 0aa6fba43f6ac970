"""A player of Labyrinth who writes down every move of every player (6.3)."""

from asterion.books.labyrinth.event import Answered, Skipped
from asterion.books.labyrinth.event.told import (
    NOT_SAID,
    Ashes,
    Found,
    Infected,
    Shot,
    Stocked,
    ThrewGrenade,
    TookThing,
    Went,
)
from asterion.books.labyrinth.plan.model import letters
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.atlas import Atlas
from asterion.bots.labyrinth.paper import Place, moved
from asterion.bots.labyrinth.track import INSIDE, Track
from asterion.core.audience import Seat

FULL = 3


class Listener:
    """The papers, a track for every player, and what is in one's own pack."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.names = {name: place_named(name) for name in view.cells}
        self.cells = {place: name for name, place in self.names.items()}
        self.atlas = Atlas(self.cells, view.options.rivers == "turbulent")
        self.tracks = [Track(self.atlas) for _ in view.names]
        self.heard: dict[Seat, Answered | Skipped] = {}
        self.now = 0
        self.changed_in = 0  # L40: the last round of which a change is known
        self.gone: set[Seat] = set()
        self.is_repeated = False  # the answer to one's last move was that to the one before
        has_kit = not view.options.common_start
        self.bullets = self.grenades = FULL if has_kit else 0
        if view.chosen and self.seat not in view.last:
            self._begin(view)

    @property
    def own(self) -> Track:
        return self.tracks[self.seat]

    def _begin(self, view: View) -> None:
        """L11, L12  One's own start cell is the one place on the sheet that one knows."""
        if view.options.transport_on_placement and view.cell_kind in ("", "R", "D", "P"):
            return
        place = self.names[view.chosen]
        self.own.place(place)
        if view.cell_kind:
            self.atlas.sheet.kinds[place] = view.cell_kind

    # ---- every turn

    def listen(self, view: View) -> None:
        """Take in the moves since one's own last turn, and put the pieces together."""
        players = len(self.tracks)
        for seat in ((self.seat + turn) % players for turn in range(players)):
            move = view.last.get(seat)
            if move is not None and move is not self.heard.get(seat):
                self.now += 1
                was_immune = self.tracks[seat].is_immune
                self._hear(view, seat, move)
                self._mind_the_count(view, move, self.tracks[seat].is_immune and not was_immune)
                self.heard[seat] = move
        if self.seat in view.wounded and self.own.is_healthy:
            self.bullets = 0
            self.own.be_hit(self.now)
        self._settle()

    def _hear(self, view: View, seat: Seat, move: Answered | Skipped) -> None:
        track = self.tracks[seat]
        if seat in view.wounded and track.is_healthy:
            track.be_hit(self.now)
        if seat == self.seat:
            self._mind_the_pack(move)
            last = self.heard.get(seat)
            self.is_repeated = last is not None and last.told == move.told
        elif isinstance(move, Answered) and move.ordered:
            track.be_hit(self.now)
            track.get_lost()
            track.outside = INSIDE
        track.hear(move, self.now)

    def _mind_the_pack(self, move: Answered | Skipped) -> None:
        """L46, L66  As a person counts; the master knows better, and may be asked."""
        for telling in move.told:
            match telling:
                case Shot(left=left):
                    self.bullets = max(0, self.bullets - 1) if left == NOT_SAID else left
                case ThrewGrenade():
                    self.grenades = max(0, self.grenades - 1)
                case Stocked(bullets=bullets, grenades=grenades):
                    self.bullets, self.grenades = max(0, bullets), grenades
                case Infected():
                    self.bullets = 0
                case Found() | TookThing(taken=Found()):
                    found = telling if isinstance(telling, Found) else telling.taken
                    self.grenades = min(FULL, self.grenades + found.grenades)
                    if self.own.is_healthy:
                        self.bullets = min(FULL, self.bullets + found.bullets)

    def _mind_the_count(self, view: View, move: Answered | Skipped, immune: bool) -> None:
        """L40  Treasure carried out, somebody made immune or killed: the count starts again."""
        ashes = any(isinstance(telling, Ashes) for telling in move.told)
        if ashes or immune or view.gone != self.gone:
            self.changed_in, self.gone = view.round, set(view.gone)

    def in_vain(self) -> int:
        """A bit for the way that had the same answer twice: against a river one gets nowhere."""
        if not self.is_repeated:
            return 0
        told = self.heard[self.seat].told
        carried = (one for one in told if isinstance(one, Went) and one.reached)
        return sum(1 << went.way for went in carried)

    def _settle(self) -> None:
        joined = self.atlas.settle([track.paper for track in self.tracks])
        for track in self.tracks:
            offset = joined.get(id(track.paper))
            if offset is not None:
                track.paper, track.at = self.atlas.sheet, moved(track.at, offset)
            elif track.paper not in (self.atlas.sheet, *self.atlas.scraps):
                track.get_lost()

    def be_ordered_to(self, place: Place, carries_on: bool) -> None:
        """L72  One's own order, which is sure to be carried out."""
        self.own.outside = INSIDE
        if carries_on:
            self.own.get_lost()
        else:
            self.own.place(place)


def place_named(name: str) -> Place:
    """(column, row) of a cell, from its name."""
    column_letters = name.rstrip("0123456789")
    column = next(n for n in range(1000) if letters(n) == column_letters)
    return column, int(name[len(column_letters) :]) - 1
