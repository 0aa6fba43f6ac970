"""The vote on the options of a table before its game, for books that have one."""

from collections.abc import Mapping

from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.options import OptionError, Options, choices, settings_of, with_settings
from asterion.core.phrase import Phrase

Ballots = Mapping[Seat, Mapping[str, str]]
"""What each voter wishes: an option's name and its value, in words."""


def check_ballot(book: AnyBook, options: Options, name: str, value: str) -> tuple[str, str]:
    """Option and value as they are counted; Refused where there is no vote on them.

    The plan is there already. What it was made for cannot be voted on, whatever is on it: so a
    refusal tells nothing of the plan.
    """
    if book.elected is None:
        raise Refused(Phrase("core-no-vote", {"book": book.called}))
    try:
        wished = with_settings(options, {name: value})
    except OptionError as error:
        raise Refused(error.why) from None
    name = name.strip().lower().replace("-", "_")
    if any(choice.name == name and choice.kind == "text" for choice in choices(book.options)):
        raise Refused(Phrase("core-vote-agreed", {"name": name}))
    fit = book.settings_for
    if fit is not None and fit(book.settings(), wished) != fit(book.settings(), options):
        raise Refused(Phrase("core-vote-planned", {"name": name}))
    return name, in_words(settings_of(wished)[name])


def voted_options(book: AnyBook, proposed: Options, ballots: Ballots, players: int) -> Options:
    """The proposal as the votes change it; the master is for it where they wish nothing else."""
    assert book.elected is not None
    values = settings_of(proposed)
    changed: dict[str, str] = {}
    for name in sorted({name for ballot in ballots.values() for name in ballot}):
        wishes = {seat: ballot[name] for seat, ballot in ballots.items() if name in ballot}
        wishes.setdefault(MASTER, in_words(values[name]))
        changed[name] = book.elected(wishes, players)
    return with_settings(proposed, changed)


def in_words(value: bool | int | str) -> str:
    """As people say it: yes and no."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
