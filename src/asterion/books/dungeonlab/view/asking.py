"""What a seat is asked, and why a command is refused: from its view alone."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from asterion.books.dungeonlab.encounters.kind import SKINS
from asterion.books.dungeonlab.encounters.money import store_purse
from asterion.books.dungeonlab.plan.things import (
    BULLET,
    BULLETS_AT_ONCE,
    DOLLAR,
    DYNAMITE,
    LARGE_MAP,
    MORGUL,
    PRICES,
    SMALL_MAP,
    price,
)
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.view.model import NOBODYS_TURN, View
from asterion.books.dungeonlab.words.terms import encounter
from asterion.books.dungeonlab.words.terms import thing as a_thing
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, Value
from asterion.core.referee.names import find_seat

Wanted = Literal["", "answer", "land", "move"]
ASKS: Final = {what: Phrase(f"dungeonlab-asks-{what}") for what in ("answer", "land", "move")}


def asks(view: View) -> Phrase | None:
    """What this seat is asked, as a label; None where it is asked nothing."""
    return ASKS.get(wanted(view))


def wanted(view: View) -> Wanted:
    """A question's answer, a landing, or a move."""
    if view.over or view.seat < 0:
        return ""
    if view.asked is not None:
        return "answer"
    if view.turn != view.seat:
        return ""
    return "move" if view.mine.in_dungeon else "land"


def turn(view: View) -> Sequence[Seat]:
    """Whose turn it is; besides, a player asked a question in another's turn knows it alone."""
    if view.over:
        return ()
    turns = () if view.turn == NOBODYS_TURN else (view.turn,)
    return (*turns, view.seat) if view.asked is not None and view.seat not in turns else turns


MASTERS = frozenset({said.TimeOut, said.Leave, said.Hide})
"""What only the master can say."""


def check(view: View, command: said.Command) -> Phrase | None:
    """Why this viewer's command is refused, from what they were told alone; None if it is not."""
    if view.over:
        return no("over")
    if view.seat < 0:
        return check_master(view, command) if view.seat == MASTER else no("watching")
    kind = type(command)
    if kind in MASTERS:
        return no("masters")
    if kind is said.Marks:
        return None
    if view.asked is not None:
        return None if kind is said.Answer else no("asked")
    if kind is said.Answer:
        return no("not-asked")
    if view.turn != view.seat:
        return _why_not_now(view)
    if kind is said.Land:
        return _check_landing(view, command)  # type: ignore[arg-type]
    if not view.mine.in_dungeon:
        return no("land-first", "D19", **_size(view))
    checking = CHECKS.get(kind)
    return checking(view, command) if checking is not None else None


def no(why: str, rule: str = "", **about: Value) -> Phrase:
    """A refusal by its name, the rule that it follows from, and what it is about."""
    args: dict[str, Value] = {"rule": rule, **about} if rule else about
    return Phrase(f"dungeonlab-refused-{why}", args)


def _size(view: View) -> dict[str, Value]:
    return {"columns": view.columns, "rows": view.rows, "levels": view.levels}


def _why_not_now(view: View) -> Phrase:
    mine = view.mine
    if mine.out:
        return no("out", "D1")
    if mine.waits is not None:
        return no("waiting", waits=mine.waits)
    return no("turn", name=view.names[view.turn])


def _check_landing(view: View, command: said.Land) -> Phrase | None:
    """D11, D19  Once, in the base rectangle."""
    if view.mine.in_dungeon:
        return no("landed", "D19")
    fits = (
        1 <= command.column <= view.columns
        and 1 <= command.row <= view.rows
        and 1 <= command.level <= view.levels
    )
    return None if fits else no("land-within", "D11", **_size(view))


def _check_shot(view: View, command: said.Shoot) -> Phrase | None:
    have = view.mine.carries.get(command.ammunition, 0)
    if command.count <= have:
        return None
    if not have:
        return no("none", "D25")
    return no("too-few", "D25", what=a_thing(have, command.ammunition))


def _check_feel(view: View, command: said.Feel) -> Phrase | None:
    return None if view.mine.exote else no("feel", "D17")


def _check_climb(view: View, command: said.Climb) -> Phrase | None:
    trees = any(kind.climb is not None for _, kind in view.living_here())
    return None if trees else no("climb", "D62")


def _check_skin(view: View, command: said.Skin) -> Phrase | None:
    bodies = view.bodies_here()
    if not bodies:
        return no("skin", "D41")
    named = not command.what or command.what in bodies
    return None if named else no("skin-which", "D41", what=encounter(command.what))


def _check_strangle(view: View, command: said.Strangle) -> Phrase | None:
    rabbits = any(kind.can_be_strangled for _, kind in view.living_here())
    return None if rabbits else no("strangle", "D37")


def _check_mount(view: View, command: said.Mount) -> Phrase | None:
    if view.mine.riding:
        return no("riding", "D55")
    return None if "ontifutlas:bridled" in view.found else no("mount", "D49")


def _check_dismount(view: View, command: said.Dismount) -> Phrase | None:
    return None if view.mine.riding else no("dismount", "D56")


def _check_take(view: View, command: said.Take) -> Phrase | None:
    return None if view.things else no("take", "D61")


def _check_map(view: View, command: said.UseMap) -> Phrase | None:
    has = command.thing in view.mine.carries
    return None if has else no("map", "D27", what=a_thing(1, command.thing))


def _check_morgul(view: View, command: said.Morgul) -> Phrase | None:
    """D46  A beast or a player of one's own cell."""
    if MORGUL not in view.mine.carries:
        return no("blade", "D46")
    if any(label == command.target for label, kind in view.living_here() if kind.is_beast):
        return None
    target = command.target[:30]
    try:
        seat = find_seat(command.target, view.names)
    except Refused:
        return no("no-such-target", "D46", target=target)
    return None if seat in view.company else no("target", "D46", target=target)


def _is_in_store(view: View) -> bool:
    return any(kind.trades for _, kind in view.living_here())


def _check_buying(view: View, command: said.Buy) -> Phrase | None:
    """D7, D27  Too little money is refused and costs no turn."""
    count, thing = command.count, command.thing
    if not _is_in_store(view):
        return no("no-store", "D27")
    if thing != BULLET and (thing not in PRICES or not is_sold(view, thing)):
        return no("not-sold", "D27", what=a_thing(count, thing))
    if thing == BULLET and count % BULLETS_AT_ONCE:
        return no("tens", "D27")
    carries, cost = view.mine.carries, price(thing, count)
    cash, money = carries.get(DOLLAR, 0), store_purse(carries, view.options)
    if cost <= money:
        return None
    return no("price" if money == cash else "price-skins", "D27", cost=cost, money=money)


def _check_selling(view: View, command: said.Sell) -> Phrase | None:
    """D7, D27  Goods at their price, skins at their worth."""
    count, thing = command.count, command.thing
    if not _is_in_store(view):
        return no("no-store", "D27")
    goods = thing in PRICES or thing == BULLET
    if not (SKINS[thing].skin if thing in SKINS else goods):
        return no("not-bought", "D27", what=a_thing(count, thing))
    if thing == BULLET and count % BULLETS_AT_ONCE:
        return no("tens", "D27")
    have = view.mine.carries.get(thing, 0)
    return None if count <= have else no("have", "D27", have=have)


CHECKS: dict[type[said.Command], Callable[[View, Any], Phrase | None]] = {
    said.Shoot: _check_shot,
    said.Feel: _check_feel,
    said.Climb: _check_climb,
    said.Skin: _check_skin,
    said.Strangle: _check_strangle,
    said.Mount: _check_mount,
    said.Dismount: _check_dismount,
    said.Take: _check_take,
    said.UseMap: _check_map,
    said.Morgul: _check_morgul,
    said.Buy: _check_buying,
    said.Sell: _check_selling,
}


def check_master(view: View, command: said.Command) -> Phrase | None:
    """D2  What the master may say of a player."""
    if not isinstance(command, said.TimeOut | said.Leave | said.Hide):
        return no("master")
    try:
        seat = find_seat(command.name, view.names)
    except Refused as refused:
        return refused.why
    if seat < 0:
        return no("no-player", name=command.name)
    name = view.names[seat]
    if isinstance(command, said.Leave):
        return no("out-already", name=name) if view.fortunes[seat].out else None
    if isinstance(command, said.Hide):
        return None if seat in view.shown else no("not-shown", "D32", name=name)
    due = view.asked.seat if view.asked is not None else view.turn
    return None if seat == due else no("not-due", name=name)


def is_sold(view: View, thing: str) -> bool:
    """D4, D27  Dynamite and maps by option only."""
    if thing == DYNAMITE:
        return view.options.dynamite
    return view.options.maps or thing not in (SMALL_MAP, LARGE_MAP)
