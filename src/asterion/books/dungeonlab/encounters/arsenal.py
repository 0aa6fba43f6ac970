"""The arsenal: a kit for nothing, once a landing."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.plan.things import DOLLAR
from asterion.books.dungeonlab.rules.kits import kit
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def hand_out(turn: Turn, being: Being) -> None:
    """D28  Without dollars: they are too greedy for that."""
    if being.number in turn.player.used:
        turn.tell(being, "again")
        return
    turn.player.used.add(being.number)
    turn.tell(being, "kit")
    for thing, count in kit(turn.game.options).items():
        if thing != DOLLAR and count:
            turn.give(thing, count)


register(
    Encounter(
        name="arsenal",
        letters="Ar",
        rule="D28",
        tone="gold",
        shelf="houses",
        glow=LIGHTS,
        arrive=hand_out,
        sentences={
            "here": "An arsenal.",
            "kit": "The arsenal hands {you} a kit, less the dollars: so far its kindness goes.",
            "again": "The arsenal remembers {you}, and hands out nothing twice.",
        },
    )
)
