"""How much a blow does, in whole numbers: floats are wrong for some pairs."""

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import ENEMIES, GOBLIN, ORC


def damage(attack: int, defence: int, options: Cc3kOptions, percent: int = 100) -> int:
    """C31  ceiling(100 / (100 + Def) x Atk); as printed it is divided by Atk.

    `percent` is 150 for a blow of half more damage.
    """
    if options.damage == "as-printed":
        return -(-percent // ((100 + defence) * attack)) if attack else 0
    return -(-percent * attack // (100 + defence))


def enemy_damage(kind: int, race: int, defence: int, options: Cc3kOptions) -> int:
    """C18, C31  What a blow of this kind of enemy does to a player of this race."""
    attack = ENEMIES[kind].attack
    if kind != ORC or race != GOBLIN:
        return damage(attack, defence, options)
    if options.orc_blow == "37":
        return damage(attack, defence, options) * 3 // 2
    return damage(attack, defence, options, percent=150)
