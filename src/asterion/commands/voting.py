"""The vote before a refereed game: who wishes what, line by line, until the master says begin."""

from collections.abc import Callable, Iterator, Sequence

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.names import MASTER_NAME, name_of
from asterion.core.options import Options, settings_of
from asterion.core.phrase import Phrase, person, phrase
from asterion.core.voting import check_ballot, in_words, voted_options

Say = Callable[[str, Phrase, bool], None]
"""To whom, what, and whether it is a refusal."""


def vote_on(
    book: AnyBook,
    proposed: Options,
    names: Sequence[str],
    lines: Iterator[tuple[Seat, str]],
    say: Say,
) -> Options:
    """L15  The options as the votes have them when the master begins, or the input ends."""
    ballots: dict[Seat, dict[str, str]] = {}
    for seat, text in lines:
        word, _, wish = text.partition(" ")
        name, equals, value = (part.strip() for part in wish.partition("="))
        if seat == MASTER and text.lower() == "begin":
            break
        if word.lower() != "vote" or not equals or not name:
            first = phrase("commands-refused", why=phrase("commands-vote-first"))
            say(name_of(seat, names), first, True)
            continue
        try:
            name, value = check_ballot(book, proposed, name, value)
        except Refused as refused:
            say(name_of(seat, names), phrase("commands-refused", why=refused.why), True)
            continue
        ballots.setdefault(seat, {})[name] = value
        stands = settings_of(voted_options(book, proposed, ballots, len(names)))[name]
        voter = person("who", seat, PUBLIC, names)
        vote = phrase("commands-voted", name=name, value=value, stands=in_words(stands), **voter)
        say(MASTER_NAME, vote, False)
    return voted_options(book, proposed, ballots, len(names))
