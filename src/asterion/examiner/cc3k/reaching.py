"""Which rules a turn that was seen has put to the test."""

from collections.abc import Collection, Iterator
from typing import Final

from asterion.books.cc3k.event import (
    Angered,
    Arrived,
    Died,
    Dodged,
    Drank,
    Dropped,
    EnemiesMoved,
    Froze,
    GaveUp,
    GoldTaken,
    Guarded,
    Hurt,
    Missed,
    Recovered,
    Sickened,
    Slew,
    Spawned,
    Struck,
    TookStairs,
    Walked,
    Won,
)
from asterion.books.cc3k.plan.floor import NOWHERE
from asterion.books.cc3k.plan.kinds import (
    DRAGON,
    GOBLIN,
    GRID,
    HALFLING,
    MERCHANT,
    NEAR,
    RACES,
    STEPS,
    TILE,
    TROLL,
    VAMPIRE,
)
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.say.command import Command, Drink, Move
from asterion.books.cc3k.state import State
from asterion.core.event import Event
from asterion.examiner.cc3k.steering import Outcome

OF_RACE: Final = ("C10", "C11", "C12", "C14", "C13")
"""By the number of the race."""
OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    Spawned: ("C33", "C34", "C38"),
    Walked: ("C34",),
    TookStairs: ("C8", "C34"),
    Struck: ("C32", "C34"),
    Missed: ("C34",),
    Slew: ("C16", "C25", "C31"),
    Hurt: ("C22", "C31"),
    EnemiesMoved: ("C22", "C23"),
    Drank: ("C26", "C29", "C34"),
    Dropped: ("C25",),
    Guarded: ("C30",),
    Angered: ("C21",),
    Froze: ("C34",),
    Won: ("C9", "C40"),
    Died: ("C40",),
    GaveUp: ("C34", "C40"),
}
"""What an event shows the player it happens to."""
OF_WORDS: Final[dict[type[Event], tuple[str, ...]]] = {Struck: ("C31",), Drank: ("C28",)}
"""What only the action row shows."""
OF_ATTACKER: Final = {"E": "C17", "D": "C24", "M": "C21"}
OF_GOLD: Final = {"found": "C30", "dropped": "C25", "stolen": "C14"}
GENERATED: Final = frozenset(("C1", "C2", "C3", "C4", "C5", "C6", "C7"))
ACTS: Final = (Walked, Struck, Missed, Drank)
STRENGTH: Final = ("attack", "defence")
SHOWN_BY: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("C12", "C13", "C15", "C17", "C18", "C21", "C24"), ("hit_points", "action")),
    **dict.fromkeys(("C10", "C11", "C26"), ("hit_points", *STRENGTH, "action")),
    "C14": ("gold", "action"),
    "C27": STRENGTH,
}
"""By the rule, the rows below the map of which a program has to show one, or nothing tells."""


def reached_by(before: State, outcome: Outcome, is_said: bool) -> set[str]:
    """The rules of everything that happened in this turn; `is_said`: the action row is compared."""
    game, found = outcome.game, set[str]()
    for event in outcome.news:
        found.update(OF_EVENT.get(type(event), ()))
        found.update(of_event(game, before, event))
        if is_said:
            found.add("C39")
            found.update(OF_WORDS.get(type(event), ()))
    if any(isinstance(event, ACTS) for event in outcome.news):
        found.update(of_turn(game, before))
    return found


def untold(rows: Collection[str]) -> set[str]:
    """The rules of which nothing tells where only these rows are read below the map."""
    return {rule for rule, shown in SHOWN_BY.items() if not any(row in rows for row in shown)}


def of_event(game: State, before: State, event: Event) -> Iterator[str]:
    """What depends on who it happens to."""
    most = RACES[game.race].hit_points
    match event:
        case Spawned():
            yield OF_RACE[game.race]
        case Drank(potion=potion):
            yield OF_RACE[game.race]
            if potion == "RH" and (game.hit_points >= most or game.race == VAMPIRE):
                yield "C15"
            if not game.attack or not game.defence:
                yield "C27"
        case Recovered() | Sickened():
            yield OF_RACE[game.race]
            if game.race == TROLL and game.hit_points == most:
                yield "C15"
        case Hurt(enemy=enemy) | Dodged(enemy=enemy):
            yield OF_ATTACKER.get(enemy, "C23")
            if isinstance(event, Hurt) and (enemy, game.race) == ("O", GOBLIN):
                yield "C18"
        case Struck(enemy=enemy) | Missed(enemy=enemy) if ord(enemy) == HALFLING:
            yield "C19"
        case GoldTaken(how=how):
            yield OF_GOLD[how]
        case Walked(way=way) if is_bend(game, way):
            yield "C37"
        case Arrived(floor=floor) if floor > 1:
            yield "C27"


def of_refusal(game: State, command: Command) -> set[str]:
    """C29, C36  What a command shows that changed nothing."""
    is_step = isinstance(command, Move) and game.here + STEPS[command.way] in game.potions
    return {"C36", "C29"} if is_step or isinstance(command, Drink) else {"C36"}


def is_bend(game: State, way: int) -> bool:
    """C37  A diagonal step, or one from or to a doorway or a passage."""
    step, ground = STEPS[way], game.floor.ground
    is_diagonal = step not in GRID.steps
    return is_diagonal or ground[game.here] != TILE or ground[game.here - step] != TILE


def of_turn(game: State, before: State) -> Iterator[str]:
    """What a turn shows by what did not happen in it."""
    if before.frozen and before.foes:
        yield "C35"
    for foe in game.foes:
        if foe.kind == DRAGON:
            yield from ("C20", "C24")
        elif not before.frozen:
            yield "C23"
        if foe.kind == MERCHANT and foe.cell - game.here in NEAR:
            yield "C21"


def of_arrival(plan: Plan, level: int) -> set[str]:
    """C1-C7, C41-C43  What a floor shows when it is entered."""
    floor = plan.floor(level)
    if floor.generated:
        return {*GENERATED}
    found = {"C1", "C2", "C41", "C42"}
    if level > len(plan.floors) or floor.contents.player == NOWHERE or not floor.contents.stairs:
        found.add("C43")
    return found
