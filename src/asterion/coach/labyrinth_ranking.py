"""Which of the offered moves of Labyrinth are best, judged as the strongest bot judges."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.event import TurnBegan
from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.view.asking import known_to_fail, may_order
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.aiming import Gunsight
from asterion.bots.labyrinth.outlook import Chances, Outlook
from asterion.bots.labyrinth.pack import Pack
from asterion.bots.labyrinth.reasoner import (
    FEWEST,
    GOING,
    LATELY,
    STEPS,
    SURER_BIT,
    USUAL_SIZE,
    Reasoner,
)
from asterion.bots.labyrinth.sampling import Sampler
from asterion.bots.labyrinth.search import Search, Standing
from asterion.bots.labyrinth.world import BLAST, NOWHERE, Action
from asterion.bots.strength import NORMAL, Manner
from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.knowledge.budget import Budget

SEED: Final = 1
"""The same labyrinths are imagined whenever the same was heard."""
MOST: Final = 4
"""How many moves are worth naming."""


class Ranked(NamedTuple):
    """A move that is offered, taken apart."""

    act: str
    action: Action
    shoots: int = -1
    order: str = ""


class Ranking(Reasoner):
    """One moment, made from all that was heard."""

    def __init__(self, seat: Seat, heard: Sequence[Sequence[Event]]) -> None:
        super().__init__(Rolled(SEED), Manner(NORMAL))
        self.seat = seat
        for events in heard:
            self.hear(events)

    def _take_in(self, view: View) -> None:
        """Besides, where one certainly was whenever it was one's turn."""
        self.mind = Sampler(view.seat, view.options, self.dice)
        self.pack = Pack(view.seat, view.options, len(view.names))
        for events in self.unheard:
            self.mind.hear(events)
            self.pack.hear(events)
            if any(isinstance(event, TurnBegan) and event.seat == self.seat for event in events):
                places = list(self.mind.scene.at[self.seat])
                self.been.append(places[0] if len(places) == 1 else NOWHERE)
        self.unheard.clear()
        if view.seat in view.wounded and self.pack.is_healthy:
            self.pack.be_wounded()

    def choices(self, view: View, offered: Sequence[str]) -> Iterator[Ranked]:
        """The best first; nothing where no labyrinth fits."""
        self._take_in(view)
        assert self.mind is not None
        assert self.pack is not None
        scene = self.mind.scene
        places = list(scene.at[view.seat])
        if places and all(scene.board.is_outside(place) for place in places):
            if not may_order(view):
                back = opposite(scene.board.side(places[0])[1])
                yield Ranked(f"go {WAYS[back]}", back)
                return
        budget = Budget(self.powers.seconds, steps=STEPS)
        count = self.powers.worlds * USUAL_SIZE // max(USUAL_SIZE, scene.board.size)
        worlds = self.mind.worlds(max(FEWEST, count), budget)
        if not worlds:
            return
        own = scene.players[view.seat]
        is_healthy = self.pack.is_healthy and own.health not in ("wounded", "infected")
        carries = bool(own.has_treasure) and is_healthy
        needs, chances = self._needs(view, carries), Chances(worlds)
        outlooks = [Outlook(world, needs, chances) for world in worlds]
        if view.may_order:
            yield from self._orders(view, offered, outlooks)
            return
        group = [
            Standing(outlook, outlook.world.at[view.seat], carries)
            for outlook in outlooks
            if outlook.world.at[view.seat] != NOWHERE
        ]
        if not group:
            return
        lately = Counter(cell for cell in self.been[-LATELY:] if cell != NOWHERE)
        search = Search(is_healthy, SURER_BIT, is_over=lambda: budget.is_spent, lately=lately)
        known = known_to_fail(view)
        ranked = search.ranked(
            group,
            self.powers.depth,
            [a for a in search.actions(group) if a >= BLAST or not known >> a & 1],
        )
        self.bullets = self.pack.bullets
        sight = Gunsight(view, scene, worlds, eager=False, orders=self.pack.orders)
        before = self._before(group, sight, is_healthy, carries)
        found = 0
        for number, (_, action) in enumerate(ranked):
            parts = [*before, *([] if number else self.walls.blown(view, self.pack, group))]
            for choice in _worded(action, parts):
                if choice.act in offered:
                    found += 1
                    yield choice
                    break
            if found == MOST:
                return

    def _orders(
        self, view: View, offered: Sequence[str], outlooks: list[Outlook]
    ) -> Iterator[Ranked]:
        """L72  Of the cells that are offered, the one from which least is left."""
        assert self.mind is not None
        number = self.mind.scene.board.number
        at_once = view.options.ordered_hospital == "at once"
        orders = []
        for act in offered:
            words = act.replace(";", "").split()
            if words[0] != "order" or len(words) != 4:
                continue
            cell, way = number[words[1]], WAYS.index(words[3])
            left = 0.0
            for outlook in outlooks:
                healed = at_once and outlook.world.kind[cell] == "H"
                end = outlook.world.go(cell, way).cell
                end = cell if end == NOWHERE else end
                left += (outlook.seeking if healed else outlook.hurt)[end]
            orders.append((left, act, words[1], way))
        for _, act, name, way in sorted(orders)[:MOST]:
            yield Ranked(act, way, order=name)


def _worded(action: Action, before: Sequence[str]) -> Iterator[Ranked]:
    """With all that could be done besides; then with less, for not everything is offered."""
    go = GOING[action % BLAST]
    for part in before:
        if part.startswith("shoot ") and action < BLAST:
            yield Ranked(f"{part}; {go}", action, WAYS.index(part.split()[1]))
        elif part.startswith("blow the ") and action < BLAST:
            way = WAYS.index(part.split()[2])
            yield Ranked(f"{part}; go {WAYS[way]}", BLAST + way)
    blast = f"blow the {WAYS[action % BLAST]} wall; " if action >= BLAST else ""
    yield Ranked(blast + go, action)
