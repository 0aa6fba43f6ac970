"""The rules of DungeonLab by their numbers, each as the options of a table have it."""

from collections.abc import Sequence
from typing import Final

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.core.contract.chapters import Rule
from asterion.core.contract.options import settings_of
from asterion.core.phrase import Phrase

HEADINGS: Final = {
    "frame": range(1, 19),
    "turn": range(19, 27),
    "lights": range(27, 34),
    "eyes": range(34, 43),
    "monsters": range(43, 60),
    "things": range(60, 62),
    "trees": range(62, 65),
    "places": range(65, 73),
}
"""Which numbers stand under which heading."""


def rules_in_force(options: DungeonLabOptions) -> Sequence[Rule]:
    """D1 to D72; every message is given all options, and says what it needs of them."""
    free = {(True, True): "both", (True, False): "climbing", (False, True): "skinning"}
    agreed = {
        **settings_of(options),
        "free": free.get((options.free_climbing, options.free_skinning), "none"),
    }
    return [
        Rule(
            f"D{number}",
            Phrase(f"dungeonlab-heading-{heading}"),
            Phrase(f"dungeonlab-rule-D{number}", {**agreed}),
        )
        for heading, numbers in HEADINGS.items()
        for number in numbers
    ]
