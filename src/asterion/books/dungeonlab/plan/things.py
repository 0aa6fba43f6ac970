"""What can lie in a cell, be carried, fired, bought and sold: its names and its price."""

from typing import Final

BULLET: Final = "bullet"
GRENADE: Final = "grenade"
BLASTER: Final = "blaster"
DYNAMITE: Final = "dynamite"
DOLLAR: Final = "dollar"
TREASURE: Final = "treasure"
BOAT: Final = "boat"
STICK: Final = "walking stick"
ELVEN: Final = "elven blade"
ARNOR: Final = "arnor blade"
MORGUL: Final = "morgul blade"
BRIDLE: Final = "bridle"
SMALL_MAP: Final = "1x1 map"
LARGE_MAP: Final = "3x3 map"

AMMUNITION: Final = (BULLET, GRENADE, BLASTER, DYNAMITE)
PERISHABLE: Final = (*AMMUNITION, DOLLAR)
"""D6, D72  What vanishes with a death and is ruined by water."""

EQUIPMENT: Final = (TREASURE, ELVEN, ARNOR, MORGUL, BRIDLE, BOAT, STICK, SMALL_MAP, LARGE_MAP)

PRICES: Final = {
    GRENADE: 5,
    BLASTER: 5,
    DYNAMITE: 5,
    BOAT: 50,
    STICK: 50,
    SMALL_MAP: 20,
    LARGE_MAP: 100,
}
"""D4, D27  Dollars for one. Bullets go in tens: ten of them for five dollars."""
BULLETS_AT_ONCE: Final = 10
BULLETS_PRICE: Final = 5

MAP_REACH: Final = {SMALL_MAP: 0, LARGE_MAP: 1}
"""D27  How many cells a map shows on each side of its user."""


def price(thing: str, count: int) -> int:
    """D4, D27  What this many of a thing cost in a store."""
    if thing == BULLET:
        return count // BULLETS_AT_ONCE * BULLETS_PRICE
    return PRICES[thing] * count


def plural(thing: str) -> str:
    """“bullets”, “walking sticks”; nobody has ever seen two treasures."""
    return thing if thing == TREASURE else f"{thing}s"


def counted(count: int, thing: str) -> str:
    """“1 bullet”, “5 bullets”, “the treasure”."""
    if thing == TREASURE:
        return "the treasure"
    if thing == DOLLAR:
        return f"${count}"
    return f"{count} {thing if count == 1 else plural(thing)}"


def listed(words: list[str]) -> str:
    """“a, b and c”."""
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)


def _spoken() -> dict[str, str]:
    """Every way to name a thing, skins apart, which the encounters bring along."""
    names: dict[str, str] = {}
    for thing in (*PERISHABLE, *EQUIPMENT):
        names[thing] = names[plural(thing)] = thing
    short = {
        "b": BULLET, "g": GRENADE, "bl": BLASTER, "d": DYNAMITE, "stick": STICK, "sticks": STICK,
        "elven": ELVEN, "arnor": ARNOR, "morgul": MORGUL, "1x1": SMALL_MAP, "3x3": LARGE_MAP,
        "$": DOLLAR,
    }  # fmt: skip
    return names | short


SPOKEN: Final = _spoken()


def thing_named(words: str) -> str | None:
    """The thing that these words mean; None if there is no such thing."""
    return SPOKEN.get(words)
