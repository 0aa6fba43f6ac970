"""Three hints of growing help: which answers, which rule and about what, the mark itself."""

from collections.abc import Sequence

import msgspec

from asterion.core.phrase import Item, Phrase, Value, person, phrase
from asterion.knowledge.argument.showing import DrawnStep
from asterion.knowledge.daily.daily import YOU, Daily, Due
from asterion.knowledge.daily.solving import Progress
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands

HINTS = 3
SORTS: Sequence[type] = (NotAt, PlayerAt, KindIs, WallStands)


class Hint(msgspec.Struct, frozen=True):
    """What helps with the mark that has the shortest proof; the last one has the proof too."""

    level: int
    words: tuple[Phrase, ...]
    answers: tuple[int, ...]
    fact: AnyFact | None = None
    argument: tuple[DrawnStep, ...] = ()


def hint_of(progress: Progress, level: int) -> Hint | None:
    """None where nothing is left to be marked."""
    if not progress.due:
        return None
    due = min(progress.due, key=lambda one: one.length)
    if level == 1:
        return Hint(1, (_answers(due),), due.answers)
    if level == 2:
        return Hint(2, (_sort(due, progress.daily),), due.answers)
    words = (phrase("daily-hint-mark", fact=due.words), *due.proof)
    return Hint(3, words, due.answers, due.fact, due.argument)


def coach_of(progress: Progress) -> Phrase | None:
    """What to do next, in the first one of each book, which explains itself."""
    daily = progress.daily
    if daily.number > 0 or not progress.due:
        return None
    due = min(progress.due, key=lambda one: (SORTS.index(type(one.fact)), one.length))
    numbers: list[Item] = [str(number) for number in due.answers]
    about: dict[str, Value] = {
        "book": daily.book,
        "sort": type(due.fact).__name__,
        "answers": numbers,
        **_who(getattr(due.fact, "seat", daily.sought[-1]), daily),
    }
    return phrase("daily-coach", **about)


def _who(seat: int, daily: Daily) -> dict[str, Value]:
    return person("who", seat, YOU, daily.names)


def _answers(due: Due) -> Phrase:
    numbers: list[Item] = [str(number) for number in due.answers]
    return phrase("daily-hint-answers", answers=numbers, count=len(numbers))


def _sort(due: Due, daily: Daily) -> Phrase:
    """What it is about, and which rule it takes."""
    fact, rule = due.fact, due.rules[0] if due.rules else ""
    match fact:
        case KindIs():
            return phrase("daily-hint-cell", rule=rule)
        case PlayerAt(seat=seat):
            return phrase("daily-hint-place", rule=rule, **_who(seat, daily))
        case NotAt(seat=seat):
            return phrase("daily-hint-not-there", rule=rule, **_who(seat, daily))
    return phrase("daily-hint-side", rule=rule)
