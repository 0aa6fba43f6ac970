"""A typed options class becomes command-line settings, a web form and a table in the docs."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from asterion.core.contract.nearest import nearest_known
from asterion.core.phrase import Phrase, PhrasedError, Value, english, verbatim

_YES_OR_NO = {
    **dict.fromkeys(("yes", "true", "on", "1", "да", "ja"), True),
    **dict.fromkeys(("no", "false", "off", "0", "нет", "nein"), False),
}
CHANCE = -1
"""The value of a setting that is left to chance."""
_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,15}")
"""Not more digits than every reader of JSON keeps exactly."""


class OptionError(PhrasedError, ValueError):
    """A setting that does not exist or cannot have this value, said in one sentence."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every book's options; each field has a default, a rule number and a line.

    The lines are messages: with `messages = "dooom-option"`, the message `dooom-option-hit-points`
    tells about `hit_points`; its attribute `.name` calls it, `.value-at-once` calls a value of it.
    """

    messages: ClassVar[str] = ""
    groups: ClassVar[Mapping[str, str]] = {}
    """The first option of each group, and the message that is its heading in a form."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as data: what a form, a help text or a docs table needs to show it."""

    name: str
    kind: str  # "number", "yes or no", "choice" or "text"
    default: bool | int | str
    rule: str
    says: Phrase
    low: int | None = None
    high: int | None = None
    values: tuple[str, ...] = ()
    group: str = ""  # the message of the heading under which it stands
    chance: bool = False  # -1 leaves it to chance

    @property
    def called(self) -> Phrase:
        """Its name in words; without messages, as it is typed."""
        return self._attribute("name", self.name.replace("_", " "))

    def value_called(self, value: str) -> Phrase:
        """One of its values in words."""
        return self._attribute(f"value-{value.replace(' ', '-')}", value)

    def _attribute(self, name: str, otherwise: str) -> Phrase:
        is_message = not self.says.args
        return Phrase(f"{self.says.id}.{name}") if is_message else verbatim(otherwise)

    @property
    def text(self) -> str:
        """What it is about, in English."""
        return english(self.says)

    @property
    def allows(self) -> Phrase:
        """What may be said."""
        if self.values:
            return Phrase("core-allowed-values", {"values": [*self.values]})
        if self.kind != "number":
            return Phrase("core-allowed-" + self.kind.replace(" ", "-"))
        if self.chance and self.high is not None:
            return Phrase("core-allowed-chance", {"low": 0, "high": self.high, "chance": CHANCE})
        if self.low is not None and self.high is not None:
            return Phrase("core-allowed-range", {"low": self.low, "high": self.high})
        if self.low is not None:
            return Phrase("core-allowed-from", {"low": self.low})
        if self.high is not None:
            return Phrase("core-allowed-up-to", {"high": self.high})
        return Phrase("core-allowed-number")

    def allowed(self) -> str:
        """The same in English."""
        return english(self.allows)


OptionsT = TypeVar("OptionsT", bound=Options)


def option(
    rule: str,
    text: str = "",
    low: int | None = None,
    high: int | None = None,
    before: bool | int | str | None = None,
    chance: bool = False,
    offered: bool = True,
) -> msgspec.Meta:
    """The note of an option: `hit_points: Annotated[int, option("O5", low=1, high=99)] = 3`.

    Options whose class names no messages have their text here. One that came later than the first
    records says with `before` which value means "as it was". With `chance`, -1 leaves it to chance.
    One that is not `offered` is in records and in no form: it tells old games from new ones.
    """
    return msgspec.Meta(
        description=text or None,
        ge=low,
        le=high,
        extra={"rule": rule, "before": before, "chance": chance, "offered": offered},
    )


def choices(options: type[Options]) -> list[Choice]:
    """Every option of the class that a table may choose, in the order in which it stands there."""
    return [*_choices(options)]


@cache
def _choices(options: type[Options], hidden: bool = False) -> tuple[Choice, ...]:
    """Once per class: type hints are slow to read, and a line that opens a table needs them."""
    hints = get_type_hints(options, include_extras=True)
    found: list[Choice] = []
    group = ""
    for field in msgspec.structs.fields(options):
        group = options.groups.get(field.name, group)
        if hidden or _note(hints[field.name]).get("offered", True):
            choice = _choice(options.messages, field.name, hints[field.name], field.default)
            found.append(msgspec.structs.replace(choice, group=group))
    return tuple(found)


def _note(hint: Any) -> dict[str, Any]:
    """What `option` said of it besides its bounds."""
    note = get_args(hint)[1] if get_origin(hint) is Annotated else None
    return (note.extra or {}) if isinstance(note, msgspec.Meta) else {}


def _choice(messages: str, name: str, hint: Any, default: Any) -> Choice:
    bare, note = get_args(hint) if get_origin(hint) is Annotated else (hint, msgspec.Meta())
    values: tuple[str, ...] = ()
    if get_origin(bare) is Literal:
        kind, values = "choice", get_args(bare)
    else:
        kind = {bool: "yes or no", int: "number", str: "text"}[bare]
    rule = (note.extra or {}).get("rule", "")
    says = verbatim(note.description or "")
    if messages:
        says = Phrase(f"{messages}-{name.replace('_', '-')}")
    chance = bool((note.extra or {}).get("chance"))
    return Choice(name, kind, default, rule, says, note.ge, note.le, values, chance=chance)


def with_settings(base: OptionsT, settings: Mapping[str, str], hidden: bool = False) -> OptionsT:
    """These options with some of them changed by words, as `--set hit-points=5` says them.

    `hidden`: they are the words of a table, which has those that are not offered as well.
    """
    known = {choice.name: choice for choice in _choices(type(base), hidden)}
    changed: dict[str, Any] = {}
    for spoken, value in settings.items():
        name = spoken.strip().lower().replace("-", "_")
        if name not in known:
            hint = nearest_to(name, list(known))
            raise OptionError(Phrase("core-no-option", {"name": spoken[:40], "hint": hint}))
        changed[name] = _value(known[name], value.strip())
    return msgspec.structs.replace(base, **changed)


def _value(choice: Choice, text: str) -> bool | int | str:
    word = text.lower()
    if choice.kind == "yes or no" and word in _YES_OR_NO:
        return _YES_OR_NO[word]
    if choice.kind == "choice" and word in choice.values:
        return word
    if choice.kind == "number" and _WHOLE_NUMBER.fullmatch(text):
        number = int(text)
        low = number if choice.low is None else choice.low
        high = number if choice.high is None else choice.high
        if low <= number <= high:
            return number
    if choice.kind == "text":
        return text
    shown = text if len(text) <= 40 else text[:37] + "..."
    said: dict[str, Value] = {"name": choice.name, "value": shown, "allowed": choice.allows}
    raise OptionError(Phrase("core-option-value", said))


def settings_of(options: Options) -> dict[str, bool | int | str]:
    """The options as plain data, for a record's header or a page."""
    plain: dict[str, bool | int | str] = msgspec.to_builtins(options)
    return plain


def options_from(kind: type[OptionsT], plain: Mapping[str, Any]) -> OptionsT:
    """The other way round, with a readable sentence where the data does not fit."""
    try:
        return msgspec.convert({**_before(kind), **plain}, kind)
    except msgspec.ValidationError as error:
        raise OptionError(Phrase("core-options-unfit", {"error": str(error)})) from None


@cache
def _before(kind: type[Options]) -> dict[str, Any]:
    """What options that came later are in a game that was agreed without them."""
    hints = get_type_hints(kind, include_extras=True)
    asked = {name: _note(hint).get("before") for name, hint in hints.items()}
    return {name: value for name, value in asked.items() if value is not None}


def nearest_to(word: str, known: list[str]) -> Phrase:
    """The end of a sentence about a word that is not known: what may have been meant."""
    close = nearest_known(word[:80], known)
    if close:
        return Phrase("core-did-you-mean", {"close": close})
    return Phrase("core-there-are", {"known": [*known]}) if known else Phrase("core-there-are-none")


def nearest(word: str, known: list[str]) -> str:
    """The same in English."""
    return english(nearest_to(word, known))
