"""Which message of ChamberCrawler3000 says an event, and with what."""

from collections.abc import Callable, Sequence
from typing import Any

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
from asterion.books.cc3k.plan.kinds import FLOORS
from asterion.books.cc3k.words.things import RACE_CHOICES, WAY_WORDS, enemy_word, potion_word
from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Item, Phrase
from asterion.core.referee.rulings import ruled


def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """What this listener is told; the same for all who hear it."""
    return TELLS[type(event)](event)


def _walked(event: Walked) -> Phrase:
    """C39  Unknown potions first, then the known ones by their letters."""
    way = WAY_WORDS[event.way]
    if not event.sees:
        return Phrase("cc3k-walked", {"way": way})
    potions: list[Item] = [potion_word(potion) for potion in event.sees if potion]
    unknown = event.sees.count("")
    if unknown:
        potions.insert(0, Phrase("cc3k-unknown-potions", {"count": unknown}))
    return Phrase("cc3k-walked-seeing", {"way": way, "potions": potions})


def _enemies_moved(event: EnemiesMoved) -> Phrase:
    return Phrase("cc3k-enemies-moved", {"count": len(event.moves) // 2})


def _hurt(event: Hurt) -> Phrase:
    return Phrase("cc3k-hurt", {"enemy": enemy_word(event.enemy), "damage": event.damage})


def _struck(event: Struck) -> Phrase:
    blow = {"damage": event.damage, "left": event.left}
    return Phrase("cc3k-struck", {"enemy": enemy_word(event.enemy), **blow})


def _enemy(id: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(id, {"enemy": enemy_word(event.enemy)})


def _amount(id: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(id, {"amount": event.amount})


def _alone(id: str) -> Callable[[Any], Phrase]:
    said = Phrase(id)
    return lambda event: said


def _gold_taken(event: GoldTaken) -> Phrase:
    id = "cc3k-gold-stolen" if event.how == "stolen" else "cc3k-gold-taken"
    return Phrase(id, {"amount": event.amount})


def _drank(event: Drank) -> Phrase:
    return Phrase("cc3k-drank", {"potion": potion_word(event.potion)})


def _froze(event: Froze) -> Phrase:
    return Phrase("cc3k-froze" if event.frozen else "cc3k-thawed")


def _took_stairs(event: TookStairs) -> Phrase:
    way = WAY_WORDS[event.way]
    if event.floor > FLOORS:
        return Phrase("cc3k-found-way-out", {"way": way})
    return Phrase("cc3k-took-stairs", {"way": way, "floor": event.floor})


def _arrived(event: Arrived) -> Phrase:
    return Phrase("cc3k-arrived", {"floor": event.floor})


def _asking(id: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(id, {"who": event.name, "races": RACE_CHOICES})


def _score(id: str) -> Callable[[Any], Phrase]:
    return lambda event: Phrase(id, {"score": event.score})


def _furnished(event: Furnished) -> Phrase:
    potions = sum(event.board.count(digit) for digit in "012345")
    piles = sum(event.board.count(digit) for digit in "6789")
    counted = {"potions": potions, "piles": piles, "guarded": len(event.guards) // 2}
    return Phrase("cc3k-furnished", {**counted})


def _ruled(event: Ruled) -> Phrase:
    return ruled(event.text, ())  # one player: nobody takes a seat back


TELLS: dict[type[Event], Callable[[Any], Phrase]] = {
    Walked: _walked,
    EnemiesMoved: _enemies_moved,
    Dodged: _enemy("cc3k-dodged"),
    Hurt: _hurt,
    Struck: _struck,
    Missed: _enemy("cc3k-missed"),
    Recovered: _amount("cc3k-recovered"),
    Sickened: _amount("cc3k-sickened"),
    Slew: _enemy("cc3k-slew"),
    Dropped: _enemy("cc3k-dropped"),
    GoldTaken: _gold_taken,
    Guarded: _alone("cc3k-guarded"),
    Drank: _drank,
    Angered: _alone("cc3k-angered"),
    Froze: _froze,
    TookStairs: _took_stairs,
    Arrived: _arrived,
    Spawned: _alone("cc3k-spawned"),
    Began: _asking("cc3k-began"),
    Restarted: _asking("cc3k-restarted"),
    Won: _score("cc3k-won"),
    Died: _score("cc3k-died"),
    GaveUp: _alone("cc3k-gave-up"),
    Furnished: _furnished,
    Ruled: _ruled,
}
