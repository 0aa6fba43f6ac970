"""Pits: each leads to another one, always the same; a hanging one leads nowhere else."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.event import Glimpsed
from asterion.books.dungeonlab.rules.arrival import carry, spend, visible
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def fall(turn: Turn, being: Being) -> None:
    """D54, D68, D69  With the mount, if there is one; only the level is told."""
    game, player = turn.game, turn.player
    turn.tell(being, "falls")
    if game.options.glimpse:
        seen = visible(turn, being.place)
        turn.news.append(Glimpsed(player.hears, player.seat, seen))
    target = game.plan.pits.get(being.place, being.place)
    for number in game.at[target]:
        if game.beings[number].kind.told_as == being.kind.told_as:
            spend(turn, game.beings[number])
    carry(turn, target, told_level=True)


bring_text(
    __file__,
    """
dungeonlab-pit = pit
    .a = a pit
dungeonlab-hanging-pit = hanging pit
    .a = a hanging pit

dungeonlab-pit-a = next pit of cycle a
dungeonlab-pit-b = next pit of cycle b
dungeonlab-pit-c = next pit of cycle c
dungeonlab-pit-here = { $whoIs ->
    [you] A pit, at the edge of which you stand.
   *[other] A pit, at the edge of which { $who } stands.
}
dungeonlab-pit-falls = { $whoIs ->
    [you] You fall into a pit.
   *[other] { $who } falls into a pit.
}
""",
)

register(
    Encounter(
        name="pit",
        letters="Pt",
        tone="odd",
        shelf="pits",
        rule="D68",
        arrive=fall,
        displaces=True,
    ),
    Encounter(
        name="hanging pit",
        letters="Hp",
        rarity=(1, 1, 1),
        tone="odd",
        shelf="pits",
        rule="D69",
        label="pit",
        arrive=fall,
        displaces=True,
    ),
)
