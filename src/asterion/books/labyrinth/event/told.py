"""What the master tells of one move: small pieces of data, in the order in which they happened."""

from typing import Final, Literal

import msgspec

OUTSIDE: Final = "O"
BY_THE_RIVER: Final = "B"
"""As kinds of cell: out of the labyrinth, and along a shallow river (L85)."""
NOT_SAID: Final = -1
"""As a number of bullets."""


Blocked = Literal["", "wall", "way", "river"]
Health = Literal["healthy", "wounded", "infected", "dead", "lost"]
Load = Literal["", "corpse", "landmine", "treasure"]
Act = Literal["leave", "throw", "blow", "shoot", "set", "take"]
WhyNot = Literal["none", "unwell", "forbidden", "damp", "nothing there"]


class Telling(msgspec.Struct, tag_field="told", tag=True, gc=False):
    """The base of the tellings."""


class Went(Telling):
    """L20, L43-L53  The movement. `entered` is the kind of cell walked into, empty if none was.

    `blocked` says what was in the way: a wall, a river (L85), or that there is no such way here.
    `reached` is the kind of cell to which a river carried on, empty if none did.
    """

    way: int
    blocked: Blocked
    entered: str
    reached: str


class Ashes(Telling):
    """L36  The treasure was a fake."""


class Woke(Telling):
    """L55  The mite is awake."""


class BlewUp(Telling):
    """L107  On a landmine."""

    killed: bool


class Screamed(Telling):
    """L107  One scream, however many were hit."""


class Infected(Telling):
    """L56  With this many moves to heal; killed if it came on top of a wound."""

    moves: int
    killed: bool


class Healed(Telling):
    """L44, L58  Of a wound or of an infection: which it was is not said."""


class Cremated(Telling):
    """L45"""


class Stocked(Telling):
    """L46, L118  What he has in the weaponry; `bullets` is -1 where nothing is said of them."""

    bullets: int
    grenades: int
    load: Load


class Found(Telling):
    """L65  What lies there, as far as he can profit from it."""

    treasures: int
    bullets: int
    grenades: int
    landmines: int
    corpses: int


class Shot(Telling):
    """L69  A scream or none, and what fell at the shooter's feet.

    `left` and `ground` count bullets, for the answers that say so (L27); NOT_SAID in all others.
    """

    way: int
    scream: bool
    fell: Found | None
    left: int
    ground: int


class ThrewGrenade(Telling):
    """L67, L68  `missing` and `gone` are None where the table does not tell."""

    way: int
    missing: bool | None
    gone: bool | None


class SetLandmine(Telling):
    """L76  Told alike wherever it came to lie."""

    way: int


class LeftThing(Telling):
    """L63"""

    thing: str
    count: int


class ThrewThing(Telling):
    """L63, L74  Against a wall it falls at one's feet; a corpse may set off a landmine."""

    thing: str
    count: int
    way: int
    feet: bool
    explosion: bool
    scream: bool
    cremated: bool


class TookThing(Telling):
    """L108"""

    taken: Found


class NoLuck(Telling):
    """L27  A part that could not be carried out: what it was, and why not."""

    act: Act
    thing: str
    way: int
    why: WhyNot


class DiedSick(Telling):
    """L57  The time to heal is over."""


class GotLost(Telling):
    """L36  Outside, and not back in time."""


class Standing(Telling):
    """L25  How it stands with a player, as far as he asked; None and -1 where he did not."""

    health: Health | None = None
    immune: bool = False
    bullets: int = -1
    grenades: int = -1
    load: Load | None = None
    moves_to_heal: int | None = None


class Aspect(Telling):
    """L31  One facet of a semi-dark move: yes or no, or the kind of cell."""

    facet: str
    value: str


AnyTelling = (
    Went | Ashes | Woke | BlewUp | Screamed | Infected | Healed | Cremated | Stocked | Found | Shot
    | ThrewGrenade | SetLandmine | LeftThing | ThrewThing | TookThing | NoLuck | DiedSick
    | GotLost | Standing | Aspect
)  # fmt: skip

KIND_FACTS: Final = {
    "L": "land", "H": "hospital", "W": "weaponry", "P": "pit", "R": "river", "D": "delta",
    "E": "encephalitis", OUTSIDE: "outside", BY_THE_RIVER: "river",
}  # fmt: skip


def facts_of(told: list[AnyTelling]) -> set[str]:
    """L27  The facts that conditions may ask for, from what was announced so far."""
    facts: set[str] = set()
    for telling in told:
        if isinstance(telling, Went):
            if telling.blocked:
                facts.add("wall")
            if telling.entered:
                facts.add(KIND_FACTS[telling.entered])
            if telling.reached:
                facts.add(KIND_FACTS[telling.reached])
                if telling.entered != BY_THE_RIVER:
                    facts.add("carried")
        elif isinstance(telling, Shot):
            if telling.scream:
                facts.add("scream")
            if telling.fell is not None:
                facts |= found_facts(telling.fell) | {"feet"}
        elif isinstance(telling, Found):
            facts |= found_facts(telling)
        elif isinstance(telling, ThrewThing):
            named = (
                ("feet", telling.feet), ("blast", telling.explosion), ("scream", telling.scream)
            )  # fmt: skip
            facts.update(fact for fact, yes in named if yes)
        else:
            facts.update(FACTS_OF_KIND.get(type(telling), ()))
    return facts


FACTS_OF_KIND: Final[dict[type[Telling], tuple[str, ...]]] = {
    Woke: ("mite", "encephalitis"),
    BlewUp: ("blast",),
    Screamed: ("scream",),
    Infected: ("infected",),
    Healed: ("healed",),
}
"""Tellings that are a fact by themselves; the others are looked at, or are none."""


def found_facts(found: Found) -> set[str]:
    counts = (
        ("treasure", found.treasures),
        ("bullet", found.bullets),
        ("grenade", found.grenades),
        ("landmine", found.landmines),
        ("corpse", found.corpses),
    )
    return {fact for fact, count in counts if count} | {"found"}
