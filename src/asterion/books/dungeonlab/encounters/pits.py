"""Pits: each leads to another one, always the same; a hanging one leads nowhere else."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.event import Glimpsed
from asterion.books.dungeonlab.rules.arrival import carry, spend, visible
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


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


SENTENCES = {
    "here": "A pit, at the edge of which {you} {stand|stands}.",
    "falls": "{You} {fall|falls} into a pit.",
}

register(
    Encounter(
        name="pit",
        letters="Pt",
        rule="D68",
        tone="odd",
        shelf="pits",
        arrive=fall,
        displaces=True,
        sentences=SENTENCES,
    ),
    Encounter(
        name="hanging pit",
        letters="Hp",
        rule="D69",
        tone="odd",
        shelf="pits",
        label="pit",
        arrive=fall,
        displaces=True,
        sentences=SENTENCES,
    ),
)
