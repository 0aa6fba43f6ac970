"""Mistakes that many programs make, as changes of the book's rules."""

from typing import Any, Final, NamedTuple

from asterion.books.cc3k.event import Drank, Missed
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import (
    DROW,
    GRID,
    HALFLING,
    NEAR,
    RACES,
    RESTORE_HEALTH,
    SHADE,
)
from asterion.books.cc3k.state import Foe, State
from asterion.core.audience import EVERYONE
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.examiner.cc3k.ruled import Around, Changes
from asterion.examiner.cc3k.rulings import on_its_tile

News = list[Event]
NOBODY: Final = 0
"""No race and no enemy."""


class Mistake(NamedTuple):
    """The rule that it breaks, and what the rules become by it."""

    rule: str
    changes: Changes
    is_loose: bool = False
    """Whether it only allows more than the book: then it explains some frames by luck."""


def rounded_down(attack: int, defence: int, options: Cc3kOptions, percent: int = 100) -> int:
    return percent * attack // (100 + defence)


def rounded(attack: int, defence: int, options: Cc3kOptions, percent: int = 100) -> int:
    return (2 * percent * attack + 100 + defence) // (2 * (100 + defence))


def without_defence(attack: int, defence: int, options: Cc3kOptions, percent: int = 100) -> int:
    return -(-percent * attack // 100)


def own_defence(room: Any, real: Any, kind: int, race: int, defence: int, options: Any) -> int:
    blow: int = real(kind, race, RACES[race].defence, options)
    return blow


def own_attack(room: Any, real: Any, game: State, foe: Foe, dice: Dice, news: News) -> None:
    attack, game.attack = game.attack, RACES[game.race].attack
    real(game, foe, dice, news)
    game.attack = attack


def plain_blow(room: Any, real: Any, kind: int, race: int, defence: int, options: Any) -> int:
    blow: int = real(kind, SHADE, defence, options)
    return blow


def beyond_the_most(room: Any, real: Any, game: State, potion: int) -> None:
    before = game.hit_points
    real(game, potion)
    if potion == RESTORE_HEALTH:
        game.hit_points = before + (15 if game.race == DROW else 10)


def like_a_shade(room: Any, real: Any, game: State, potion: int) -> None:
    race, game.race = game.race, SHADE if game.race == DROW else game.race
    real(game, potion)
    game.race = race


def lasting(room: Any, real: Any, game: State, level: int, dice: Dice, news: News) -> None:
    attack, defence = game.attack, game.defence
    real(game, level, dice, news)
    if level > 1:
        game.attack, game.defence = attack, defence


def draining_all(room: Any, real: Any, game: State, kind: int, news: News) -> None:
    real(game, NOBODY, news)


def hostile(room: Any, real: Any, game: State, dice: Dice, news: News) -> None:
    game.hostile = True
    real(game, dice, news)


def forgiving(room: Any, real: Any, game: State, dice: Dice, news: News) -> None:
    game.hostile = False
    real(game, dice, news)


def unfrozen(room: Any, real: Any, game: State, dice: Dice, news: News) -> None:
    frozen, game.frozen = game.frozen, False
    real(game, dice, news)
    game.frozen = frozen


def free_drink(room: Any, real: Any, game: State, dice: Dice, news: News) -> None:
    if not any(isinstance(event, Drank) for event in news):
        real(game, dice, news)


def taken_anyway(room: Any, real: Any, game: State, news: News) -> None:
    game.guards = {dragon: hoard for dragon, hoard in game.guards.items() if hoard != game.here}
    real(game, news)


def missing(room: Any, real: Any, game: State, foe: Foe, dice: Dice, news: News) -> None:
    if foe.kind != HALFLING and dice.below(2, "PC strikes"):
        news.append(Missed(EVERYONE, foe.cell, chr(foe.kind)))
    else:
        real(game, foe, dice, news)


def one_pile(
    room: Any, real: Any, game: State, kind: int, cells: list[int], worth: int, news: News
) -> None:
    real(game, kind, cells[:1], worth, news)


def roused_by_itself(game: State, dragon: int) -> bool:
    return dragon - game.here in NEAR


MISTAKES: Final[dict[str, Mistake]] = {
    "rounds-down": Mistake("C31", {"combat.damage": rounded_down}),
    "rounds-to-nearest": Mistake("C31", {"combat.damage": rounded}),
    "ignores-defence": Mistake("C31", {"combat.damage": without_defence}),
    "ignores-defence-potions": Mistake("C31", {"combat.enemy_damage": Around(own_defence)}),
    "ignores-attack-potions": Mistake("C31", {"player.strike": Around(own_attack)}),
    "heals-beyond-the-most": Mistake("C15", {"player.take_effect": Around(beyond_the_most)}),
    "drow-like-others": Mistake("C11", {"player.take_effect": Around(like_a_shade)}),
    "potions-last": Mistake("C27", {"floors.enter": Around(lasting)}),
    "vampire-gains-nothing": Mistake("C12", {"player.VAMPIRES_GAIN": 0}),
    "vampire-likes-dwarves": Mistake("C12", {"player.drain": Around(draining_all)}),
    "troll-gains-nothing": Mistake("C13", {"player.TROLLS_GAIN": 0}),
    "goblin-steals-nothing": Mistake("C14", {"player.STOLEN": 0}),
    "orcs-like-others": Mistake("C18", {"combat.enemy_damage": Around(plain_blow)}),
    "elves-strike-once": Mistake("C17", {"enemies.ELF": NOBODY}),
    "elves-strike-drow-twice": Mistake("C17", {"enemies.DROW": -1}),
    "halflings-never-dodge": Mistake("C19", {"player.HALFLING": NOBODY}),
    "no-diagonal-attacks": Mistake("C23", {"enemies.NEAR": frozenset(GRID.steps)}),
    "dragons-move": Mistake("C20", {"enemies.DRAGON": NOBODY}),
    "dragons-leave-hoards": Mistake("C24", {"enemies.is_roused": roused_by_itself}),
    "merchants-hostile": Mistake("C21", {"player.end_turn": Around(hostile)}),
    "merchants-forgive": Mistake("C21", {"player.end_turn": Around(forgiving)}),
    "hoards-unguarded": Mistake("C30", {"player.walk_over_gold": Around(taken_anyway)}),
    "one-pile-of-a-human": Mistake(
        "C25", {"player.choose": on_its_tile, "player.drop": Around(one_pile)}
    ),
    "blows-miss": Mistake("C32", {"player.strike": Around(missing)}, is_loose=True),
    "freeze-does-nothing": Mistake("C35", {"player.end_turn": Around(unfrozen)}),
    "drinking-is-free": Mistake("C29", {"player.end_turn": Around(free_drink)}),
}
"""By name; `examiner-mistake` says each in words."""
