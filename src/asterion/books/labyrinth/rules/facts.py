"""Facts for the master's plan: told to nobody, so that nothing has to be hidden afterwards."""

from asterion.books.labyrinth.event import PlayerStatus, ThingsAt
from asterion.books.labyrinth.rules.items import what_lies
from asterion.books.labyrinth.rules.questions import whole_standing
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.state import TREASURE, Pile, State
from asterion.core.audience import NOBODY


def write_down(game: State, news: News) -> None:
    """L2  What this command changed on the master's plan, each thing once."""
    for seat in sorted(game.touched):
        has_true = game.load[seat] == TREASURE and game.is_true(game.carried_thing[seat])
        news.append(PlayerStatus(NOBODY, seat, whole_standing(game, seat), has_true))
    game.touched.clear()
    for cell in sorted(game.stirred):
        pile = game.piles.get(cell)
        if pile is not None and pile.is_empty:
            del game.piles[cell]
            pile = None
        lying = pile or Pile()
        has_true = any(map(game.is_true, lying.treasures))
        mines = game.mined.get(cell, 0)
        news.append(
            ThingsAt(NOBODY, cell, what_lies(lying), has_true, mines, game.plan.names[cell])
        )
    game.stirred.clear()
