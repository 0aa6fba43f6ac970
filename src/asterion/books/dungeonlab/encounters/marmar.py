"""The marmar: it throws people about, one level at a time."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.event import ChangedLevel
from asterion.books.dungeonlab.rules.arrival import arrive
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def throw(turn: Turn, being: Being) -> None:
    """D57  From the lowest level up, from all others down."""
    player, plan = turn.player, turn.game.plan
    by = 1 if player.place < plan.area else -1
    turn.tell(being, "throws")
    if plan.levels > 1:
        turn.news.append(ChangedLevel(player.hears, player.seat, by, True))
        arrive(turn, player.place + by * plan.area)


bring_text(
    __file__,
    """
dungeonlab-marmar = marmar
    .a = a marmar

dungeonlab-marmar-here = A marmar, cracking its knuckles.
dungeonlab-marmar-throws = { $whoIs ->
    [you] A marmar takes you by the collar.
   *[other] A marmar takes { $who } by the collar.
}
dungeonlab-marmar-dead = A dead marmar; it weighs more than one would think.
""",
)

register(
    Encounter(
        name="marmar",
        letters="Ma",
        rarity=(1, 2, 3),
        tone="bad",
        apart=True,
        rule="D57",
        option="marmars",
        arrive=throw,
        displaces=True,
        dies_of={"grenade": 2},
    )
)
