"""What a table of Labyrinth may agree on before it starts: section 7 and the rulings."""

from typing import Annotated, Literal

from asterion.core.book import Refused
from asterion.core.options import Options, option
from asterion.core.phrase import phrase

UNLIMITED = -1
"""In an event: so many moves to heal that nobody counts them."""


class LabyrinthOptions(Options, frozen=True, cache_hash=True):
    """Every optional rule with its number; the defaults are the preset `classic`."""

    # what there is
    mines: Annotated[bool, option("L13", "each player starts with one landmine")] = False
    mites: Annotated[bool, option("L80", "plans may have encephalitis cells")] = True
    open_exit: Annotated[bool, option("L92", "at least one exit is open at the start")] = True
    weaponry_mines: Annotated[bool, option("L46", "a weaponry gives a landmine too")] = False

    # what may be said
    conditional_moves: Annotated[bool, option("L81", "conditional moves are allowed")] = True
    dark_moves: Annotated[bool, option("L81", "a move may ask that nothing be told")] = False
    semi_dark_moves: Annotated[bool, option("L81", "a move may ask that only parts be told")] = (
        False
    )
    throwing: Annotated[bool, option("L81", "items may be thrown to a neighbouring cell")] = True
    mine_on_neighbour: Annotated[
        bool, option("L81", "a landmine may be set on a neighbouring cell")
    ] = True
    skips: Annotated[bool, option("L29", "a turn may be skipped")] = False
    repeats: Annotated[bool, option("L32", "moves known to change nothing may be repeated")] = False
    actions_without_movement: Annotated[
        bool, option("L29", "a move may consist of actions alone")
    ] = False

    # the start
    master: Annotated[
        Literal["computer", "human"],
        option("L1", "who confirms the start cells and decides what no rule foresaw"),
    ] = "computer"
    common_start: Annotated[
        bool, option("L87", "all start on one cell of the master's choice, without ammunition")
    ] = False
    void_same: Annotated[bool, option("L10", "two on one cell make the start void")] = False
    void_treasure: Annotated[bool, option("L10", "a start on a treasure is void")] = True
    void_near: Annotated[bool, option("L10", "a start next to a treasure or exit is void")] = False
    void_inaccessible: Annotated[bool, option("L10", "a start on a river source is void")] = True
    transport_on_placement: Annotated[
        bool, option("L11", "rivers and pits carry whoever starts or is placed there")
    ] = False
    cells_to_ask: Annotated[
        str, option("L83", "handicap: who may ask how many cells, by seat: “2:3, 4:1”")
    ] = ""
    extra_orders: Annotated[
        str, option("L83", "handicap: who may order how many cells unwounded, by seat: “2:1”")
    ] = ""

    # shooting and wounds
    range_of_one: Annotated[bool, option("L84", "a bullet flies one cell far")] = False
    damp_powder: Annotated[bool, option("L84", "no shooting from rivers")] = False
    through_buildings: Annotated[
        bool, option("L84", "bullets fly through weaponries and hospitals")
    ] = False
    named_targets: Annotated[
        bool, option("L84", "a shot names its target and points at the cell in secret")
    ] = False
    mine_victims_order: Annotated[
        bool, option("L86", "whoever was wounded by a landmine may order a cell")
    ] = True
    ordered_hospital: Annotated[
        Literal["at once", "at the end"],
        option("L72", "an ordered hospital heals at once, or only if the movement ends there"),
    ] = "at once"
    tell_ordered_cell: Annotated[bool, option("L72", "the type of an ordered cell is told")] = False

    # rivers
    rivers: Annotated[
        Literal["plain", "shallow", "turbulent"],
        option("L85", "rivers carry one cell, only whoever steps in, or all the way"),
    ] = "plain"

    # infection
    moves_to_heal: Annotated[
        int, option("L57", "moves to heal after an infection; 0 is half of the cells", 0, 9999)
    ] = 0
    healing_counts: Annotated[
        Literal["successful", "all", "unlimited"],
        option("L57", "which moves count against the time to heal"),
    ] = "successful"

    # what is told
    tell_missing_wall: Annotated[
        bool, option("L68", "a grenade thrown where there was no wall is told")
    ] = False
    tell_surviving_wall: Annotated[
        bool, option("L68", "it is told whether a wall is left after a grenade")
    ] = False
    recall: Annotated[
        Literal["everything", "classic"],
        option("L26", "what may be recalled: every move, or each player's last one"),
    ] = "everything"
    words: Annotated[
        Literal["reference", "short"],
        option("L43", "the master speaks as the reference does, or as the short game"),
    ] = "reference"

    # the end
    nstop: Annotated[
        int, option("L40", "rounds without change until a draw; 0 is the number of cells", 0, 99999)
    ] = 0
    claimed_count: Annotated[
        bool, option("L40", "the rounds are counted only once somebody claims it, and out loud")
    ] = False
    survivor_moves: Annotated[
        int, option("L39", "moves of the last survivor to bring out the treasure; 0: he wins", 0)
    ] = 0


PRESETS = {
    "beginner": LabyrinthOptions(
        mites=False,
        conditional_moves=False,
        throwing=False,
        mine_on_neighbour=False,
        skips=True,
        repeats=True,
        words="short",
    ),
    "classic": LabyrinthOptions(),
    "full": LabyrinthOptions(mines=True, dark_moves=True, semi_dark_moves=True),
}


def handicap(text: str, option: str, players: int) -> list[int]:
    """L83  “2:3, 4:1” is three for the second player and one for the fourth."""
    numbers = [0] * players
    for pair in filter(None, (pair.strip() for pair in text.split(","))):
        seat, _, number = pair.partition(":")
        if not (seat.strip().isdecimal() and number.strip().isdecimal()):
            raise Refused(
                phrase("labyrinth-handicap-unreadable", option=option, text=text[:30], rule="L83")
            )
        if not 1 <= int(seat) <= players:
            raise Refused(phrase("labyrinth-handicap-nobody", option=option, seat=seat, rule="L83"))
        numbers[int(seat) - 1] = int(number)
    return numbers
