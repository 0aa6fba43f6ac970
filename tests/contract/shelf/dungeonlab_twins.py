"""Other dungeons: changed where nobody was, or where only others were."""

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.event import (
    Became,
    ChangedLevel,
    Fired,
    Flew,
    Landed,
    PlayerAt,
    ThingsAt,
    Walked,
)
from asterion.books.dungeonlab.plan.model import OPEN, Plan, opposite
from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.referee.table import Table

ALIKE = (
    ("store", "arsenal", "hospital", "gourm", "prison", "plus-prison", "management center"),
    ("lion", "tiger", "panther", "crocodile", "cow", "rabbit", "werewolf", "exote lion"),
    ("", "willow", "ent", "lokh", "antigourm", "lake", "plus-cop", "minus-cop", "hanging pit"),
)
"""What cannot be told apart from the next cell: lights, green eyes, and nothing at all."""
SENT_TO = ("prison", "plus-prison", "minus-prison")
FIXED = {"source", "river", "lavatory pan", "waterfall", "pit", "Mordor", "Eldar", *SENT_TO}
HARMLESS = {"willow": "ent", "ent": "willow", "cow": "rabbit", "rabbit": "cow"}
FOUND = (
    "elven blade",
    "bridle",
    "bridle",
    "boat",
    "walking stick",
    "morgul blade",
    "3x3 map",
    "dynamite",
)


def other_encounter(plan: Plan, but: set[int], dice: Dice, alike: bool) -> Plan | None:
    """Another encounter where nobody was; alike from the next cell, unless nobody was there."""
    places = [p for p in plan.places if p not in but and plan.contents.get(p) not in FIXED]
    if not places:
        return None
    place = dice.pick(places, "place")
    contents = dict(plan.contents)
    now = contents.pop(place, "")
    groups = [group for group in ALIKE if now in group] if alike else ALIKE
    others = [w for group in groups for w in group if w not in FIXED and not _water(w)]
    if not others:
        return None
    what = dice.pick(others, "instead")
    return changed(plan, contents | ({place: what} if what else {}), plan.things)


def other_things(plan: Plan, among: set[int], dice: Dice) -> Plan | None:
    """Other things in a place, if it is not the treasure's."""
    places = sorted(among.difference(plan.treasures))
    if not places:
        return None
    place = dice.pick(places, "place")
    lying = {dice.pick(FOUND, "thing"): 1 + dice.below(3, "amount")}
    return changed(plan, plan.contents, plan.things | {place: lying})


def others_find(plan: Plan, among: set[int], dice: Dice) -> Plan | None:
    """What only others met: things, or a harmless encounter for another."""
    swaps = [place for place in sorted(among) if plan.contents.get(place) in HARMLESS]
    if not swaps:
        return other_things(plan, among, dice)
    place = dice.pick(swaps, "place")
    other = {place: HARMLESS[plan.contents[place]]}
    return changed(plan, plan.contents | other, plan.things)


def other_wall(plan: Plan, trodden: set[int], dice: Dice) -> Plan | None:
    """A wall between two cells on which nobody ever was, on whatever level."""
    cells = {place % plan.area for place in trodden}
    edges = bytearray(plan.edges)
    inner = [
        edge
        for edge, beside in enumerate(plan.beside)
        if beside >= 0 and beside not in cells and edge // 4 not in cells
        and all(plan.contents.get(edge // 4 + n * plan.area) not in ("source", "river")
                for n in range(plan.levels))
    ]  # fmt: skip
    if not inner:
        return None
    edge = dice.pick(inner, "edge")
    wall = dice.pick((OPEN, 1, 2, 3), "wall")
    edges[edge] = edges[opposite(edge, plan.beside[edge])] = wall
    return changed(plan, plan.contents, plan.things, bytes(edges))


def trodden(table: Table, only: Seat | None = None) -> set[int]:
    """Every place on which anyone (or one seat) ever was, fired into, or changed something."""
    plan: Plan = table.plan
    at: dict[Seat, int] = {}
    found: set[int] = set()
    for event in (event for entry in table.entries for event in entry.events):
        match event:
            case Became() | ThingsAt() if only is None:
                found.add(event.place)
            case Landed():
                at[event.seat] = plan.at(event.column - 1, event.row - 1, event.level - 1)
            case PlayerAt():
                at[event.seat] = event.place
            case ChangedLevel():
                at[event.seat] += event.by * plan.area
            case Walked():
                at[event.seat] = beside(plan, at[event.seat], event.way)
            case Flew():
                middle = beside(plan, at[event.seat], event.way)
                found.add(middle)
                at[event.seat] = beside(plan, middle, event.way)
            case Fired():
                found.add(beside(plan, at[event.seat], event.way))
        found.update(place for seat, place in at.items() if only in (None, seat))
    return found


def changed(
    plan: Plan,
    contents: dict[int, str],
    things: dict[int, dict[str, int]],
    edges: bytes | None = None,
) -> Plan:
    """The same plan with something else in it."""
    return Plan(
        plan.name, plan.width, plan.height, plan.base, plan.levels, plan.cells,
        plan.edges if edges is None else edges, contents, things, plan.pits, plan.flow,
    )  # fmt: skip


def beside(plan: Plan, place: int, way: int) -> int:
    level, cell = divmod(place, plan.area)
    return level * plan.area + plan.beside[cell * 4 + way]


def _water(what: str) -> bool:
    return bool(what) and KINDS[what].is_water
