"""The vote before a refereed game: who wishes what, line by line, until the master says begin."""

from collections.abc import Callable, Iterator, Sequence

from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.names import MASTER_NAME, name_of
from asterion.core.options import Options, settings_of
from asterion.core.voting import check_ballot, in_words, voted_options

Say = Callable[[str, str, bool], None]
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
            say(name_of(seat, names), "refused: vote first, as in “vote skips=yes”; then the "
                "master says “begin”", True)  # fmt: skip
            continue
        try:
            name, value = check_ballot(book, proposed, name, value)
        except Refused as refused:
            say(name_of(seat, names), f"refused: {refused}", True)
            continue
        ballots.setdefault(seat, {})[name] = value
        stands = settings_of(voted_options(book, proposed, ballots, len(names)))[name]
        voter = "The master" if seat == MASTER else names[seat]
        outcome = f"as the votes stand, it is {in_words(stands)}"
        say(MASTER_NAME, f"{voter} votes for {name}={value}; {outcome}.", False)
    return voted_options(book, proposed, ballots, len(names))
