"""What may be said in Dooom now, as people say it in any language."""

from typing import Final

from asterion.books.dooom.say.notation import END, LOOK, PICK_UP
from asterion.core.contract.offer import ACROSS, Offer, plain_offer
from asterion.core.phrase import Phrase
from asterion.core.state.grid import WAYS

NOWHERE: Final = "nowhere"
"""On a button that waits for its way."""

ACTS: Final = {"move": "dooom-offer-move", "attack": "dooom-offer-attack"}
OFFERS: Final = {
    **{
        f"{verb} {way}": Offer(f"{verb} {way}", Phrase(message, {"way": way}), verb, side)
        for verb, message in ACTS.items()
        for way, side in zip(WAYS, ACROSS, strict=True)
    },
    **{
        verb: Offer(verb, Phrase(message, {"way": NOWHERE}), verb) for verb, message in ACTS.items()
    },
    PICK_UP: Offer(PICK_UP, Phrase("dooom-offer-pick-up"), PICK_UP),
    END: Offer(END, Phrase("dooom-offer-end"), END),
    LOOK: Offer(LOOK, Phrase("dooom-offer-look"), LOOK),
}


def offer(command: str) -> Offer:
    """A command in its canonical form; as it stands where there are no words for it."""
    return OFFERS.get(command) or plain_offer(command)
