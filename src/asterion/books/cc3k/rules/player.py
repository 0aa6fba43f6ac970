"""What the player does: walk, drink, attack."""

from asterion.books.cc3k.event import (
    Angered,
    Drank,
    Dropped,
    GoldTaken,
    Guarded,
    Missed,
    Recovered,
    Sickened,
    Slew,
    Struck,
    TookStairs,
    Walked,
)
from asterion.books.cc3k.make.populate import choose
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    BOOST_ATTACK,
    BOOST_DEFENCE,
    DRAGON,
    DROW,
    DWARF,
    ENEMIES,
    FLOORS,
    GOBLIN,
    HALFLING,
    HUMAN,
    MERCHANT,
    MERCHANT_HOARD,
    NORMAL,
    POISON_HEALTH,
    POTIONS,
    RACES,
    RESTORE_HEALTH,
    SMALL,
    STEPS,
    TROLL,
    VAMPIRE,
    WOUND_ATTACK,
)
from asterion.books.cc3k.rules.combat import damage
from asterion.books.cc3k.rules.end import die, win
from asterion.books.cc3k.rules.enemies import enemies_act
from asterion.books.cc3k.rules.floors import enter
from asterion.books.cc3k.say.command import Attack, Drink, Move
from asterion.books.cc3k.state import Foe, State
from asterion.core.audience import EVERYONE
from asterion.core.dice import Dice
from asterion.core.event import Event

News = list[Event]
STOLEN = 5
VAMPIRES_GAIN = 5
TROLLS_GAIN = 5


def end_turn(game: State, dice: Dice, news: News) -> None:
    """C13, C22  A turn that counts: a troll regains, then the enemies act."""
    if game.race == TROLL:
        recover(game, TROLLS_GAIN, news)
    enemies_act(game, dice, news)


def recover(game: State, points: int, news: News) -> None:
    """C13, C15  Up to the hit points that the race started with."""
    gain = min(points, RACES[game.race].hit_points - game.hit_points)
    if gain > 0:
        game.hit_points += gain
        news.append(Recovered(EVERYONE, gain, game.hit_points))


# ---- walking


def walk(game: State, command: Move, dice: Dice, news: News) -> None:
    """C34, C37  One step in any of the eight ways, round corners and through doorways."""
    start = game.here
    cell = start + STEPS[command.way]
    if cell in game.stairs:
        take_stairs(game, command.way, dice, news)
        return
    game.here = cell
    game.empty[cell] = False
    game.empty[start] = game.floor.tiles[start] and start not in game.piles
    news.append(Walked(EVERYONE, command.way, seen_potions(game)))
    if cell in game.piles:
        walk_over_gold(game, news)
    end_turn(game, dice, news)


def seen_potions(game: State) -> list[str]:
    """C28, C39  Those within one block; a kind has its letters once it was drunk."""
    potions, known, here = game.potions, game.known, game.here
    return [
        POTIONS[potions[here + step]] if potions[here + step] in known else ""
        for step in AROUND
        if here + step in potions
    ]


def take_stairs(game: State, way: int, dice: Dice, news: News) -> None:
    """C8, C9  The next floor instead of a step, and nobody there acts yet; from the last, out."""
    news.append(TookStairs(EVERYONE, way, game.level + 1))
    if game.level == FLOORS:
        win(game, news)
        return
    enter(game, game.level + 1, dice, news)
    if game.race == TROLL:
        recover(game, TROLLS_GAIN, news)


def walk_over_gold(game: State, news: News) -> None:
    """C30  It is taken, but for a hoard whose dragon lives."""
    if game.here in game.guards.values():
        news.append(Guarded(EVERYONE))
    else:
        take_gold(game, game.piles.pop(game.here), "found", news)


def take_gold(game: State, amount: int, how: str, news: News) -> None:
    game.gold += amount
    news.append(GoldTaken(EVERYONE, amount, game.gold, how))


# ---- drinking


def drink(game: State, command: Drink, dice: Dice, news: News) -> None:
    """C26, C28, C29  The potion beside the player, whose kind is known from now on."""
    cell = game.here + STEPS[command.way]
    potion = game.potions.pop(cell)
    game.empty[cell] = True
    game.known.add(potion)
    take_effect(game, potion)
    news.append(
        Drank(
            EVERYONE,
            command.way,
            POTIONS[potion],
            game.hit_points,
            game.attack,
            game.defence,
        )
    )
    if game.hit_points:
        end_turn(game, dice, news)
    else:
        die(game, news)


def take_effect(game: State, potion: int) -> None:
    """C11, C15, C26, C27  Health up to the most and down to 0, attack and defence down to 0."""
    health, strength = 10, 5
    if game.race == DROW:
        health, strength = 15, 8 if game.options.drow_rounding == "up" else 7
    if potion == RESTORE_HEALTH:
        most = RACES[game.race].hit_points
        if game.race == VAMPIRE:
            game.hit_points += health
        else:
            game.hit_points = min(most, game.hit_points + health)
    elif potion == POISON_HEALTH:
        game.hit_points = max(0, game.hit_points - health)
    elif potion in (BOOST_ATTACK, WOUND_ATTACK):
        game.attack = max(0, game.attack + (strength if potion == BOOST_ATTACK else -strength))
    else:
        game.defence = max(0, game.defence + (strength if potion == BOOST_DEFENCE else -strength))


# ---- attacking


def attack(game: State, command: Attack, dice: Dice, news: News) -> None:
    """C19, C21, C32  First, at one of the eight squares; only halflings make a blow miss."""
    cell = game.here + STEPS[command.way]
    foe = game.foe_at(cell)
    kind = foe.kind
    if kind == HALFLING and dice.below(2, "PC attacks L"):
        news.append(Missed(EVERYONE, cell, chr(kind)))
    else:
        strike(game, foe, dice, news)
    if kind == MERCHANT and not game.hostile:
        game.hostile = True
        news.append(Angered(EVERYONE))
    if game.hit_points:
        end_turn(game, dice, news)
    else:
        die(game, news)


def strike(game: State, foe: Foe, dice: Dice, news: News) -> None:
    """C12, C31, C39  The blow, what follows from it, and what a vampire has of it."""
    kind = foe.kind
    blow = damage(game.attack, ENEMIES[kind].defence, game.options)
    foe.hit_points = max(0, foe.hit_points - blow)
    news.append(Struck(EVERYONE, foe.cell, chr(kind), blow, foe.hit_points))
    if not foe.hit_points:
        slay(game, foe, dice, news)
    if game.race == VAMPIRE:
        drain(game, kind, news)


def drain(game: State, kind: int, news: News) -> None:
    """C12  Five hit points for every hit, without a most; dwarves cost five instead."""
    if kind == DWARF:
        loss = min(VAMPIRES_GAIN, game.hit_points)
        game.hit_points -= loss
        news.append(Sickened(EVERYONE, loss, game.hit_points))
    else:
        game.hit_points += VAMPIRES_GAIN
        news.append(Recovered(EVERYONE, VAMPIRES_GAIN, game.hit_points))


def slay(game: State, foe: Foe, dice: Dice, news: News) -> None:
    """C14, C25  The enemy is gone; a goblin steals at once, on top of what is dropped."""
    cell, kind = foe.cell, foe.kind
    dice.asker = cell
    game.foes.remove(foe)
    game.empty[cell] = True
    news.append(Slew(EVERYONE, cell, chr(kind)))
    if game.race == GOBLIN:
        take_gold(game, STOLEN, "stolen", news)
    if kind == DRAGON:
        set_hoard_free(game, cell, news)
    elif kind == HUMAN:
        beside = [other for other in game.floor.around[cell] if game.empty[other]]
        dice.places = beside
        second = choose(beside, dice, "H drops") if beside else cell
        drop(game, kind, [cell, second], NORMAL, news)
    elif kind == MERCHANT:
        drop(game, kind, [cell], MERCHANT_HOARD, news)
    else:
        worth = SMALL if dice.below(2, f"{chr(kind)} drops") == 0 else NORMAL
        take_gold(game, worth, "dropped", news)


def drop(game: State, kind: int, cells: list[int], worth: int, news: News) -> None:
    """C25  Piles on the floor, to be taken by walking over them."""
    for cell in cells:
        game.piles[cell] = game.piles.get(cell, 0) + worth
        game.empty[cell] = False
    news.append(Dropped(EVERYONE, chr(kind), cells))


def set_hoard_free(game: State, dragon: int, news: News) -> None:
    """C25, C30  Its hoard can be taken; under the player's feet it is, at once."""
    hoard = game.guards.pop(dragon, None)
    if hoard == game.here:
        take_gold(game, game.piles.pop(hoard), "found", news)
