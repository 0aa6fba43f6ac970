"""What a table of Labyrinth may agree on before it starts: section 7 and the rulings."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

from asterion.core.contract.book import Refused
from asterion.core.contract.options import Options, option
from asterion.core.phrase import phrase

REVISED: Final = 2
"""As `revision`: L10, L24, L40, L46 and L103 by the letter of the book."""
UNLIMITED = -1
"""In an event: this many moves to heal that nobody counts them."""


class LabyrinthOptions(Options, frozen=True, cache_hash=True):
    """Every optional rule with its number; the defaults are the preset `classic`."""

    messages = "labyrinth-option"
    groups: ClassVar[Mapping[str, str]] = {
        "mines": "labyrinth-group-there-is",
        "conditional_moves": "labyrinth-group-said",
        "master": "labyrinth-group-start",
        "range_of_one": "labyrinth-group-shooting",
        "rivers": "labyrinth-group-rivers",
        "tell_missing_wall": "labyrinth-group-told",
        "nstop": "labyrinth-group-end",
    }

    # what there is
    mines: Annotated[bool, option("L13")] = False
    mites: Annotated[bool, option("L80")] = True
    open_exit: Annotated[bool, option("L92")] = True
    weaponry_mines: Annotated[bool, option("L46")] = False

    # what may be said
    conditional_moves: Annotated[bool, option("L81")] = True
    dark_moves: Annotated[bool, option("L81")] = False
    semi_dark_moves: Annotated[bool, option("L81")] = False
    throwing: Annotated[bool, option("L81")] = True
    mine_on_neighbour: Annotated[bool, option("L81")] = True
    skips: Annotated[bool, option("L29")] = False
    repeats: Annotated[bool, option("L32")] = False
    actions_without_movement: Annotated[bool, option("L29")] = False

    # the start
    master: Annotated[Literal["computer", "human"], option("L1")] = "computer"
    common_start: Annotated[bool, option("L87")] = False
    void_same: Annotated[bool, option("L10")] = False
    void_treasure: Annotated[bool, option("L10")] = True
    void_near: Annotated[bool, option("L10")] = False
    void_inaccessible: Annotated[bool, option("L10")] = True
    void_by_draw: Annotated[bool, option("L10")] = True
    transport_on_placement: Annotated[bool, option("L11")] = False
    cells_to_ask: Annotated[str, option("L83")] = ""
    extra_orders: Annotated[str, option("L83")] = ""

    # shooting and wounds
    range_of_one: Annotated[bool, option("L84")] = False
    damp_powder: Annotated[bool, option("L84")] = False
    through_buildings: Annotated[bool, option("L84")] = False
    named_targets: Annotated[bool, option("L84")] = False
    mine_victims_order: Annotated[bool, option("L86")] = True
    ordered_hospital: Annotated[Literal["at once", "at the end"], option("L72")] = "at once"
    tell_ordered_cell: Annotated[bool, option("L72")] = False

    # rivers
    rivers: Annotated[Literal["plain", "shallow", "turbulent"], option("L85")] = "plain"

    # infection
    moves_to_heal: Annotated[int, option("L57", low=0, high=9999)] = 0
    healing_counts: Annotated[Literal["successful", "all", "unlimited"], option("L57")] = (
        "successful"
    )

    # what is told
    tell_missing_wall: Annotated[bool, option("L68")] = False
    tell_surviving_wall: Annotated[bool, option("L68")] = False
    recall: Annotated[Literal["everything", "classic"], option("L26")] = "everything"
    words: Annotated[Literal["reference", "short"], option("L43")] = "reference"

    # the end
    nstop: Annotated[int, option("L40", low=0, high=99999)] = 0
    claimed_count: Annotated[bool, option("L40")] = False
    survivor_moves: Annotated[int, option("L39", low=0)] = 0

    # set by a host whose table has a time for each move, or for the game
    move_clock: Annotated[bool, option("L103", offered=False)] = False

    # games that were begun before go on, and are verified, as they were played
    revision: Annotated[int, option("L16", low=1, high=2, before=1, offered=False)] = REVISED


PRESETS = {
    "beginner": LabyrinthOptions(
        mites=False,
        conditional_moves=False,
        throwing=False,
        mine_on_neighbour=False,
        skips=True,
        repeats=True,
        # nobody's first click is refused, and a game goes on until somebody has found the way
        void_treasure=False,
        void_inaccessible=False,
        void_by_draw=False,
        words="short",
        nstop=150,
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
