"""The ontifutlas: without a bridle it decides where to go."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, BRIDLED, Encounter, register
from asterion.books.dungeonlab.plan.things import BRIDLE
from asterion.books.dungeonlab.rules.arrival import carry
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import ON_FOOT, Being, Question


def meet(turn: Turn, being: Being) -> None:
    """D48, D49, D55, D56  A wild one on foot; a rider and a bridled one leave each other alone."""
    if being.condition != ALIVE or turn.player.riding != ON_FOOT:
        return
    if turn.has(BRIDLE):
        turn.ask(being, "bridle")
    else:
        carry_off(turn, being)


def carry_off(turn: Turn, being: Being) -> None:
    """D48  To the nearest Eldar; it is back home at once."""
    eldar = turn.nearest("Eldar", turn.player.place)
    turn.tell(being, "carries")
    if eldar is not None:
        carry(turn, eldar.place)


def bridle(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D49  Bridled, it can be mounted, which is an action (D21)."""
    if yes:
        turn.lose(BRIDLE)
        being.condition = BRIDLED
        turn.note(being)
        turn.tell(being, "tamed")
    else:
        carry_off(turn, being)


register(
    Encounter(
        name="ontifutlas",
        letters="On",
        rule="D48",
        arrive=meet,
        displaces=True,
        needs="Eldar",
        asks={"bridle": True},
        answer=bridle,
        sentences={
            "here": "An ontifutlas paws the ground.",
            "bridled": "A bridled ontifutlas waits to be mounted.",
            "carries": "An ontifutlas throws {you} on its back and is off to the Eldar.",
            "tamed": "{You} {put|puts} the bridle on the ontifutlas, which looks surprised.",
            "bridle": "An ontifutlas! {Do|Does} {you} put the bridle on it?",
        },
    )
)
