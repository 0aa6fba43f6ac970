"""Questions of which the answer is a player: who took something, who carries it."""

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.chair import AnyFact
from asterion.knowledge.dooom.facts import Carries, ThingTaken
from asterion.knowledge.dooom.words import place_in_words, thing_in_words


def who_question(fact: AnyFact) -> Phrase | None:
    """None of a fact that is about a place."""
    match fact:
        case ThingTaken(cell=cell, thing=thing):
            taken = thing_in_words(thing)
            return phrase("missed-taken", thing=taken, cell=place_in_words(cell))
        case Carries(thing=thing, has=True):
            return phrase("missed-carries", thing=thing_in_words(thing))
    return None
