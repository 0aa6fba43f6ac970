"""A review in sentences: of what a game was, in a few of them, and of what could be known."""

from asterion.core.phrase import Phrase
from asterion.knowledge.prose.decided import decided
from asterion.knowledge.prose.missed import blindness
from asterion.knowledge.prose.naming import outcome, places
from asterion.knowledge.prose.text import Written
from asterion.knowledge.prose.told import sections
from asterion.knowledge.reviewed import Reviewing


def written(again: Reviewing) -> Written:
    return Written(outcome(again.table), story(again), places(again.table), sections(again))


def story(again: Reviewing) -> list[Phrase]:
    """What decided the game, and the chance that was missed; nothing where there was neither."""
    return [each for each in (decided(again), blindness(again)) if each is not None]
