"""Phrases for the facts of the master's plan, in its columns and rows."""

from collections.abc import Callable
from typing import Any, Final

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.plan.model import OPEN, Plan
from asterion.books.dungeonlab.words.terms import WAYS, cell, condition_of, encounter, place, things
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value


def player_at(event: happened.PlayerAt, plan: Plan | None, who: dict[str, Value]) -> Phrase:
    return Phrase("dungeonlab-taken-to", {**who, "place": place(plan, event.place)})


def became(event: happened.Became, plan: Plan | None, who: dict[str, Value]) -> Phrase:
    """Where an encounter is now, and how, if it is not simply alive."""
    args: dict[str, Value] = {"what": encounter(event.name)}
    if event.condition:
        args["condition"] = condition_of(event.name, event.condition)
    so = "-so" if event.condition else ""
    if event.place < 0:
        return Phrase(f"dungeonlab-ridden{so}", args)
    return Phrase(f"dungeonlab-became{so}", {**args, "place": place(plan, event.place)})


def things_at(event: happened.ThingsAt, plan: Plan | None, who: dict[str, Value]) -> Phrase:
    where = place(plan, event.place)
    return Phrase("dungeonlab-lies", {"place": where, "things": things(event.things)})


def wall(event: happened.Wall, plan: Plan | None, who: dict[str, Value]) -> Phrase:
    now = "is-open" if event.wall == OPEN else "has-regrown"
    where = cell(plan, event.edge // 4)
    return Phrase(f"dungeonlab-wall-{now}", {"way": WAYS[event.edge % 4], "cell": where})


FACTS: Final[dict[type[Event], Callable[[Any, Plan | None, dict[str, Value]], Phrase]]] = {
    happened.PlayerAt: player_at,
    happened.Became: became,
    happened.ThingsAt: things_at,
    happened.Wall: wall,
}
