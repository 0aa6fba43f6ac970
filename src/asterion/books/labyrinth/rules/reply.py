"""One move on its way through the rules: whose it is, what is told of it, what he wished."""

from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.say.command import BULLET, GRENADE
from asterion.books.labyrinth.state import INFECTED, INSIDE, Pile, State
from asterion.core.audience import Seat
from asterion.core.event import Event

News = list[Event]


class Reply:
    """The master's answer in the making. Conditions look at `told`, never at the truth (L27)."""

    # Most moves change none of these, so they are the class's until one does.
    arrived = False
    counts = False  # L57: against the time to heal
    was_infected = False
    was_outside = False
    counts_bullets = False  # L27: the answer to a conditional move says what is left
    picks_up = True
    restocks = True
    prefers: int | None = None
    shed: dict[int, Pile] | None = None  # L109: left or thrown in this move, by cell
    took_topmost = False  # for want of an old one
    choice: tuple[int, int, list[int]] | None = None  # L79: asked after the reply

    def __init__(self, game: State, seat: Seat) -> None:
        self.seat = seat
        self.told: list[AnyTelling] = []
        if game.health[seat] == INFECTED:
            self.was_infected = True
        if game.outside[seat] != INSIDE:
            self.was_outside = True

    def shed_on(self, cell: int) -> Pile:
        """For remembering what was put on a cell in this move."""
        if self.shed is None:
            self.shed = {}
        return self.shed.setdefault(cell, Pile())


NO_SHED = Pile()


def shed_of(reply: Reply, cell: int) -> Pile:
    """L109  What this mover put there himself and does not pick up again in this move."""
    return reply.shed.get(cell, NO_SHED) if reply.shed else NO_SHED


def use_again(game: State, reply: Reply, cell: int, thing: str) -> None:
    """L24, L109  What he left in this move still lies there: it is used, though not picked up."""
    pile, shed = game.pile(cell), reply.shed_on(cell)
    if thing == BULLET:
        pile.bullets -= 1
        shed.bullets = min(shed.bullets, pile.bullets)
    elif thing == GRENADE:
        pile.grenades -= 1
        shed.grenades = min(shed.grenades, pile.grenades)
    else:
        pile.mines -= 1
        shed.mines = min(shed.mines, pile.mines)
