"""How a game and each of its floors begin."""

from asterion.books.cc3k.event import Arrived, Furnished, Spawned
from asterion.books.cc3k.make.populate import furnish
from asterion.books.cc3k.plan.floor import Contents, as_seen, board_text, with_contents
from asterion.books.cc3k.plan.kinds import RACES, full_hit_points
from asterion.books.cc3k.say.command import Choose
from asterion.books.cc3k.state import Foe, State
from asterion.core.audience import EVERYONE, NOBODY
from asterion.core.dice import Dice
from asterion.core.event import Event


def spawn(game: State, command: Choose, dice: Dice, news: list[Event]) -> None:
    """C10-C15, C33  The race that was chosen, with what it starts with, on the first floor."""
    race = RACES[command.race]
    game.race = command.race
    game.hit_points = race.hit_points
    news.append(Spawned(EVERYONE, game.race, race.hit_points, race.attack, race.defence))
    enter(game, 1, dice, news)


def enter(game: State, level: int, dice: Dice, news: list[Event]) -> None:
    """C3, C8, C27  A floor is made when it is entered; potions of attack and defence wear off."""
    game.level = level
    game.attack = RACES[game.race].attack
    game.defence = RACES[game.race].defence
    game.floor = game.plan.floor(level)
    contents = furnish(game.floor, dice)
    settle(game, contents)
    drawing = with_contents(game.floor.ground, contents)
    news.append(Arrived(EVERYONE, level, board_text(as_seen(drawing))))
    guards = [cell for pair in contents.guards.items() for cell in pair]
    news.append(Furnished(NOBODY, board_text(drawing), guards))


def settle(game: State, contents: Contents) -> None:
    """What is on the floor becomes the state."""
    game.here = contents.player
    game.stairs = contents.stairs
    game.potions = contents.potions
    game.piles = contents.gold
    game.guards = contents.guards
    game.foes = [
        Foe(cell, kind, full_hit_points(kind, game.options.hard))
        for cell, kind in contents.enemies.items()
    ]
    lying = (*contents.stairs, *contents.potions, *contents.gold)
    game.empty = game.floor.tiles[:]
    for cell in (contents.player, *lying, *contents.enemies):
        game.empty[cell] = False
