"""Plans of Labyrinth made at random: all keep L89-L94, and the advice wherever it fits."""

from typing import Final

from msgspec.structs import replace

from asterion.books.labyrinth.make.chains import place_chains
from asterion.books.labyrinth.make.draft import Draft, NoRoom
from asterion.books.labyrinth.make.limits import limits_broken
from asterion.books.labyrinth.make.pits import place_loops
from asterion.books.labyrinth.make.placing import (
    close_exits,
    place_exits,
    place_houses,
    place_mites,
    place_treasures,
)
from asterion.books.labyrinth.make.recipe import recipe, refuse_impossible, unmet_by
from asterion.books.labyrinth.make.rivers import place_rivers
from asterion.books.labyrinth.make.settings import ANY, LabyrinthSettings
from asterion.books.labyrinth.make.shapes import shape_cells
from asterion.books.labyrinth.make.walls import place_walls
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.plan.problems import problems
from asterion.core.contract.options import OptionError, options_from, settings_of
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase, Value
from asterion.core.state.grid import Grid

WORK = 3000
"""Attempts times cells, after which the best plan so far is good enough."""

MOODS: Final = (
    "Bottomless", "Crooked", "Drowned", "Echoing", "Feverish", "Forgotten", "Hollow", "Laughing",
    "Nameless", "Patient", "Silent", "Sleepless", "Sunken", "Treacherous", "Whispering", "Winding",
)  # fmt: skip
SITES: Final = ("Coils", "Corridors", "Knot", "Labyrinth", "Maze", "Passages", "Riddle", "Thread")


def generate(settings: LabyrinthSettings, dice: Dice) -> Plan:
    """A plan without faults; the first that meets all advice, else the one that meets most.

    Raises OptionError where the settings leave no such plan.
    """
    settings = options_from(LabyrinthSettings, settings_of(settings))  # checks each by itself
    options = options_for(settings)
    attempts = max(4, WORK // (settings.width * settings.height))
    best: Plan | None = None
    fewest, unavoidable = 0, unmet_by(settings)
    closest: NoRoom | None = None
    for attempt in range(attempts):
        # Rivers and pits need room and open sides; where they find none, go without.
        water = 100 if attempt < attempts // 2 else 100 * (attempts - 1 - attempt) // attempts
        try:
            plan = _attempt(settings, water, dice)
        except NoRoom as short:
            if closest is None or short.missing < closest.missing:
                closest = short
            continue
        unmet = list(problems(plan, options, settings.players))
        if any(not problem.advice for problem in unmet) or any(limits_broken(plan, settings)):
            continue
        if best is None or len(unmet) < fewest:
            best, fewest = plan, len(unmet)
        if fewest <= unavoidable or attempt > attempts // 3:
            break
    if best is None:
        why = closest.reason if closest is not None else Phrase("labyrinth-make-out-of-reach")
        size: dict[str, Value] = {"width": settings.width, "height": settings.height}
        wanted: dict[str, Value] = {**size, "shape": settings.shape, "why": why}
        raise OptionError(Phrase("labyrinth-make-none", wanted))
    return best


def options_for(settings: LabyrinthSettings) -> LabyrinthOptions:
    """The options of a table for which such a plan is meant."""
    return LabyrinthOptions(
        mines=settings.mines,
        mites=settings.mites != 0,
        open_exit=settings.open_exit,
        rivers="turbulent" if settings.turbulent else "plain",
    )


def settings_for(settings: LabyrinthSettings, options: LabyrinthOptions) -> LabyrinthSettings:
    """These settings as a table with such options needs them: the other way round."""
    return replace(
        settings,
        mines=options.mines,
        mites=settings.mites if options.mites else 0,
        open_exit=options.open_exit,
        turbulent=options.rivers == "turbulent",
    )


def _attempt(settings: LabyrinthSettings, water: int, dice: Dice) -> Plan:
    """One plan. What takes most room, or must be somewhere, is placed first."""
    grid = Grid(settings.width, settings.height)
    draft = Draft(grid, shape_cells(settings.shape, grid, dice), settings.turbulent)
    count = len(draft.cells)
    refuse_impossible(settings, count, len(draft.outer_sides()), len(draft.inner_sides()))
    wanted = recipe(settings, count, water, dice)
    if settings.safe_chain:
        place_chains(draft, dice)
    place_exits(draft, wanted.exits, wanted.treasures, dice)
    place_treasures(draft, wanted.treasures, dice)
    place_mites(draft, wanted.mites, wanted.guard_treasure, dice)
    if wanted.mites:
        place_houses(draft, wanted.weaponries, wanted.hospitals, dice)
    place_rivers(draft, wanted.rivers, settings, dice)
    if not wanted.mites:  # then a river has to guard, and chooses before the houses do
        place_houses(draft, wanted.weaponries, wanted.hospitals, dice)
    place_loops(draft, wanted.loops, dice)
    close_exits(draft, wanted.closed_percent, settings.open_exit, dice)
    walls = None if settings.inner_walls == ANY else settings.inner_walls
    sides = place_walls(draft, walls, wanted.walls_percent, wanted.guard_treasure, dice)
    name = f"The {dice.pick(MOODS, 'name')} {dice.pick(SITES, 'name')}"
    return draft.finish(name, sides)
