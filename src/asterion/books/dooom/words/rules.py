"""The rules of Dooom by their numbers, with what the options of a table make of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.sight import squares
from asterion.core.contract.chapters import Rule
from asterion.core.phrase import Phrase, Value

HEADINGS: Final = {
    "map": ("O1", "O2", "O3", "O4", "O5"),
    "turn": ("O6", "O7", "O8", "O9", "O10", "O11", "O12", "O13", "O14", "O15"),
    "end": ("O16", "O17", "O18", "O19", "O20", "O21", "O22", "O23", "O24"),
}


def rules_in_force(options: DooomOptions) -> Sequence[Rule]:
    """O1 to O24, each as it is in force."""
    values = option_values(options)
    return [
        Rule(
            number,
            Phrase(f"dooom-heading-{heading}"),
            Phrase(f"dooom-rule-{number}", {**values.get(number, {})}),
        )
        for heading, numbers in HEADINGS.items()
        for number in numbers
    ]


def option_values(options: DooomOptions) -> Mapping[str, Mapping[str, Value]]:
    """What the text of a rule has to know of the options, by the number of the rule."""
    o = options
    plain, lit = (len(squares(far, o.sight_shape)) for far in (o.sight, o.lantern_sight))
    none, one, two, three = (max(1, o.action_points - carried) for carried in range(4))
    return {
        "O5": {"points": o.hit_points},
        "O6": {"points": o.action_points},
        "O7": {"plain": plain, "lit": lit},
        "O12": {"chance": o.hit_chance},
        "O14": {"none": none, "one": one, "two": two, "three": three},
        "O21": {"disconnect": o.disconnect},
        "O22": {"hearing": o.dead_talk, "rounds": o.round_limit},
        "O24": {"late": o.late_joining, "players": o.wait_for},
    }
