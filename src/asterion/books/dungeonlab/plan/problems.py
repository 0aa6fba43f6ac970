"""What is wrong with a plan, and where; and what would be no fun."""

from collections.abc import Iterator

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import EXIT, MONOLITH, OPEN, Plan
from asterion.books.dungeonlab.plan.saying import encounter, fault, place_of, thing_name, wall_of
from asterion.books.dungeonlab.plan.things import ARNOR, LARGE_MAP, MORGUL, SMALL_MAP
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase

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


def at(plan: Plan, rule: str, text: Phrase, place: int, advice: bool = False) -> Problem:
    """A problem of one place, where it stands in the text, or in the written plan if in none."""
    line, character = plan.spots.get(place, (0, 0))
    level = plan.coordinates(place)[2] + 1
    return Problem(rule, text, line, character, level, advice, plan.named(place))


def at_wall(plan: Plan, rule: str, text: Phrase, edge: int) -> Problem:
    line, character = plan.wall_spots.get(edge, (0, 0))
    return Problem(rule, text, line, character)


def _options(plan: Plan, options: DungeonLabOptions) -> Iterator[Problem]:
    """D39, D40, D57, D59, D64, D71  What the options leave out."""
    for place, what in plan.contents.items():
        kind = KINDS[what]
        if kind.option and not getattr(options, kind.option):
            needs = fault("option", what=encounter(what), option=kind.option)
            yield at(plan, kind.rule, needs, place)


def _things(plan: Plan, options: DungeonLabOptions) -> Iterator[Problem]:
    """D27, D47  The same for what lies about."""
    for place, lying in plan.things.items():
        for thing in lying:
            if thing == ARNOR and not options.arnor:
                yield at(plan, "D47", fault("arnor"), place)
            elif thing in (SMALL_MAP, LARGE_MAP) and not options.maps:
                yield at(plan, "D27", fault("maps", what=thing_name(thing)), place)
            elif thing == "dynamite" and not options.dynamite:
                yield at(plan, "D4", fault("dynamite"), place)


def _connection(plan: Plan) -> Iterator[Problem]:
    """D15  From each cell to each, without pits, through anything but monoliths."""
    reached = flood(plan, plan.cells[0], through=MONOLITH)
    if len(reached) < len(plan.cells):
        cell = next(cell for cell in plan.cells if cell not in reached)
        yield at(plan, "D15", fault("divided"), cell)


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
        yield Problem("D14", fault("no-exit"))
    for edge in plan.exits[1:]:
        yield at_wall(plan, "D14", fault("second-exit"), edge)
    for edge in plan.exits:
        if plan.beside[edge] >= 0:
            yield at_wall(plan, "D14", fault("inner-exit"), edge)


def _treasure(plan: Plan) -> Iterator[Problem]:
    """D60  There is one."""
    if not plan.treasures:
        yield Problem("D60", fault("no-treasure"))
    for place in plan.treasures[1:]:
        yield at(plan, "D60", fault("second-treasure"), place)


def _targets(plan: Plan) -> Iterator[Problem]:
    """D44, D48, D58, D59  Anyone who sends players somewhere needs that place."""
    present = set(plan.contents.values())
    for place, what in plan.contents.items():
        needs = KINDS[what].needs
        if needs and needs not in present:
            yield at(
                plan,
                KINDS[what].rule,
                fault("needs", what=encounter(what), target=encounter(needs)),
                place,
            )
    for place, lying in plan.things.items():
        if MORGUL in lying and "Mordor" not in present:
            yield at(plan, "D46", fault("morgul"), place)


def _marmars(plan: Plan) -> Iterator[Problem]:
    """D57  Not on a single level, and not one above another."""
    for place, what in plan.contents.items():
        if not KINDS[what].apart:
            continue
        if plan.levels == 1:
            yield at(plan, "D57", fault("single-level", what=encounter(what)), place)
        elif plan.contents.get(place - plan.area) == what:
            yield at(plan, "D57", fault("above", what=encounter(what)), place)


def _centers(plan: Plan) -> Iterator[Problem]:
    """D32  At most two levels of a cell, one above the other."""
    for place in plan.places_of("management center"):
        cell = place % plan.area
        above = range(cell, plan.area * plan.levels, plan.area)
        levels = [p // plan.area for p in above if plan.contents.get(p) == "management center"]
        if place == levels[0] * plan.area + cell and levels[-1] - levels[0] > 1:
            text = fault("center")
            yield at(plan, "D32", text, place)


def _pits(plan: Plan) -> Iterator[Problem]:
    """D68  Each leads to another, and to each leads one."""
    fed: dict[int, int] = {}
    for place in plan.places_of("pit"):
        target = plan.pits.get(place, place)
        if plan.contents.get(target) != "pit" or target == place:
            yield at(plan, "D68", fault("pit-target"), place)
        elif target in fed:
            yield at(plan, "D68", fault("pit-twice", target=place_of(plan, target)), place)
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
            yield at(plan, "D70", fault("river-ends"), place)
            continue
        if following in fed:
            yield at(plan, "D70", fault("river-meets"), following)
        fed.add(following)
        if what != WATERFALL:
            yield from _bed(plan, place, following)
    for place, what in water.items():
        if what == SOURCE or place in fed:
            continue
        yield at(plan, "D70", fault("river-source"), place)
    yield from _circles(plan, water)


def _bed(plan: Plan, place: int, following: int) -> Iterator[Problem]:
    """D70  One step of a river."""
    cell, beyond = place % plan.area, following % plan.area
    sides = plan.beside[cell * 4 : cell * 4 + 4]
    if beyond not in sides:
        yield at(plan, "D70", fault("river-jumps"), place)
        return
    way = sides.index(beyond)
    if way == NORTH:
        yield at(plan, "D70", fault("river-north"), place)
    wall = plan.edges[cell * 4 + way]
    if wall != OPEN:
        yield at(plan, "D70", fault("river-wall", wall=wall_of(wall)), place)


def _circles(plan: Plan, water: dict[int, str]) -> Iterator[Problem]:
    """D70  A river that never ends."""
    ending = {place for place, what in water.items() if what == PAN}
    for place in water:
        course = [place]
        while course[-1] in plan.flow and course[-1] not in ending:
            if plan.flow[course[-1]] in course:
                yield at(plan, "D70", fault("river-circle"), place)
                return
            course.append(plan.flow[course[-1]])
        ending.update(course)


# ---- advice


def _advice(plan: Plan, players: int) -> Iterator[Problem]:
    home = plan.treasures[0]
    way_out = plan.exits[0] // 4
    if home % plan.area == way_out:
        text = fault("short")
        yield at(plan, "D60", text, home, advice=True)
    if not {"hospital", "store"} & set(plan.contents.values()):
        yield Problem("D27", fault("no-help"), advice=True)
    if len(plan.contents) * 3 < len(plan.places):
        yield Problem("D3", fault("dull"), advice=True)
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
        text = fault("pocket")
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
