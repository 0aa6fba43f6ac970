"""Whether a plan meets section 8: L89-L94 as faults, L95-L100 as advice, and a certificate."""

from collections.abc import Callable, Iterator
from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import (
    DELTA,
    ENCEPHALITIS,
    HOSPITAL,
    KINDS,
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
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, phrase

Check = Callable[[Plan, LabyrinthOptions, int], Iterator[Problem]]


def problems(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """Every requirement and every recommendation that the plan does not meet, with its place."""
    for _number, check in SECTION_8:
        yield from check(plan, options, players)


# ---- requirements: breaking one is ground for protest


def one_kind_a_cell(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L89  A plan has no room for two kinds on a cell; only kinds that are none are possible."""
    for cell in plan.cells:
        if plan.kinds[cell] not in KINDS:
            yield plan.problem("L89", "labyrinth-problem-no-kind", cell)


def agreed_cells(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L80  No mites and no landmines where the table agreed on none."""
    for cell in plan.cells:
        if plan.kinds[cell] == ENCEPHALITIS and not options.mites:
            yield plan.problem("L80", "labyrinth-problem-mite", cell)
    for cell, (_bullets, _grenades, landmines) in plan.lying.items():
        if landmines and not options.mines:
            yield plan.problem("L80", "labyrinth-problem-landmine", cell)


def needed_kinds(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L90  At least one weaponry, one hospital and one land cell."""
    for kind in (WEAPONRY, HOSPITAL, LAND):
        if kind not in plan.kinds:
            yield Problem("L90", phrase("labyrinth-problem-missing-kind", kind=chr(kind)))


def treasures_on_land(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L33  At the start treasures lie on land; the true one is the matter of L91."""
    for cell, true in plan.treasures:
        if plan.kinds[cell] != LAND and not true:
            yield plan.problem("L33", "labyrinth-problem-treasure-not-on-land", cell)


def one_true_treasure(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L91  One and only one true treasure, on land."""
    cells = [cell for cell, true in plan.treasures if true]
    if not cells:
        yield Problem("L91", Phrase("labyrinth-problem-no-true-treasure"))
    for cell in cells:
        if plan.kinds[cell] != LAND:
            yield plan.problem("L91", "labyrinth-problem-true-treasure-not-on-land", cell)
    for cell in cells[1:]:
        yield plan.problem("L91", "labyrinth-problem-second-true-treasure", cell)


def good_exits(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L92  At least two exits, none from an inaccessible cell, at least one of them open."""
    count = len(plan.exits)
    if count < 2:
        yield Problem("L92", phrase("labyrinth-problem-exits", count=count))
    can_stop = reach_of(plan, options.rivers == "turbulent").ahead
    for cell, _way in plan.exits:
        if cell not in can_stop:
            yield plan.problem("L92", "labyrinth-problem-exit-out-of-reach", cell)
    if count and options.open_exit:
        if all(plan.edge(cell, way) != OPEN_EXIT for cell, way in plan.exits):
            yield Problem("L92", Phrase("labyrinth-problem-no-open-exit"))


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
            yield plan.problem("L93", "labyrinth-problem-unreachable", cell, other=hub)
        elif cell not in homeward:
            yield plan.problem("L93", "labyrinth-problem-no-way-back", cell, other=hub)


def announced(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L94  Moves to heal and Nstop are options with values, so every table announces them."""
    return iter(())


# ---- recommendations: the last word is the master's


def exits_for_mines(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L78  With landmines, more exits than players."""
    count = len(plan.exits)
    if options.mines and count <= players:
        wanted = phrase("labyrinth-problem-exits-for-mines", players=players, count=count)
        yield Problem("L78", wanted, advice=True)


def two_of_each(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L95  At least two weaponries and two hospitals."""
    wanted = (
        (WEAPONRY, "labyrinth-problem-weaponries"),
        (HOSPITAL, "labyrinth-problem-hospitals"),
    )
    for kind, message in wanted:
        count = plan.kinds.count(kind)
        if count < 2:
            yield Problem("L95", phrase(message, count=count), advice=True)


def healed_far_from_arms(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L96  Hospitals and weaponries are not neighbours; a wall between does not help for long."""
    for cell in plan.cells:
        if plan.kinds[cell] == HOSPITAL:
            for beside in plan.beside(cell):
                if plan.kinds[beside] == WEAPONRY:
                    name = name_of_cell(plan.grid, beside)
                    message = "labyrinth-problem-hospital-beside-weaponry"
                    yield plan.problem("L96", message, cell, advice=True, other=name)


def some_fakes(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L97  Between one fake treasure and one for each player."""
    fakes = sum(not true for _cell, true in plan.treasures)
    if not 1 <= fakes <= players:
        wanted = phrase("labyrinth-problem-fakes", players=players, count=fakes)
        yield Problem("L97", wanted, advice=True)


def no_attractors(plan: Plan, options: LabyrinthOptions, players: int) -> Iterator[Problem]:
    """L98  Deltas with fewer than two ways out, and deltas beside deltas, hold the players fast."""
    for delta in (cell for cell in plan.cells if plan.kinds[cell] == DELTA):
        ways_out = sum(
            plan.edge(delta, way) == OPEN and plan.flow.get(delta + step) != delta
            for way, step in enumerate(plan.grid.steps)
        )
        if ways_out < 2:
            yield plan.problem("L98", "labyrinth-problem-delta", delta, advice=True, ways=ways_out)
        for beside in plan.beside(delta):
            if plan.kinds[beside] == DELTA and beside > delta:
                other = name_of_cell(plan.grid, beside)
                message = "labyrinth-problem-deltas"
                yield plan.problem("L98", message, delta, advice=True, other=other)


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
        yield Problem("L99", Phrase("labyrinth-problem-unguarded"), advice=True)
    edge = (cell for cell in plan.cells if len(list(plan.beside(cell))) < 4)
    if not any(plan.kinds[cell] in (PIT, RIVER) for cell in edge):
        yield Problem("L99", Phrase("labyrinth-problem-plain-edge"), advice=True)


def treasures_far_from_exits(
    plan: Plan, options: LabyrinthOptions, players: int
) -> Iterator[Problem]:
    """L100  No treasure, above all not the true one, lies on an exit's cell or beside it."""
    for cell, true in plan.treasures:
        near = (cell, *plan.beside(cell))
        if any(at in near for at, _way in plan.exits):
            message = "labyrinth-problem-treasure-near-exit"
            yield plan.problem("L100", message, cell, advice=True, true=true)


SECTION_8: Final[tuple[tuple[str, Check], ...]] = (
    ("L89", one_kind_a_cell),
    ("L80", agreed_cells),
    ("L90", needed_kinds),
    ("L33", treasures_on_land),
    ("L91", one_true_treasure),
    ("L92", good_exits),
    ("L93", all_in_reach),
    ("L94", announced),
    ("L78", exits_for_mines),
    ("L95", two_of_each),
    ("L96", healed_far_from_arms),
    ("L97", some_fakes),
    ("L98", no_attractors),
    ("L99", guarded),
    ("L100", treasures_far_from_exits),
)
"""Each rule that a plan answers for, and the check."""
