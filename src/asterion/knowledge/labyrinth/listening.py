"""From the events that one chair hears to clauses: before the game, its turns, its ends."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.clauses import TRUE, Clauses, Line
from asterion.knowledge.labyrinth.answering import answered, place, skipped, told_kind
from asterion.knowledge.labyrinth.arriving import Arrival, arrive
from asterion.knowledge.labyrinth.board import Board, Cell
from asterion.knowledge.labyrinth.dark import take_standing
from asterion.knowledge.labyrinth.scene import Player, Position, Scene
from asterion.knowledge.labyrinth.terms import (
    MOST_VOID_ROUNDS,
    REVISED,
    Answered,
    Began,
    CellTold,
    ChoiceAsked,
    ChoseStart,
    Confirmed,
    Died,
    Ended,
    Flagged,
    LabyrinthOptions,
    Lost,
    Placed,
    Resigned,
    ShowedCell,
    Skipped,
    StatusTold,
    ToldWounded,
    TurnBegan,
    Voided,
    VoidedBy,
)


class Listener:
    """Turns what one chair hears into clauses; `scene` is there once the game has begun."""

    def __init__(
        self,
        seat: Seat,
        options: LabyrinthOptions,
        clauses: Clauses,
        fair: bool = True,
        absent: str = "",
    ) -> None:
        self.fair = fair
        self.absent = absent
        self.seat = seat
        self.options = options
        self.clauses = clauses
        self.scene: Scene | None = None
        self.names: Sequence[str] = ()
        self.heard = 0
        self.void_rounds = 0
        self.chosen: Cell | None = None
        self.shown: list[Cell] = []
        self.starts: list[Position] = []
        self.lines: dict[str, int] = {}

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One whole answer, as the table's entry told it to this chair."""
        goes_on = not any(isinstance(event, Ended) for event in events)
        for place_in_answer, event in enumerate(events):
            deed = _DEEDS.get(type(event))
            if deed is not None:
                seat = getattr(event, "seat", -1)
                given = isinstance(event, Began | Confirmed | ChoseStart | ShowedCell)
                self.clauses.begin(Line("", seat, n, self.heard, given))
                carried = self.scene is not None and self.scene.may_be_carried()
                if isinstance(event, TurnBegan):
                    after = events[place_in_answer + 1 :][:1]
                    wounded = bool(after) and isinstance(after[0], ToldWounded)
                    self._turn_begins(event.seat, wounded)
                else:
                    deed(self, event)
                if goes_on and carried and not self._the_scene().may_be_carried():
                    self._the_scene().nobody_carries()
            self.heard += 1

    def _the_scene(self) -> Scene:
        assert self.scene is not None, "nothing is heard before the shape is announced"
        return self.scene

    # ---- before the first move

    def _began(self, event: Began) -> None:
        line = self.clauses.line
        self.names = event.names
        board = Board(event.shape)
        self.scene = Scene(board, self.options, self.clauses, self.fair, self.absent)
        self.scene.players = [Player() for _ in event.names]
        self.scene.at = [{} for _ in event.names]
        self.clauses.resume(line)

    def _chose_start(self, event: ChoseStart) -> None:
        if event.seat == self.seat:
            self.chosen = self._the_scene().board.number[event.cell]

    def _cell_told(self, event: CellTold) -> None:
        """L83"""
        scene = self._the_scene()
        self.clauses.add(scene.ground.kind[scene.board.number[event.cell]][event.kind])

    def _voided(self, event: Voided | VoidedBy) -> None:
        self.void_rounds += 1

    def _confirmed(self, event: Confirmed) -> None:
        """L10, L87  Everybody stands somewhere; on a cell that was a valid choice, by and large."""
        scene, given = self._the_scene(), self.clauses.line
        valid = self.clauses.begin(Line("L10"))
        common = self.options.common_start
        together = scene.fresh_position(scene.board.cells) if common else {}
        for seat in range(len(self.names)):
            own = seat == self.seat and self.chosen is not None and not common
            if own:
                assert self.chosen is not None
                chosen: Position = {self.chosen: TRUE}
            else:
                chosen = together if common else scene.fresh_position(scene.board.cells)
            self.clauses.resume(valid)
            self._was_valid(chosen)
            self.clauses.resume(given)
            if self.options.transport_on_placement:
                if own:
                    assert self.chosen is not None
                    place(scene, seat, self.chosen)
                elif common and seat:
                    scene.appear(seat, scene.at[0])
                else:
                    scene.appear(seat, scene.fresh_position(scene.board.cells))
            else:
                scene.appear(seat, chosen)

    def _was_valid(self, chosen: Position) -> None:
        """L10  What the master does not let pass as a start cell, unless it was tried too often.

        A cell beside treasures or exits is only avoided where there is another.
        """
        options, scene = self.options, self._the_scene()
        computer = options.master == "computer"
        bound = computer or (options.revision >= REVISED and not options.common_start)
        if not bound or self.void_rounds >= MOST_VOID_ROUNDS:
            return
        if options.common_start and (options.void_near or not self.fair):
            return  # there may be no valid cell at all; then any other is taken
        for cell, here in chosen.items():
            if options.void_treasure:
                self.clauses.add(-here, -scene.ground.treasure[cell])
            if options.void_inaccessible and options.rivers != "shallow":
                self.clauses.add(-here, scene.ground.can_rest(cell))
            if options.void_near:
                for way, beside in enumerate(scene.board.beside[cell]):
                    near = (
                        scene.ground.exit[cell, way]
                        if beside is None
                        else scene.ground.treasure[beside]
                    )
                    self.clauses.add(-here, -near)

    def _placed(self, event: Placed) -> None:
        """L11"""
        scene = self._the_scene()
        told_kind(scene, event.seat, event.kind)
        arrive(scene, event.seat, event.told, Arrival(event.kind, placed=True))

    # ---- turns

    def _turn_begins(self, seat: Seat, wounded: bool) -> None:
        """L71, L72  Those who were hit are told so now; those who are not told were not hit."""
        player = self._the_scene().players[seat]
        if not wounded:
            for hit in player.screams:
                self.clauses.add(-hit)
        else:
            if not player.cause_unknown:
                self.clauses.add(*player.screams)
            player.health = "wounded"
            player.has_treasure = False
        self._rise(player)

    def _rise(self, player: Player) -> None:
        player.screams = []
        player.may_be_down = player.cause_unknown = player.may_be_elsewhere = False

    def _told_wounded(self, event: ToldWounded) -> None:
        """Taken in with the turn that began."""

    def _showed_cell(self, event: ShowedCell) -> None:
        if event.seat == self.seat:
            self.shown.append(self._the_scene().board.number[event.cell])

    def _answered(self, event: Answered) -> None:
        shown, self.shown = self.shown, []
        answered(self._the_scene(), event, self.names, shown)

    def _skipped(self, event: Skipped) -> None:
        skipped(self._the_scene(), event.seat, event.told)

    def _choice_asked(self, event: ChoiceAsked) -> None:
        self._the_scene().players[event.seat].has_treasure = True

    def _status_told(self, event: StatusTold) -> None:
        take_standing(self._the_scene(), event.seat, event.standing)

    # ---- those who leave the game

    def _died(self, event: Died) -> None:
        """L72  Somebody who died of a shot was the one who screamed."""
        player = self._the_scene().players[event.seat]
        if not player.gone and player.screams and not player.cause_unknown:
            self.clauses.add(*player.screams)
        self._leave(event.seat)

    def _lost(self, event: Lost) -> None:
        self._leave(event.seat)

    def _dropped_out(self, event: Resigned | Flagged) -> None:
        """L37, L103  Everything stays where they stood."""
        self._the_scene().drop_treasure(event.seat, surely=False)
        self._leave(event.seat)

    def _leave(self, seat: Seat) -> None:
        scene = self._the_scene()
        scene.players[seat].gone = True
        scene.at[seat] = {}
        self._rise(scene.players[seat])


_DEEDS: dict[type[Event], Callable[[Listener, Any], None]] = {
    Began: Listener._began,
    ChoseStart: Listener._chose_start,
    CellTold: Listener._cell_told,
    Voided: Listener._voided,
    VoidedBy: Listener._voided,
    Confirmed: Listener._confirmed,
    Placed: Listener._placed,
    TurnBegan: Listener._told_wounded,
    ToldWounded: Listener._told_wounded,
    ShowedCell: Listener._showed_cell,
    Answered: Listener._answered,
    Skipped: Listener._skipped,
    ChoiceAsked: Listener._choice_asked,
    StatusTold: Listener._status_told,
    Died: Listener._died,
    Lost: Listener._lost,
    Resigned: Listener._dropped_out,
    Flagged: Listener._dropped_out,
}
