"""Options, sayings and plans of Labyrinth as the records of its compiled rules."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from asterion.books.labyrinth import learning
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan, cell_named
from asterion.books.labyrinth.plan.starts import is_valid_start, stoppable
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.saying import notes_of, read
from asterion.envs.batch import labyrinth
from asterion.envs.batch.dealing import Dealt, Terms, one, rounded_up
from asterion.envs.batch.labyrinth import numbers
from asterion.envs.playing import CannotLearn, Playing

FEWEST_CELLS, FEWEST_TREASURES = 64, 8
"""Records have room for this many, or for twice as many and so on."""
PARTS: Final[dict[said.Part, int]] = {
    said.Leave("treasure", 1): numbers.LEAVE_TREASURE,
    said.Leave("grenade", 1): numbers.LEAVE_GRENADE,
    said.Leave("bullet", said.ALL_OF_THEM): numbers.LEAVE_BULLETS,
    said.Take(said.EVERYTHING): numbers.TAKE,
}


def deal(playing: Playing, plans: Sequence[Any], terms: Terms) -> Dealt:
    options = playing.options
    assert isinstance(options, LabyrinthOptions)
    check_options(options)
    first: Plan = plans[0]
    if any(plan.outline != first.outline for plan in plans):
        raise CannotLearn("a batch of Labyrinth has one shape for all its plans")
    cells = rounded_up(first.grid.size, FEWEST_CELLS)
    treasures = rounded_up(max(len(plan.treasures) for plan in plans), FEWEST_TREASURES)
    steps = first.grid.steps
    table = one(
        numbers.table_record(len(playing.sayings), cells),
        players=len(playing.names),
        plans=len(plans),
        patience=terms.patience,
        nstop=options.nstop or len(first.cells),
        steps=steps,
        repeats=options.repeats,
        range_of_one=options.range_of_one,
        through_buildings=options.through_buildings,
        damp_powder=options.damp_powder,
        heals_ordered=options.ordered_hospital == "at once",
        carries_placed=options.transport_on_placement,
        void_same=options.void_same,
        void_by_draw=options.void_by_draw,
    )
    for number, cell in enumerate(first.cells, 1):
        table["number"][0, cell] = number
    _understand(table[0], playing.sayings, first)
    packed = np.zeros(len(plans), numbers.plan_record(cells, treasures))
    for record, plan in zip(packed, plans, strict=True):
        _pack(record, plan, options)
    return Dealt(labyrinth, table, packed, numbers.game_record(cells, treasures))


PLAYED: Final = frozenset((
    "nstop", "skips", "repeats", "range_of_one", "damp_powder", "through_buildings",
    "ordered_hospital", "transport_on_placement", "void_same", "void_treasure", "void_near",
    "void_inaccessible", "void_by_draw", "rivers",
    # without mites, mines and questions these change nothing
    "recall", "words", "open_exit", "mine_on_neighbour", "mine_victims_order", "moves_to_heal",
    "healing_counts", "actions_without_movement", "move_clock",
))  # fmt: skip
"""The options that may differ from the beginner's preset."""


def check_options(options: LabyrinthOptions) -> None:
    """Everything else is as in the beginner's preset, and rivers are not shallow."""
    beginner = PRESETS["beginner"]
    differing = [
        name
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(beginner, name) and name not in PLAYED
    ]
    if options.rivers == "shallow":
        differing.append("rivers")
    if differing:
        named = ", ".join(f"{name}={getattr(options, name)!s}" for name in differing)
        raise CannotLearn(
            f'a batch of Labyrinth does not play {named}: take preset="beginner", or leave that out'
        )


# ---- what is said


def _understand(table: Any, sayings: Sequence[str], plan: Plan) -> None:
    """By the book's own reading of every saying."""
    for number, text in enumerate(sayings):
        command = read(text)
        notes = notes_of(command)
        table["goes"][number], table["blows"][number] = notes.ways, notes.blown
        match command:
            case said.Skip():
                table["says"][number] = numbers.SKIP
                table["goes"][number] = numbers.SKIPPING
            case said.Start(cell):
                table["says"][number] = numbers.START
                table["cell"][number] = cell_named(plan, cell)
            case said.Choose(rank):
                table["says"][number] = numbers.KEEP
                table["rank"][number] = rank
            case said.Move():
                _understand_move(table, number, command, plan)
            case _:
                raise AssertionError(text)
    says = table["says"]
    table["first_start"] = np.flatnonzero(says == numbers.START)[0]
    table["first_keep"] = np.flatnonzero(says == numbers.KEEP)[0]
    masks = table["masks"]
    masks[numbers.START_MASK] = says == numbers.START
    masks[numbers.MOVE_MASK] = (says == numbers.MOVE) | (says == numbers.SKIP)
    masks[numbers.ORDER_MASK] = masks[numbers.MOVE_MASK] | (says == numbers.ORDER)


def _understand_move(table: Any, number: int, move: said.Move, plan: Plan) -> None:
    table["says"][number] = numbers.ORDER if move.order else numbers.MOVE
    if move.order:
        table["cell"][number] = cell_named(plan, move.order)
    for place, part in enumerate(move.parts):
        if isinstance(part, said.Go | said.Shoot | said.Blow):
            table["ways"][number, place] = part.way
        table["parts"][number, place] = _part(part)


def _part(part: said.Part) -> int:
    match part:
        case said.Go():
            return numbers.GO
        case said.Shoot():
            return numbers.SHOOT
        case said.Blow():
            return numbers.BLOW
    return PARTS[part]


# ---- plans


def _pack(record: Any, plan: Plan, options: LabyrinthOptions) -> None:
    rests = stoppable(plan, options)
    kinds = "".join(learning.KINDS[: numbers.DELTA + 1])
    record["treasures"] = len(plan.treasures)
    for number, (cell, is_true) in enumerate(plan.treasures):
        record["treasure_at"][number] = cell
        record["true"][number] = is_true
    for cell in plan.cells:
        kind = kinds.find(chr(plan.kinds[cell])) + 1
        if not kind:
            raise CannotLearn("a batch of Labyrinth has no mites")
        record["kinds"][cell] = kind
        record["source"][cell] = cell not in rests
        record["void"][cell] = not is_valid_start(plan, options, cell)
        record["next"][cell] = _carried_on(plan, options, cell)
    for cell, (bullets, grenades, mines) in plan.lying.items():
        if mines:
            raise CannotLearn("a batch of Labyrinth has no landmines")
        record["bullets_at"][cell], record["grenades_at"][cell] = bullets, grenades
    record["edges"][: len(plan.edges)] = bytearray(plan.edges)


def _carried_on(plan: Plan, options: LabyrinthOptions, cell: int) -> int:
    """L48, L50, L85  To the next pit, or down the river: one cell, or all the way."""
    below = plan.flow.get(cell, cell)
    while options.rivers == "turbulent" and below in plan.flow:
        below = plan.flow[below]
    return plan.next_pit.get(cell, below)
