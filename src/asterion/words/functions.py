"""What a message may call: NUMBER, LIST, FORM and CAPITAL."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from asterion.core.phrase import Phrase
from asterion.words.number import Number, formed

if TYPE_CHECKING:
    from asterion.words.compiling import Host, Meaning

Options = Mapping[str, str | Number]


class Function(NamedTuple):
    """Its work, how many values it takes, and the options that a message may give it."""

    work: "Callable[[Host, Sequence[Meaning], Options], Meaning]"
    arguments: int = 1
    options: frozenset[str] = frozenset()


def _number(host: "Host", values: "Sequence[Meaning]", options: Options) -> "Meaning":
    """NUMBER($n, minimumIntegerDigits: 2): the options that browsers know by the same names."""
    (value,) = values
    if value is None:
        return None
    if isinstance(value, Number):
        number, digits = value.value, value.digits
    elif isinstance(value, int) and not isinstance(value, bool):
        number, digits = value, 0
    else:
        raise TypeError(f"{value!r} is not a number")
    least = _whole(options, "minimumFractionDigits", digits)
    return formed(
        number,
        host.language,
        integers=_whole(options, "minimumIntegerDigits", 1),
        least=least,
        most=_whole(options, "maximumFractionDigits", max(least, 3)),
        grouped=bool(_whole(options, "useGrouping", 1)),
    )


def _whole(options: Options, name: str, otherwise: int) -> int:
    value = options.get(name)
    if value is None:
        return otherwise
    if isinstance(value, str):
        raise TypeError(f"{name} is a number, not the text “{value}”")
    return int(value.value)


def _list(host: "Host", values: "Sequence[Meaning]", options: Options) -> "Meaning":
    """LIST($items), LIST($items, type: "or"), LIST($items, type: "join"): “a, b and c”."""
    (value,) = values
    if value is None:
        return None
    kind = options.get("type", "and")
    if not isinstance(kind, str) or kind not in ("and", "or", "join"):
        raise ValueError(f"the type of a list is “and”, “or” or “join”, not “{kind}”")
    return joined(host, value if isinstance(value, list) else [value], kind)


def joined(host: "Host", items: "Sequence[Meaning]", kind: str) -> str:
    """The items from the left, with the glue that the language's own messages are."""
    texts = [text for text in map(host.show, items) if text]
    if not texts:
        return ""
    said = texts[0]
    for index, text in enumerate(texts[1:], 2):
        glue = f"list-{kind}" if index == len(texts) else "list-join"
        said = host.pattern(glue)({"before": said, "next": text})
    return said


def _form(host: "Host", values: "Sequence[Meaning]", options: Options) -> "Meaning":
    """FORM($what, "accusative"): that attribute of the phrase's message, where it has one."""
    value, name = values
    if not isinstance(name, str):
        raise TypeError("its second argument is the name of an attribute, as text")
    if isinstance(value, list):
        return [host.form(item, name) if isinstance(item, Phrase) else item for item in value]
    return host.form(value, name) if isinstance(value, Phrase) else value


def _capital(host: "Host", values: "Sequence[Meaning]", options: Options) -> "Meaning":
    """CAPITAL($sentence): its first letter large."""
    (value,) = values
    text = host.show(value)
    return text[:1].upper() + text[1:]


NUMBER_OPTIONS: Final = frozenset(
    {"minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "useGrouping"}
)
FUNCTIONS: Final[Mapping[str, Function]] = {
    "NUMBER": Function(_number, options=NUMBER_OPTIONS),
    "LIST": Function(_list, options=frozenset({"type"})),
    "FORM": Function(_form, arguments=2),
    "CAPITAL": Function(_capital),
}
