"""The labyrinth as it is now, as far as the unknowns can say it: walls, things, players."""

from collections.abc import Iterable

from asterion.core.audience import Seat
from asterion.knowledge.argument.walks import Walk
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.labyrinth.board import Board, Cell, Place
from asterion.knowledge.labyrinth.ground import Ground
from asterion.knowledge.labyrinth.terms import LabyrinthOptions

Position = dict[Place, Literal]
"""For each place where somebody may be the literal that they are there; elsewhere they are not."""


class Player:
    """What was said of a player; None where it is not known."""

    __slots__ = (
        "cause_unknown", "gone", "has_treasure", "health", "immune", "may_be_down",
        "may_be_elsewhere", "screams",
    )  # fmt: skip

    def __init__(self) -> None:
        self.health: str | None = "healthy"
        self.immune: bool | None = False
        self.has_treasure: bool | None = False
        self.gone = False
        self.may_be_down = False  # hit since the beginning of the last turn, fallen or dead
        self.screams: list[Literal] = []  # since then: each that it was they who screamed
        self.cause_unknown = False  # since then there was harm of which nothing was told
        self.may_be_elsewhere = False  # a corpse was moved since then, which may be theirs

    @property
    def may_be_dead(self) -> bool:
        """L70, L71  Of one hit the healthy do not die."""
        if self.gone or not self.may_be_down:
            return self.gone
        return self.health != "healthy" or self.cause_unknown or len(self.screams) > 1


class Fall:
    """Somebody fell into the pit `into` and came out of `out_of`, as a line of the story says."""

    __slots__ = ("into", "line", "out_of")

    def __init__(self, into: Position, out_of: Position, line: int) -> None:
        self.into = into
        self.out_of = out_of
        self.line = line


class Scene:
    """Everything that changes; each change gives a thing a new literal and forgets the old one."""

    def __init__(
        self,
        board: Board,
        options: LabyrinthOptions,
        clauses: Clauses,
        fair: bool = True,
        absent: str = "",
    ) -> None:
        self.board = board
        self.options = options
        self.clauses = clauses
        self.ground = Ground(board, options, clauses, fair, absent)
        self.has_mites = self.ground.has_mites
        self.has_mines = options.mines or options.weaponry_mines or not fair
        self.wall = dict(self.ground.wall)
        self.open = dict(self.ground.open)
        self.treasure = list(self.ground.treasure)
        self.mine = [FALSE for _ in board.cells]
        self.awake = [FALSE for _ in board.cells]  # L55: a mite that was woken
        self.at: list[Position] = []
        self.unknown: list[Position] = []  # where somebody came out, from the first on
        self.track: dict[Seat, list[int]] = {}  # the lines that led from the last unknown to here
        self.rests: dict[int, set[int]] = {}  # for each line the steps without which it says less
        self.players: list[Player] = []
        self.falls: list[Fall] = []
        self.next_pit: dict[tuple[Cell, Cell], Literal] = {}
        self.proved: set[Literal] = set()  # the reasoner of this scene puts its own here
        self.walks: list[Walk] = []  # where a story is told to be argued from
        self._walking: dict[Seat, Walk] = {}

    # ---- walls

    def blocked(self, cell: Cell, way: int) -> Literal:
        """Nobody gets through this side now."""
        side = self.board.same_side(cell, way)
        return self.wall[side] if side in self.wall else -self.open[side]

    # ---- players

    def fresh_position(self, places: Iterable[Place]) -> Position:
        """Somewhere among these places, in exactly one of them."""
        position = {place: self.clauses.new() for place in places}
        self.clauses.exactly_one(list(position.values()))
        self.unknown.append(position)
        return position

    def is_disproved(self, literal: Literal) -> bool:
        return literal == FALSE or -literal in self.proved

    def where(self, seat: Seat) -> Position:
        """Where they may be, for a line of the story, which rests on the steps up to now."""
        if self.clauses.traced:
            self.rests.setdefault(self.clauses.line, set()).update(self.track.get(seat, ()))
        return self.at[seat]

    def move(self, seat: Seat, position: Position) -> None:
        """A step: the same unknowns in other places."""
        self._put(seat, position)
        self._walk_on(seat)
        track = self.track.setdefault(seat, [])
        if self.clauses.line not in track[-1:]:
            track.append(self.clauses.line)

    def appear(self, seat: Seat, position: Position) -> None:
        """From now on they are where these unknowns say, whatever was before."""
        self._put(seat, position)
        self.track[seat] = [self.clauses.line]
        if self.clauses.traced:
            self._walking[seat] = Walk(seat, self.clauses.line, self.at[seat])
            self.walks.append(self._walking[seat])

    def stay(self, seat: Seat, position: Position) -> None:
        """They are where they were, but not everywhere."""
        if len(position) < len(self.at[seat]):
            self._put(seat, position)
        self._walk_on(seat)

    def _walk_on(self, seat: Seat) -> None:
        if seat in self._walking:
            self._walking[seat].go_on(self.clauses.line, self.at[seat])

    def _put(self, seat: Seat, position: Position) -> None:
        self.at[seat] = {
            place: literal for place, literal in position.items() if not self.is_disproved(literal)
        }

    def inside(self, seat: Seat) -> list[tuple[Cell, Literal]]:
        """The cells where they may be."""
        return [(cell, here) for cell, here in self.where(seat).items() if cell < self.board.size]

    def others(self, seat: Seat) -> list[Seat]:
        """Who else may still be in the game."""
        return [
            other for other, player in enumerate(self.players) if other != seat and not player.gone
        ]

    def corpse_moves(self, by: Seat) -> None:
        """L61, L63  Whose corpse it is is not told: of any of the dead one cannot say where.

        Nobody moves their own: a mover who dies of it lies where they ended.
        """
        for seat, player in enumerate(self.players):
            if seat != by and player.may_be_dead:
                player.may_be_elsewhere = True

    def may_be_outside(self, seat: Seat) -> bool:
        return any(self.board.is_outside(place) for place in self.at[seat])

    # ---- things

    def change(
        self, things: list[Literal], cell: Cell, becomes: Literal, grows: bool | None = None
    ) -> None:
        """A thing on a cell becomes this; `grows` if it cannot go away, False if it cannot come."""
        before = things[cell]
        if becomes == before:
            return
        after = things[cell] = self.clauses.settled(becomes)
        if self.clauses.traced and grows is not None:
            self.clauses.always(*((-before, after) if grows else (before, -after)))

    def may_change(self, things: list[Literal], cell: Cell, where: Literal) -> None:
        """Nobody knows what became of it, where `where` holds; elsewhere it is as it was."""
        if where != FALSE:
            before = things[cell]
            after = things[cell] = self.clauses.new()
            self.clauses.add(where, -before, after)
            self.clauses.add(where, before, -after)

    def may_come(self, things: list[Literal], cell: Cell, where: Literal) -> None:
        """One may have come to lie there, where `where` holds; none went away."""
        before = things[cell]
        if where != FALSE and before != TRUE:
            after = things[cell] = self.clauses.new()
            self.clauses.always(-before, after)
            self.clauses.add(before, where, -after)

    def may_go(self, things: list[Literal], cell: Cell, where: Literal) -> None:
        """It may be gone, where `where` holds; none came."""
        before = things[cell]
        if where != FALSE and before != FALSE:
            after = things[cell] = self.clauses.new()
            self.clauses.always(before, -after)
            self.clauses.add(-before, where, after)

    def may_be_carried(self) -> bool:
        """Whether somebody may have a treasure in hand."""
        return any(player.has_treasure is not False for player in self.players if not player.gone)

    def nobody_carries(self) -> None:
        """L91, L41  The game goes on, so the true treasure is still inside: it lies somewhere."""
        if not self.ground.fair or TRUE in self.treasure:
            return
        clauses, line = self.clauses, self.clauses.line
        empty_handed = clauses.new()
        clauses.add(empty_handed)
        clauses.resume(self.ground.lines["L91"])
        clauses.add(-empty_handed, *self.treasure)
        clauses.resume(line)

    def stir_treasure(self, seat: Seat) -> None:
        """On their cell a treasure may have been taken or put down."""
        for cell, here in self.inside(seat):
            self.may_change(self.treasure, cell, here)

    def drop_treasure(self, seat: Seat, surely: bool) -> None:
        """What they carry falls on their cell, if they carry a treasure."""
        player = self.players[seat]
        if player.has_treasure is False:
            return
        for cell, here in self.inside(seat):
            if surely and player.has_treasure:
                becomes = self.clauses.either(self.treasure[cell], here)
                self.change(self.treasure, cell, becomes, grows=True)
            else:
                self.may_come(self.treasure, cell, here)
        if surely:
            player.has_treasure = False
