"""A player of Labyrinth who imagines every labyrinth that fits, and asks the best question."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.books.labyrinth.say.saying import read
from asterion.books.labyrinth.view.asking import asked, known_to_fail, legal, may_order
from asterion.books.labyrinth.view.checking import check
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.aiming import Gunsight
from asterion.bots.labyrinth.besides import Walls, ordered, purpose
from asterion.bots.labyrinth.manners import any_start, any_treasure
from asterion.bots.labyrinth.outlook import FAR, Chances, Needs, Outlook
from asterion.bots.labyrinth.pack import Pack
from asterion.bots.labyrinth.sampling import Sampler
from asterion.bots.labyrinth.search import A_BIT, Search, Standing
from asterion.bots.labyrinth.world import BLAST, NOWHERE, Action
from asterion.bots.strength import EASY, HARD, NORMAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.contract.book import Prompt, Refused
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.ask import MissingSolver, new_solver
from asterion.knowledge.budget import Budget


class Powers(NamedTuple):
    """How much it thinks: labyrinths imagined, movements ahead; CPU seconds, if it must hurry.

    One who knows the customs expects as many hospitals, exits and so on as masters usually draw;
    an eager one shoots after the step as well.
    """

    worlds: int
    depth: int
    knows_customs: bool = False
    is_eager: bool = False
    seconds: float | None = None


POWERS: Final = {
    EASY: Powers(4, 1),
    NORMAL: Powers(16, 2, knows_customs=True, is_eager=True),
    HARD: Powers(32, 2, knows_customs=True, is_eager=True),
}
STEPS: Final = 6_000_000
"""Of the solver, for one move: a second, never two. They are counted and not timed, so that the
same told events always have the same answer; with the worlds imagined by then it makes do."""
USUAL_SIZE: Final = 36
FEWEST: Final = 4
LATELY: Final = 10
HIT: Final = 0.5
"""A player this likely to lie on the ground already is not shot at again (L71)."""
FIRES: Final = 0.8
DEATH: Final = 10.0
SURER_BIT: Final = 0.7
"""What one bit of news is worth, in moves, to a bot that also pays for doubts."""
HUNT: Final = 0.7
"""What one step nearer to a player whom a hit kills is worth, in moves."""


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
        self.knew: Phrase | None = None  # since when it knew an exit, to be told afterwards
        self.last: Action = NOWHERE
        self.been: list[int] = []
        self.carried = False
        self.bullets = 0  # left in this move
        self.hope = 0.0  # that the shot before the movement hits
        self.walls = Walls()

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
            self.mind = Sampler(view.seat, view.options, self.dice, self.powers.knows_customs)
            self.pack = Pack(view.seat, view.options, len(view.names))
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
        self.hope, self.bullets = 0.0, pack.bullets if pack.is_healthy else 0
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
        chances = Chances(worlds)
        knows_exit = max(chances.exit.values()) == 1
        if self.knew is None and knows_exit:
            self.knew = phrase("bots-knew-exit", round=view.round)
        doubts = chances if self.powers.is_eager else None
        outlooks = [Outlook(world, needs, doubts) for world in worlds]
        sight = Gunsight(view, scene, worlds, self.powers.is_eager, pack.orders)
        parts: list[str] = []
        if view.may_order:
            cell, heals = ordered(view, outlooks)
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
            parts += self._before(group, sight, is_healthy, carries)
        is_eager = self.powers.is_eager
        lately = self._remember(group, carries)
        a_bit = SURER_BIT if is_eager else A_BIT
        search = Search(is_healthy, a_bit, is_over=lambda: budget.is_spent, lately=lately)
        risk = self._risk(view.seat, is_healthy, carries)
        action = self._best(view, search, group, sight if is_eager else None, risk)
        if action >= BLAST:
            parts.append(f"blow the {WAYS[action % BLAST]} wall")
        elif not view.may_order:
            parts += self.walls.blown(view, self.pack, group)
        parts.append(GOING[action % BLAST])
        if is_eager and is_healthy:
            parts += self._after(group, action, sight)
        self.aim = purpose(group, is_healthy, carries, knows_exit, parts)
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

    def _best(
        self,
        view: View,
        search: Search,
        group: list[Standing],
        sight: Gunsight | None,
        risk: float,
    ) -> Action:
        known = known_to_fail(view) if not view.may_order else 0
        actions = [
            action for action in search.actions(group) if action >= BLAST or not known >> action & 1
        ]
        ranked = search.ranked(group, self.powers.depth, actions)
        if sight is not None:
            ranked = sorted(
                (left + self._fight(sight, self._ended(group, action), len(group), risk), action)
                for left, action in ranked
            )
        self.last = ranked[0][1]
        return self.last

    def _risk(self, seat: int, is_healthy: bool, carries: bool) -> float:
        """L70-L72  What a hit would cost, times how readily others shoot."""
        assert self.pack is not None
        if not is_healthy:
            return FIRES * DEATH
        order = 2.0 if self.pack.orders[seat] else 5.0
        return FIRES * (order + (4.0 if carries else 0.0))

    def _fight(self, sight: Gunsight, ended: list[Standing], every: int, risk: float) -> float:
        """What it costs, in moves, to be shot at where a movement ends, less one's own shot."""
        if not ended:
            return 0.0
        worth = hits = 0.0
        if self.bullets > 0 and self.hope <= HIT:
            worth, hits = sight.hope(ended)
            worth -= HUNT * sight.chase(ended)
        return (risk * sight.danger(ended) * (1 - hits) - worth) * len(ended) / every

    # ---- shots and finds

    def _after(self, group: list[Standing], action: Action, sight: Gunsight) -> list[str]:
        """L17, L69  From where the movement ends nobody has moved yet: another line of fire."""
        ended = self._ended(group, action)
        if self.bullets <= 0 or self.hope > HIT or len(ended) < len(group):
            return []
        return sight.best(ended, self.bullets)[0]

    def _ended(self, group: list[Standing], action: Action) -> list[Standing]:
        ended = [one._replace(cell=one.outlook.world.go(one.cell, action).cell) for one in group]
        return [one for one in ended if one.cell != NOWHERE]

    def _before(
        self, group: list[Standing], sight: Gunsight, is_healthy: bool, carries: bool
    ) -> list[str]:
        parts: list[str] = []
        if is_healthy and self.bullets:
            shots, self.hope = sight.best(group, self.bullets)
            self.bullets -= len(shots)
            parts += shots
        lies = sum(one.outlook.world.treasure[one.cell] for one in group)
        if is_healthy and not carries and lies == len(group):
            parts.append("take everything")
        return parts


def is_legal(view: View, text: str) -> bool:
    try:
        return not check(view, read(text))
    except Refused:
        return False


GOING: Final = {way: f"go {word}" for way, word in enumerate(WAYS)} | {
    FLOW: "go by the flow",
    LOOP: "go by the loop",
}
