"""How each answer changes what a player can be sure to have: the rules, as far as they are told."""

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered, Placed, Skipped
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    Ashes,
    Aspect,
    BlewUp,
    Cremated,
    DiedSick,
    Found,
    Healed,
    Infected,
    LeftThing,
    Screamed,
    Shot,
    Standing,
    Stocked,
    ThrewGrenade,
    ThrewThing,
    TookThing,
    Went,
    Woke,
    facts_of,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say.command import (
    If,
    Leave,
    NoRestock,
    Part,
    Prefer,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.view.effects import arrive, be_given_a_mine, leave, take_in, throw
from asterion.books.labyrinth.view.kit import (
    DOES_NOT_FOLLOW,
    FULL,
    HEALTHY,
    LOAD_UNKNOWN,
    UNWELL,
    WEAPONRY,
    Kit,
)

_ARRIVALS = (
    Ashes, Aspect, BlewUp, Screamed, Woke, Infected, Healed, Cremated, Stocked, Found, DiedSick,
)  # fmt: skip
_TAKING = (Found, TookThing, Shot, ThrewGrenade)
_LAYING = (LeftThing, ThrewThing, BlewUp, Infected, DiedSick)
"""Of others: after it there may lie less, or more, on one's own cell."""


def keep_placed(kit: Kit, options: LabyrinthOptions, event: Placed) -> None:
    """L11"""
    _begin(kit)
    arrive(kit, event.kind)
    for telling in event.told:
        take_in(kit, options, telling)
    if event.kind == "R":  # L54: what lies on a source is not told
        kit.forget_ground()


def keep_answered(kit: Kit, options: LabyrinthOptions, event: Answered) -> None:
    """L12, L30, L31"""
    _begin(kit)
    if event.style in (IN_THE_DARK, FACETED):
        kit.forget()
        for told in event.told:
            if type(told) is Standing:
                keep_standing(kit, told)
        return
    following = _Following(kit, options, event.told)
    if event.ordered:
        following.be_placed()
    following.carry_out(event.request.parts)
    following.take_in_the_rest()
    _end(kit, options)


def keep_skipped(kit: Kit, options: LabyrinthOptions, event: Skipped) -> None:
    """L29"""
    _begin(kit)
    for telling in event.told:
        take_in(kit, options, telling)
    _end(kit, options)


def keep_standing(kit: Kit, standing: Standing) -> None:
    """L25  What was asked for is certain."""
    if standing.health is not None:
        if standing.health == "healthy":
            kit.health = HEALTHY
        elif kit.health != UNWELL:
            kit.fall()
    if standing.bullets >= 0:
        kit.bullets = standing.bullets
    if standing.grenades >= 0:
        kit.grenades = standing.grenades
    if standing.load is not None:
        kit.load = standing.load
    if standing.health and standing.bullets >= 0 and standing.load is not None:
        kit.in_doubt = False


def hear_of_another(kit: Kit, event: Answered | Skipped) -> None:
    """L72  Of a hit one hears on one's own turn: until then a scream may have been one's own."""
    if isinstance(event, Answered):
        if event.style in (IN_THE_DARK, FACETED):
            kit.in_doubt = True
            kit.forget_ground()
        elif event.ordered:
            kit.forget_ground()
    for told in event.told:
        if isinstance(told, Screamed) or (isinstance(told, Shot | ThrewThing) and told.scream):
            kit.in_doubt = True
            kit.forget_ground()
        elif isinstance(told, _LAYING):
            kit.forget_ground()
        elif isinstance(told, _TAKING):
            kit.doubt_ground()


def _begin(kit: Kit) -> None:
    kit.picks_up = kit.restocks = True
    kit.shed = False


def _end(kit: Kit, options: LabyrinthOptions) -> None:
    """L46, L47  A turn that ends in a weaponry fills the hands once more."""
    kit.replenish()
    if options.weaponry_mines and kit.restocks and kit.kind in (WEAPONRY, ""):
        be_given_a_mine(kit)


class _Following:
    """One answer beside its request: each part has its telling, in order (L17, L27)."""

    def __init__(self, kit: Kit, options: LabyrinthOptions, told: list[AnyTelling]) -> None:
        self.kit = kit
        self.options = options
        self.told = told
        self.at = 0

    def be_placed(self) -> None:
        """L72  On the cell that was ordered; of what lay there nothing may have been told."""
        kit = self.kit
        if kit.health != UNWELL:
            kit.bullets, kit.load = 0, ""
        if self.options.tell_ordered_cell:
            kit.forget_place()
            self.hear_of_arrival()
            return
        self.hear_of_arrival()
        kit.forget_place()
        if kit.grenades != FULL:
            kit.grenades = DOES_NOT_FOLLOW
        if kit.health != UNWELL:
            kit.bullets, kit.load = DOES_NOT_FOLLOW, LOAD_UNKNOWN

    def carry_out(self, parts: tuple[Part, ...]) -> None:
        for part in parts:
            if isinstance(part, If):
                met = (part.fact in facts_of(self.told[: self.at])) == part.holds
                self.carry_out(part.then if met else part.otherwise)
            elif isinstance(part, NoRestock):
                self.kit.restocks = False
            else:
                self.kit.replenish()
                if isinstance(part, TakeNothing):
                    self.kit.picks_up = False
                elif not isinstance(part, Prefer):
                    self.hear_of(part)

    def hear_of(self, part: Part) -> None:
        if self.at == len(self.told):
            return
        told = self.told[self.at]
        if isinstance(told, _ARRIVALS):
            return
        self.at += 1
        if isinstance(told, Went):
            if told.reached or not told.blocked:
                arrive(self.kit, told.reached or told.entered)
            self.hear_of_arrival()
        elif isinstance(told, LeftThing) and isinstance(part, Leave):
            leave(self.kit, told, part)
        elif isinstance(told, ThrewThing) and isinstance(part, Throw):
            throw(self.kit, self.options, told, part)
        else:
            take_in(self.kit, self.options, told)

    def hear_of_arrival(self) -> None:
        while self.at < len(self.told) and isinstance(self.told[self.at], _ARRIVALS):
            take_in(self.kit, self.options, self.told[self.at])
            self.at += 1

    def take_in_the_rest(self) -> None:
        for telling in self.told[self.at :]:
            take_in(self.kit, self.options, telling)
        self.at = len(self.told)
