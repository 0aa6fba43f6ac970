"""Everything that chance puts on a floor, in its order (C3-C7, C43)."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from asterion.books.cc3k.plan.floor import NOWHERE, Contents, Floor
from asterion.books.cc3k.plan.kinds import (
    DRAGON,
    DRAGON_HOARD,
    ENEMIES_A_FLOOR,
    PILES_A_FLOOR,
    POTIONS,
    POTIONS_A_FLOOR,
    SPAWNED_ENEMIES,
    SPAWNED_GOLD,
)
from asterion.core.dice import Dice

T = TypeVar("T")


def choose(things: Sequence[T], dice: Dice, why: str) -> T:
    """One of these, uniformly; where there is only one, no die is thrown."""
    return things[dice.below(len(things), why)] if len(things) > 1 else things[0]


class Room:
    """The free floor tiles, chamber by chamber."""

    def __init__(self, floor: Floor, taken: Collection[int] = ()) -> None:
        self.floor = floor
        self.chambers = [[cell for cell in tiles if cell not in taken] for tiles in floor.chambers]
        self.free = set().union(*self.chambers)

    def take(self, cell: int) -> None:
        self.chambers[self.floor.chamber_of[cell]].remove(cell)
        self.free.remove(cell)

    def beside(self, cell: int) -> list[int]:
        """The free tiles within one block."""
        return [other for other in self.floor.around[cell] if other in self.free]

    def with_room_beside(self) -> list[list[int]]:
        """Of each chamber the free tiles that have another within one block."""
        free, around = self.free, self.floor.around
        return [
            [cell for cell in tiles if not free.isdisjoint(around[cell])] for tiles in self.chambers
        ]

    def away_from(self, *cells: int) -> list[list[int]]:
        """C4, C43  The other chambers than those of these cells, unless none of them has room."""
        theirs = {self.floor.chamber_of.get(cell) for cell in cells}
        others = [tiles for n, tiles in enumerate(self.chambers) if n not in theirs]
        return others if any(others) else self.chambers


def draw_tile(chambers: Sequence[Sequence[int]], dice: Dice, why: str) -> int:
    """C4, C5  A chamber with room, uniformly, not by area; then one of its tiles, uniformly.

    To draw again while the chamber is full comes to the same as to draw among those that are not.
    """
    roomy = [tiles for tiles in chambers if tiles]
    if not roomy:
        return NOWHERE
    return choose(choose(roomy, dice, f"{why}: chamber"), dice, f"{why}: tile")


def furnish(floor: Floor, dice: Dice) -> Contents:
    """C3, C43  What is on a floor when it is entered: player, stairs, and all the rest.

    Nothing is generated on a floor from a file but the player and the stairs, where missing.
    """
    contents = floor.contents.copy()
    room = Room(floor, floor.occupied)
    place_player(contents, room, dice)
    place_stairs(contents, room, dice)
    if floor.generated:
        place_potions(contents, room, dice)
        place_gold(contents, room, dice)
        place_enemies(contents, room, dice)
    return contents


def place_player(contents: Contents, room: Room, dice: Dice) -> None:
    """C4  Anywhere; on a floor whose stairs are drawn, not in their chamber if it can be helped."""
    if contents.player == NOWHERE:
        contents.player = draw_tile(room.away_from(*contents.stairs), dice, "player")
        room.take(contents.player)


def place_stairs(contents: Contents, room: Room, dice: Dice) -> None:
    """C4, C43  Never in the player's chamber, unless there is no other."""
    if not contents.stairs:
        cell = draw_tile(room.away_from(contents.player), dice, "stairs")
        contents.stairs = (cell,)
        room.take(cell)


def place_potions(contents: Contents, room: Room, dice: Dice) -> None:
    """C5  Ten of them, each kind with the same odds."""
    for _ in range(POTIONS_A_FLOOR):
        if room.free:
            kind = dice.below(len(POTIONS), "potion: kind")
            cell = draw_tile(room.chambers, dice, "potion")
            room.take(cell)
            contents.potions[cell] = kind


def place_gold(contents: Contents, room: Room, dice: Dice) -> None:
    """C5, C7  Ten piles; a dragon hoard has its dragon within one block."""
    for _ in range(PILES_A_FLOOR):
        if room.free:
            worth = choose(SPAWNED_GOLD, dice, "gold: kind")
            if worth == DRAGON_HOARD and not place_hoard(contents, room, dice):
                worth = choose(SPAWNED_GOLD[:-1], dice, "gold: other kind")
            if worth != DRAGON_HOARD:
                cell = draw_tile(room.chambers, dice, "gold")
                room.take(cell)
                contents.gold[cell] = worth


def place_hoard(contents: Contents, room: Room, dice: Dice) -> bool:
    """C5, C7  On a tile that leaves room for its dragon; False where there is none left."""
    hoard = draw_tile(room.with_room_beside(), dice, "hoard")
    if hoard == NOWHERE:
        return False
    dragon = choose(room.beside(hoard), dice, "dragon: tile")
    room.take(hoard)
    room.take(dragon)
    contents.gold[hoard] = DRAGON_HOARD
    contents.enemies[dragon] = DRAGON
    contents.guards[dragon] = hoard
    return True


def place_enemies(contents: Contents, room: Room, dice: Dice) -> None:
    """C6  Twenty, not counting dragons."""
    for _ in range(ENEMIES_A_FLOOR):
        if room.free:
            kind = choose(SPAWNED_ENEMIES, dice, "enemy: kind")
            cell = draw_tile(room.chambers, dice, "enemy")
            room.take(cell)
            contents.enemies[cell] = kind
