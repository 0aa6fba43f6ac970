"""The cow, which loves everyone, and the rabbit, which nobody can shoot."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def embrace(turn: Turn, being: Being) -> None:
    """D36"""
    turn.tell(being, "embraces")


register(
    Encounter(
        name="cow",
        letters="Co",
        rule="D36",
        tone="good",
        shelf="green eyes",
        glow=GREEN_EYES,
        arrive=embrace,
        is_beast=True,
        sentences={
            "here": "The cow is here, chewing.",
            "embraces": "A cow embraces {you} tenderly.",
        },
    ),
    Encounter(
        name="rabbit",
        letters="Ra",
        rule="D37",
        tone="good",
        shelf="green eyes",
        glow=GREEN_EYES,
        is_beast=True,
        can_be_trampled=True,
        can_be_strangled=True,
        skin=5,
        sentences={
            "here": "A rabbit with green eyes, within arm's reach.",
            "strangled": "{You} {strangle|strangles} the rabbit. Let us not dwell on it.",
            "skins": "{You} {skin|skins} the rabbit.",
            "dead": "A dead rabbit.",
            "cruel": "A very flat rabbit.",
            "skinned": "A rabbit, strangled and skinned.",
        },
    ),
)
