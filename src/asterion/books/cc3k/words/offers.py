"""What may be said in ChamberCrawler3000 now, as people say it in any language."""

from typing import Final

from asterion.books.cc3k.plan.kinds import RACES, WAYS
from asterion.books.cc3k.say.notation import FREEZE, QUIT, RESTART
from asterion.books.cc3k.words.things import RACE_WORDS, WAY_WORDS
from asterion.core.contract.offer import Offer, Way, plain_offer
from asterion.core.phrase import Phrase, phrase

VERBS: Final = {
    "": "cc3k-offer-move", "a": "cc3k-offer-attack", "u": "cc3k-offer-drink",
}  # fmt: skip
SIDES: Final[dict[str, Way]] = {
    "no": "n", "so": "s", "ea": "e", "we": "w", "ne": "ne", "nw": "nw", "se": "se", "sw": "sw",
}  # fmt: skip


def _aimed(verb: str, way: str, word: Phrase) -> Offer:
    label = phrase(VERBS[verb], way=word)
    return Offer(f"{verb} {way}".strip(), label, verb, SIDES[way])


_AIMED: Final = [
    _aimed(verb, way, word) for verb in VERBS for way, word in zip(WAYS, WAY_WORDS, strict=True)
]
_RACES: Final = [
    Offer(race.letter, phrase("cc3k-offer-race", race=word), race.letter)
    for race, word in zip(RACES, RACE_WORDS, strict=True)
]
OFFERS: Final = {
    offer.say: offer
    for offer in (
        *_AIMED,
        *_RACES,
        Offer(FREEZE, phrase("cc3k-offer-freeze"), FREEZE),
        Offer(RESTART, phrase("cc3k-offer-restart"), RESTART, careful=True),
        Offer(QUIT, phrase("cc3k-offer-quit"), QUIT, careful=True),
    )
}


def offer(command: str) -> Offer:
    """A command in its canonical form; as it stands where there are no words for it."""
    return OFFERS.get(command) or plain_offer(command)
