"""Whether what a table agrees on outside of the rules fits its book: the clock, the assistant."""

from typing import Final

from asterion.coach import has_coach
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options
from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.clock import ClockTerms
from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction, tells_odds
from asterion.server.denied import invalid
from asterion.server.game.doc import Terms

NO_ASSISTANT: Final = "off"
ODDS: Final = "everything and odds"


def clock_fault(book: AnyBook, terms: ClockTerms) -> Phrase | None:
    """Why a table of this book cannot have this clock, if it cannot."""
    if terms.clock == "none":
        return None
    if terms.clock == "live" and not (terms.move_seconds or terms.game_seconds):
        return phrase("server-clock-empty")
    if not book.host.has_clock:
        return phrase("server-no-clock", book=book.called)
    return None


def check_assistant(book: AnyBook, terms: Terms, options: Options) -> None:
    """Denied where a table agrees on an assistant who could not say a word, or who would remember
    for the players what they agreed to remember themselves."""
    if terms.assistant == NO_ASSISTANT:
        return
    if book.host.recall(options) is not None:
        raise invalid(phrase("server-assistant-remembers"))
    try:
        check_deduction(book.name)
    except NoKnowledge as error:
        if not has_coach(book.name):
            raise invalid(error.why) from None
    except MissingSolver as error:
        raise invalid(error.why) from None
    if terms.assistant == ODDS and not tells_odds(book.name):
        raise invalid(phrase("server-assistant-no-odds", book=book.called))
