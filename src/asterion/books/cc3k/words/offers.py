"""What may be said in ChamberCrawler3000 now, as people say it in any language."""

from typing import Final

from asterion.books.cc3k.plan.kinds import RACES, WAYS
from asterion.books.cc3k.say.notation import FREEZE, QUIT, RESTART
from asterion.books.cc3k.words.things import RACE_WORDS, WAY_WORDS
from asterion.core.phrase import Phrase, phrase

VERBS: Final = {
    "": "cc3k-offer-move", "a ": "cc3k-offer-attack", "u ": "cc3k-offer-drink",
}  # fmt: skip
OFFERS: Final = {
    **{
        verb + way: phrase(message, way=word)
        for verb, message in VERBS.items()
        for way, word in zip(WAYS, WAY_WORDS, strict=True)
    },
    **{
        race.letter: phrase("cc3k-offer-race", race=word)
        for race, word in zip(RACES, RACE_WORDS, strict=True)
    },
    FREEZE: phrase("cc3k-offer-freeze"),
    RESTART: phrase("cc3k-offer-restart"),
    QUIT: phrase("cc3k-offer-quit"),
}


def offer(command: str) -> Phrase | str:
    """A command in its canonical form; as it stands where there are no words for it."""
    return OFFERS.get(command, command)
