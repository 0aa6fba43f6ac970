"""Who walks and what lies in the chambers: races, enemies, potions, gold, and the eight ways."""

from typing import Final, NamedTuple

from asterion.core.state.grid import Grid

ROWS: Final = 25
COLUMNS: Final = 79
FLOORS: Final = 5
GRID: Final = Grid(COLUMNS, ROWS)
"""C1  Every floor has this size; the margin between two rows holds a line break."""

# ---- ways

WAYS: Final = ("no", "so", "ea", "we", "ne", "nw", "se", "sw")
"""C34  The eight ways as they are typed."""
WAY_NAMES: Final = (
    "North", "South", "East", "West", "Northeast", "Northwest", "Southeast", "Southwest",
)  # fmt: skip
STEPS: Final = tuple(
    GRID.offset(right, down)
    for right, down in ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
)
AROUND: Final = tuple(sorted(STEPS))
"""The eight steps in the order in which one reads."""
NEAR: Final = frozenset(STEPS)

# ---- the drawing (C2)

BLANK: Final = ord(" ")
TILE: Final = ord(".")
DOORWAY: Final = ord("+")
PASSAGE: Final = ord("#")
STAIRS: Final = ord("\\")
PLAYER: Final = ord("@")
POTION: Final = ord("P")
GOLD: Final = ord("G")
WALKED: Final = bytes((TILE, DOORWAY, PASSAGE))
"""What the ground is where the player may stand."""

# ---- the player


class Race(NamedTuple):
    """C10-C15  What a player character starts with; its hit points are also its most."""

    letter: str
    name: str
    hit_points: int
    attack: int
    defence: int


NO_RACE: Final = -1
"""The table waits for a race."""
SHADE, DROW, VAMPIRE, GOBLIN, TROLL = range(5)
RACES: Final = (
    Race("s", "Shade", 125, 25, 25),
    Race("d", "Drow", 150, 25, 15),
    Race("v", "Vampire", 50, 25, 25),
    Race("g", "Goblin", 110, 15, 20),
    Race("t", "Troll", 120, 25, 15),
)

# ---- enemies


class Enemy(NamedTuple):
    """C16  One kind of enemy, and in how many of 18 cases it is the one that spawns (C6)."""

    letter: str
    name: str
    hit_points: int
    attack: int
    defence: int
    share: int


HUMAN: Final = ord("H")
DWARF: Final = ord("W")
ELF: Final = ord("E")
ORC: Final = ord("O")
MERCHANT: Final = ord("M")
DRAGON: Final = ord("D")
HALFLING: Final = ord("L")
ENEMIES: Final = {
    ord(enemy.letter): enemy
    for enemy in (
        Enemy("H", "human", 140, 20, 20, 4),
        Enemy("W", "dwarf", 100, 20, 30, 3),
        Enemy("L", "halfling", 100, 15, 20, 5),
        Enemy("E", "elf", 140, 30, 10, 2),
        Enemy("O", "orc", 180, 30, 25, 2),
        Enemy("M", "merchant", 30, 70, 5, 2),
        Enemy("D", "dragon", 150, 20, 20, 0),
    )
}
SPAWNED_ENEMIES: Final = [kind for kind, enemy in ENEMIES.items() for _ in range(enemy.share)]


def full_hit_points(kind: int, hard: bool) -> int:
    """C16  Of an unhurt enemy of this kind; half more in a hard game."""
    return ENEMIES[kind].hit_points * (3 if hard else 2) // 2


# ---- items

POTIONS: Final = ("RH", "BA", "BD", "PH", "WA", "WD")
"""C26, C42  The kinds of potion, each at the digit that stands for it in a floor file."""
RESTORE_HEALTH, BOOST_ATTACK, BOOST_DEFENCE, POISON_HEALTH, WOUND_ATTACK, WOUND_DEFENCE = range(6)

SMALL, NORMAL, MERCHANT_HOARD, DRAGON_HOARD = 1, 2, 4, 6
"""C30  What a pile of gold is worth."""
GOLD_DIGITS: Final = {
    ord("6"): NORMAL, ord("7"): SMALL, ord("8"): MERCHANT_HOARD, ord("9"): DRAGON_HOARD,
}  # fmt: skip
DIGIT_OF_GOLD: Final = {worth: digit for digit, worth in GOLD_DIGITS.items()}
POTION_DIGITS: Final = {ord("0") + potion: potion for potion in range(len(POTIONS))}
DIGIT_OF_POTION: Final = {potion: digit for digit, potion in POTION_DIGITS.items()}
SPAWNED_GOLD: Final = (*[NORMAL] * 5, *[SMALL] * 2, DRAGON_HOARD)
"""C5  Normal 5/8, small 1/4, dragon hoard 1/8."""
POTIONS_A_FLOOR, PILES_A_FLOOR, ENEMIES_A_FLOOR = 10, 10, 20
