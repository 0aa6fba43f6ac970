"""Dooom in English: one match from event to sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Dodged,
    Ended,
    Fared,
    Hit,
    Hurt,
    Joined,
    Lay,
    Missed,
    PickedUp,
    Placed,
    Refreshed,
    Said,
    Saw,
    Stood,
    TurnBegan,
    Walked,
    Won,
)
from asterion.books.dooom.view.model import THINGS
from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled
from asterion.core.grid import WAYS


def count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def thing(letter: str, amount: int) -> str:
    if letter == "G":
        return f"{amount} treasure"
    return "armour" if letter == "A" else f"a {THINGS[letter]}"


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What this listener is told, in one sentence."""
    saying = EVERY_MOVE.get(type(event))
    if saying is not None:
        return saying(event, listener, names)

    def who(seat: Seat, capital: bool = True) -> str:
        if seat == listener:
            return "You" if capital else "you"
        return names[seat]

    def does(seat: Seat, verb: str, other: str = "") -> str:
        """“You walk” or “Ann walks”."""
        return f"You {verb}" if seat == listener else f"{names[seat]} {other or verb + 's'}"

    def whose(seat: Seat) -> str:
        return "your" if seat == listener else f"{names[seat]}'s"

    match event:
        case Began(target=target):
            return f"The game is on: bring {target} treasure to an exit."
        case Joined(seat=seat):
            return f"{does(seat, 'join')} the game."
        case PickedUp(seat=seat, thing="H", amount=amount, ap=ap):
            return f"{does(seat, 'drink')} a health potion: {count(amount, 'hit point')} more."
        case PickedUp(seat=seat, thing=letter, amount=amount, ap=ap):
            left = f"{count(ap, 'action point')} left"
            return f"{does(seat, 'pick')} up {thing(letter, amount)}; {left}."
        case Hit(seat=seat, target=target):
            return f"{does(seat, 'hit')} {who(target, capital=False)}."
        case Missed(seat=seat, target=target):
            return f"{does(seat, 'miss', 'misses')} {who(target, capital=False)}."
        case Hurt(seat=seat, by=by, damage=0):
            return f"{does(by, 'strike')} at {whose(seat)} armour, which holds."
        case Hurt(seat=seat, by=by, damage=damage, hit_points=left):
            lost = f"{does(seat, 'lose')} {count(damage, 'hit point')}, {left} left"
            return (
                f"{does(by, 'hit')} {who(seat, capital=False)}: {_lower(lost, seat == listener)}."
            )
        case Dodged(seat=seat, by=by):
            return f"{does(by, 'strike')} at {who(seat, capital=False)} and {_miss(by, listener)}."
        case Died(seat=seat, left=True):
            return f"{does(seat, 'leave')} the game, which is a death."
        case Died(seat=seat):
            return f"{does(seat, 'die')}."
        case Away(seat=seat):
            return f"{does(seat, 'are', 'is')} away; the turns are skipped."
        case CameBack(seat=seat):
            return f"{does(seat, 'are', 'is')} back."
        case Placed(seat=seat):
            return f"{does(seat, 'are', 'is')} put on another tile; the map begins anew."
        case Said(seat=seat, text=text):
            return f"{does(seat, 'say')}: {text}"
        case Won(seat=seat, treasure=treasure):
            return f"{does(seat, 'win')}: out with {treasure} treasure!"
        case Ended(reason=reason):
            return f"The game is over and nobody has won: {reason}."
        case Stood(seat=seat, column=column, row=row):
            return f"{does(seat, 'stand')} in column {column}, row {row}."
        case Lay(column=column, row=row, thing=letter, amount=amount):
            lying = thing(letter, amount) if letter in THINGS else "nothing"
            return f"In column {column}, row {row} there is now {lying}."
        case Fared(seat=seat, hit_points=points, treasure=treasure, kit=kit):
            carried = _listed([THINGS[letter] for letter in kit]) or "nothing"
            fortune = f"{count(points, 'hit point')}, {treasure} treasure"
            return f"{does(seat, 'have', 'has')} {fortune}; carried: {carried}."
        case Ruled(text=text):
            return f"The master rules: {text}"
    raise TypeError(event)


# ---- what is said at every move has no match to go through


def _saw(event: Saw, listener: Seat, names: Sequence[str]) -> str:
    who = "You see" if event.seat == listener else f"{names[event.seat]} sees"
    others = f", with {_listed([names[other] for other in event.who])}" if event.who else ""
    return f"{who} {event.seen.replace('/', ' ')}{others}."


def _turn_began(event: TurnBegan, listener: Seat, names: Sequence[str]) -> str:
    whose = "your" if event.seat == listener else f"{names[event.seat]}'s"
    return f"Round {event.round}: it is {whose} turn."


def _refreshed(event: Refreshed, listener: Seat, names: Sequence[str]) -> str:
    who = "You have" if event.seat == listener else f"{names[event.seat]} has"
    return f"{who} {count(event.ap, 'action point')}."


def _walked(event: Walked, listener: Seat, names: Sequence[str]) -> str:
    who = "You walk" if event.seat == listener else f"{names[event.seat]} walks"
    return f"{who} {WAYS[event.way]}; {count(event.ap, 'action point')} left."


EVERY_MOVE: dict[type[Event], Callable[[Any, Seat, Sequence[str]], str]] = {
    Saw: _saw,
    TurnBegan: _turn_began,
    Refreshed: _refreshed,
    Walked: _walked,
}


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)


def _lower(sentence: str, yes: bool) -> str:
    return sentence[0].lower() + sentence[1:] if yes else sentence


def _miss(by: Seat, listener: Seat) -> str:
    return "miss" if by == listener else "misses"
