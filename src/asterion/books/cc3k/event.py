"""What happens in ChamberCrawler3000. An event has no room for what its audience must not know.

The player sees the whole floor and is told of everything that can be seen; watchers are told the
same. What nobody can see, the kind of a potion and the worth of a pile, is for the master alone.
"""

from asterion.core.event import Event

# ---- told


class Began(Event):
    """The table waits for a race."""

    follows = ("C33",)

    name: str


class Restarted(Event):
    """Everything is as at the start; the table waits for a race."""

    follows = ("C34",)

    name: str


class Spawned(Event):
    """A race is chosen, by its number."""

    follows = ("C10", "C11", "C12", "C13", "C14")

    race: int
    hit_points: int
    attack: int
    defence: int


class Arrived(Event):
    """A new floor as the player sees it: 25 rows, each with its line break."""

    follows = ("C8",)

    floor: int
    board: str


class Walked(Event):
    """`sees`: the potions within one block in reading order; empty for an unknown kind."""

    follows = ("C39",)

    way: int
    sees: list[str]


class TookStairs(Event):
    """A step onto the stairs, which lead to this floor."""

    follows = ("C8", "C9")

    way: int
    floor: int


class GoldTaken(Event):
    """`how`: found on the floor, dropped by the slain, or stolen from them."""

    follows = ("C14", "C25", "C30")

    amount: int
    gold: int
    how: str


class Guarded(Event):
    """The player stands on a hoard and cannot take it."""

    follows = ("C30",)


class Drank(Event):
    """What it was, and how the player fares now."""

    follows = ("C26", "C28")

    way: int
    potion: str
    hit_points: int
    attack: int
    defence: int


class Struck(Event):
    """The player's blow, and the hit points that it left."""

    follows = ("C39",)

    cell: int
    enemy: str
    damage: int
    left: int


class Missed(Event):
    """The player's blow missed."""

    follows = ("C19",)

    cell: int
    enemy: str


class Slew(Event):
    """An enemy is slain by the player."""

    follows = ("C25", "C32")

    cell: int
    enemy: str


class Dropped(Event):
    """Gold lies on these cells now."""

    follows = ("C25",)

    enemy: str
    cells: list[int]


class Recovered(Event):
    """A vampire's or a troll's gain."""

    follows = ("C12", "C13")

    amount: int
    hit_points: int


class Sickened(Event):
    """Dwarves do not agree with vampires."""

    follows = ("C12",)

    amount: int
    hit_points: int


class Angered(Event):
    """Merchants are hostile from now on."""

    follows = ("C21",)


class Hurt(Event):
    """An enemy's blow, and the hit points that the player has left."""

    follows = ("C23",)

    cell: int
    enemy: str
    damage: int
    hit_points: int


class Dodged(Event):
    """An enemy's blow that missed."""

    follows = ("C23",)

    cell: int
    enemy: str


class EnemiesMoved(Event):
    """All that moved in one turn: from, to, from, to, in the order in which they did."""

    follows = ("C23",)

    moves: list[int]


class Froze(Event):
    """Whether enemies stand still from now on."""

    follows = ("C35",)

    frozen: bool


class Won(Event):
    """Down the stairs of the last floor."""

    follows = ("C9", "C40")

    gold: int
    score: int


class Died(Event):
    """No hit points are left."""

    follows = ("C40",)

    gold: int
    score: int


class GaveUp(Event):
    """No score is counted."""

    follows = ("C34", "C40")


# ---- facts, for the master's plan


class Furnished(Event):
    """The new floor as a floor file has it, and each dragon followed by its hoard."""

    follows = ("C42",)

    board: str
    guards: list[int]


EVENTS: tuple[type[Event], ...] = (
    Began, Restarted, Spawned, Arrived, Walked, TookStairs, GoldTaken, Guarded, Drank, Struck,
    Missed, Slew, Dropped, Recovered, Sickened, Angered, Hurt, Dodged, EnemiesMoved, Froze, Won,
    Died, GaveUp, Furnished,
)  # fmt: skip
