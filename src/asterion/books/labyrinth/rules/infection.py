"""Encephalitis: the mite, the infection, its time, and immunity (4.7)."""

from asterion.books.labyrinth.event.told import DiedSick, Healed, Infected, Woke
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.plan.model import ENCEPHALITIS
from asterion.books.labyrinth.rules.ending import note_change
from asterion.books.labyrinth.rules.items import drop_valuables
from asterion.books.labyrinth.rules.reply import Reply
from asterion.books.labyrinth.rules.wounds import die
from asterion.books.labyrinth.state import (
    HEALTHY,
    INFECTED,
    TOLD,
    WOUNDED,
    State,
)
from asterion.core.audience import Seat


def meet_contagion(game: State, reply: Reply, cell: int) -> None:
    """L55, L59  On arrival: a sleeping mite wakes up, an infested cell or corpse infects."""
    seat = reply.seat
    if game.immune[seat] or game.health[seat] >= INFECTED:
        return
    if game.plan.kinds[cell] == ENCEPHALITIS:
        if cell in game.infested:
            infect(game, reply)
        elif cell not in game.waking and cell not in game.woken:
            game.woken[cell] = seat
            reply.told.append(Woke())
    if game.health[seat] < INFECTED and has_contagious_corpse(game, cell):
        infect(game, reply)


def has_contagious_corpse(game: State, cell: int) -> bool:
    """L59, L73"""
    pile = game.piles.get(cell)
    return pile is not None and any(game.contagious[corpse] for corpse in pile.corpses)


def infect(game: State, reply: Reply) -> None:
    """L56  The healthy fall ill and drop all but grenades; the wounded die."""
    seat = reply.seat
    killed = game.health[seat] == WOUNDED
    game.health[seat] = INFECTED
    if killed:
        die(game, seat)
    else:
        game.heal_left[seat] = game.moves_to_heal
        drop_valuables(game, seat)
    unlimited = game.options.healing_counts == "unlimited"
    reply.told.append(Infected(UNLIMITED if unlimited else game.moves_to_heal, killed))


def heal(game: State, reply: Reply) -> None:
    """L44, L58  The wounded and infected are well at once; the infected are immune for ever."""
    seat = reply.seat
    health = game.health[seat]
    if health in (WOUNDED, INFECTED):
        if health == INFECTED:
            game.immune[seat] = True
            note_change(game)
        game.health[seat] = HEALTHY
        game.untold[seat] = TOLD
        game.touched.add(seat)
        reply.told.append(Healed())


def stir_mites(game: State, seat: Seat) -> None:
    """L55  A cell is contagious once its waker's next turn is over, or would have been."""
    for cell in [cell for cell, waker in game.waking.items() if waker == seat]:
        del game.waking[cell]
        game.infested.add(cell)
    for cell in [cell for cell, waker in game.woken.items() if waker == seat]:
        del game.woken[cell]
        game.waking[cell] = seat


def infect_who_stayed(game: State, reply: Reply) -> None:
    """L55, L110  Still there at the end of his own turn: mite or corpse gets him after all."""
    seat = reply.seat
    if reply.arrived or game.immune[seat] or game.health[seat] >= INFECTED:
        return
    cell = game.at[seat]  # outside it is 0, where nothing is
    if cell in game.infested or (game.exposed and has_contagious_corpse(game, cell)):
        infect(game, reply)


def count_down(game: State, reply: Reply) -> None:
    """L57  Death at the end of the last move, unless it ended in a hospital."""
    seat = reply.seat
    counting = game.options.healing_counts
    if game.health[seat] != INFECTED or counting == "unlimited":
        return
    if reply.counts or counting == "all":
        game.heal_left[seat] -= 1
        game.touched.add(seat)
        if game.heal_left[seat] <= 0:
            die(game, seat)
            reply.told.append(DiedSick())
