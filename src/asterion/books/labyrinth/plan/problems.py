"""Whether a plan meets section 8: L89-L94 as faults, L95-L100 as advice, and a certificate."""

from collections.abc import Callable, Iterator
from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import (
    DELTA,
    ENCEPHALITIS,
    HOSPITAL,
    KIND_NAMES,
    LAND,
    OPEN,
    OPEN_EXIT,
    PIT,
    RIVER,
    WEAPONRY,
    Plan,
    name_of_cell,
)
from asterion.books.labyrinth.solve import reach_of, reached
from asterion.core.problem import Problem

Check = Callable[[Plan, LabyrinthOptions, int], Iterator[Problem]]


def problems(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """Every requirement and every recommendation that the plan does not meet, with its place."""
    for _number, _promise, check in SECTION_8:
        yield from check(plan, options, players)


def certificate(plan: Plan, options: LabyrinthOptions, players: int) -> list[str]:
    """L94  What is shown at the end: for each rule of section 8 whether the plan meets it."""
    size = f"{plan.grid.width}x{plan.grid.height}, {len(plan.cells)} cells, {players} players"
    lines = [f"{plan.name or 'A plan without a name'} ({size})"]
    for number, promise, check in SECTION_8:
        found = list(check(plan, options, players))
        broken = "broken " if any(not problem.advice for problem in found) else "not met"
        lines.append(f"{number:<5}{broken if found else 'met    '}  {promise}")
        if number == "L94":
            lines.append(f"{'':14}{_announcement(plan, options)}")
        lines.extend(f"{'':14}{problem.text}" for problem in found)
    return lines


def _announcement(plan: Plan, options: LabyrinthOptions) -> str:
    """L94  Nstop and the moves to heal, as the table's options or the size of the plan set them."""
    heal = str(options.moves_to_heal or (len(plan.cells) + 1) // 2)
    heal = "unlimited" if options.healing_counts == "unlimited" else heal
    return f"moves to heal: {heal}; rounds to a draw: {options.nstop or len(plan.cells)}"


# ---- requirements: breaking one is ground for protest


def one_kind_a_cell(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L89  A plan has no room for two kinds on a cell; only kinds that are none are possible."""
    for cell in plan.cells:
        if plan.kinds[cell] not in KIND_NAMES:
            yield plan.problem("L89", "is of no kind", cell)


def agreed_cells(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L80  No mites and no landmines where the table agreed on none."""
    for cell in plan.cells:
        if plan.kinds[cell] == ENCEPHALITIS and not options.mites:
            yield plan.problem("L80", "is an encephalitis cell; none was to be", cell)
    for cell, (_bullets, _grenades, landmines) in plan.lying.items():
        if landmines and not options.mines:
            yield plan.problem("L80", "has a landmine; none was to be", cell)


def needed_kinds(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L90  At least one weaponry, one hospital and one land cell."""
    for kind in (WEAPONRY, HOSPITAL, LAND):
        if kind not in plan.kinds:
            yield Problem("L90", f"there is no {KIND_NAMES[kind]}")


def treasures_on_land(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L33  At the start treasures lie on land; the true one is the matter of L91."""
    for cell, true in plan.treasures:
        if plan.kinds[cell] != LAND and not true:
            yield plan.problem("L33", "has a treasure, but is not land", cell)


def one_true_treasure(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L91  One and only one true treasure, on land."""
    cells = [cell for cell, true in plan.treasures if true]
    if not cells:
        yield Problem("L91", "there is no true treasure")
    for cell in cells:
        if plan.kinds[cell] != LAND:
            yield plan.problem("L91", "has the true treasure, but is not land", cell)
    for cell in cells[1:]:
        yield plan.problem("L91", "has a second true treasure", cell)


def good_exits(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L92  At least two exits, none from an inaccessible cell, at least one of them open."""
    count = len(plan.exits)
    if count < 2:
        yield Problem("L92", f"a labyrinth needs two exits; this one has {count or 'none'}")
    can_stop = reach_of(plan, options.rivers == "turbulent").ahead
    for cell, _way in plan.exits:
        if cell not in can_stop:
            yield plan.problem("L92", "has an exit, but nobody can come to rest there", cell)
    if count and options.open_exit:
        if all(plan.edge(cell, way) != OPEN_EXIT for cell, way in plan.exits):
            yield Problem("L92", "no exit is open at the start")


def all_in_reach(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L93  Every cell but river sources can be reached from every other without grenades."""
    reach = reach_of(plan, options.rivers == "turbulent")
    if reach.is_whole():
        return
    most = max(reach.parts(), key=len)
    hub = name_of_cell(plan.grid, most[0])
    outward = reached(reach.ahead, most)
    homeward = reached(reach.behind, most)
    for cell in reach.cells:
        if cell not in outward:
            yield plan.problem("L93", f"cannot be reached from {hub} without grenades", cell)
        elif cell not in homeward:
            yield plan.problem("L93", f"has no way to {hub} without grenades", cell)


def announced(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L94  Moves to heal and Nstop are options with values, so every table announces them."""
    return iter(())


# ---- recommendations: the last word is the master's


def exits_for_mines(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L78  With landmines, more exits than players."""
    count = len(plan.exits)
    if options.mines and count <= players:
        text = f"with landmines {players} players want more than {players} exits; there are {count}"
        yield Problem("L78", text, advice=True)


def two_of_each(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L95  At least two weaponries and two hospitals."""
    for kind, plural in ((WEAPONRY, "weaponries"), (HOSPITAL, "hospitals")):
        count = plan.kinds.count(kind)
        if count < 2:
            yield Problem("L95", f"two {plural} are better than {count or 'none'}", advice=True)


def healed_far_from_arms(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L96  Hospitals and weaponries are not neighbours; a wall between does not help for long."""
    for cell in plan.cells:
        if plan.kinds[cell] == HOSPITAL:
            for beside in plan.beside(cell):
                if plan.kinds[beside] == WEAPONRY:
                    name = name_of_cell(plan.grid, beside)
                    text = f"is a hospital beside the weaponry {name}"
                    yield plan.problem("L96", text, cell, advice=True)


def some_fakes(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L97  Between one fake treasure and one for each player."""
    fakes = sum(not true for _cell, true in plan.treasures)
    if not 1 <= fakes <= players:
        text = f"{players} players want 1 to {players} fake treasures; there are {fakes or 'none'}"
        yield Problem("L97", text, advice=True)


def no_attractors(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L98  Deltas with fewer than two ways out, and deltas beside deltas, hold the players fast."""
    for delta in (cell for cell in plan.cells if plan.kinds[cell] == DELTA):
        ways_out = sum(
            plan.edge(delta, way) == OPEN and plan.flow.get(delta + step) != delta
            for way, step in enumerate(plan.grid.steps)
        )
        if ways_out < 2:
            text = f"is a delta with {('no way', 'only one way')[ways_out]} out"
            yield plan.problem("L98", text, delta, advice=True)
        for beside in plan.beside(delta):
            if plan.kinds[beside] == DELTA and beside > delta:
                text = f"is a delta beside the delta {name_of_cell(plan.grid, beside)}"
                yield plan.problem("L98", text, delta, advice=True)


def guarded(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L99  A river or mite guards the true treasure or an exit; pits or rivers lie along the edge.

    Guarding is: a river or encephalitis cell beside the treasure's cell, or on or beside an
    exit's. A complex shape and repeating patterns are left to the master's taste.
    """
    guards = (RIVER, ENCEPHALITIS)
    kept = [cell for cell, true in plan.treasures if true]
    near = [near for cell in kept for near in plan.beside(cell)]
    near += [near for cell, _way in plan.exits for near in (cell, *plan.beside(cell))]
    if not any(plan.kinds[cell] in guards for cell in near):
        text = "neither a river nor a mite guards the true treasure or an exit"
        yield Problem("L99", text, advice=True)
    edge = (cell for cell in plan.cells if len(list(plan.beside(cell))) < 4)
    if not any(plan.kinds[cell] in (PIT, RIVER) for cell in edge):
        yield Problem("L99", "neither a pit nor a river lies along the outer wall", advice=True)


def treasures_far_from_exits(
    plan: Plan, options: LabyrinthOptions, players: int
) -> Iterator[Problem]:
    """L100  No treasure, above all not the true one, lies on an exit's cell or beside it."""
    for cell, true in plan.treasures:
        near = (cell, *plan.beside(cell))
        if any(at in near for at, _way in plan.exits):
            text = f"has {'the true' if true else 'a fake'} treasure near an exit"
            yield plan.problem("L100", text, cell, advice=True)


SECTION_8: Final[tuple[tuple[str, str, Check], ...]] = (
    ("L89", "every cell has one kind", one_kind_a_cell),
    ("L80", "there is nothing that the table agreed to leave out", agreed_cells),
    ("L90", "there are a weaponry, a hospital and land", needed_kinds),
    ("L33", "treasures lie on land", treasures_on_land),
    ("L91", "there is one true treasure, on land", one_true_treasure),
    ("L92", "there are two exits that can be used, one of them open", good_exits),
    ("L93", "every cell can be reached from every other without grenades", all_in_reach),
    ("L94", "moves to heal and the rounds to a draw are announced", announced),
    ("L78", "with landmines there are more exits than players", exits_for_mines),
    ("L95", "there are two weaponries and two hospitals", two_of_each),
    ("L96", "no hospital is beside a weaponry", healed_far_from_arms),
    ("L97", "there are fake treasures, no more than players", some_fakes),
    ("L98", "no delta holds the players fast", no_attractors),
    ("L99", "treasure and exits are guarded, the edge is hard to tell", guarded),
    ("L100", "no treasure is near an exit", treasures_far_from_exits),
)
"""Each rule that a plan answers for: its number, what is promised, and the check."""
