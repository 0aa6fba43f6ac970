"""Whose turn it is, and what is told when it begins (5.5, 6.7)."""

from asterion.books.labyrinth.event import Died, Lost, ToldWounded, TurnBegan
from asterion.books.labyrinth.rules.ending import (
    count_survivors_moves,
    end_round,
    note_public_change,
)
from asterion.books.labyrinth.rules.infection import has_contagious_corpse, stir_mites
from asterion.books.labyrinth.rules.reply import News
from asterion.books.labyrinth.state import BY_MINE, DEAD, TOLD, State
from asterion.core.audience import EVERYONE, Seat


def pass_turn(game: State, news: News) -> None:
    """L12  To the next one alive; those who would have had their turn are told dead or lost."""
    seat, seats = game.turn, len(game.names)
    while True:
        seat += 1
        if seat == seats:
            seat = 0
            end_round(game, news)
            if game.result is not None:
                return
            game.round += 1
        if game.health[seat] < DEAD:
            begin_turn(game, seat, news)
            return
        announce_gone(game, seat, news)
        stir_mites(game, seat)


def announce_gone(game: State, seat: Seat, news: News) -> None:
    """L30, L72  A death is told when the turn would come, or at once in a move that is told."""
    if game.health[seat] >= DEAD and not game.gone_told[seat]:
        game.gone_told[seat] = True
        if game.health[seat] == DEAD:
            note_public_change(game)
            news.append(Died(EVERYONE, seat))
        else:
            news.append(Lost(EVERYONE, seat))


def end_rest(game: State) -> None:
    """L101  A break is over when the move is made, and so is the clock that was called for."""
    game.rested.clear()
    game.resting = game.called = False


def begin_turn(game: State, seat: Seat, news: News) -> None:
    """L71, L72, L110  The fallen gets up and is told of his wound; he may order a cell now."""
    game.turn = seat
    if game.rested:
        end_rest(game)
    game.fallen[seat] = False
    game.may_order = False
    game.exposed = True in game.contagious and has_contagious_corpse(game, game.at[seat])
    news.append(TurnBegan(EVERYONE, seat, game.round))
    source = game.untold[seat]
    if source != TOLD:
        by_mine = source == BY_MINE and not game.options.mine_victims_order
        game.may_order = game.orders[seat] > 0 and not by_mine
        game.untold[seat] = TOLD
        news.append(ToldWounded(EVERYONE, seat, game.may_order))
    if game.options.survivor_moves:
        count_survivors_moves(game, seat, news)
