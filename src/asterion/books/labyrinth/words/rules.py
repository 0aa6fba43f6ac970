"""The rules of Labyrinth in words, as the options of a table have them (L16)."""

from collections.abc import Sequence
from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.contract.chapters import Rule
from asterion.core.contract.options import settings_of
from asterion.core.phrase import Item, Phrase, Value

CHAPTERS: Final = (
    ("labyrinth-chapter-general", range(1, 17)),
    ("labyrinth-chapter-moves", range(17, 33)),
    ("labyrinth-chapter-ends", range(33, 43)),
    ("labyrinth-chapter-cells", range(43, 60)),
    ("labyrinth-chapter-items", range(60, 80)),
    ("labyrinth-chapter-options", range(80, 89)),
    ("labyrinth-chapter-plans", range(89, 101)),
    ("labyrinth-chapter-time", range(101, 105)),
    ("labyrinth-chapter-meetings", range(105, 122)),
)


def rules_in_force(options: LabyrinthOptions) -> Sequence[Rule]:
    """L1 to L121, each as it is in force."""
    agreed: dict[str, Value] = {**settings_of(options)}
    agreed["ordered_hospital"] = options.ordered_hospital.replace(" ", "-")
    own: dict[str, dict[str, Value]] = {
        "L10": {"void": _void(options), "voids": _voids(options)},
        "L68": {"told": _told(options)},
        "L81": {"forbidden": _forbidden(options)},
        "L83": {"asks": options.cells_to_ask != "", "orders": options.extra_orders != ""},
        "L84": {"shots": _shots(options)},
    }
    return [
        Rule(number, Phrase(heading), Phrase(message, {**agreed, **more}))
        for heading, numbers in CHAPTERS
        for number in (f"L{number}" for number in numbers)
        for more in (own.get(number, {}),)
        for message in (_start_rule(options) if number == "L10" else f"labyrinth-rule-{number}",)
    ]


def _chosen(*choices: tuple[bool, str], otherwise: str) -> list[Item]:
    """The messages of what was chosen, or the one for nothing."""
    return [Phrase(name) for chosen, name in choices if chosen] or [Phrase(otherwise)]


def _void(options: LabyrinthOptions) -> list[Item]:
    return _chosen(
        (options.void_same, "labyrinth-void-same"),
        (options.void_treasure, "labyrinth-void-treasure"),
        (options.void_near, "labyrinth-void-near"),
        (options.void_inaccessible, "labyrinth-void-inaccessible"),
        otherwise="labyrinth-void-by-draw",
    )


def _start_rule(options: LabyrinthOptions) -> str:
    """Where no draw is made, only the agreed conditions void the choices of start cells."""
    if options.master == "human" or options.void_by_draw:
        return "labyrinth-rule-L10"
    return "labyrinth-rule-L10-told" if _has_conditions(options) else "labyrinth-rule-L10-never"


def _has_conditions(options: LabyrinthOptions) -> bool:
    return (
        options.void_same or options.void_treasure or options.void_near or options.void_inaccessible
    )


def _voids(options: LabyrinthOptions) -> str:
    """Who declares start cells void: the computer, or a person with or without conditions."""
    if options.master == "computer":
        return "computer"
    return "bound" if _has_conditions(options) else "free"


def _told(options: LabyrinthOptions) -> list[Item]:
    return _chosen(
        (options.tell_missing_wall, "labyrinth-told-of-missing-wall"),
        (options.tell_surviving_wall, "labyrinth-told-of-surviving-wall"),
        otherwise="labyrinth-told-of-nothing",
    )


def _forbidden(options: LabyrinthOptions) -> list[Item]:
    return _chosen(
        (not options.conditional_moves, "labyrinth-forbidden-conditional-moves"),
        (not options.dark_moves, "labyrinth-forbidden-dark-moves"),
        (not options.semi_dark_moves, "labyrinth-forbidden-semi-dark-moves"),
        (not options.throwing, "labyrinth-forbidden-throwing"),
        (not options.mine_on_neighbour, "labyrinth-forbidden-mine-on-neighbour"),
        otherwise="labyrinth-forbidden-nothing",
    )


def _shots(options: LabyrinthOptions) -> Item:
    first, *others = _chosen(
        (options.range_of_one, "labyrinth-shots-range-of-one"),
        (options.damp_powder, "labyrinth-shots-damp-powder"),
        (options.through_buildings, "labyrinth-shots-through-buildings"),
        (options.named_targets, "labyrinth-shots-named-targets"),
        otherwise="labyrinth-shots-as-written",
    )
    for other in others:
        first = Phrase("labyrinth-shots-both", {"before": first, "next": other})
    return first
