"""What may be said in Dooom now, as people say it in any language."""

from typing import Final

from asterion.core.phrase import Phrase

OFFERS: Final = {
    "pick up": Phrase("dooom-offer-pick-up"),
    "end": Phrase("dooom-offer-end"),
    "look": Phrase("dooom-offer-look"),
}
ACTS: Final = {"move": "dooom-offer-move", "attack": "dooom-offer-attack"}

NOWHERE: Final = "nowhere"
"""On a button that waits for its way."""


def offer(command: str) -> Phrase | str:
    """A command in its canonical form; as it stands where there are no words for it."""
    act, _, way = command.partition(" ")
    if act in ACTS:
        return Phrase(ACTS[act], {"way": way or NOWHERE})
    return OFFERS.get(command, command)
