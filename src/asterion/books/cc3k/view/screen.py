"""What a viewer sees: 25 rows of map and 5 of information (C1, C38)."""

from asterion.books.cc3k.plan.floor import board_text
from asterion.books.cc3k.plan.kinds import GOLD, NO_RACE, POTION, RACES
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.words.sentences import action
from asterion.core.screen import SEEN, Screen

FLOOR_COLUMN = 69


def frame(view: View, said: str | None = None) -> str:
    """C38  The 30 rows as lines, each with its line break; never cut, however long.

    `said` stands in the action row instead of what happened last: a refusal, for instance.
    """
    told = action(view.last) if said is None else said
    purse = f"Race: {race_name(view)} Gold: {view.gold}"
    return (
        f"{board_text(drawn(view))}{purse:<{FLOOR_COLUMN}}Floor {view.floor}\n"
        f"HP: {view.hit_points}\nAtk: {view.attack}\nDef: {view.defence}\nAction: {told}\n"
    )


def race_name(view: View) -> str:
    return RACES[view.race].name if view.race != NO_RACE else "none"


def drawn(view: View) -> bytearray:
    """The floor; the master's has the digits of a floor file where potions and gold lie (C42)."""
    if not view.secrets:
        return view.drawing
    drawing = view.drawing[:]
    for cell, digit in view.secrets.items():
        if drawing[cell] in (POTION, GOLD):
            drawing[cell] = digit
    return drawing


def board(view: View) -> list[str]:
    """The floor; before there is one, the master has all floors of the plan before him."""
    if view.floor:
        return board_text(drawn(view)).splitlines()
    floors = view.plan.floors if view.plan is not None else ()
    return [row for floor in floors for row in floor.text.splitlines()]


def screen(view: View) -> Screen:
    rows = board(view)
    status = [
        ("Race", race_name(view)),
        ("Gold", str(view.gold)),
        ("Floor", str(view.floor)),
        ("HP", str(view.hit_points)),
        ("Atk", str(view.attack)),
        ("Def", str(view.defence)),
    ]
    if view.score is not None:
        status.append(("Score", str(view.score)))
    return Screen(rows, [SEEN * len(row) for row in rows], status)
