"""A player of Dooom who knows the odds, and goes after everybody it meets."""

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from asterion.books.dooom.event import Dodged, Hurt
from asterion.books.dooom.plan.model import EXIT, WALL
from asterion.books.dooom.say.notation import END, MOVES, PICK_UP
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.cornering import best_stand
from asterion.bots.dooom.duel import odds_after
from asterion.bots.dooom.paths import ANY_DISTANCE, cells_of, distances, end_of, way_to
from asterion.bots.dooom.prospects import STALE, Prospects
from asterion.bots.dooom.race import points_to_win
from asterion.bots.dooom.trail import Trails
from asterion.bots.dooom.traveller import (
    EXPLORE,
    MEET,
    PREY,
    Errand,
    Traveller,
    Wish,
    others_alive,
)
from asterion.bots.dooom.walker import A_CHASE, A_DETOUR
from asterion.bots.strength import EASY, HARD, NORMAL, UNHURRIED, USUAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.audience import Seat
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.drawing.chart import UNKNOWN, Chart
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import Budget

GUARD: Final = "X"
"""A wish that is no symbol of the map: the exit to stand on."""
WATCH: Final = 40
"""Rounds for which it guards an exit while nobody comes; about this many it may take the others."""
EVEN: Final = 0.5
NEAR: Final = 3
AT_HAND: Final = 2
"""So far it goes for treasure while it is after somebody."""
FARTHEST: Final = 20
FADES: Final = 0.85
"""What a step farther away is worth."""
FAINT: Final = 0.01
NEARLY_OUT: Final = 2
"""Turns: where it can be out by then, as far as is known, it fights nobody."""
FOR_ARMOUR: Final = 12
FOR_SWORD: Final = 4
FOR_POTION: Final = 3
"""So far it goes to prepare for a fight."""
"""Below this a trail is lost."""
TRAIL: Final = "T"
"""Another such wish: to where somebody may have gone."""


class Powers(NamedTuple):
    """What it remembers and thinks about: turns for which it follows whom it does not see any
    more, ideas of where each of them is, whether it thinks of the side from which it strikes, and
    whether it prepares for fights: with a sword and potions, and with armour once it was struck.
    """

    follows: int
    ideas: int
    corners: bool
    prepares: bool = False


POWERS: Final = {
    EASY: Powers(0, 1, False), NORMAL: Powers(6, 60, True), HARD: Powers(6, 60, True, True)
}  # fmt: skip


class Fighter(Traveller):
    """It goes after everybody it meets, for the dead drop what they have (O17), and nobody who
    walks away from a blow gets far.

    Nobody can step onto an exit on which somebody stands (O8). So once what it lacks is carried
    by others, it waits there: to leave, the others must win a fight first.
    """

    summary: ClassVar[Phrase] = plays("fighter")
    has_strengths: ClassVar[bool] = True

    def __init__(self, dice: Dice, manner: Manner = USUAL) -> None:
        super().__init__(dice)
        self.powers = POWERS[manner.strength]
        self.seconds = manner.seconds or UNHURRIED
        self.budget = Budget(self.seconds)
        self.trails = Trails(self.powers.ideas)
        self.alone = 0  # rounds without anybody in sight, while on guard
        self.round = 0
        self.tired = False
        self.was_struck = False
        self.is_nearly_out = False
        self.promised = 0  # cells that come in sight at the end of its errand
        self.aim: Phrase | None = None

    def hear(self, events: Sequence[Event]) -> None:
        self.trails.hear(events)
        for event in events:
            self.was_struck |= isinstance(event, Hurt | Dodged)

    def answer(self, view: View, prompt: Prompt) -> str:
        self.budget = Budget(self.seconds)
        self.note_exit(view)
        self.trails.look(view)
        if view.round != self.round:
            self.round = view.round
            self._keep_watch(view)
        most = NEARLY_OUT * view.options.action_points
        self.is_nearly_out = points_to_win(view, most) is not None
        prey = self.prey(view)
        if self._is_on_guard(view) and not prey:
            self.sweep.notice(view)
            self.errand = None
            self.aim = aim("guard")
            return END
        text = self._corner(view, prey) or super().answer(view, prompt)
        self._say_aim(view)
        return text

    # ---- whom it is after

    def _corner(self, view: View, prey: Collection[int]) -> str:
        """To where it strikes best, and the blow; nothing where none can be reached."""
        if not prey or not self.powers.corners or self.budget.is_spent:
            return ""
        stand = best_stand(view, prey)
        if stand is None:
            return ""
        self.sweep.notice(view)
        self.errand = None
        if stand.cell == view.here:
            return self.strike(view, view.chart.steps.index(stand.prey - stand.cell))
        if self._picks_up(view, [Wish("G")]):
            return PICK_UP
        ways = way_to(view.chart, view.here, (stand.cell,), view.players)
        return MOVES[ways[-1]] if ways else ""

    def _follow(self, view: View) -> list[int] | None:
        """A step towards where somebody it would fight may be: what is near counts for more."""
        best = (FAINT, -1)
        for seat, trail in self.trails.of.items():
            is_lost = trail.in_sight or trail.turns > self.powers.follows
            if is_lost or self.budget.is_spent or self.chance(view, seat) <= EVEN:
                continue
            where = trail.where()
            for way, step in enumerate(view.chart.steps):
                if can_enter(view, view.here + step):
                    near = distances(view.chart, view.here + step, (), FARTHEST, True)
                    scent = sum(
                        share * FADES ** near[cell] for cell, share in where.items() if cell in near
                    )
                    best = max(best, (scent, way))
        return None if best[1] < 0 else [best[1]]

    def _way(self, view: View, seen: Chart, wish: Wish) -> list[int] | None:
        if wish.symbol == TRAIL:
            return self._follow(view)
        ways = self._to_promise(view) if wish.symbol == EXPLORE else None
        return ways or super()._way(view, seen, wish)

    def _to_promise(self, view: View) -> list[int] | None:
        """The way to where most is still to be seen, and how much that is."""
        prospects = Prospects(view)
        ways = prospects.best(self.dice.below(4, "which way first"), view.players)
        end = end_of(view.chart, view.here, ways or ())
        self.promised = len(prospects.unseen_from(end)) if ways else 0
        return ways

    def _is_good(self, view: View, seen: Chart, wishes: list[Wish], errand: Errand) -> bool:
        """A trail is thought about again at every step."""
        if errand.symbol == EXPLORE and self.promised:
            left = len(Prospects(view).unseen_from(view.chart.cell(*errand.place)))
            if left < STALE * self.promised:
                return False
        return errand.symbol != TRAIL and super()._is_good(view, seen, wishes, errand)

    # ---- the exit

    def _exit(self, view: View) -> int | None:
        """The nearest one to which a way is known."""
        exits = list(cells_of(view.chart, EXIT))
        if view.here in exits:
            return view.here
        ways = way_to(view.chart, view.here, exits, ())
        if ways is None:
            return None
        return view.here + sum(view.chart.steps[way] for way in ways)

    def _guards(self, view: View) -> bool:
        """Whether it is better to wait for the others than to go on collecting."""
        return (
            not self.tired
            and self.is_desperate(view)
            and others_alive(view) > 0
            and view.treasure < view.target
            and EXIT in view.chart.tiles
        )

    def _is_on_guard(self, view: View) -> bool:
        return self._guards(view) and view.chart.tiles[view.here] == EXIT

    def _keep_watch(self, view: View) -> None:
        if self._is_on_guard(view):
            self.alone = 0 if view.players else self.alone + 1
            if self.alone > WATCH:
                self.tired = True
        if len(view.dead) != self.sweep.deaths:
            self.tired, self.alone = False, 0

    # ---- wishes

    def wishes(self, view: View) -> Iterable[Wish]:
        if view.treasure >= view.target:
            yield Wish("E")
        if self.needs_potion(view):
            yield Wish("H", A_DETOUR)
        if view.treasure < view.target:
            yield Wish("G", AT_HAND)
            if self.powers.prepares and others_alive(view):
                yield from self._preparations(view)
            if self.prey(view):
                yield Wish(PREY, A_CHASE)
            if self.powers.follows and not self.is_nearly_out:
                yield Wish(TRAIL)
            yield Wish("G", NEAR if self._guards(view) else ANY_DISTANCE)
        if self._guards(view):
            yield Wish(GUARD)
        if self.is_meeting(view):
            yield Wish(MEET)
        yield Wish(EXPLORE)

    def _preparations(self, view: View) -> Iterable[Wish]:
        """O11, O13, O14  Each takes action points: armour too many, unless somebody strikes."""
        if self.was_struck and "A" not in view.kit:
            yield Wish("A", FOR_ARMOUR)
        if "S" not in view.kit:
            yield Wish("S", FOR_SWORD)
        yield Wish("H", FOR_POTION)

    def _goals(self, view: View, symbol: str) -> Collection[int]:
        if symbol == GUARD:
            found = self._exit(view)
            return () if found is None or found == view.here else (found,)
        return super()._goals(view, symbol)

    def prey(self, view: View) -> Collection[int]:
        """Those whom it is likely to beat; everybody, where they carry what it lacks."""
        if view.treasure >= view.target or self.is_nearly_out:
            return ()
        if self.is_desperate(view):
            return view.players
        return [cell for cell, seat in view.players.items() if self.chance(view, seat) > EVEN]

    def chance(self, view: View, seat: Seat) -> float:
        """The exact odds of a fight to the end, if the other began unarmed and in good health."""
        trail = self.trails.of.get(seat)
        return odds_after(view, trail.hits if trail is not None else 0)

    def _say_aim(self, view: View) -> None:
        if view.treasure >= view.target:
            self.aim = aim("leave")
        elif self.errand is None:
            self.aim = aim("fight")
        else:
            named = {PREY: "fight", TRAIL: "follow", GUARD: "guard", EXPLORE: "explore"}
            self.aim = aim(named.get(self.errand.symbol, "collect"))


def can_enter(view: View, cell: int) -> bool:
    """O8  Whether one can step there."""
    return view.chart.tiles[cell] not in (UNKNOWN, WALL) and cell not in view.players
