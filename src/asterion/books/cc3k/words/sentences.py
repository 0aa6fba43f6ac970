"""ChamberCrawler3000 in English: one match from event to sentence, and the action row (C39)."""

from collections.abc import Sequence

from asterion.books.cc3k.event import (
    Angered,
    Arrived,
    Began,
    Died,
    Dodged,
    Drank,
    Dropped,
    EnemiesMoved,
    Froze,
    Furnished,
    GaveUp,
    GoldTaken,
    Guarded,
    Hurt,
    Missed,
    Recovered,
    Restarted,
    Sickened,
    Slew,
    Spawned,
    Struck,
    TookStairs,
    Walked,
    Won,
)
from asterion.books.cc3k.plan.kinds import FLOORS, RACES, WAY_NAMES
from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled

RACE_QUESTION = "Choose a race: " + ", ".join(f"{r.letter} {r.name.lower()}" for r in RACES)
UNSAID = (EnemiesMoved, Arrived, Furnished)
"""What the drawing shows is not said in the action row."""


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What this listener is told, in one sentence; the same for all who hear it."""
    match event:
        case Walked(way=way, sees=sees):
            return f"PC moves {WAY_NAMES[way]}{_seeing(sees)}."
        case EnemiesMoved(moves=moves):
            return "One enemy moves." if len(moves) == 2 else f"{len(moves) // 2} enemies move."
        case Dodged(enemy=enemy):
            return f"{enemy} misses PC."
        case Hurt(enemy=enemy, damage=damage):
            return f"{enemy} deals {damage} damage to PC."
        case Struck(enemy=enemy, damage=damage, left=left):
            return f"PC deals {damage} damage to {enemy} ({left} HP)."
        case Missed(enemy=enemy):
            return f"PC misses {enemy}."
        case Recovered(amount=amount):
            return f"PC gains {amount} HP."
        case Sickened(amount=amount):
            return f"PC loses {amount} HP."
        case Slew(enemy=enemy):
            return f"PC slays {enemy}."
        case Dropped(enemy=enemy):
            return f"{enemy} drops gold."
        case GoldTaken(amount=amount, how="stolen"):
            return f"PC steals {amount} gold."
        case GoldTaken(amount=amount):
            return f"PC takes {amount} gold."
        case Guarded():
            return "PC cannot take the hoard: its dragon lives."
        case Drank(potion=potion):
            return f"PC uses {potion}."
        case Angered():
            return "Merchants are hostile from now on."
        case Froze(frozen=frozen):
            return "Enemies stop moving." if frozen else "Enemies move again."
        case TookStairs(way=way, floor=floor):
            where = f"takes the stairs to floor {floor}" if floor <= FLOORS else "finds the way out"
            return f"PC moves {WAY_NAMES[way]} and {where}."
        case Arrived(floor=floor):
            return f"This is floor {floor}."
        case Spawned():
            return "Player character has spawned."
        case Began(name=name):
            return f"{name} plays. {RACE_QUESTION}."
        case Restarted(name=name):
            return f"{name} starts again. {RACE_QUESTION}."
        case Won(score=score):
            return f"PC has won. Score: {score}."
        case Died(score=score):
            return f"PC has died. Score: {score}."
        case GaveUp():
            return "PC gives up."
        case Furnished(board=board, guards=guards):
            potions = sum(board.count(digit) for digit in "012345")
            piles = sum(board.count(digit) for digit in "6789")
            return (
                f"There are {potions} potions, {piles} piles of gold, {len(guards) // 2} guarded."
            )
        case Ruled(text=text):
            return f"The master rules: {text}"
    raise TypeError(event)


def _seeing(sees: Sequence[str]) -> str:
    """C39  Unknown potions first, then the known ones by their letters."""
    if not sees:
        return ""
    unknown = sees.count("")
    words = [potion for potion in sees if potion]
    if unknown:
        words.insert(0, "an unknown potion" if unknown == 1 else f"{unknown} unknown potions")
    listed = ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0]
    return f" and sees {listed}"


def action(events: Sequence[Event]) -> str:
    """C39  All that happened, in one line."""
    return " ".join(voice(event, 0, ()) for event in events if type(event) not in UNSAID)


def refusal(reason: str) -> str:
    """C36  Why a command was refused, as the action row says it."""
    return f"{reason[:1].upper()}{reason[1:]}."
