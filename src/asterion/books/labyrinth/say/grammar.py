"""What is wrong with a move as a move: its grammar, and what the table agreed not to play (L17)."""

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    DARK,
    FACETS,
    FACT_FACETS,
    GRENADE,
    HERE,
    Go,
    If,
    Move,
    Part,
    SetMine,
    Shoot,
    Throw,
    every_part,
)
from asterion.books.labyrinth.say.saying import Notes
from asterion.core.phrase import Phrase, phrase


def fault_of(notes: Notes, options: LabyrinthOptions) -> Phrase | None:
    """Why nobody at this table could make this move, wherever they are; None if they could."""
    if notes.fault_options is not options:
        # Every table has options of its own, mostly those of the table before.
        if notes.fault_options != options:
            assert isinstance(notes.command, Move)
            notes.fault = _fault(notes.command, options)
        notes.fault_options = options
    return notes.fault


def _fault(move: Move, options: LabyrinthOptions) -> Phrase | None:
    counts = movements(move.parts)
    if 0 in counts and not options.actions_without_movement:
        return phrase("labyrinth-refused-no-movement", rule="L17")
    if max(counts) > 1:
        return phrase("labyrinth-refused-movements", rule="L17")
    if move.told == DARK and not options.dark_moves:
        return phrase("labyrinth-refused-dark", rule="L81")
    if DARK < move.told < ALL_FACETS and not options.semi_dark_moves:
        return phrase("labyrinth-refused-semi-dark", rule="L81")
    for part in every_part(move.parts):
        fault = part_fault(part, move.told, options)
        if fault is not None:
            return fault
    return None


def movements(parts: tuple[Part, ...]) -> set[int]:
    """L17  How many movements each path through the conditions has; two stand for more."""
    counts = {0}
    for part in parts:
        if isinstance(part, Go):
            more = {1}
        elif isinstance(part, If):
            more = movements(part.then) | movements(part.otherwise)
        else:
            continue
        counts = {min(2, count + added) for count in counts for added in more}
    return counts


def part_fault(part: Part, told: int, options: LabyrinthOptions) -> Phrase | None:
    match part:
        case If(fact=fact):
            if not options.conditional_moves:
                return phrase("labyrinth-refused-conditional", rule="L81")
            if not told >> FACETS.index(FACT_FACETS[fact]) & 1:
                return phrase("labyrinth-refused-untold-condition", fact=fact, rule="L114")
        case Throw(thing=thing):
            if not options.throwing:
                return phrase("labyrinth-refused-throwing", rule="L81")
            if thing == GRENADE:
                return phrase("labyrinth-refused-thrown-grenade", rule="L19")
        case SetMine(way=way):
            if way != HERE and not options.mine_on_neighbour:
                return phrase("labyrinth-refused-mine-beside", rule="L81")
        case Shoot(target=target, cell=cell):
            if options.named_targets and not (target and cell):
                return phrase("labyrinth-refused-no-target", rule="L84")
            if target and not options.named_targets:
                return phrase("labyrinth-refused-target", rule="L84")
    return None
