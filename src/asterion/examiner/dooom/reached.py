"""Which rules a game came to: what was never tried was not examined."""

from collections.abc import Iterable

from asterion.books.dooom.event import (
    Began,
    Died,
    Ended,
    Hit,
    Hurt,
    Joined,
    Missed,
    PickedUp,
    Refreshed,
    Said,
    Saw,
    TurnBegan,
    Walked,
    Won,
)
from asterion.core.event import Event


def in_order(rules: Iterable[str]) -> list[str]:
    """O2 before O12."""
    return sorted(rules, key=lambda rule: int(rule[1:]))


def rules_of(event: Event) -> tuple[str, ...]:
    """The rules that this event shows at work, by what a client can see of them."""
    match event:
        case PickedUp(thing="H"):
            return ("O9", "O11")
        case PickedUp(thing="G"):
            return ("O9", "O19")
        case PickedUp():
            return ("O9",)
        case Died(left=left):
            return ("O17", "O18", "O21") if left else ("O17", "O18")
        case Joined(seat=seat):
            return ("O5", "O24") if seat else ("O5",)
        case Ended() | Said():
            return ("O22",)
    return ALWAYS.get(type(event), ())


ALWAYS: dict[type[Event], tuple[str, ...]] = {
    Began: ("O4",),
    Saw: ("O1", "O2", "O7"),
    TurnBegan: ("O6", "O15"),
    Refreshed: ("O14",),
    Walked: ("O8",),
    Hit: ("O12",),
    Missed: ("O12",),
    Hurt: ("O13",),
    Won: ("O16",),
}
