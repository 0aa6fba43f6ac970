"""What a player can pay with: dollars and, by option, the skins of beasts."""

from collections.abc import Mapping

from asterion.books.dungeonlab.encounters.kind import SKINS
from asterion.books.dungeonlab.options import REVISED, DungeonLabOptions
from asterion.books.dungeonlab.plan.things import DOLLAR


def worth(carries: Mapping[str, int]) -> int:
    """D34  What a store pays for all these skins; other things do not count."""
    return sum(SKINS[thing].skin * count for thing, count in carries.items() if thing in SKINS)


def purse(carries: Mapping[str, int], options: DungeonLabOptions) -> int:
    """D7  Where a fine is due: the cash, by option the skins too."""
    skins = worth(carries) if options.skins_as_money else 0
    return carries.get(DOLLAR, 0) + skins


def store_purse(carries: Mapping[str, int], options: DungeonLabOptions) -> int:
    """D7, D27, D38  In a store it is the same; before the rules were revised it took only cash."""
    return purse(carries, options) if options.revision >= REVISED else carries.get(DOLLAR, 0)


def skins_for(carries: Mapping[str, int], due: int) -> dict[str, int]:
    """D7  As many skins as it takes, the cheapest first."""
    skins: dict[str, int] = {}
    for each, thing in sorted((SKINS[thing].skin, thing) for thing in carries if thing in SKINS):
        if each and due > 0:
            skins[thing] = min(carries[thing], -(-due // each))
            due -= each * skins[thing]
    return skins
