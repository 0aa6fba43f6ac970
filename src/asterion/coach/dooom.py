"""What to do next in Dooom: treasure, the exit, a fight with its odds, what nobody has seen."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import EXIT
from asterion.books.dooom.say.notation import ATTACKS, END, MOVES, PICK_UP
from asterion.books.dooom.view.asking import asks
from asterion.books.dooom.view.model import THINGS, View
from asterion.books.dooom.words.things import WORD_FOR
from asterion.bots.dooom.fighter import GUARD, TRAIL, Fighter
from asterion.bots.dooom.paths import cells_of, way_to
from asterion.bots.dooom.traveller import MEET, PREY
from asterion.coach.advice import Advice
from asterion.coach.offsets import away, percent
from asterion.core.audience import Seat
from asterion.core.contract.book import Prompt
from asterion.core.contract.paper import Spot
from asterion.core.dice import Rolled
from asterion.core.drawing.chart import UNKNOWN
from asterion.core.event import Event
from asterion.core.phrase import phrase
from asterion.knowledge.marks import Mark

SEED: Final = 1
WORTH_A_WALK: Final = "GEHSAL"


class DooomCoach:
    """The fighter judges at every moment at which one is asked; the reasons are read off the map.

    It goes along with whatever is played: an errand that was not followed is given up.
    """

    def __init__(self, seat: Seat, options: DooomOptions, alone: bool = False) -> None:
        self.seat = seat
        self.judge = Fighter(Rolled(SEED))
        self.act = ""

    def hear(self, events: Sequence[Event], view: Any) -> None:
        self.judge.hear(events)
        wanted = asks(view)
        self.act = "" if wanted is None else self.judge.answer(view, Prompt(self.seat, 0, wanted))

    def advice(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        if not offered:
            return
        if self.act == PICK_UP:
            yield self._pick_up(view)
        elif self.act in ATTACKS:
            yield from self._fight(view, ATTACKS.index(self.act))
        elif self.act in MOVES:
            yield from self._errand(view)
        elif self.act == END:
            yield from self._wait(view)
        yield from self._besides(view, offered)

    # ---- what the judge would do

    def _pick_up(self, view: View) -> Advice:
        """O9"""
        tile = chr(view.chart.tiles[view.here])
        if tile == "G":
            because = phrase("coach-dooom-take", have=view.treasure, want=view.target)
        else:
            because = phrase("coach-dooom-take-thing", what=WORD_FOR[tile], points=view.hit_points)
        return Advice(PICK_UP, because, (_mark(view, view.here),))

    def _fight(self, view: View, way: int) -> Iterator[Advice]:
        """O12, O13  The exact odds, of somebody who began unarmed and unhurt."""
        cell = view.here + view.chart.steps[way]
        seat = view.players.get(cell)
        if seat is None:
            return
        odds = percent(self.judge.chance(view, seat))
        about = (_mark(view, cell),)
        yield Advice(
            ATTACKS[way],
            phrase("coach-dooom-fight", name=view.names[seat], odds=odds,
                   points=view.hit_points, chance=view.options.hit_chance),
            about,
        )  # fmt: skip
        if view.treasure < view.target:
            because = phrase("coach-dooom-spoils", name=view.names[seat])
            yield Advice(ATTACKS[way], because, about)

    def _errand(self, view: View) -> Iterator[Advice]:
        """Where the step leads, and how far that is."""
        errand = self.judge.errand
        if errand is None:
            yield Advice(self.act, phrase("coach-dooom-stand"))
            return
        goal = view.chart.cell(*errand.place)
        steps = len(errand.ways) + 1
        yield from self._walk(view, self.act, errand.symbol, goal, steps)

    def _walk(self, view: View, act: str, symbol: str, goal: int, steps: int) -> Iterator[Advice]:
        column, row = view.chart.place(goal)
        own_column, own_row = view.chart.place(view.here)
        where = away(column - own_column, row - own_row)
        about = (_mark(view, goal),)
        match symbol:
            case "G":
                named = phrase(
                    "coach-dooom-treasure", steps=steps, where=where,
                    have=view.treasure, want=view.target,
                )  # fmt: skip
            case "E":
                enough = view.treasure >= view.target
                named = phrase("coach-dooom-exit", steps=steps, where=where, enough=enough)
            case "H":
                named = phrase(
                    "coach-dooom-potion", steps=steps, where=where, points=view.hit_points
                )
            case "S" | "A" | "L":
                what = WORD_FOR[symbol]
                named = phrase("coach-dooom-thing", what=what, steps=steps, where=where)
            case _ if symbol == PREY and goal in view.players:
                seat = view.players[goal]
                odds = percent(self.judge.chance(view, seat))
                name = view.names[seat]
                named = phrase("coach-dooom-prey", name=name, odds=odds, steps=steps)
            case _ if symbol in (PREY, TRAIL):
                named = phrase("coach-dooom-trail")
            case _ if symbol == GUARD:
                named = phrase("coach-dooom-guard", steps=steps, where=where)
            case _ if symbol == MEET:
                named = phrase("coach-dooom-meet", steps=steps, where=where)
            case _:
                named = self._unseen(view, goal, steps, where)
        yield Advice(act, named, about)
        if view.ap:
            yield Advice(act, phrase("coach-dooom-points", points=view.ap, steps=steps), about)

    def _unseen(self, view: View, goal: int, steps: int, where: Any) -> Any:
        """What was never seen begins there; else it was not looked at for long."""
        tiles = view.chart.tiles
        is_new = any(tiles[goal + step] == UNKNOWN for step in view.chart.steps)
        named = "coach-dooom-unseen" if is_new else "coach-dooom-again"
        return phrase(named, steps=steps, where=where)

    def _wait(self, view: View) -> Iterator[Advice]:
        if view.chart.tiles[view.here] == EXIT and view.treasure < view.target:
            yield Advice(END, phrase("coach-dooom-block"), (_mark(view, view.here),))
        elif view.players:
            yield Advice(END, phrase("coach-dooom-barred"))
        else:
            yield Advice(END, phrase("coach-dooom-nothing"))

    # ---- besides

    def _besides(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        """Whatever else is known: what lies here, fights, and the way to each kind of thing."""
        tile = chr(view.chart.tiles[view.here])
        if PICK_UP in offered and tile in THINGS:
            yield self._pick_up(view)
        for way in range(4):
            if ATTACKS[way] in offered:
                yield from self._fight(view, way)
        for symbol in WORTH_A_WALK:
            if symbol in view.kit:
                continue
            ways = way_to(view.chart, view.here, cells_of(view.chart, ord(symbol)), view.players)
            if ways:
                goal = view.here + sum(view.chart.steps[way] for way in ways)
                yield from self._walk(view, MOVES[ways[-1]], symbol, goal, len(ways))


def _mark(view: View, cell: int) -> Mark:
    return Mark(Spot(*view.chart.place(cell)))
