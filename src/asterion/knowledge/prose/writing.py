"""A review in sentences: of what a game was, in a few of them, and of what could be known."""

import msgspec

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.prose.chances import last_chances
from asterion.knowledge.prose.decided import decided
from asterion.knowledge.prose.leading import finish, led
from asterion.knowledge.prose.missed import blindness
from asterion.knowledge.prose.naming import outcome, places
from asterion.knowledge.prose.stopping import race_turns
from asterion.knowledge.prose.story import Story
from asterion.knowledge.prose.text import Written
from asterion.knowledge.prose.told import sections
from asterion.knowledge.reviewed import Review, Reviewing


def written(again: Reviewing) -> Written:
    return Written(outcome(again.table), story(again), places(again.table), sections(again))


def complete(again: Reviewing) -> Review:
    """The review with its text, to be kept."""
    return msgspec.structs.replace(again.review, text=written(again))


def story(again: Reviewing) -> list[Phrase]:
    """With the outcome five sentences at most: who led, what was missed, what decided it, the end.

    Where there is nothing of that, it says so.
    """
    told, turn = Story(again), decided(again)
    lines = (
        led(told),
        blindness(again),
        turn,
        *last_chances(told),
        *race_turns(told),
        finish(told, turn),
    )
    return [line for line in lines if line is not None] or [phrase("review-nothing")]
