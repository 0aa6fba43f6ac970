"""How it stands with a player, as far as it was asked (L25)."""

from collections.abc import Iterator
from typing import Final

from asterion.books.labyrinth.event.told import Standing
from asterion.books.labyrinth.options import UNLIMITED
from asterion.core.phrase import Item, Phrase

IMMUNE: Final = Phrase("labyrinth-immune")


def standing(status: Standing) -> Phrase:
    """“two bullets, three grenades”."""
    return Phrase("labyrinth-standing", {"parts": standing_parts(status)})


def standing_parts(status: Standing) -> list[Item]:
    return list(_parts(status))


def _parts(status: Standing) -> Iterator[Phrase]:
    if status.health is not None:
        yield Phrase("labyrinth-health", {"health": status.health})
        if status.immune:
            yield IMMUNE
    if status.bullets >= 0:
        yield Phrase("labyrinth-bullets-held", {"n": status.bullets})
    if status.grenades >= 0:
        yield Phrase("labyrinth-grenades-held", {"n": status.grenades})
    if status.load is not None:
        if not status.load and status.health:
            yield Phrase("labyrinth-load-nothing-else")
        else:
            yield Phrase("labyrinth-load", {"load": status.load})
    if status.moves_to_heal == UNLIMITED:
        yield Phrase("labyrinth-moves-to-heal-unlimited")
    elif status.moves_to_heal is not None:
        yield Phrase("labyrinth-moves-to-heal", {"n": status.moves_to_heal})
