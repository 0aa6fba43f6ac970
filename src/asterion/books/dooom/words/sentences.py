"""Which message of Dooom says an event, and with what; the grammar is the messages' own."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Dodged,
    Ended,
    Hit,
    Hurt,
    Joined,
    Missed,
    PickedUp,
    Placed,
    PlayerAt,
    PlayerStatus,
    Refreshed,
    Said,
    Saw,
    ThingsAt,
    TurnBegan,
    Walked,
    Won,
)
from asterion.books.dooom.words.things import NOTHING, WORD_FOR
from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Phrase, Value
from asterion.core.referee.rulings import ruled
from asterion.core.state.grid import WAYS

Tell = Callable[[Any, Seat, Sequence[str]], Phrase]


def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """What this listener is told."""
    return TELLS[type(event)](event, listener, names)


def _about(id: str) -> Tell:
    """A message about one player and nothing else."""

    def phrase(event: Any, listener: Seat, names: Sequence[str]) -> Phrase:
        return Phrase(id, _who(event.seat, listener, names))

    return phrase


def _who(seat: Seat, listener: Seat, names: Sequence[str]) -> dict[str, Value]:
    return {"who": names[seat], "whoIs": "you" if seat == listener else "other"}


def _both(seat: Seat, by: Seat, listener: Seat, names: Sequence[str]) -> dict[str, Value]:
    return {
        "who": names[seat],
        "whoIs": "you" if seat == listener else "other",
        "by": names[by],
        "byIs": "you" if by == listener else "other",
    }


def _began(event: Began, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase("dooom-began", {"target": event.target})


def _saw(event: Saw, listener: Seat, names: Sequence[str]) -> Phrase:
    who = _who(event.seat, listener, names)
    who["board"] = event.seen.replace("/", " ")
    if not event.who:
        return Phrase("dooom-saw", who)
    who["others"] = [names[other] for other in event.who]
    return Phrase("dooom-saw-players", who)


def _turn_began(event: TurnBegan, listener: Seat, names: Sequence[str]) -> Phrase:
    who = _who(event.seat, listener, names)
    who["round"] = event.round
    return Phrase("dooom-turn-began", who)


def _refreshed(event: Refreshed, listener: Seat, names: Sequence[str]) -> Phrase:
    who = _who(event.seat, listener, names)
    who["points"] = event.ap
    return Phrase("dooom-refreshed", who)


def _walked(event: Walked, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase(
        "dooom-walked",
        {
            "who": names[event.seat],
            "whoIs": "you" if event.seat == listener else "other",
            "way": WAYS[event.way],
            "points": event.ap,
        },
    )


def _picked_up(event: PickedUp, listener: Seat, names: Sequence[str]) -> Phrase:
    who = _who(event.seat, listener, names)
    if event.thing == "H":
        return Phrase("dooom-drank", who | {"amount": event.amount})
    what = Phrase(WORD_FOR[event.thing].id, {"amount": event.amount})
    return Phrase("dooom-picked-up", who | {"what": what, "points": event.ap})


def _struck(id: str) -> Tell:
    def phrase(event: Hit | Missed, listener: Seat, names: Sequence[str]) -> Phrase:
        target: dict[str, Value] = {
            "target": names[event.target],
            "targetIs": "you" if event.target == listener else "other",
        }
        return Phrase(id, _who(event.seat, listener, names) | target)

    return phrase


def _hurt(event: Hurt, listener: Seat, names: Sequence[str]) -> Phrase:
    both = _both(event.seat, event.by, listener, names)
    if not event.damage:
        return Phrase("dooom-armour-held", both)
    return Phrase("dooom-hurt", both | {"damage": event.damage, "left": event.hit_points})


def _dodged(event: Dodged, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase("dooom-dodged", _both(event.seat, event.by, listener, names))


def _died(event: Died, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase("dooom-left" if event.left else "dooom-died", _who(event.seat, listener, names))


def _said(event: Said, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase("dooom-said", _who(event.seat, listener, names) | {"text": event.text})


def _won(event: Won, listener: Seat, names: Sequence[str]) -> Phrase:
    return Phrase("dooom-won", _who(event.seat, listener, names) | {"treasure": event.treasure})


def _ended(event: Ended, listener: Seat, names: Sequence[str]) -> Phrase:
    if event.rounds:
        return Phrase("dooom-ended-rounds", {"rounds": event.rounds})
    return Phrase("dooom-ended-dead")


def _player_at(event: PlayerAt, listener: Seat, names: Sequence[str]) -> Phrase:
    place: dict[str, Value] = {"column": event.column, "row": event.row}
    return Phrase("dooom-stood", _who(event.seat, listener, names) | place)


def _things_at(event: ThingsAt, listener: Seat, names: Sequence[str]) -> Phrase:
    what = Phrase(WORD_FOR.get(event.thing, NOTHING).id, {"amount": event.amount})
    return Phrase("dooom-lay", {"column": event.column, "row": event.row, "what": what})


def _player_status(event: PlayerStatus, listener: Seat, names: Sequence[str]) -> Phrase:
    standing: dict[str, Value] = {
        "points": event.hit_points,
        "treasure": event.treasure,
        "things": [WORD_FOR[letter] for letter in event.kit] or [NOTHING],
    }
    return Phrase("dooom-fared", _who(event.seat, listener, names) | standing)


def _ruled(event: Ruled, listener: Seat, names: Sequence[str]) -> Phrase:
    return ruled(event.text, names)


TELLS: dict[type[Event], Tell] = {
    Began: _began,
    Joined: _about("dooom-joined"),
    Saw: _saw,
    TurnBegan: _turn_began,
    Refreshed: _refreshed,
    Walked: _walked,
    PickedUp: _picked_up,
    Hit: _struck("dooom-hit"),
    Missed: _struck("dooom-missed"),
    Hurt: _hurt,
    Dodged: _dodged,
    Died: _died,
    Away: _about("dooom-away"),
    CameBack: _about("dooom-came-back"),
    Placed: _about("dooom-placed"),
    Said: _said,
    Won: _won,
    Ended: _ended,
    PlayerAt: _player_at,
    ThingsAt: _things_at,
    PlayerStatus: _player_status,
    Ruled: _ruled,
}
