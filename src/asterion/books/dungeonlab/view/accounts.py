"""The part of a view that is an account: damage, goods, and in which state a player is."""

from collections.abc import Callable
from typing import Any

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.encounters.money import worth
from asterion.books.dungeonlab.plan.things import DOLLAR, PERISHABLE
from asterion.books.dungeonlab.view.model import View
from asterion.core.event import Event
from asterion.core.phrase import Phrase


def hurt(view: View, event: happened.Hurt | happened.Stung) -> None:
    hurts = view.fortunes[event.seat].hurts
    hurts[event.hurt] = hurts.get(event.hurt, 0) + event.count


def shot(view: View, event: happened.Shot) -> None:
    hurts = view.fortunes[event.seat].hurts
    hurts[event.ammunition] = hurts.get(event.ammunition, 0) + event.count


def healed(view: View, event: happened.Healed) -> None:
    view.fortunes[event.seat].hurts = {}


def exote(view: View, event: happened.Exote) -> None:
    view.fortunes[event.seat].exote = event.now


def got(view: View, event: happened.Got) -> None:
    view.fortunes[event.seat].add(event.thing, event.count)


def lost(view: View, event: happened.Lost) -> None:
    view.fortunes[event.seat].add(event.thing, -event.count)


def ruined(view: View, event: happened.Ruined) -> None:
    carries = view.fortunes[event.seat].carries
    for thing in PERISHABLE:
        carries.pop(thing, None)


def map_used(view: View, event: happened.MapUsed) -> None:
    view.fortunes[event.seat].add(event.thing, -1)


def took(view: View, event: happened.Took) -> None:
    for thing, count in event.things.items():
        view.fortunes[event.seat].add(thing, count)


def bought(view: View, event: happened.Bought) -> None:
    fortune = view.fortunes[event.seat]
    for skin, count in event.skins.items():
        fortune.add(skin, -count)
    fortune.add(DOLLAR, worth(event.skins) - event.dollars)
    fortune.add(event.thing, event.count)


def sold(view: View, event: happened.Sold) -> None:
    view.fortunes[event.seat].add(event.thing, -event.count)
    view.fortunes[event.seat].add(DOLLAR, event.dollars)


def fined(view: View, event: happened.Fined) -> None:
    view.fortunes[event.seat].add(DOLLAR, -event.dollars)
    for skin, count in event.skins.items():
        view.fortunes[event.seat].add(skin, -count)


def mounted(view: View, event: happened.Mounted) -> None:
    view.fortunes[event.seat].riding = True


def dismounted(view: View, event: happened.Dismounted | happened.Fled) -> None:
    view.fortunes[event.seat].riding = False


def disembodied(view: View, event: happened.Disembodied) -> None:
    if event.treasure:
        view.fortunes[event.seat].carries.pop("treasure", None)


def imprisoned(view: View, event: happened.Imprisoned) -> None:
    view.fortunes[event.seat].waits = Phrase("dungeonlab-waits-prison", {"turns": event.turns})


def freed(view: View, event: happened.Freed) -> None:
    view.fortunes[event.seat].waits = None


ACCOUNTS: dict[type[Event], Callable[[View, Any], None]] = {
    happened.Stung: hurt,
    happened.Imprisoned: imprisoned,
    happened.Freed: freed,
    happened.Fined: fined,
    happened.Mounted: mounted,
    happened.Dismounted: dismounted,
    happened.Fled: dismounted,
    happened.Shot: shot,
    happened.Hurt: hurt,
    happened.Healed: healed,
    happened.Exote: exote,
    happened.Got: got,
    happened.Lost: lost,
    happened.Ruined: ruined,
    happened.MapUsed: map_used,
    happened.Took: took,
    happened.Bought: bought,
    happened.Sold: sold,
    happened.Disembodied: disembodied,
}
