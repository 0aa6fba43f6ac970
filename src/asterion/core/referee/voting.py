"""The vote before a game, for books that have one: on options, the plan to be made, and time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import (
    Choice,
    OptionError,
    Options,
    choices,
    settings_of,
    with_settings,
)
from asterion.core.phrase import Phrase

Ballots = Mapping[Seat, Mapping[str, str]]
"""What each voter wishes: a name, as in “skips” or “plan.width”, and its value in words."""

PLAN, TIME = "plan", "time"
"""Before the dot: settings of the generator, and a host's terms about time."""
SETTLED: Final = frozenset({"master", "players"})
"""Who is master, and who plays, is settled before anybody votes."""


class Part(NamedTuple):
    """One part of what a table agrees on, as it is proposed, and which names are voted on."""

    proposed: Options
    names: frozenset[str]


Agenda = Mapping[str, Part]
"""The options under "", and beside them what else is voted on at this table."""


def agenda_of(
    book: AnyBook, options: Options, settings: Options | None, time: Part | None = None
) -> Agenda:
    """Without settings the plan is there already, without time nobody measures any."""
    parts = {"": Part(options, _open_options(book))}
    if settings is not None:
        parts[PLAN] = Part(settings, frozenset(plan_names(book)))
    if time is not None:
        parts[TIME] = time
    return parts


def _open_options(book: AnyBook) -> frozenset[str]:
    found = {choice.name for choice in choices(book.rules.options) if choice.kind != "text"}
    return frozenset(found - SETTLED)


def plan_names(book: AnyBook) -> list[str]:
    """L15  Shape, size and the limits of 7.1: the settings that do not follow from the options."""
    return [
        choice.name
        for choice in choices(book.plan.settings)
        if choice.name not in SETTLED and not _follows_options(book, choice)
    ]


def _follows_options(book: AnyBook, choice: Choice) -> bool:
    fit, usual = book.plan.settings_for, book.plan.settings()
    if fit is None:
        return False
    changed = replace(usual, **{choice.name: _another(choice)})
    return bool(fit(changed, book.rules.options()) == fit(usual, book.rules.options()))


def _another(choice: Choice) -> bool | int | str:
    """Any value but the usual one."""
    if isinstance(choice.default, bool):
        return not choice.default
    if isinstance(choice.default, int):
        return choice.default + 1 if choice.default != choice.high else choice.default - 1
    return next((value for value in choice.values if value != choice.default), "")


def names_voted_on(agenda: Agenda) -> list[str]:
    """Every name that a vote may be about, as it is said."""
    return [
        _key(part, choice.name)
        for part, (proposed, names) in agenda.items()
        for choice in choices(type(proposed))
        if choice.name in names
    ]


def check_ballot(book: AnyBook, agenda: Agenda, said: str, value: str) -> tuple[str, str]:
    """Name and value as they are counted; Refused where there is no vote on them.

    Where the plan is there already, what it was made for cannot be voted on, whatever is on it: so
    a refusal tells nothing of the plan.
    """
    if book.rules.elected is None:
        raise Refused(Phrase("core-no-vote", {"book": book.called}))
    part, name = _find(agenda, said)
    if part not in agenda:
        raise Refused(Phrase("core-vote-plan" if part == PLAN else "core-vote-time"))
    proposed, names = agenda[part]
    try:
        wished = with_settings(proposed, {name: value})
    except OptionError as error:
        raise Refused(error.why) from None
    if name not in names:
        follows = part == PLAN and name not in SETTLED
        why = "core-vote-follows" if follows else "core-vote-agreed"
        raise Refused(Phrase(why, {"name": name}))
    fit = book.plan.settings_for
    if not part and PLAN not in agenda and fit is not None:
        usual = book.plan.settings()
        if fit(usual, wished) != fit(usual, proposed):
            raise Refused(Phrase("core-vote-planned", {"name": name}))
    return _key(part, name), in_words(settings_of(wished)[name])


def voted(book: AnyBook, agenda: Agenda, ballots: Ballots, players: int) -> dict[str, Options]:
    """The proposal as the votes change it; the master is for it where they wish nothing else."""
    assert book.rules.elected is not None
    changed: dict[str, dict[str, str]] = {part: {} for part in agenda}
    for key in sorted({key for ballot in ballots.values() for key in ballot}):
        part, name = split_name(key)
        if part not in agenda:
            continue  # the plan was given after all
        wishes = {seat: ballot[key] for seat, ballot in ballots.items() if key in ballot}
        wishes.setdefault(MASTER, in_words(settings_of(agenda[part].proposed)[name]))
        changed[part][name] = book.rules.elected(wishes, players)
    return {part: with_settings(agenda[part].proposed, changed[part]) for part in agenda}


def value_of(outcome: Mapping[str, Options], key: str) -> str:
    """What a name that was voted on has come to, in words."""
    part, name = split_name(key)
    return in_words(settings_of(outcome[part])[name])


def in_words(value: bool | int | str) -> str:
    """As people say it: yes and no."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


# ---- what is said


def is_vote(said: str) -> bool:
    return said.lower().split(" ")[0] == "vote"


def read_vote(said: str) -> tuple[str, str]:
    """Name and value of “vote skips yes” or “vote skips=yes”; the value may be missing."""
    wish = said.partition(" ")[2]
    name, _, value = wish.partition("=") if "=" in wish else wish.strip().partition(" ")
    return name.strip(), value.strip()


def split_name(key: str) -> tuple[str, str]:
    """The part of the agenda, and the name there."""
    part, _, name = key.rpartition(".")
    return part, name


def name_in(agenda: Agenda, said: str) -> str:
    """As it is counted: “plan.width”, where somebody said “width”."""
    return _key(*_find(agenda, said))


def _find(agenda: Agenda, said: str) -> tuple[str, str]:
    """Part and name; without a dot, of the first part that has it."""
    key = said.strip().lower().replace("-", "_")
    part, name = split_name(key)
    if part in (PLAN, TIME):
        return part, name
    for part, (proposed, _) in agenda.items():
        if key in settings_of(proposed):
            return part, key
    return "", key


def _key(part: str, name: str) -> str:
    return f"{part}.{name}" if part else name
