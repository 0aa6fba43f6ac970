"""The store: it buys, it sells, and it fines for disgusting skins."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, SKINS, Encounter, register
from asterion.books.dungeonlab.encounters.money import store_purse
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text

DISGUST = 20


def charge_for_orc_skins(turn: Turn, being: Being) -> None:
    """D7, D27, D38  Twenty dollars a skin, or what there is; the skin is taken away."""
    if not turn.game.options.orc_fine:
        return
    carries = turn.player.carries
    for thing in [thing for thing in carries if thing in SKINS and SKINS[thing].fined_skin]:
        for _ in range(carries[thing]):
            turn.lose(thing)
            fine = min(DISGUST, store_purse(carries, turn.game.options))
            turn.tell(being, "disgusted", fine)
            if fine:
                turn.pay(fine)


bring_text(
    __file__,
    """
dungeonlab-store = store
    .a = a store

dungeonlab-store-here = A store: boats, sticks, ammunition, all at honest prices.
dungeonlab-store-disgusted = The shopkeeper holds his nose at that skin. The fine is ${ $count }.
""",
)

register(
    Encounter(
        name="store",
        letters="St",
        rarity=(3, 2, 1),
        tone="gold",
        always=True,
        shelf="houses",
        rule="D27",
        glow=LIGHTS,
        trades=True,
        arrive=charge_for_orc_skins,
    )
)
