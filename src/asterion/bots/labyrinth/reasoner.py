"""A player of Labyrinth who imagines every labyrinth that fits, and asks the best question."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.books.labyrinth.say.saying import read
from asterion.books.labyrinth.view.asking import asked, known_to_fail, legal, may_order
from asterion.books.labyrinth.view.checking import check
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.aiming import best_shots
from asterion.bots.labyrinth.manners import any_start, any_treasure
from asterion.bots.labyrinth.outlook import FAR, Needs, Outlook
from asterion.bots.labyrinth.pack import Pack
from asterion.bots.labyrinth.sampling import Sampler
from asterion.bots.labyrinth.search import Search, Standing
from asterion.bots.labyrinth.world import BLAST, INNER, NOWHERE, Action
from asterion.bots.strength import EASY, HARD, NORMAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.book import Prompt, Refused
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.knowledge.ask import MissingSolver, new_solver
from asterion.knowledge.budget import Budget


class Powers(NamedTuple):
    """How much it thinks: labyrinths imagined, movements ahead; CPU seconds, if it must hurry."""

    worlds: int
    depth: int
    seconds: float | None = None


POWERS: Final = {EASY: Powers(4, 1), NORMAL: Powers(16, 2), HARD: Powers(32, 2)}
STEPS: Final = 6_000_000
"""Of the solver, for one move: a second, never two. They are counted and not timed, so that the
same told events always have the same answer; with the worlds imagined by then it makes do."""
USUAL_SIZE: Final = 36
FEWEST: Final = 4
SURE: Final = 0.95
LATELY: Final = 10
SOON: Final = 8
"""L40  So many rounds before the count is full a wall is blown up, if one is beside."""


class Reasoner:
    """It hears everything and forgets nothing; what it does not know, it imagines many times."""

    summary: ClassVar[Phrase] = plays("reasoner")
    has_strengths: ClassVar[bool] = True

    def __init__(self, dice: Dice, manner: Manner) -> None:
        self.dice = dice
        self.powers = POWERS[manner.strength]
        if manner.seconds is not None:
            self.powers = self.powers._replace(seconds=manner.seconds)
        self.unheard: list[Sequence[Event]] = []
        self.mind: Sampler | None = None
        self.pack: Pack | None = None
        self.aim: Phrase | None = None
        self.last: Action = NOWHERE
        self.been: list[int] = []
        self.carried = False
        self.likely = 0.0  # that a wall was destroyed since the last change that is certain

    @staticmethod
    def missing() -> str:
        """What is not installed, as a sentence; empty if nothing is."""
        try:
            new_solver().delete()
        except MissingSolver as error:
            return str(error)
        return ""

    def hear(self, events: Sequence[Event]) -> None:
        self.unheard.append(events)

    def answer(self, view: View, prompt: Prompt) -> str:
        self._take_in(view)
        wanted = asked(view)
        if wanted == "start cell":
            self.aim = aim("start")
            return any_start(view, self.dice)
        if wanted == "treasure choice":
            return any_treasure(view)
        text = self._move(view)
        return text if is_legal(view, text) else self._anything(view)

    def _take_in(self, view: View) -> None:
        if self.mind is None or self.pack is None:
            self.mind = Sampler(view.seat, view.options, self.dice)
            self.pack = Pack(view.seat, view.options)
        for events in self.unheard:
            self.mind.hear(events)
            self.pack.hear(events)
        self.unheard.clear()
        if view.seat in view.wounded and self.pack.is_healthy:
            self.pack.be_wounded()

    def _anything(self, view: View) -> str:
        moves = [text for text in legal(view) if text.startswith("go ")] or list(legal(view))
        return self.dice.pick(moves, "which way")

    # ---- a move

    def _move(self, view: View) -> str:
        assert self.mind is not None
        assert self.pack is not None
        scene, pack = self.mind.scene, self.pack
        places = list(scene.at[view.seat])
        if places and all(scene.board.is_outside(place) for place in places):
            if not may_order(view):
                return f"go {WAYS[opposite(scene.board.side(places[0])[1])]}"
        budget = Budget(self.powers.seconds, steps=STEPS)
        count = self.powers.worlds * USUAL_SIZE // max(USUAL_SIZE, scene.board.size)
        worlds = self.mind.worlds(max(FEWEST, count), budget)
        if not worlds:
            return self._anything(view)
        own = scene.players[view.seat]
        is_healthy = pack.is_healthy and own.health not in ("wounded", "infected")
        carries = bool(own.has_treasure) and is_healthy
        needs = self._needs(view, carries)
        outlooks = [Outlook(world, needs) for world in worlds]
        parts: list[str] = []
        if view.may_order:
            cell, heals = self._order(view, outlooks)
            parts.append(f"order {scene.board.names[cell]}")
            group = [Standing(outlook, cell, False) for outlook in outlooks]
            is_healthy = heals
        else:
            group = [
                Standing(outlook, outlook.world.at[view.seat], carries)
                for outlook in outlooks
                if outlook.world.at[view.seat] != NOWHERE
            ]
            if not group:
                return self._anything(view)
            parts += self._before(view, group, is_healthy, carries)
        lately = self._remember(group, carries)
        search = Search(is_healthy, is_over=lambda: budget.is_spent, lately=lately)
        action = self._best(view, search, group)
        if action >= BLAST:
            parts.append(f"blow the {WAYS[action % BLAST]} wall")
        elif not view.may_order:
            parts += self._change(view, group)
        parts.append(GOING[action % BLAST])
        self._say_aim(group, is_healthy, carries, parts)
        text = "; ".join(parts)
        if view.options.dark_moves and carries and action < BLAST:
            if len({one.outlook.world.go(one.cell, action).heard for one in group}) == 1:
                dark = f"{text}, don't tell the result"
                if is_legal(view, dark):
                    return dark
        return text

    def _remember(self, group: list[Standing], carries: bool) -> dict[int, int]:
        """How often it was on each cell lately, where that is known, for the same purpose."""
        cells = {one.cell for one in group}
        if carries != self.carried:
            self.been.clear()
        self.carried = carries
        self.been.append(cells.pop() if len(cells) == 1 else NOWHERE)
        lately: dict[int, int] = {}
        for cell in self.been[-LATELY:]:
            if cell != NOWHERE:
                lately[cell] = lately.get(cell, 0) + 1
        return lately

    def _needs(self, view: View, carries: bool) -> Needs:
        assert self.mind is not None
        assert self.pack is not None
        players, grenades = self.mind.scene.players, self.pack.grenades
        if not grenades:
            blast = FAR
        elif carries:
            blast = 0.5
        else:
            blast = 1.2 if grenades > 1 else 4.0
        return Needs(
            blast,
            bool(players[view.seat].immune),
            [
                seat
                for seat, player in enumerate(players)
                if seat != view.seat and player.has_treasure and not player.gone
            ],
            wants_arms=not grenades and self.pack.quiet > view.nstop // 2 and not carries,
        )

    def _best(self, view: View, search: Search, group: list[Standing]) -> Action:
        known = known_to_fail(view) if not view.may_order else 0
        actions = [
            action for action in search.actions(group) if action >= BLAST or not known >> action & 1
        ]
        ranked = search.ranked(group, self.powers.depth, actions)
        self.last = ranked[0][1]
        return self.last

    # ---- besides moving

    def _before(
        self, view: View, group: list[Standing], is_healthy: bool, carries: bool
    ) -> list[str]:
        assert self.mind is not None
        assert self.pack is not None
        parts: list[str] = []
        if is_healthy and self.pack.bullets:
            parts += best_shots(view, self.mind.scene, group, self.pack.bullets)
        lies = sum(one.outlook.world.treasure[one.cell] for one in group)
        if is_healthy and not carries and lies == len(group):
            parts.append("take everything")
        return parts

    def _change(self, view: View, group: list[Standing]) -> list[str]:
        """L40  A wall that is surely there, before the count is full; likely ones, if it is late.

        In a weaponry grenades cost nothing, so every side that may have a wall gets one.
        """
        assert self.pack is not None
        pack, size = self.pack, len(group)
        shares = [
            sum(one.outlook.world.sides[one.cell][way] == INNER for one in group) / size
            for way in range(4)
        ]
        is_free = all(one.outlook.world.kind[one.cell] == "W" for one in group)
        late = view.nstop - SOON
        if not pack.quiet:
            self.likely = 0.0
        if is_free and pack.quiet >= view.nstop // 3:
            ways = [way for way in range(4) if shares[way] > 0.05]
        elif not pack.grenades or pack.quiet < (view.nstop // 2 if pack.grenades > 1 else late):
            return []
        else:
            wanted = SURE if pack.quiet < late else 0.4
            ways = [way for way in range(4) if shares[way] >= wanted]
            ways = sorted(ways, key=lambda way: -shares[way])[:1]
        for way in ways:
            self.likely = 1 - (1 - self.likely) * (1 - shares[way])
        if self.likely >= SURE:
            pack.has_changed, self.likely = True, 0.0
        return [f"blow the {WAYS[way]} wall" for way in ways]

    def _order(self, view: View, outlooks: list[Outlook]) -> tuple[int, bool]:
        """L72  The cell from which the least is left on average; a hospital heals at once."""
        at_once = view.options.ordered_hospital == "at once"

        def left(cell: int) -> float:
            return sum(
                outlook.seeking[cell]
                if at_once and outlook.world.kind[cell] == "H"
                else outlook.hurt[cell]
                for outlook in outlooks
            )

        cells = range(len(outlooks[0].world.kind))
        best = min(cells, key=left)
        hospitals = sum(outlook.world.kind[best] == "H" for outlook in outlooks)
        return best, at_once and 2 * hospitals > len(outlooks)

    def _say_aim(
        self, group: list[Standing], is_healthy: bool, carries: bool, parts: list[str]
    ) -> None:
        if not is_healthy:
            self.aim = aim("hospital")
        elif carries:
            nearest = sorted(one.outlook.carrying[one.cell] for one in group)
            is_known = nearest[-1] - nearest[0] < 1.5
            self.aim = aim("carry" if is_known else "rim")
        elif group[0].outlook.needs.wants_arms:
            self.aim = aim("arms")
        elif any("shoot" in part for part in parts):
            self.aim = aim("fight")
        else:
            here = {tuple(one.outlook.world.treasure) for one in group}
            chases = group[0].outlook.needs.bearers and not any(group[0].outlook.world.treasure)
            self.aim = aim("chase" if chases else "treasure" if len(here) == 1 else "search")


def is_legal(view: View, text: str) -> bool:
    try:
        return not check(view, read(text))
    except Refused:
        return False


GOING: Final = {way: f"go {word}" for way, word in enumerate(WAYS)} | {
    FLOW: "go by the flow",
    LOOP: "go by the loop",
}
