"""What is wrong with a plan, and where; and what would be no fun."""

from collections.abc import Iterator

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import EXIT, MONOLITH, OPEN, WALL_NAMES, Plan
from asterion.books.dungeonlab.plan.things import ARNOR, LARGE_MAP, MORGUL, SMALL_MAP
from asterion.core.problem import Problem

SOURCE, RIVER, PAN, WATERFALL = "source", "river", "lavatory pan", "waterfall"
NORTH = 0


def problems(plan: Plan, options: DungeonLabOptions, players: int) -> Iterator[Problem]:
    """Every fault of a plan, then advice."""
    faults = [
        *_options(plan, options),
        *_connection(plan),
        *_way_out(plan),
        *_treasure(plan),
        *_targets(plan),
        *_marmars(plan),
        *_centers(plan),
        *_pits(plan),
        *_rivers(plan),
        *_things(plan, options),
    ]
    yield from sorted(faults, key=lambda fault: (fault.line, fault.column))
    if not faults:
        yield from _advice(plan, players)


def at(plan: Plan, rule: str, text: str, place: int, advice: bool = False) -> Problem:
    """A problem of one place, where it stands in the text, or in the written plan if in none."""
    line, character = plan.spots.get(place, (0, 0))
    level = plan.coordinates(place)[2] + 1
    return Problem(rule, text, line, character, level, advice, plan.named(place))


def at_wall(plan: Plan, rule: str, text: str, edge: int) -> Problem:
    line, character = plan.wall_spots.get(edge, (0, 0))
    return Problem(rule, text, line, character)


def _options(plan: Plan, options: DungeonLabOptions) -> Iterator[Problem]:
    """D39, D40, D57, D59, D64, D71  What the options leave out."""
    for place, what in plan.contents.items():
        kind = KINDS[what]
        if kind.option and not getattr(options, kind.option):
            text = f"{_a(what)} needs the option {kind.option}"
            yield at(plan, kind.rule, text, place)


def _things(plan: Plan, options: DungeonLabOptions) -> Iterator[Problem]:
    """D27, D47  The same for what lies about."""
    for place, lying in plan.things.items():
        for thing in lying:
            if thing == ARNOR and not options.arnor:
                yield at(plan, "D47", "an arnor blade needs the option arnor", place)
            elif thing in (SMALL_MAP, LARGE_MAP) and not options.maps:
                yield at(plan, "D27", f"a {thing} needs the option maps", place)
            elif thing == "dynamite" and not options.dynamite:
                yield at(plan, "D4", "dynamite needs the option dynamite", place)


def _connection(plan: Plan) -> Iterator[Problem]:
    """D15  From each cell to each, without pits, through anything but monoliths."""
    reached = flood(plan, plan.cells[0], through=MONOLITH)
    if len(reached) < len(plan.cells):
        cell = next(cell for cell in plan.cells if cell not in reached)
        yield at(plan, "D15", "monoliths divide the dungeon: this cell is cut off", cell)


def flood(plan: Plan, start: int, through: int) -> set[int]:
    """The cells reached from one through walls below this kind."""
    reached = {start}
    queue = [start]
    for cell in queue:
        for edge in range(cell * 4, cell * 4 + 4):
            beyond = plan.beside[edge]
            if beyond >= 0 and plan.edges[edge] < through and beyond not in reached:
                reached.add(beyond)
                queue.append(beyond)
    return reached


def _way_out(plan: Plan) -> Iterator[Problem]:
    """D14  One exit, in an outer wall."""
    if not plan.exits:
        yield Problem("D14", "there is no exit: draw E in an outer wall")
    for edge in plan.exits[1:]:
        yield at_wall(plan, "D14", "there is a second exit; one is enough", edge)
    for edge in plan.exits:
        if plan.beside[edge] >= 0:
            yield at_wall(plan, "D14", "an exit can only be in an outer wall", edge)


def _treasure(plan: Plan) -> Iterator[Problem]:
    """D60  There is one."""
    if not plan.treasures:
        yield Problem("D60", "there is no treasure: draw Tr")
    for place in plan.treasures[1:]:
        yield at(plan, "D60", "there is a second treasure; one is enough", place)


def _targets(plan: Plan) -> Iterator[Problem]:
    """D44, D48, D58, D59  Whoever sends players somewhere needs that place."""
    present = set(plan.contents.values())
    for place, what in plan.contents.items():
        needs = KINDS[what].needs
        if needs and needs not in present:
            yield at(plan, KINDS[what].rule, f"{_a(what)} needs {_a(needs)} somewhere", place)
    for place, lying in plan.things.items():
        if MORGUL in lying and "Mordor" not in present:
            yield at(plan, "D46", "a morgul blade needs Mordor somewhere", place)


def _a(name: str) -> str:
    if name[0].isupper():
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def _marmars(plan: Plan) -> Iterator[Problem]:
    """D57  Not on a single level, and not one above another."""
    for place in plan.places_of("marmar"):
        if plan.levels == 1:
            yield at(plan, "D57", "a marmar has nowhere to throw on a single level", place)
        elif plan.contents.get(place - plan.area) == "marmar":
            yield at(plan, "D57", "a marmar stands above another", place)


def _centers(plan: Plan) -> Iterator[Problem]:
    """D32  At most two levels of a cell, one above the other."""
    for place in plan.places_of("management center"):
        cell = place % plan.area
        above = range(cell, plan.area * plan.levels, plan.area)
        levels = [p // plan.area for p in above if plan.contents.get(p) == "management center"]
        if place == levels[0] * plan.area + cell and levels[-1] - levels[0] > 1:
            text = "a management center takes up two levels at most, one above the other"
            yield at(plan, "D32", text, place)


def _pits(plan: Plan) -> Iterator[Problem]:
    """D68  Each leads to another, and to each leads one."""
    fed: dict[int, int] = {}
    for place in plan.places_of("pit"):
        target = plan.pits.get(place, place)
        if plan.contents.get(target) != "pit" or target == place:
            yield at(plan, "D68", "this pit must lead to another pit", place)
        elif target in fed:
            yield at(
                plan, "D68", f"this pit leads to where another does: {plan.named(target)}", place
            )
        fed[target] = place


def _rivers(plan: Plan) -> Iterator[Problem]:
    """D70, D71  From a source to a lavatory pan, side by side, without walls, never north."""
    water = {p: w for p, w in plan.contents.items() if w in (SOURCE, RIVER, PAN, WATERFALL)}
    fed: set[int] = set()
    for place, what in water.items():
        following = plan.flow.get(place)
        if what == PAN:
            continue
        if following is None or water.get(following, SOURCE) == SOURCE:
            yield at(plan, "D70", "the river must go on here to its next cell", place)
            continue
        if following in fed:
            yield at(plan, "D70", "two rivers flow into one cell here", following)
        fed.add(following)
        if what != WATERFALL:
            yield from _bed(plan, place, following)
    for place, what in water.items():
        if what == SOURCE or place in fed:
            continue
        yield at(plan, "D70", "nothing flows to here: a river begins with a source", place)
    yield from _circles(plan, water)


def _bed(plan: Plan, place: int, following: int) -> Iterator[Problem]:
    """D70  One step of a river."""
    cell, beyond = place % plan.area, following % plan.area
    sides = plan.beside[cell * 4 : cell * 4 + 4]
    if beyond not in sides:
        yield at(plan, "D70", "the river must go on to a cell beside it", place)
        return
    way = sides.index(beyond)
    if way == NORTH:
        yield at(plan, "D70", "rivers do not flow north", place)
    wall = plan.edges[cell * 4 + way]
    if wall != OPEN:
        yield at(plan, "D70", f"{WALL_NAMES[wall]} stands in the river's way", place)


def _circles(plan: Plan, water: dict[int, str]) -> Iterator[Problem]:
    """D70  A river that never ends."""
    ending = {place for place, what in water.items() if what == PAN}
    for place in water:
        course = [place]
        while course[-1] in plan.flow and course[-1] not in ending:
            if plan.flow[course[-1]] in course:
                yield at(plan, "D70", "this river flows in a circle", place)
                return
            course.append(plan.flow[course[-1]])
        ending.update(course)


# ---- advice


def _advice(plan: Plan, players: int) -> Iterator[Problem]:
    home = plan.treasures[0]
    way_out = plan.exits[0] // 4
    if home % plan.area == way_out:
        text = "the treasure lies at the exit, which makes a short game"
        yield at(plan, "D60", text, home, advice=True)
    if not {"hospital", "store"} & set(plan.contents.values()):
        yield Problem("D27", "there is neither a store nor a hospital", advice=True)
    if len(plan.contents) * 3 < len(plan.places):
        yield Problem("D3", "most of the dungeon is empty, which makes a dull walk", advice=True)
    yield from _pockets(plan)


def _pockets(plan: Plan) -> Iterator[Problem]:
    """D13, D44, D70  Where one can be brought to, or land, and leaves only with ammunition."""
    seen: set[int] = set()
    for cell in plan.cells:
        if cell in seen:
            continue
        pocket = flood(plan, cell, through=OPEN + 1)
        seen |= pocket
        if len(pocket) == len(plan.cells) or _leads_out(plan, pocket):
            continue
        if any(plan.edges[inside * 4 + way] == EXIT for inside in pocket for way in range(4)):
            continue
        text = "walls enclose this part: without ammunition one leaves it only by dying"
        yield at(plan, "D13", text, cell, advice=True)


def _leads_out(plan: Plan, pocket: set[int]) -> bool:
    """Whether a pit, a cop or the like takes one out of it."""
    for cell in pocket:
        for place in range(cell, plan.area * plan.levels, plan.area):
            target = plan.pits.get(place)
            if target is not None and target % plan.area not in pocket:
                return True
            if KINDS[plan.contents[place]].needs if place in plan.contents else False:
                return True
    return False
