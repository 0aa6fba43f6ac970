"""What a viewer sees: 25 rows of map and 5 of information (C1, C38)."""

from functools import lru_cache

from msgspec.structs import replace

from asterion.books.cc3k.plan.floor import board_text
from asterion.books.cc3k.plan.kinds import (
    COLUMNS,
    FLOORS,
    GOLD,
    NO_RACE,
    POTION,
    RACES,
    ROWS,
    VAMPIRE,
)
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.words.action import action
from asterion.books.cc3k.words.things import race_word
from asterion.core.contract.screen import (
    Count,
    Row,
    Screen,
    Sheet,
    counted,
    goal,
    in_full_sight,
    row,
)
from asterion.core.phrase import Phrase
from asterion.words import speak

FLOOR_COLUMN = 69
FLOOR = Sheet(COLUMNS, ROWS)


def frame(view: View, said: str | None = None) -> str:
    """C38  The 30 rows as lines, each with its line break; never cut, however long.

    `said` stands in the action row instead of what happened last: a refusal, for instance.
    """
    told = action(view.last) if said is None else said
    purse = _purse(view.race, view.gold, view.floor)
    points = _points(view.hit_points, view.attack, view.defence)
    action_row = speak(Phrase("cc3k-frame-action", {"told": told}))
    return f"{board_text(drawn(view))}{purse}\n{points}\n{action_row}\n"


@lru_cache(maxsize=1024)  # the same stands there frame after frame
def _purse(race: int, gold: int, floor: int) -> str:
    purse = speak(Phrase("cc3k-frame-purse", {"race": race_word(race), "gold": gold}))
    return f"{purse:<{FLOOR_COLUMN}}" + speak(Phrase("cc3k-frame-floor", {"floor": floor}))


@lru_cache(maxsize=1024)
def _points(hit_points: int, attack: int, defence: int) -> str:
    rows = (
        Phrase("cc3k-frame-hp", {"points": hit_points}),
        Phrase("cc3k-frame-atk", {"points": attack}),
        Phrase("cc3k-frame-def", {"points": defence}),
    )
    return "\n".join([speak(row) for row in rows])


def race_name(view: View) -> str:
    return speak(race_word(view.race))


def drawn(view: View) -> bytearray:
    """The floor; the master's has the digits of a floor file where potions and gold lie (C42)."""
    if not view.secrets:
        return view.drawing
    drawing = view.drawing[:]
    for cell, digit in view.secrets.items():
        if drawing[cell] in (POTION, GOLD):
            drawing[cell] = digit
    return drawing


def board(view: View) -> tuple[list[str], tuple[Sheet, ...]]:
    """The floor; before there is one, the master has all floors of the plan before him."""
    if view.floor:
        return board_text(drawn(view)).splitlines(), (FLOOR,)
    floors = view.plan.floors if view.plan is not None else ()
    rows = [row for floor in floors for row in floor.text.splitlines()]
    return rows, tuple(
        replace(FLOOR, top=n * ROWS, level=n + 1, row=n * ROWS) for n in range(len(floors))
    )


def _hit_points(view: View) -> Row:
    """C10-C15  Of how many; a vampire has no most."""
    label = Phrase("cc3k-label-hp")
    if view.race in (NO_RACE, VAMPIRE):
        return counted(label, view.hit_points)
    most = RACES[view.race].hit_points
    value = Phrase("cc3k-value-hp", {"points": view.hit_points, "most": most})
    return row(label, value, Count(view.hit_points, most))


def screen(view: View) -> Screen:
    rows, sheets = board(view)
    status = [row(Phrase("cc3k-label-race"), race_word(view.race))]
    if view.race == NO_RACE:  # nobody is there yet whose numbers could be shown
        return in_full_sight(rows, status, sheets)
    status += [
        counted(Phrase("cc3k-label-gold"), view.gold),
        counted(Phrase("cc3k-label-floor"), view.floor, FLOORS),
        _hit_points(view),
        counted(Phrase("cc3k-label-atk"), view.attack),
        counted(Phrase("cc3k-label-def"), view.defence),
    ]
    if view.hostile:
        status.append(row(Phrase("cc3k-label-merchants"), Phrase("cc3k-value-hostile")))
    if view.score is not None:
        status.append(counted(Phrase("cc3k-label-score"), view.score))
    elif view.floor:
        status.append(goal(Phrase("cc3k-goal", {"floor": view.floor, "floors": FLOORS})))
    return in_full_sight(rows, status, sheets)
