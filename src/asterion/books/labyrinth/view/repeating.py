"""What everyone knows of the walls round a player, so that no move is repeated in vain (L32)."""

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered
from asterion.books.labyrinth.event.told import BY_THE_RIVER, ThrewGrenade, Went
from asterion.books.labyrinth.say.command import FLOW, Blow, every_part
from asterion.books.labyrinth.view.model import UNKNOWN, View


def learn_from_another(view: View, event: Answered) -> None:
    """L32  Walls that were known are unknown again after anybody's grenades."""
    if view.walls & ~view.lasting and may_have_thrown(event):
        view.walls &= view.lasting


def may_have_thrown(event: Answered) -> bool:
    """Whether a grenade flew, or may have: of a move not told in full only the request is known."""
    if event.style not in (FACETED, IN_THE_DARK):
        return any(type(telling) is ThrewGrenade for telling in event.told)
    return any(isinstance(part, Blow) for part in every_part(event.request.parts))


def learn_from_own(view: View, event: Answered) -> None:
    """L32  Step by step, as everyone was told it: a wall hit after a throw has survived it."""
    if event.ordered:
        forget_place(view)
    where_he_is_was_told = False
    for telling in event.told:
        if type(telling) is ThrewGrenade:
            _throw(view, 1 << telling.way, telling.gone)
        elif type(telling) is Went:
            where_he_is_was_told = True
            if telling.blocked and not telling.reached:
                _stay(view, telling)
            else:
                _arrive(view, telling)
    if not where_he_is_was_told:
        forget_place(view)


def _throw(view: View, way: int, gone: bool | None) -> None:
    """His own grenade flies at one side only; a wall told to have survived it lasts."""
    view.blown |= way
    if gone is False:
        view.lasting |= way
        view.walls |= way
    else:
        view.walls &= ~way | view.lasting


def _stay(view: View, went: Went) -> None:
    """A wall is known that was hit; one that was hit after a grenade is known for good."""
    view.stays += 1
    if went.way < FLOW and went.blocked == "wall":
        way = 1 << went.way
        view.walls |= way
        view.lasting |= way & view.blown


def _arrive(view: View, went: Went) -> None:
    forget_place(view)
    kind = went.reached or went.entered
    view.cell_kind = "R" if kind == BY_THE_RIVER else kind


def forget_place(view: View) -> None:
    """Where he stands is no longer the cell of which he knew the walls."""
    view.walls = view.lasting = view.blown = 0
    view.stays = 0
    view.cell_kind = UNKNOWN
