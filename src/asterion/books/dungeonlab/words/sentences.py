"""From an event to the phrase that tells it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.event.endings import why
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.words.deeds import DEEDS
from asterion.books.dungeonlab.words.facts import FACTS
from asterion.books.dungeonlab.words.perceived import PERCEIVED
from asterion.core.audience import Seat
from asterion.core.contract.telling import Tell
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Item, Phrase, Value, person
from asterion.core.referee.rulings import ruled

Told = Callable[[Any, dict[str, Value], Sequence[str]], Phrase]

PLAIN: Final[dict[type[Event], str]] = {
    happened.Won: "dungeonlab-won",
    happened.Came: "dungeonlab-came",
    happened.MapGone: "dungeonlab-map-gone",
    happened.Freed: "dungeonlab-freed",
    happened.Mounted: "dungeonlab-mounted",
    happened.Dismounted: "dungeonlab-dismounted",
    happened.Fled: "dungeonlab-fled",
    happened.Screamed: "dungeonlab-screamed",
    happened.Healed: "dungeonlab-healed",
    happened.Ruined: "dungeonlab-ruined",
}
"""What has nothing to tell but whom it befell."""

TOLD: Final[dict[type[Event], Told]] = {**PERCEIVED, **DEEDS}
"""What befalls a player: the event, the player as variables, and everyone's names."""


def masters_tell(plan: Plan) -> Tell:
    """For the master, who has the plan: facts in its columns and rows."""
    return partial(tell, plan=plan)


def tell(event: Event, listener: Seat, names: Sequence[str], plan: Plan | None = None) -> Phrase:
    """What this listener is told, without a language; the master's facts need the plan."""
    kind = type(event)
    told = TOLD.get(kind)
    if told is not None:
        return told(event, person("who", event.seat, listener, names), names)  # type: ignore[attr-defined]
    plain = PLAIN.get(kind)
    if plain is not None:
        return Phrase(plain, person("who", event.seat, listener, names))  # type: ignore[attr-defined]
    match event:
        case happened.Began(columns=columns, rows=rows, levels=levels, order=order):
            turns: list[Item] = [names[seat] for seat in order]
            size = {"columns": columns, "rows": rows, "levels": levels}
            return Phrase("dungeonlab-began", {**size, "order": turns})
        case happened.Ended(reason=reason):
            return Phrase("dungeonlab-ended", {"reason": why(reason)})
        case happened.PlayerAt(seat=seat):
            return FACTS[kind](event, plan, person("who", seat, listener, names))
        case Ruled(text=text):
            return ruled(text, names)
    return FACTS[kind](event, plan, {})
