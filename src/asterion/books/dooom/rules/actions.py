"""What a player does (O7 to O13, O15, O16, O19, O22)."""

from asterion.books.dooom.event import Dodged, Hit, Hurt, Missed, PickedUp, Said, Walked
from asterion.books.dooom.plan.model import EXIT, FLOOR
from asterion.books.dooom.rules.death import die, equip
from asterion.books.dooom.rules.facts import player_at, player_status, put_down
from asterion.books.dooom.rules.seeing import look, show
from asterion.books.dooom.rules.turn import end_turn, spend, win
from asterion.books.dooom.say.command import (
    Attack,
    EndTurn,
    Look,
    Move,
    PickUp,
    Say,
)
from asterion.books.dooom.state import ARMOUR_BIT, KIT_BITS, SWORD_BIT, State
from asterion.core.audience import EVERYONE, Audience, Seat, only
from asterion.core.dice import Dice
from asterion.core.event import Event

News = list[Event]


def move(game: State, seat: Seat, command: Move, dice: Dice, news: News) -> None:
    """O8, O16  One step for one action point; onto an exit with the target in hand, it wins."""
    start = game.at[seat]
    cell = start + game.plan.grid.steps[command.way]
    game.at[seat] = cell
    del game.occupied[start]
    game.occupied[cell] = seat
    news.append(player_at(game, seat))
    news.append(Walked(game.hears[seat], seat, command.way, game.ap - 1))
    show(game, seat, news, start, cell)
    if game.ground[cell] == EXIT and game.treasure[seat] >= game.plan.target:
        win(game, seat, news)
    else:
        spend(game, 1, news)


def pick_up(game: State, seat: Seat, command: PickUp, dice: Dice, news: News) -> None:
    """O9, O10, O11, O19  What lies on the tile, all of it; a potion spends the whole turn."""
    cell = game.at[seat]
    thing = chr(game.ground[cell])
    amount = game.piles.pop(cell, 1) if thing == "G" else 1
    left = game.ap - 1
    if thing == "G":
        game.treasure[seat] += amount
    elif thing == "H":
        game.hit_points[seat] += 1
        left = 0
    else:
        equip(game, seat, game.kit[seat] | KIT_BITS[thing])
    put_down(game, cell, FLOOR, 0, news)
    news.append(PickedUp(game.hears[seat], seat, thing, amount, left))
    news.append(player_status(game, seat))
    show(game, seat, news, cell, cell)
    spend(game, game.ap - left, news)


def attack(game: State, seat: Seat, command: Attack, dice: Dice, news: News) -> None:
    """O12  All remaining action points for a blow that hits three times out of four."""
    target = game.occupied[game.at[seat] + game.plan.grid.steps[command.way]]
    if dice.chance(game.options.hit_chance, "attack"):
        news.append(Hit(game.hears[seat], seat, target))
        hurt(game, seat, target, news)
    else:
        news.append(Missed(game.hears[seat], seat, target))
        news.append(Dodged(game.hears[target], target, seat))
    spend(game, game.ap, news)


def damage(attacker_kit: int, target_kit: int) -> int:
    """O13  One, one more with a sword, one less against armour: 2, 1 or nothing."""
    return 1 + (attacker_kit & SWORD_BIT != 0) - (target_kit & ARMOUR_BIT != 0)


def hurt(game: State, seat: Seat, target: Seat, news: News) -> None:
    """O13, O17  The blow costs hit points; at none the player dies."""
    cost = min(damage(game.kit[seat], game.kit[target]), game.hit_points[target])
    game.hit_points[target] -= cost
    news.append(Hurt(game.hears[target], target, seat, cost, game.hit_points[target]))
    if game.hit_points[target]:
        news.append(player_status(game, target))
    else:
        die(game, target, news, left=False, actor=seat)


def end(game: State, seat: Seat, command: EndTurn, dice: Dice, news: News) -> None:
    """O15  An explicit end of turn."""
    end_turn(game, news)


def look_again(game: State, seat: Seat, command: Look, dice: Dice, news: News) -> None:
    """O7, O22  Free, at any time, for the dead too."""
    look(game, seat, news)


def talk(game: State, seat: Seat, command: Say, dice: Dice, news: News) -> None:
    """O22  Everyone hears the living; by option only the dead hear the dead."""
    heard: Audience = EVERYONE
    if game.options.dead_talk == "dead" and not game.alive[seat]:
        heard = only(*(other for other, alive in enumerate(game.alive) if not alive))
    news.append(Said(heard, seat, command.text))
