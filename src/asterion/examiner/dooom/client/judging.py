"""Which rule a client breaks with a line that is refused, and what it might have said."""

from collections.abc import Sequence
from typing import Final

from asterion.examiner.dooom.choosing import ON_THE_WIRE
from asterion.examiner.dooom.client.witness import Witness
from asterion.examiner.dooom.finding import WIRE
from asterion.examiner.dooom.judging import BROKEN_IF_ALLOWED
from asterion.server.wire import words

USAGE: Final = {
    "MOVE": "MOVE N|E|S|W",
    "ATTACK": "ATTACK N|E|S|W",
    "PICKUP": "PICKUP",
    "LOOK": "LOOK",
    "ENDTURN": "ENDTURN",
    "HELLO": "HELLO name",
    "SHOUT": "SHOUT text",
}
SIMPLE_USAGE: Final = {
    "HELLO": "HELLO",
    "LOOK": "LOOK",
    "MOVE": "MOVE N|E|S|W",
    "PICKUP": "PICKUP",
    "QUIT": "QUIT",
}
OUT_OF_TURN: Final = ("LOOK", "SHOUT text", "(nothing before STARTTURN)")
AFTERWARDS: Final = ("(nothing after WIN or LOSE)",)
POINTS: Final = 6


def broken_by(line: str, reason: str, witness: Witness) -> str:
    """The rule that forbids this line, or the protocol."""
    if reason == words.NOT_YOUR_TURN:
        return _of_the_turn(line, witness)
    return BROKEN_IF_ALLOWED.get(reason, WIRE)


def _of_the_turn(line: str, witness: Witness) -> str:
    """Why it is not the client's turn: what it did last has ended it."""
    word = line.split(" ")[0].upper()
    ended_by = witness.ended_by.split(" ")[0].upper()
    if word == "ENDTURN" or ended_by == "ENDTURN":
        return "O15"
    if ended_by == "ATTACK":
        return "O12"
    if ended_by == "PICKUP" and witness.spent < POINTS - witness.load:
        return "O11"
    return "O14" if witness.load and ended_by else "O6"


def allowed_instead(
    line: str, reason: str, legal: Sequence[str], usage: dict[str, str]
) -> list[str]:
    """What the client might have sent."""
    if reason == words.GAME_OVER:
        return list(AFTERWARDS)
    if reason in (words.NOT_YOUR_TURN, words.DEAD):
        return list(OUT_OF_TURN[:2] if reason == words.DEAD else OUT_OF_TURN)
    if reason in BROKEN_IF_ALLOWED:
        return [said for text in legal if (said := ON_THE_WIRE[text]).split(" ")[0] in usage]
    if reason == words.ALREADY_NAMED:
        return ["(HELLO once only)"]
    if reason == words.TOO_LONG:
        return [f"(at most {words.LONGEST_LINE} bytes)"]
    word = line.strip().split(" ")[0].upper()
    return [usage[word]] if word in usage else list(usage.values())
