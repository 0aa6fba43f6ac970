"""Plans of DungeonLab made at random: without faults, and proved to be winnable."""

from typing import Final

from msgspec.structs import replace

from asterion.books.dungeonlab.make.draft import NoRoom
from asterion.books.dungeonlab.make.placing import (
    hide_treasure,
    place_encounters,
    scatter_things,
)
from asterion.books.dungeonlab.make.recipe import (
    drawn_from,
    lying_from,
    recipe,
    refuse_impossible,
)
from asterion.books.dungeonlab.make.settings import ANY, DungeonLabSettings
from asterion.books.dungeonlab.make.shapes import outline
from asterion.books.dungeonlab.make.walls import open_exit, raise_walls
from asterion.books.dungeonlab.make.water import dig_pits, dig_rivers
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.problems import problems
from asterion.books.dungeonlab.solve.winning import way_to_win
from asterion.core.contract.options import OptionError, options_from, settings_of
from asterion.core.dice import Dice
from asterion.core.phrase import phrase

ATTEMPTS: Final = 25
OPTIONAL: Final = (
    "kits", "werewolves", "exote_beasts", "arnor", "marmars", "cops", "lokhs", "waterfalls",
    "maps", "dynamite",
)  # fmt: skip
"""What settings and options have in common."""

MOODS: Final = (
    "Blind", "Crawling", "Damp", "Drowsy", "Gaping", "Green-Eyed", "Grumbling", "Hungry",
    "Moulting", "Muddled", "Restless", "Rusty", "Sullen", "Toothless", "Unlit", "Unwashed",
)  # fmt: skip
SITES: Final = ("Basement", "Burrow", "Cellar", "Dungeon", "Hole", "Oubliette", "Vault", "Warren")


def generate(settings: DungeonLabSettings, dice: Dice) -> Plan:
    """The first plan without faults for which a way to win is found (`winning`).

    Raises OptionError where the settings leave no such plan.
    """
    settings = options_from(DungeonLabSettings, settings_of(settings))  # checks each by itself
    refuse_impossible(settings)
    options = options_for(settings)
    short: NoRoom | None = None
    for _ in range(ATTEMPTS):
        try:
            plan = _attempt(settings, dice)
        except NoRoom as why:
            short = why
            continue
        if any(not problem.advice for problem in problems(plan, options, 1)):
            continue
        if way_to_win(plan, options) is not None:
            return plan
    size = f"{settings.width}x{settings.height}x{settings.levels}"
    reason = short.why if short is not None else phrase("dungeonlab-make-unwinnable")
    raise OptionError(phrase("dungeonlab-make-none", size=size, reason=reason))


def options_for(settings: DungeonLabSettings) -> DungeonLabOptions:
    """The options of a table for which such a plan is meant."""
    return DungeonLabOptions(**{name: getattr(settings, name) for name in OPTIONAL})


def settings_for(settings: DungeonLabSettings, options: DungeonLabOptions) -> DungeonLabSettings:
    """These settings as a table with such options needs them: the other way round."""
    return replace(settings, **{name: getattr(options, name) for name in OPTIONAL})


def _attempt(settings: DungeonLabSettings, dice: Dice) -> Plan:
    """One plan. What takes most room, or must be somewhere, is placed first."""
    draft = outline(settings, dice)
    draft.mix(dice)
    wanted = recipe(settings, len(draft.free), dice)
    raise_walls(draft, wanted.walls, dice)
    exit_cell = open_exit(draft, dice)
    dig_rivers(draft, wanted.rivers, settings.waterfalls, settings.rivers != ANY, dice)
    hide_treasure(draft, exit_cell, dice)
    dig_pits(draft, wanted.pits, dice)
    place_encounters(draft, wanted.encounters, drawn_from(settings), dice)
    scatter_things(draft, wanted.lying, lying_from(settings), dice)
    return draft.finish(f"The {dice.pick(MOODS, 'name')} {dice.pick(SITES, 'name')}")
