"""What happens in ChamberCrawler3000. An event has no room for what its audience must not know.

The player sees the whole floor and is told of everything that can be seen; watchers are told the
same. What nobody can see, the kind of a potion and the worth of a pile, is for the master alone.
"""

from asterion.core.event import Event

# ---- told


class Began(Event):
    """C33  The table waits for a race."""

    name: str


class Restarted(Event):
    """C34  Everything is as at the start; the table waits for a race."""

    name: str


class Spawned(Event):
    """C10, C11, C12, C13, C14  A race is chosen, by its number."""

    race: int
    hit_points: int
    attack: int
    defence: int


class Arrived(Event):
    """C8  A new floor as the player sees it: 25 rows, each with its line break."""

    floor: int
    board: str


class Walked(Event):
    """C39  `sees`: the potions within one block in reading order; empty for an unknown kind."""

    way: int
    sees: list[str]


class TookStairs(Event):
    """C8, C9  A step onto the stairs, which lead to this floor."""

    way: int
    floor: int


class GoldTaken(Event):
    """C14, C25, C30  `how`: found on the floor, dropped by the slain, or stolen from them."""

    amount: int
    gold: int
    how: str


class Guarded(Event):
    """C30  The player stands on a hoard and cannot take it."""


class Drank(Event):
    """C26, C28  What it was, and how the player fares now."""

    way: int
    potion: str
    hit_points: int
    attack: int
    defence: int


class Struck(Event):
    """C39  The player's blow, and the hit points that it left."""

    cell: int
    enemy: str
    damage: int
    left: int


class Missed(Event):
    """C19  The player's blow missed."""

    cell: int
    enemy: str


class Slew(Event):
    """C25, C32  An enemy is slain by the player."""

    cell: int
    enemy: str


class Dropped(Event):
    """C25  Gold lies on these cells now."""

    enemy: str
    cells: list[int]


class Recovered(Event):
    """C12, C13  A vampire's or a troll's gain."""

    amount: int
    hit_points: int


class Sickened(Event):
    """C12  Dwarves do not agree with vampires."""

    amount: int
    hit_points: int


class Angered(Event):
    """C21  Merchants are hostile from now on."""


class Hurt(Event):
    """C23  An enemy's blow, and the hit points that the player has left."""

    cell: int
    enemy: str
    damage: int
    hit_points: int


class Dodged(Event):
    """C23  An enemy's blow that missed."""

    cell: int
    enemy: str


class EnemiesMoved(Event):
    """C23  All that moved in one turn: from, to, from, to, in the order in which they did."""

    moves: list[int]


class Froze(Event):
    """C35  Whether enemies stand still from now on."""

    frozen: bool


class Won(Event):
    """C9, C40  Down the stairs of the last floor."""

    gold: int
    score: int


class Died(Event):
    """C40  No hit points are left."""

    gold: int
    score: int


class GaveUp(Event):
    """C34, C40  No score is counted."""


# ---- facts, for the master's plan


class Furnished(Event):
    """C42  The new floor as a floor file has it, and each dragon followed by its hoard."""

    board: str
    guards: list[int]


EVENTS: tuple[type[Event], ...] = (
    Began, Restarted, Spawned, Arrived, Walked, TookStairs, GoldTaken, Guarded, Drank, Struck,
    Missed, Slew, Dropped, Recovered, Sickened, Angered, Hurt, Dodged, EnemiesMoved, Froze, Won,
    Died, GaveUp, Furnished,
)  # fmt: skip
