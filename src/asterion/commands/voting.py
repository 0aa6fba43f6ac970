"""The vote before a refereed game: who wishes what, line by line, until the master says begin."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import Options, settings_of
from asterion.core.phrase import Phrase, person, phrase
from asterion.core.referee.names import MASTER_NAME, name_of
from asterion.core.referee.voting import (
    PLAN,
    agenda_of,
    check_ballot,
    is_vote,
    read_vote,
    value_of,
    voted,
)
from asterion.core.referee.voting import in_words as value_in_words
from asterion.terminal.general import BEGIN, VOTE, in_english

Say = Callable[[str, Phrase, bool], None]
"""To whom, what, and whether it is a refusal."""


def vote_on(
    book: AnyBook,
    proposed: Options,
    names: Sequence[str],
    lines: Iterator[tuple[Seat, str]],
    say: Say,
    has_plan: bool,
) -> tuple[Options, dict[str, str]]:
    """L15  Options and the plan to be made, as voted when the master begins or the input ends."""
    agenda = agenda_of(book, proposed, None if has_plan else book.plan.settings())
    ballots: dict[Seat, dict[str, str]] = {}
    for seat, text in lines:
        text = in_english(text, VOTE, BEGIN)
        name, value = read_vote(text)
        if seat == MASTER and text.lower() == BEGIN:
            break
        if not (is_vote(text) and name and value):
            first = phrase("commands-refused", why=phrase("commands-vote-first"))
            say(name_of(seat, names), first, True)
            continue
        try:
            name, value = check_ballot(book, agenda, name, value)
        except Refused as refused:
            say(name_of(seat, names), phrase("commands-refused", why=refused.why), True)
            continue
        ballots.setdefault(seat, {})[name] = value
        stands = value_of(voted(book, agenda, ballots, len(names)), name)
        voter = person("who", seat, PUBLIC, names)
        vote = phrase("core-voted", name=name, value=value, stands=stands, **voter)
        say(MASTER_NAME, vote, False)
    outcome = voted(book, agenda, ballots, len(names))
    return outcome[""], wishes_of(outcome)


def wishes_of(outcome: Mapping[str, Options]) -> dict[str, str]:
    """The settings that are not as usual, for the generator."""
    if PLAN not in outcome:
        return {}
    settings = outcome[PLAN]
    usual = settings_of(type(settings)())
    return {
        name: value_in_words(value)
        for name, value in settings_of(settings).items()
        if value != usual[name]
    }
