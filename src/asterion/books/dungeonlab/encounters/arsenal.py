"""The arsenal: a kit for nothing, once a landing."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.plan.things import DOLLAR
from asterion.books.dungeonlab.rules.kits import kit
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


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


bring_text(
    __file__,
    """
dungeonlab-arsenal = arsenal
    .a = an arsenal

dungeonlab-arsenal-here = An arsenal.
dungeonlab-arsenal-kit = { $whoIs ->
    [you] The arsenal hands you a kit, without the dollars: its kindness goes only so far.
   *[other] The arsenal hands { $who } a kit, without the dollars: its kindness goes only so far.
}
dungeonlab-arsenal-again = { $whoIs ->
    [you] The arsenal remembers you, and hands out nothing twice.
   *[other] The arsenal remembers { $who }, and hands out nothing twice.
}
""",
)

register(
    Encounter(
        name="arsenal",
        letters="Ar",
        rarity=(4, 3, 2),
        tone="gold",
        shelf="houses",
        rule="D28",
        glow=LIGHTS,
        arrive=hand_out,
    )
)
