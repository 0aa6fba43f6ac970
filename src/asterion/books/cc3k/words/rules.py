"""The rules of ChamberCrawler3000 by their numbers, with what the options make of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import (
    DROW,
    ENEMIES,
    GOBLIN,
    RACES,
    SHADE,
    TROLL,
    VAMPIRE,
    full_hit_points,
)
from asterion.books.cc3k.words.things import ENEMY_WORDS
from asterion.core.contract.chapters import Rule
from asterion.core.phrase import Item, Phrase, Value

HEADINGS: Final = {
    "floor": range(1, 10),
    "player": range(10, 16),
    "enemies": range(16, 26),
    "items": range(26, 31),
    "combat": range(31, 33),
    "commands": range(33, 41),
    "files": range(41, 46),
}


def rules_in_force(options: Cc3kOptions) -> Sequence[Rule]:
    """C1 to C45, each as it is in force."""
    values = option_values(options)
    return [
        Rule(
            f"C{number}",
            Phrase(f"cc3k-heading-{heading}"),
            Phrase(f"cc3k-rule-C{number}", {**values.get(f"C{number}", {})}),
        )
        for heading, numbers in HEADINGS.items()
        for number in numbers
    ]


def option_values(options: Cc3kOptions) -> Mapping[str, Mapping[str, Value]]:
    """What the text of a rule has to know, by the number of the rule."""
    strength = 8 if options.drow_rounding == "up" else 7
    return {
        "C10": race_numbers(SHADE),
        "C11": {**race_numbers(DROW), "strength": strength},
        "C12": race_numbers(VAMPIRE),
        "C13": race_numbers(TROLL),
        "C14": race_numbers(GOBLIN),
        "C16": {"enemies": [enemy_numbers(kind, options.hard) for kind in ENEMIES]},
        "C18": {"blow": int(options.orc_blow)},
        "C21": {"hard": options.hard},
        "C23": {"pursuit": options.pursuit},
        "C31": {"damage": options.damage},
        "C35": {"stopped": options.freeze},
        "C45": {"pursuit": options.pursuit},
    }


def race_numbers(number: int) -> dict[str, Value]:
    race = RACES[number]
    return {"points": race.hit_points, "attack": race.attack, "defence": race.defence}


def enemy_numbers(kind: int, hard: bool) -> Item:
    """C16  One kind of enemy with its letter and its numbers."""
    enemy = ENEMIES[kind]
    return Phrase(
        "cc3k-enemy-numbers",
        {
            "enemy": ENEMY_WORDS[kind],
            "letter": enemy.letter,
            "points": full_hit_points(kind, hard),
            "attack": enemy.attack,
            "defence": enemy.defence,
        },
    )
