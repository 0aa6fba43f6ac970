"""What a review says, in English."""

from asterion.core.phrase import Phrase, english
from asterion.knowledge.prose import decided as deciding
from asterion.knowledge.prose import happened as happening
from asterion.knowledge.prose import missed
from asterion.knowledge.reviewed import Reviewing


def happened(again: Reviewing) -> list[str]:
    return [english(line) for line in happening.happened(again)]


def decided(again: Reviewing) -> str:
    return _english(deciding.decided(again))


def blindness(again: Reviewing) -> str:
    return _english(missed.blindness(again))


def _english(said: Phrase | None) -> str:
    return "" if said is None else english(said)
