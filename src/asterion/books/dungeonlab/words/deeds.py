"""Phrases for what encounters and players do, and for what players have and suffer."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.encounters.kind import SAID, slug
from asterion.books.dungeonlab.encounters.money import worth
from asterion.books.dungeonlab.words.terms import WAYS, damage, encounter, thing, things
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, Value

Who = dict[str, Value]


def met(event: happened.Met, who: Who, names: Sequence[str]) -> Phrase:
    """The encounter's own message, which stands in its file."""
    args: Who = {**who, "what": encounter(event.what), "count": event.count}
    return Phrase(f"{SAID[event.what]}-{slug(event.how)}", args)


def asked(event: happened.Asked, who: Who, names: Sequence[str]) -> Phrase:
    """The same for a question, but for those that every prison or beast may ask."""
    args: Who = {**who, "what": encounter(event.what)}
    if event.key == "answer":
        question = Phrase(f"dungeonlab-question-{event.number}")
        return Phrase("dungeonlab-asked", {**args, "question": question})
    if event.key == "skin":
        return Phrase("dungeonlab-asked-skin", args)
    return Phrase(f"{SAID[event.what]}-{event.key}", args)


def answered(event: happened.Answered, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase(f"dungeonlab-answered-{'yes' if event.yes else 'no'}", who)


def imprisoned(event: happened.Imprisoned, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-imprisoned", {**who, "turns": event.turns})


def fined(event: happened.Fined, who: Who, names: Sequence[str]) -> Phrase:
    paid: list[Item] = [thing(n, skin) for skin, n in event.skins.items()]
    if event.dollars or not paid:
        paid.insert(0, thing(event.dollars, "dollar"))
    return Phrase("dungeonlab-fined", {**who, "things": paid})


def trampled(event: happened.Trampled, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-trampled", {"what": encounter(event.what)})


# ---- shots and wounds


def fired(event: happened.Fired, who: Who, names: Sequence[str]) -> Phrase:
    shots = thing(event.count, event.ammunition)
    args: Who = {**who, "shots": shots, "way": WAYS[event.way], "wall": event.wall or "none"}
    return Phrase("dungeonlab-fired", args)


def shot(event: happened.Shot, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-shot", {**who, "shots": thing(event.count, event.ammunition)})


def hurt(event: happened.Hurt, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-hurt", {**who, "damage": damage(event.hurt, event.count)})


def exote(event: happened.Exote, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase(f"dungeonlab-exote-{'now' if event.now else 'no-more'}", who)


def struck(event: happened.Struck, who: Who, names: Sequence[str]) -> Phrase:
    if event.what in names:
        return Phrase("dungeonlab-struck-player", {**who, "victim": event.what})
    return Phrase("dungeonlab-struck-beast", {**who, "what": encounter(event.what)})


def disembodied(event: happened.Disembodied, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-disembodied", {**who, "treasure": event.treasure})


def died(event: happened.Died, who: Who, names: Sequence[str]) -> Phrase:
    """Of what, and what comes after it."""
    after = Phrase("dungeonlab-no-landing-left")
    if event.left:
        after = Phrase("dungeonlab-turns-to-wait", {"turns": event.turns})
    death = Phrase(f"dungeonlab-died-{event.of}", who)
    return Phrase("dungeonlab-then", {"first": death, "next": after})


# ---- goods


def got(event: happened.Got, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-got", {**who, "what": thing(event.count, event.thing)})


def lost(event: happened.Lost, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-lost", {**who, "what": thing(event.count, event.thing)})


def took(event: happened.Took, who: Who, names: Sequence[str]) -> Phrase:
    return Phrase("dungeonlab-took", {**who, "things": things(event.things)})


def bought(event: happened.Bought, who: Who, names: Sequence[str]) -> Phrase:
    what = thing(event.count, event.thing)
    if not event.skins:
        return Phrase("dungeonlab-bought", {**who, "what": what, "dollars": event.dollars})
    cash = event.dollars - worth(event.skins)
    paid: list[Item] = [thing(n, skin) for skin, n in event.skins.items()]
    if cash > 0:
        paid.insert(0, thing(cash, "dollar"))
    args: Who = {**who, "what": what, "things": paid, "change": max(0, -cash)}
    return Phrase("dungeonlab-bought-with-skins", args)


def sold(event: happened.Sold, who: Who, names: Sequence[str]) -> Phrase:
    what = thing(event.count, event.thing)
    return Phrase("dungeonlab-sold", {**who, "what": what, "dollars": event.dollars})


DEEDS: Final[dict[type[Event], Callable[[Any, Who, Sequence[str]], Phrase]]] = {
    happened.Met: met,
    happened.Asked: asked,
    happened.Answered: answered,
    happened.Imprisoned: imprisoned,
    happened.Fined: fined,
    happened.Trampled: trampled,
    happened.Fired: fired,
    happened.Shot: shot,
    happened.Hurt: hurt,
    happened.Exote: exote,
    happened.Struck: struck,
    happened.Disembodied: disembodied,
    happened.Died: died,
    happened.Got: got,
    happened.Lost: lost,
    happened.Took: took,
    happened.Bought: bought,
    happened.Sold: sold,
}
