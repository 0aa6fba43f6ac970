"""The lake: hard on paper money and powder."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.plan.things import BOAT
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text


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


bring_text(
    __file__,
    """
dungeonlab-lake = lake
    .a = a lake

dungeonlab-lake-here = A lake, cold and quiet.
dungeonlab-lake-wet = { $whoIs ->
    [you] You fall into a lake. Money and ammunition are a sort of soup now.
   *[other] { $who } falls into a lake. Money and ammunition are a sort of soup now.
}
dungeonlab-lake-dry = { $whoIs ->
    [you] You cross the lake dry; the boat goes down with a sigh.
   *[other] { $who } crosses the lake dry; the boat goes down with a sigh.
}
dungeonlab-lake-boat = { $whoIs ->
    [you] A lake! Do you use a boat?
   *[other] A lake! Does { $who } use a boat?
}
""",
)

register(
    Encounter(
        name="lake",
        letters="La",
        rarity=(1, 2, 3),
        tone="water",
        shelf="water",
        rule="D72",
        is_water=True,
        arrive=fall_in,
        asks={"boat": True},
        answer=row,
    )
)
