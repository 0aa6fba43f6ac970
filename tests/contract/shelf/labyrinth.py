"""Labyrinth under the contract."""

import re
from collections.abc import Callable, Sequence

from asterion.books.labyrinth.event import (
    IN_THE_DARK,
    Alone,
    Answered,
    BreakEnded,
    BreakTaken,
    BreakVoted,
    CellTold,
    ChoiceAsked,
    Chose,
    ClockCalled,
    ClockStarted,
    Counted,
    Declared,
    Flagged,
    Lost,
    PlayOn,
    Recalled,
    Resigned,
    ShowedCell,
    Skipped,
    StatusTold,
    Truth,
    Voided,
    VoidedBy,
    WallGone,
)
from asterion.books.labyrinth.event.told import NOT_SAID, Standing, Went
from asterion.books.labyrinth.make.generate import generate
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import OPEN, WALL, Plan, name_of_cell, opposite
from asterion.books.labyrinth.say.command import DARK, LOOP, TREASURE, Go, Request
from asterion.books.labyrinth.state import State
from asterion.books.labyrinth.view.model import View
from asterion.core.audience import EVERYONE, MASTER, NOBODY, Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table
from tests.contract.shelf import Scene, Unsaid, contents
from tests.contract.shelf.labyrinth_twins import far_cells, other_truth, rebuilt

CELLARS = """
+--+--+--+
|. |. |. |
+--+--+--+
|F  H  T
+--+--+--+
"""
HARMLESS = b"LHW"
SHOWN = frozenset({"ChoseStart", "CellTold", "ShowedCell"})
"""Between one player and the master."""


class LabyrinthKit:
    longest = 8000
    secrets = SHOWN | {"Truth", "PlayerAt", "PlayerStatus", "ThingsAt", "WallGone"}
    unsaid: Sequence[Unsaid] = (
        *(Unsaid(f"Began.names{each}", "who is at the table is known") for each in ("", ".*")),
        Unsaid("Answered.request", "Asked has told it"),
        Unsaid("Shoot.cell", "no request has a cell that only the master is shown"),
        Unsaid("Take.rank", "of treasures only", lambda take, _: take.thing != TREASURE),
        Unsaid("Answered.ordered", "the request says “order a cell”"),
        Unsaid("Answered.told", "nothing", lambda answer, _: answer.style == IN_THE_DARK
               and not answer.told),
        *(Unsaid(f"{kind}.way", "it is the way of the request")
          for kind in ("Went", "Shot", "ThrewGrenade", "SetLandmine", "NoLuck")),
        Unsaid("NoLuck.thing", "it is the thing of the request"),
        Unsaid("Shot.left", "nothing", lambda shot, _: shot.left == NOT_SAID),
        Unsaid("Shot.ground", "nothing", lambda shot, _: shot.ground == NOT_SAID),
        Unsaid("ThrewGrenade.gone", "where no wall was, none is left", lambda grenade, _:
               grenade.missing),
        Unsaid("Went.entered", "nothing, or by the loop a pit", lambda went, _:
               not went.entered or went.way == LOOP),
        Unsaid("Went.reached", "nothing", lambda went, _: not went.reached),
        Unsaid("Went.reached", "a river carries on into itself, unless a delta is named",
               lambda went, _: went.entered == "R" and went.reached == "R"),
        Unsaid("Infected.moves", "agreed before the game", lambda infected, _: infected.killed),
        Unsaid("StatusTold.seat", "the table hears who asks"),
        Unsaid("Standing.immune", "nothing", lambda standing, _: standing.health is None
               and not standing.immune),
        Unsaid("Recalled.moves.*.Answered.seat", "it is the one whose moves are recalled"),
        Unsaid("Ended.rounds", "nothing", lambda ended, _: ended.how != "nstop"),
        Unsaid("Ended.winners", "nobody", lambda ended, _: not ended.winners),
    )  # fmt: skip

    def options(self, dice: Dice) -> Options:
        def maybe(percent: int, why: str) -> bool:
            return dice.chance(percent, why)

        return LabyrinthOptions(
            mines=maybe(60, "mines"),
            weaponry_mines=maybe(30, "weaponry mines"),
            conditional_moves=maybe(70, "conditional"),
            dark_moves=maybe(60, "dark"),
            semi_dark_moves=maybe(60, "semi-dark"),
            throwing=maybe(70, "throwing"),
            mine_on_neighbour=maybe(70, "mine on neighbour"),
            skips=maybe(30, "skips"),
            repeats=maybe(50, "repeats"),
            actions_without_movement=maybe(20, "actions alone"),
            master=dice.pick(("computer", "computer", "human"), "master"),
            common_start=maybe(20, "common start"),
            void_same=maybe(20, "void same"),
            void_near=maybe(20, "void near"),
            transport_on_placement=maybe(30, "transport"),
            cells_to_ask=dice.pick(("", "", "1:2"), "cells to ask"),
            extra_orders=dice.pick(("", "", "2:2"), "extra orders"),
            range_of_one=maybe(20, "range"),
            damp_powder=maybe(20, "damp"),
            through_buildings=maybe(20, "through"),
            named_targets=maybe(20, "named"),
            mine_victims_order=maybe(60, "mine victims"),
            ordered_hospital=dice.pick(("at once", "at the end"), "ordered hospital"),
            tell_ordered_cell=maybe(30, "tell ordered"),
            rivers=dice.pick(("plain", "plain", "shallow", "turbulent"), "rivers"),
            moves_to_heal=dice.below(6, "heal"),
            healing_counts=dice.pick(("successful", "all", "unlimited"), "healing"),
            tell_missing_wall=maybe(30, "missing"),
            tell_surviving_wall=maybe(30, "surviving"),
            recall=dice.pick(("everything", "classic"), "recall"),
            words=dice.pick(("reference", "reference", "short"), "words"),
            nstop=2 + dice.below(12, "nstop"),
            claimed_count=maybe(30, "claimed"),
            survivor_moves=dice.pick((0, 0, 4), "survivor"),
            move_clock=True,  # so that anyone who is asked can be late
        )

    def players(self, dice: Dice) -> int:
        return 2 + dice.below(3, "players")

    def plan(self, dice: Dice, players: int) -> Plan:
        return generate(LabyrinthSettings(width=4, height=4, players=players), dice)

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        name = dice.pick(table.names, "whom")
        return dice.pick(
            (
                (MASTER, f"flag {name}") if dice.below(8, "really") == 0 else (0, "count"),
                (MASTER, f"time {name}"),
                (MASTER, "end the break" if table.view(0).resting else "rule: no whispering"),
                (0, "status"),
                (1, "how many bullets and grenades do I have?"),
                (1, f"recall {name}"),
                (0, f"recall every move of {name}"),
                (0, "claim the count"),
                (1, "break"),
                (0, "vote break yes"),
                (1, "clock"),
                (1, "resign") if dice.below(8, "really") == 0 else (1, "status"),
            ),
            "aside",
        )

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        ways = ("up", "right", "down", "left")
        return [
            *(f"go {way}" for way in ways),
            *(f"shoot {way}; go {way}" for way in ways),
            "go by the flow", "go by the loop", "order a1; go up", "start a1", "ask b2", "status",
            "skip", "recall Bob", "recall every move of Ann", "old", "topmost", "break", "confirm",
            "flag Bob", "claim the count", "go up, don't tell the result", "go up; go up", "xyz",
        ]  # fmt: skip

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        """Another true treasure, or another cell or wall where nobody has ever been near."""
        kind = dice.pick(("truth", "truth", "cell", "wall"), "kind of change")
        if kind == "truth":
            return other_truth(table, dice)
        plan: Plan = table.plan
        far = far_cells(table)
        if kind == "cell":
            cells = [cell for cell in far if plan.kinds[cell] in HARMLESS]
            bare = {cell for cell, _ in plan.treasures}
            cells = [cell for cell in cells if cell not in bare]
            if not cells:
                return None
            kinds = bytearray(plan.kinds)
            cell = dice.pick(cells, "cell")
            kinds[cell] = dice.pick(HARMLESS.replace(bytes([kinds[cell]]), b""), "kind")
            return rebuilt(plan, kinds=bytes(kinds))
        sides = [
            (cell, way)
            for cell in far
            for way in (1, 2)
            if cell + plan.grid.steps[way] in far
            and plan.edge(cell, way) in (OPEN, WALL)
            and plan.flow.get(cell) != cell + plan.grid.steps[way]
            and plan.flow.get(cell + plan.grid.steps[way]) != cell
        ]
        if not sides:
            return None
        cell, way = dice.pick(sides, "side")
        edges = bytearray(plan.edges)
        beside = cell + plan.grid.steps[way]
        edges[cell * 4 + way] = edges[beside * 4 + opposite(way)] = WALL - plan.edge(cell, way)
        return rebuilt(plan, edges=bytes(edges))

    def redraw(self, table: Table, twin: Plan) -> Callable[[Draw], int | None]:
        """No draw depends on what a twin changes."""
        return lambda draw: draw[2]

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """L9, L12, L83  Another secret cell; the rest of what a player says is public."""
        cells = table.view(seat).cells
        return re.sub(r"\b[a-z]\d\b", lambda _: dice.pick(cells, "cell"), said)

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """L12, L30  All is public but secret cells and facts; of a dark move only the request."""
        if isinstance(event, Answered) and event.request.told == DARK:
            return "Answered", event.seat, event.request
        kind = type(event).__name__
        own = kind in SHOWN and getattr(event, "seat", None) == seat
        return contents(event) if own or kind not in self.secrets else None

    def staged(self) -> Sequence[Scene]:
        """L67  A wall is gone; from which of two cells that look alike, only the master knows."""
        words = ["Ann: start b2", "Bob: start a1", "Ann: go up", "Bob: blow right; go right"]
        twin = ["start b1", "blow right; go right"]
        return [Scene(read_plan(CELLARS), LabyrinthOptions(), words, "Bob", twin)]

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        view: View = table.view(seat)
        game: State = table.state
        told_gone = {other for other, told in enumerate(game.gone_told) if told}
        chosen = game.chosen[seat] if not game.options.common_start else 0
        name = name_of_cell(game.plan.grid, chosen) if chosen else ""
        return [
            ("whose turn", view.turn, game.turn),
            ("the round", view.round, game.round),
            ("who is out", view.gone, told_gone),
            ("the right to order", view.may_order and not view.over, game.may_order),
            ("extra orders", view.extra_orders, game.extra_orders),
            ("the treasures asked", view.choice.lying if view.choice else 0, game.treasures_asked),
            ("one's start cell", view.chosen, name),
            ("breaks", view.breaks, game.breaks),
            ("a break", view.resting and not view.over, game.resting and not view.over),
        ]

    def scripted(self) -> Sequence[Event]:
        answered = Answered(
            EVERYONE, 0, "plain", Request((Go(0),)), False, [Went(0, "wall", "", "")]
        )
        return [
            CellTold(EVERYONE, 0, "b2", "H"), Voided(EVERYONE),
            VoidedBy(EVERYONE, ["near", "same"]), Lost(EVERYONE, 0),
            ShowedCell(EVERYONE, 0, "b2"), ChoiceAsked(EVERYONE, 0, 2, True), Chose(EVERYONE, 0, 1),
            Skipped(EVERYONE, 0, []), StatusTold(EVERYONE, 0, Standing(bullets=1)),
            Recalled(EVERYONE, 0, [answered]), Counted(EVERYONE, 1), Declared(EVERYONE, 2),
            PlayOn(EVERYONE), Alone(EVERYONE, 0, 3), Resigned(EVERYONE, 0), Flagged(EVERYONE, 0),
            BreakTaken(EVERYONE, MASTER), BreakVoted(EVERYONE, 0, False), ClockStarted(EVERYONE, 0),
            ClockCalled(EVERYONE, 0), BreakEnded(EVERYONE),
            Truth(NOBODY, 0, []), WallGone(NOBODY, 6, 1, "a1"),
        ]  # fmt: skip


KIT = LabyrinthKit()
