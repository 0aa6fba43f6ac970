"""Which treasure, old or newly found, lowest or topmost (5.8)."""

from asterion.books.labyrinth.event import ChoiceAsked, Chose
from asterion.books.labyrinth.rules.items import treasure_ranked
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.turns import end_rest, pass_turn
from asterion.books.labyrinth.say.command import OLD, TOPMOST, Choose
from asterion.books.labyrinth.state import TREASURE, State
from asterion.core.audience import EVERYONE, Seat
from asterion.core.dice import Dice


def ask_which_treasure(game: State, reply: Reply, news: News) -> bool:
    """L79, L115  Asked after the reply, if what he found still lies as he was told."""
    assert reply.choice is not None
    cell, thing, lying = reply.choice
    seat = reply.seat
    pile = game.piles.get(cell)
    there = pile.treasures if pile is not None else []
    if game.at[seat] != cell or game.load[seat] != TREASURE:
        return False
    if game.carried_thing[seat] != thing or there != lying:
        return False
    took_topmost = reply.took_topmost
    game.treasures_asked = len(lying) + took_topmost
    game.took_topmost = took_topmost
    if game.rested:
        end_rest(game)
    news.append(ChoiceAsked(EVERYONE, seat, game.treasures_asked, not took_topmost))
    return True


def choose(game: State, seat: Seat, command: Choose, dice: Dice, news: News) -> None:
    """L79  Any of those that were named, or the one he brought."""
    settle(game, seat, command.rank, news)


def take_default(game: State, seat: Seat, news: News) -> None:
    """L79  An unanswered choice: the old one, else the topmost."""
    settle(game, seat, TOPMOST if game.took_topmost else OLD, news)


def settle(game: State, seat: Seat, rank: int, news: News) -> None:
    asked, game.treasures_asked = game.treasures_asked, 0
    if rank != OLD:
        pile = game.pile(game.at[seat])
        if game.took_topmost:
            pile.treasures.append(game.carried_thing[seat])
        wanted = treasure_ranked(pile, [], rank)
        assert asked
        assert wanted is not None
        pile.treasures.remove(wanted)
        if not game.took_topmost:
            pile.treasures.append(game.carried_thing[seat])
        game.carried_thing[seat] = wanted
        game.touched.add(seat)
    game.took_topmost = False
    news.append(Chose(EVERYONE, seat, rank))
    pass_turn(game, news)
