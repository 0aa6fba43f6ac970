"""The lake: hard on paper money and powder."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.plan.things import BOAT
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question


def fall_in(turn: Turn, being: Being) -> None:
    """D72"""
    if turn.has(BOAT):
        turn.ask(being, "boat")
    else:
        get_wet(turn, being)


def row(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D72  The boat is spent."""
    if yes:
        turn.lose(BOAT)
        turn.tell(being, "dry")
    else:
        get_wet(turn, being)


def get_wet(turn: Turn, being: Being) -> None:
    turn.tell(being, "wet")
    turn.lose_perishables()


register(
    Encounter(
        name="lake",
        letters="La",
        rule="D72",
        tone="water",
        shelf="water",
        is_water=True,
        arrive=fall_in,
        asks={"boat": True},
        answer=row,
        sentences={
            "here": "A lake, cold and quiet.",
            "wet": "{You} {fall|falls} into a lake. Money and ammunition are a sort of soup now.",
            "dry": "{You} {cross|crosses} the lake dry; the boat goes down with a sigh.",
            "boat": "A lake! {Do|Does} {you} use a boat?",
        },
    )
)
