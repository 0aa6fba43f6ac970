"""The commands that a seat could give now, as far as it can know."""

from collections.abc import Sequence
from functools import lru_cache

from asterion.books.dungeonlab.encounters.kind import SKINS
from asterion.books.dungeonlab.encounters.money import store_purse
from asterion.books.dungeonlab.plan.things import (
    BLASTER,
    BULLET,
    BULLETS_AT_ONCE,
    DYNAMITE,
    GRENADE,
    LARGE_MAP,
    MORGUL,
    PRICES,
    SMALL_MAP,
    counted,
    plural,
    price,
)
from asterion.books.dungeonlab.say.notation import MOVES
from asterion.books.dungeonlab.view.asking import is_sold, wanted
from asterion.books.dungeonlab.view.model import View, bodies_in, living_in
from asterion.core.state.grid import WAYS

USUAL_BULLETS, USUAL_BLASTERS = 10, 2
"""Amounts that do something, besides one grenade and one dynamite; any other is legal too."""


@lru_cache(maxsize=64)
def landings(columns: int, rows: int, levels: int) -> tuple[str, ...]:
    """D11, D19  Every place of the base rectangle."""
    return tuple(
        f"land {column} {row} {level}"
        for level in range(1, levels + 1)
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
    )


def shots(ammunition: str, count: int) -> list[str]:
    """This many in each direction."""
    name = ammunition if count == 1 else plural(ammunition)
    return [f"shoot {count} {name} {way}" for way in WAYS if count]


def legal(view: View) -> Sequence[str]:
    """Commands that take the game on, as far as this seat can know; amounts are the usual ones."""
    asked = wanted(view)
    if asked == "answer":
        return ("yes", "no")
    if asked == "land":
        return landings(view.columns, view.rows, view.levels)
    if not asked:
        return ()
    mine = view.mine
    carries = mine.carries
    have = carries.get
    commands, trades = usual(
        min(have(BULLET, 0), USUAL_BULLETS), GRENADE in carries,
        min(have(BLASTER, 0), USUAL_BLASTERS), DYNAMITE in carries,
        mine.exote, mine.riding, *view.found,
    )  # fmt: skip
    if trades:
        commands += _trades(view)
    if view.things:
        commands += ("take",)
    if MORGUL in carries:
        commands += _morgul_targets(view)
    if SMALL_MAP in carries or LARGE_MAP in carries:
        commands += tuple(f"use {thing}" for thing in (SMALL_MAP, LARGE_MAP) if thing in carries)
    return commands


@lru_cache(maxsize=8192)
def usual(
    bullets: int, grenade: bool, blasters: int, dynamite: bool,
    exote: bool, riding: bool, *found: str,
) -> tuple[tuple[str, ...], bool]:  # fmt: skip
    """What can be said with this ammunition among all this, and whether one can buy and sell."""
    living = [kind for _, kind in living_in(found)]
    commands = [*MOVES, "up", "down", *shots(BULLET, bullets), *shots(GRENADE, int(grenade))]
    commands += [*shots(BLASTER, blasters), *shots(DYNAMITE, int(dynamite))]
    commands += [f"skin {label}" for label in dict.fromkeys(bodies_in(found))]
    if any(kind.climb is not None for kind in living):
        commands.append("climb")
    if any(kind.can_be_strangled for kind in living):
        commands.append("strangle")
    if riding:
        commands.append("dismount")
    elif "ontifutlas:bridled" in found:
        commands.append("mount")
    if exote:
        commands.append("feel")
    return (*commands, "look", "pass", "suicide"), any(kind.trades for kind in living)


def _morgul_targets(view: View) -> tuple[str, ...]:
    """D46  The beasts and players of one's cell."""
    beasts = dict.fromkeys(label for label, kind in view.living_here() if kind.is_beast)
    return tuple(f"morgul {name}" for name in (*beasts, *(view.names[n] for n in view.company)))


def _trades(view: View) -> tuple[str, ...]:
    carries = view.mine.carries
    money = store_purse(carries, view.options)
    goods = [(BULLET, BULLETS_AT_ONCE), *((thing, 1) for thing in PRICES)]
    offers = [
        f"buy {counted(count, thing)}"
        for thing, count in goods
        if price(thing, count) <= money and is_sold(view, thing)
    ]
    offers += [
        f"sell {counted(count, thing)}" for thing, count in goods if carries.get(thing, 0) >= count
    ]
    skins = [thing for thing in carries if thing in SKINS and SKINS[thing].skin]
    return (*offers, *(f"sell {counted(carries[skin], skin)}" for skin in skins))
