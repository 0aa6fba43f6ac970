"""Whose turn it is, and what a new round brings."""

from asterion.books.dungeonlab.event import TurnBegan, Wall
from asterion.books.dungeonlab.event.endings import ROUNDS
from asterion.books.dungeonlab.plan.model import opposite
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.rules.body import finish, send_treasure_home
from asterion.books.dungeonlab.rules.sight import look
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import NOWHERE
from asterion.core.audience import EVERYONE, NOBODY


def next_turn(turn: Turn) -> None:
    """D2, D20, D24, D30  The next who is not waiting; alone, the empty rounds just pass."""
    game = turn.game
    order = game.order
    place = order.index(game.turn)
    while game.result is None:
        place += 1
        if place == len(order):
            place = 0
            if begin_round(turn):
                return
        player = game.players[order[place]]
        if player.out:
            continue
        if player.misses:
            player.misses -= 1
            continue
        if begin_turn(turn.of(player)):
            return


def begin_turn(turn: Turn) -> bool:
    """D19, D20  A look, or a landing to choose; whether she is still there to act."""
    game, player = turn.game, turn.player
    game.turn = player.seat
    game.done.clear()
    if player.jailed:
        player.jailed = False
        game.stir(player.place)
    turn.news.append(TurnBegan(EVERYONE, player.seat, game.round))
    if player.place == NOWHERE:
        return True
    look(turn)
    return turn.is_alive


def begin_round(turn: Turn) -> bool:
    """D1, D16, D60  Walls regrow, a lost treasure goes home; whether it was a round too many."""
    game = turn.game
    game.round += 1
    if 0 < game.options.round_limit < game.round:
        finish(turn, ROUNDS.format(game.options.round_limit))
        return True
    if game.regrow:
        for edge in [edge for edge, due in game.regrow.items() if due <= game.round]:
            regrow(turn, edge)
    if game.treasure_due and game.treasure_due <= game.round:
        lift_treasure(turn)
        send_treasure_home(turn)
    return False


def regrow(turn: Turn, edge: int) -> None:
    """D16  The same wall, from both sides."""
    game = turn.game
    del game.regrow[edge]
    wall = game.plan.edges[edge]
    game.edges[edge] = game.edges[opposite(edge, game.plan.beside[edge])] = wall
    turn.news.append(Wall(NOBODY, edge, wall))


def lift_treasure(turn: Turn) -> None:
    """D60  From where its carrier died."""
    lying = turn.game.lying
    for place in [place for place, things in lying.items() if TREASURE in things]:
        turn.lie(place, {thing: n for thing, n in lying[place].items() if thing != TREASURE})
