"""What a book gives as phrases, said in one language: for those who show it or send it as JSON."""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import msgspec

from asterion.core.contract import chapters, offer, options, problem, screen
from asterion.core.phrase import Phrase
from asterion.words.language import FIRST
from asterion.words.shelf import speaker


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule in the project's own words, as the options have it."""

    number: str
    heading: str
    text: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as data: what a form, a help text or a docs table needs to show it."""

    name: str  # as it is typed, kept and sent
    kind: str  # "number", "yes or no", "choice" or "text"
    default: bool | int | str
    rule: str
    text: str
    label: str  # its name in words
    low: int | None = None
    high: int | None = None
    values: tuple[str, ...] = ()
    group: str = ""  # the heading under which it stands
    chance: bool = False  # -1 leaves it to chance
    labels: tuple[str, ...] = ()  # the values in words, in their order


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fault or piece of advice.

    Line and column are a place in the file, from 1; 0 means the plan as a whole. `cell` is a place
    on the plan, by the name that it has in its book. Only one of the two is said: where there is a
    cell, people look for that.
    """

    rule: str
    text: str
    line: int = 0
    column: int = 0
    level: int = 0
    advice: bool = False
    cell: str = ""


class Row(screen.Row, frozen=True, omit_defaults=True):
    """One value of the status."""

    label: str
    value: str
    counts: tuple[screen.Count, ...] = ()

    def __str__(self) -> str:
        return f"{self.label}: {self.value}"


class Screen(msgspec.Struct):
    """Neutral enough for a terminal, a page and a test; a shade for every character."""

    board: Sequence[str] = ()
    shades: Sequence[str] = ()
    status: Sequence[Row] = ()
    sheets: Sequence[screen.Sheet] = ()

    @property
    def values(self) -> dict[str, str]:
        """The status by its labels."""
        return {row.label: row.value for row in self.status}


def spoken(said: Phrase | str, language: str = FIRST) -> str:
    """A phrase in words; what is text already stays as it is."""
    return said if isinstance(said, str) else speaker(language)(said)


def spoken_rule(rule: chapters.Rule, language: str = FIRST) -> Rule:
    return Rule(rule.number, spoken(rule.under, language), spoken(rule.says, language))


def spoken_choice(choice: options.Choice, language: str = FIRST) -> Choice:
    return Choice(
        choice.name,
        choice.kind,
        choice.default,
        choice.rule,
        spoken(choice.says, language),
        called(choice.called, choice.name.replace("_", " "), language),
        choice.low,
        choice.high,
        choice.values,
        spoken(Phrase(choice.group), language) if choice.group else "",
        choice.chance,
        tuple(called(choice.value_called(each), each, language) for each in choice.values),
    )


def as_typed_in_english(
    kind: type[options.Options], settings: Mapping[str, str], language: str
) -> dict[str, str]:
    """Settings with the values as they are typed, where a language calls them: “rivers=мелкие”."""
    values = {
        choice.name: {
            called(choice.value_called(each), each, language).casefold(): each
            for each in choice.values
        }
        for choice in options.choices(kind)
    }
    return {
        name: values.get(name.strip().lower().replace("-", "_"), {}).get(value.casefold(), value)
        for name, value in settings.items()
    }


def called(name: Phrase, otherwise: str, language: str = FIRST) -> str:
    """An option or a value in words; one that has none, in somebody's book, as it is typed."""
    says = speaker(language)
    return says(name) if says.has(name.id) else otherwise


def spoken_problem(found: problem.Problem, language: str = FIRST) -> Problem:
    return Problem(
        found.rule,
        spoken(found.says, language),
        found.line,
        found.column,
        found.level,
        found.advice,
        spoken(found.cell, language),
    )


def spoken_screen(shown: screen.Screen, language: str = FIRST) -> Screen:
    status = spoken_status(shown.status, language)
    return Screen(shown.board, shown.shades, status, shown.sheets)


def spoken_status(status: Sequence[screen.Row], language: str = FIRST) -> list[Row]:
    return [_spoken_row(row, language) for row in status]


def _spoken_row(row: screen.Row, language: str) -> Row:
    counts = row.counts
    if counts and counts[0].says:
        counts = tuple(
            screen.Count(count.now, count.full, spoken_again(count.says, language))
            for count in counts
        )
    label, value = spoken_again(row.label, language), spoken_again(row.value, language)
    return Row(row.id, label, value, counts)


MOST_REMEMBERED = 4096
_SAID: dict[tuple[int, str], tuple[Phrase, str]] = {}


def spoken_again(said: Phrase | str, language: str) -> str:
    """By identity: a screen shows the same phrase again and again, and a hash takes longer."""
    if isinstance(said, str):
        return said
    known = _SAID.get((id(said), language))
    if known is None or known[0] is not said:
        if len(_SAID) >= MOST_REMEMBERED:
            _SAID.clear()
        known = _SAID[id(said), language] = (said, speaker(language)(said))
    return known[1]


T = TypeVar("T")


def spoken_labels(made: T, language: str = FIRST) -> T:
    """Data with words for every phrase in it; for what is made once and kept."""
    return cast(T, _spoken_labels(made, language))


def _spoken_labels(made: object, language: str) -> object:
    if isinstance(made, Phrase):
        return spoken(made, language)
    if isinstance(made, msgspec.Struct):
        fields = {each: getattr(made, each) for each in made.__struct_fields__}
        said = {name: _spoken_labels(value, language) for name, value in fields.items()}
        return type(made)(**said)
    if isinstance(made, tuple):
        return tuple(_spoken_labels(each, language) for each in made)
    if isinstance(made, Mapping):
        return {name: _spoken_labels(each, language) for name, each in made.items()}
    return made


def spoken_offer(offered: offer.Offer, language: str = FIRST) -> offer.Offer:
    """With its label in words, where they are others than those in which it is written."""
    label = spoken_again(offered.words, language)
    return msgspec.structs.replace(offered, label="" if label == offered.say else label)
