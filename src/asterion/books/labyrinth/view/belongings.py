"""What a player has, in rows: as far as it follows, and no farther."""

from typing import Final

from asterion.books.labyrinth.view.kit import FULL, LOAD_UNKNOWN, UNWELL
from asterion.books.labyrinth.view.model import View
from asterion.core.contract.screen import Count, Row, goal, row
from asterion.core.phrase import Phrase, phrase

BULLETS: Final = Phrase("labyrinth-label-bullets")
GRENADES: Final = Phrase("labyrinth-label-grenades")
CARRYING: Final = Phrase("labyrinth-label-carrying")
DOES_NOT_FOLLOW: Final = Phrase("labyrinth-value-does-not-follow")


def belongings(view: View) -> list[Row]:
    """L60, L66  Bullets, grenades, and the one thing that is carried."""
    kit = view.kit
    if not view.confirmed or not is_playing(view):
        return []
    rows = [
        _held(BULLETS, kit.bullets, kit.in_doubt and kit.bullets > 0),
        _held(GRENADES, kit.grenades, False),
    ]
    if kit.load == LOAD_UNKNOWN:
        rows.append(row(CARRYING, DOES_NOT_FOLLOW))
    elif kit.load:
        doubt = "yes" if kit.in_doubt else "no"
        rows.append(row(CARRYING, phrase("labyrinth-value-carried", thing=kit.load, doubt=doubt)))
    return rows


def next_goal(view: View) -> list[Row]:
    """L34, L44  Out with what may be the true treasure; the unwell can carry none (L62)."""
    if view.over or not view.confirmed or not is_playing(view):
        return []
    if view.kit.holds_treasure:
        return [goal(Phrase("labyrinth-goal-treasure"))]
    return [goal(Phrase("labyrinth-goal-unwell"))] if view.kit.health == UNWELL else []


def is_playing(view: View) -> bool:
    return 0 <= view.seat < len(view.names) and view.seat not in view.gone


def _held(label: Phrase, count: int, is_in_doubt: bool) -> Row:
    """L72  Who was hit has no bullets any more, and hears of it on his own turn."""
    if count < 0:
        return row(label, DOES_NOT_FOLLOW)
    if is_in_doubt:
        return row(label, phrase("labyrinth-value-unless-hit", count=count))
    return row(label, str(count), Count(count, FULL))
