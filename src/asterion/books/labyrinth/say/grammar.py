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
)
from asterion.books.labyrinth.say.saying import Notes, every_part


def fault_of(notes: Notes, options: LabyrinthOptions) -> str:
    """Why nobody at this table could make this move, wherever he is; empty if he could."""
    if notes.fault_options is not options:
        assert isinstance(notes.command, Move)
        notes.fault = _fault(notes.command, options)
        notes.fault_options = options
    return notes.fault


def _fault(move: Move, options: LabyrinthOptions) -> str:
    counts = movements(move.parts)
    if 0 in counts and not options.actions_without_movement:
        return (
            "a move has exactly one movement, this one may have none: say “blow up; go left” (L17)"
        )
    if max(counts) > 1:
        return "a move has exactly one movement, and this one may have more (L17)"
    if move.told == DARK and not options.dark_moves:
        return "dark moves are not played at this table (L81)"
    if DARK < move.told < ALL_FACETS and not options.semi_dark_moves:
        return "semi-dark moves are not played at this table (L81)"
    for part in every_part(move.parts):
        fault = part_fault(part, move.told, options)
        if fault:
            return fault
    return ""


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


def part_fault(part: Part, told: int, options: LabyrinthOptions) -> str:
    match part:
        case If(fact=fact):
            if not options.conditional_moves:
                return "conditional moves are not played at this table (L81)"
            if not told >> FACETS.index(FACT_FACETS[fact]) & 1:
                return f"a condition on “{fact}” would tell what this move asks not to tell (L114)"
        case Throw(thing=thing):
            if not options.throwing:
                return "items are not thrown at this table, only left (L81)"
            if thing == GRENADE:
                return "a grenade is thrown at a wall only; it can be left (L19)"
        case SetMine(way=way):
            if way != HERE and not options.mine_on_neighbour:
                return "at this table a landmine is set on one's own cell only (L81)"
        case Shoot(target=target, cell=cell):
            if options.named_targets and not (target and cell):
                return "say whom you shoot at and on which cell: shoot left at Bob on b3 (L84)"
            if target and not options.named_targets:
                return "targets are not named at this table (L84)"
    return ""
