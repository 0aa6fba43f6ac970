"""Wounds and deaths: who falls, what falls with him, and who is told when (5.5)."""

from asterion.books.labyrinth.plan.model import HOSPITAL
from asterion.books.labyrinth.rules.ending import note_change
from asterion.books.labyrinth.rules.items import drop_everything, drop_valuables
from asterion.books.labyrinth.state import (
    DEAD,
    HEALTHY,
    INFECTED,
    INSIDE,
    LOST,
    WOUNDED,
    State,
)
from asterion.core.audience import Seat


def hit(game: State, victim: Seat, source: int) -> None:
    """L70, L71  The healthy are wounded and fall; for the wounded and infected it is the end."""
    if game.health[victim] == HEALTHY:
        game.health[victim] = WOUNDED
        game.fallen[victim] = True
        game.untold[victim] = source
        drop_valuables(game, victim)
    else:
        die(game, victim)


def die(game: State, victim: Seat) -> None:
    """L59, L70, L73, L113  The corpse and everything else stay on the scene; outside, nothing."""
    game.contagious[victim] = game.health[victim] == INFECTED
    drop_everything(game, victim)
    cell = game.at[victim]
    if game.outside[victim] == INSIDE and game.plan.kinds[cell] != HOSPITAL:
        game.pile(cell).corpses.append(victim)
    game.health[victim] = DEAD
    game.at[victim] = 0
    note_change(game)


def get_lost(game: State, seat: Seat) -> None:
    """L36, L37  Lost outside: out of the game, and nothing is left of him."""
    drop_everything(game, seat)
    game.health[seat] = LOST
    game.at[seat] = 0
