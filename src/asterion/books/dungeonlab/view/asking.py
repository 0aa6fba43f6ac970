"""What a seat is asked, and why a command is refused: from its view alone."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dungeonlab.encounters.kind import SKINS
from asterion.books.dungeonlab.plan.things import (
    BULLET,
    BULLETS_AT_ONCE,
    DOLLAR,
    DYNAMITE,
    LARGE_MAP,
    MORGUL,
    PRICES,
    SMALL_MAP,
    counted,
    plural,
    price,
)
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.view.model import NOBODYS_TURN, View
from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.names import find_seat


def asks(view: View) -> str:
    """A question's answer, a landing, or a move."""
    if view.over or view.seat < 0:
        return ""
    if view.asked is not None:
        return "answer"
    if view.turn != view.seat:
        return ""
    return "move" if view.mine.in_dungeon else "land"


def turn(view: View) -> Sequence[Seat]:
    """Whose turn it is; besides, whoever is asked a question in another's turn knows it alone."""
    if view.over:
        return ()
    turns = () if view.turn == NOBODYS_TURN else (view.turn,)
    return (*turns, view.seat) if view.asked is not None and view.seat not in turns else turns


MASTERS = frozenset({said.TimeOut, said.Leave, said.Hide})
"""What only the master can say."""


def check(view: View, command: said.Command) -> str:
    """Why this viewer's command is refused, from what she was told alone; empty if it is not."""
    if view.over:
        return "the game is over"
    if view.seat < 0:
        return _check_master(view, command) if view.seat == MASTER else "watchers do not play"
    kind = type(command)
    if kind in MASTERS:
        return "only the master can say that"
    if view.asked is not None:
        return "" if kind is said.Answer else "you are asked a question: answer yes or no"
    if kind is said.Answer:
        return "you are not asked anything"
    if view.turn != view.seat:
        return _why_not_now(view)
    if kind is said.Land:
        return _check_landing(view, command)  # type: ignore[arg-type]
    if not view.mine.in_dungeon:
        return f"land first: land 1 1 1, up to {view.columns} {view.rows} {view.levels} (D19)"
    checking = CHECKS.get(kind)
    return checking(view, command) if checking is not None else ""


def _why_not_now(view: View) -> str:
    mine = view.mine
    if mine.out:
        return "you have no landing left (D1)"
    if mine.waits:
        return f"not your turn: you are {mine.waits}"
    return f"not your turn: it is {view.names[view.turn]}'s"


def _check_landing(view: View, command: said.Land) -> str:
    """D11, D19  Once, in the base rectangle."""
    if view.mine.in_dungeon:
        return "you have landed already (D19)"
    fits = (
        1 <= command.column <= view.columns
        and 1 <= command.row <= view.rows
        and 1 <= command.level <= view.levels
    )
    return "" if fits else f"land within {view.columns} {view.rows} {view.levels} (D11)"


def _check_shot(view: View, command: said.Shoot) -> str:
    have = view.mine.carries.get(command.ammunition, 0)
    if command.count <= have:
        return ""
    return f"you have {counted(have, command.ammunition) if have else 'none of that'} (D25)"


def _check_feel(view: View, command: said.Feel) -> str:
    return "" if view.mine.exote else "only an exote can feel walls (D17)"


def _check_climb(view: View, command: said.Climb) -> str:
    trees = any(kind.climb is not None for _, kind in view.living_here())
    return "" if trees else "there is no tree here to climb (D62)"


def _check_skin(view: View, command: said.Skin) -> str:
    bodies = view.bodies_here()
    if not bodies:
        return "there is nothing here to skin (D41)"
    named = not command.what or command.what in bodies
    return "" if named else f"there is no {command.what} here to skin (D41)"


def _check_strangle(view: View, command: said.Strangle) -> str:
    rabbits = any(kind.can_be_strangled for _, kind in view.living_here())
    return "" if rabbits else "there is nothing here to strangle (D37)"


def _check_mount(view: View, command: said.Mount) -> str:
    if view.mine.riding:
        return "you are riding already (D55)"
    waiting = "ontifutlas:bridled" in view.found
    return "" if waiting else "there is no bridled ontifutlas here (D49)"


def _check_dismount(view: View, command: said.Dismount) -> str:
    return "" if view.mine.riding else "you are on foot (D56)"


def _check_take(view: View, command: said.Take) -> str:
    return "" if view.things else "nothing lies here (D61)"


def _check_map(view: View, command: said.UseMap) -> str:
    return "" if command.thing in view.mine.carries else f"you have no {command.thing} (D27)"


def _check_morgul(view: View, command: said.Morgul) -> str:
    """D46  A beast or a player of one's own cell."""
    if MORGUL not in view.mine.carries:
        return "you have no morgul blade (D46)"
    if any(label == command.target for label, kind in view.living_here() if kind.is_beast):
        return ""
    try:
        seat = find_seat(command.target, view.names)
    except Refused:
        return f"there is no “{command.target[:30]}” in your cell (D46)"
    return "" if seat in view.company else f"{command.target[:30]} is not in your cell (D46)"


def _is_in_store(view: View) -> bool:
    return any(kind.trades for _, kind in view.living_here())


def _check_buying(view: View, command: said.Buy) -> str:
    """D27  Too little money is refused and costs no turn."""
    count, thing = command.count, command.thing
    if not _is_in_store(view):
        return "you are not in a store (D27)"
    if thing != BULLET and (thing not in PRICES or not is_sold(view, thing)):
        return f"the store does not sell {plural(thing)} (D27)"
    if thing == BULLET and count % BULLETS_AT_ONCE:
        return "bullets are sold in tens (D27)"
    cost, money = price(thing, count), view.mine.carries.get(DOLLAR, 0)
    return "" if cost <= money else f"that costs ${cost}, and you have ${money} (D27)"


def _check_selling(view: View, command: said.Sell) -> str:
    """D7, D27  Goods at their price, skins at their worth."""
    count, thing = command.count, command.thing
    if not _is_in_store(view):
        return "you are not in a store (D27)"
    worthless = SKINS[thing].skin == 0 if thing in SKINS else thing not in (*PRICES, BULLET)
    if worthless:
        return f"the store does not buy {plural(thing)} (D27)"
    if thing == BULLET and count % BULLETS_AT_ONCE:
        return "bullets are sold in tens (D27)"
    have = view.mine.carries.get(thing, 0)
    return "" if count <= have else f"you have {have} of that (D27)"


CHECKS: dict[type[said.Command], Callable[[View, Any], str]] = {
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


def _check_master(view: View, command: said.Command) -> str:
    """D2  What the master may say of a player."""
    if not isinstance(command, said.TimeOut | said.Leave | said.Hide):
        return "the master does not play; he says time, leave, hide or rule:"
    try:
        seat = find_seat(command.name, view.names)
    except Refused as refused:
        return str(refused)
    if seat < 0:
        return f"{command.name} is not a player"
    if isinstance(command, said.Leave):
        return f"{view.names[seat]} is out already" if view.fortunes[seat].out else ""
    if isinstance(command, said.Hide):
        return "" if seat in view.shown else f"{view.names[seat]} is not shown a map (D32)"
    due = view.asked.seat if view.asked is not None else view.turn
    return "" if seat == due else f"it is not {view.names[seat]}'s turn"


def is_sold(view: View, thing: str) -> bool:
    """D4, D27  Dynamite and maps by option only."""
    if thing == DYNAMITE:
        return view.options.dynamite
    return view.options.maps or thing not in (SMALL_MAP, LARGE_MAP)
