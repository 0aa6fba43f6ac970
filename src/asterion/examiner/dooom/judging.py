"""Whether a line may stand for the one that is due, and which rule is broken where it may not."""

from typing import Final

import msgspec

from asterion.examiner.dooom.finding import WIRE
from asterion.server.wire import words

OUR_OWN: Final = frozenset(
    {
        "nobody to attack",
        words.MISSED,
        words.DEAD,
        words.TOO_LONG,
        words.BAD_NAME,
        words.NAME_TAKEN,
        "ENDTURN does not take an argument",
    }
)
"""Reasons that the protocol leaves open."""

BROKEN_IF_ALLOWED: Final = {
    "can't move into a wall": "O8",
    "can't move into another player": "O8",
    "nothing to pick up": "O9",
    "already have item": "O10",
    "nobody to attack": "O12",
    words.NOT_YOUR_TURN: "O6",
    words.DEAD: "O22",
    words.GAME_OVER: "O16",
}
"""The rule that forbids what has this reason; any other reason is the protocol's."""

REASONS: Final = frozenset(
    {
        words.INVALID_COMMAND,
        words.INVALID_DIRECTION,
        words.ALREADY_NAMED,
        words.NOTHING_TO_SHOUT,
        "HELLO needs an argument",
        "LOOK does not take an argument",
        "PICKUP does not take an argument",
        "MOVE needs a direction",
        "ATTACK needs a direction",
        *BROKEN_IF_ALLOWED,
    }
)
COMMANDS: Final = {"MOVE": "O8", "PICKUP": "O9", "ATTACK": "O12", "ENDTURN": "O15", "SHOUT": "O22"}
LEFT: Final = "(disconnects)"
JOINED: Final = "(connects)"


class Deed(msgspec.Struct, frozen=True):
    """What was done just before: the line, who sent it, and what its rules depend on."""

    who: str
    sent: str
    thing: str = ""
    has_kit: bool = False
    is_alive: bool = True

    @property
    def word(self) -> str:
        return self.sent.split(" ")[0].upper()


def is_same(due: str, came: str, dies: bool = False) -> bool:
    """Whether the line that came says what is due; a program may have reasons of its own."""
    if due == came:
        return True
    if came.split(" ")[0] == due.split(" ")[0] == "FAIL":
        wanted, given = due[5:], came[5:].strip()
        return given not in REASONS or wanted in OUR_OWN
    # A blow may count in full, or only as much as there was left to lose.
    return dies and due.startswith("HITMOD -") and came == "HITMOD -2"


def broken_rule(deed: Deed, due: str, came: str) -> str:
    """The rule that a line breaks which came instead of another; either may be empty."""
    one, other = due.split(" ")[0], came.split(" ")[0]
    if "FAIL" in (one, other) and {one, other} & {"SUCCESS", "FAIL"}:
        if one == "FAIL":
            return BROKEN_IF_ALLOWED.get(due[5:], WIRE)
        if came[5:] == words.NOT_YOUR_TURN:
            return _of_the_turn(deed)
        return COMMANDS.get(deed.word, WIRE)
    for word, rule in (
        ("HITMOD", {"PICKUP": "O11", "ATTACK": "O13"}.get(deed.word, "O13")),
        ("TREASUREMOD", "O19"),
        ("WIN", "O16"),
        ("LOSE", {"ATTACK": "O17", "MOVE": "O16"}.get(deed.word, "O22")),
        ("STARTTURN", _of_the_turn(deed)),
        ("ENDTURN", _of_the_turn(deed)),
        ("GOLD", "O4"),
        ("GOAL", "O4"),
    ):
        if word in (one, other):
            return rule
    if deed.sent == LEFT:
        return "O21"
    return "O17" if deed.word == "ATTACK" and not deed.is_alive else WIRE


def _of_the_turn(deed: Deed) -> str:
    """Why a turn ends, or goes on."""
    match deed.word, deed.thing:
        case ("PICKUP", "H"):
            return "O11"
        case ("MOVE" | "PICKUP", _):
            return "O14" if deed.has_kit else "O6"
        case ("ATTACK", _):
            return "O12"
        case ("ENDTURN", _):
            return "O15" if deed.who else "O6"
    if deed.sent == LEFT:
        return "O21"
    return "O24" if deed.sent == JOINED else "O6"


def broken_sight(deed: Deed, due: str, came: str) -> str:
    """The rule that one wrong square of a LOOK breaks, by what was done just before."""
    if "X" in (due, came):
        return "O7"
    if deed.sent == LEFT:
        return "O17" if due == "G" else "O21"
    if deed.word == "ATTACK" and not deed.is_alive:
        return "O18" if due == "G" and came not in ".P" else "O17"
    if deed.word == "MOVE":
        return "O8"
    if deed.word == "PICKUP":
        return "O9"
    return "O1" if "#" in (due, came) else "O7"
