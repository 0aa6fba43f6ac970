"""Languages made from English at the level of the tree, so that tests find what was forgotten.

“xx” is accented, a third longer and in brackets: ⟦Ẏǿǿŭŭ ẇȧȧŀķ⟧. “xr” reads from right to left.
“xm” has made-up names for the things of the games, for players who are measured (`made_up`).
Variables, selectors, terms and functions stay as they are.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

from asterion.words.made_up import made_up

if TYPE_CHECKING:
    from asterion.words.source import Entry

GRAMMAR: Final = {"gender"}
"""Attributes that messages select by: not text, so they are left alone."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = dict(
    zip(_PLAIN, "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ", strict=True)
)
_FLIPPED: Final = dict(
    zip(_PLAIN, "ɐqɔpǝɟƃɥıɾʞʅɯuodbɹsʇnʌʍxʎz∀ԐↃᗡƎℲ⅁HIſӼ⅂WNOԀÒᴚS⊥∩ɅMX⅄Z", strict=True)
)
_VOWELS: Final = frozenset("aeiouAEIOU")
_RIGHT_TO_LEFT, _END = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


def accented(text: str) -> str:
    return "".join(
        _ACCENTED.get(letter, letter) + (_ACCENTED[letter.lower()] if letter in _VOWELS else "")
        for letter in text
    )


def turned(text: str) -> str:
    """Each line read from the right, in letters that stand on their heads."""
    return "\n".join(
        _RIGHT_TO_LEFT + "".join(_FLIPPED.get(letter, letter) for letter in line) + _END
        if any(map(str.isalpha, line))
        else line
        for line in text.split("\n")
    )


class _Shaper(Transformer):
    """Changes the text of patterns; what a selector or a function reads is not text."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change
        self.letters = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        self.letters |= any(map(str.isalpha, node.value))
        return ast.TextElement(self.change(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        inner = node.expression
        if isinstance(inner, ast.StringLiteral):
            # An escape is written with letters of its own.
            text = inner.value if "\\" in inner.value else self.change(inner.value)
            return ast.Placeable(ast.StringLiteral(text))
        return ast.Placeable(self.visit(inner))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        variants = [
            ast.Variant(variant.key, self.visit(variant.value), variant.default)
            for variant in node.variants
        ]
        return ast.SelectExpression(node.selector, variants)


def _shape(entry: "Entry", change: Callable[[str], str], brackets: tuple[str, str]) -> "Entry":
    def shaped(pattern: ast.Pattern) -> ast.Pattern:
        shaper = _Shaper(change)
        new: ast.Pattern = shaper.visit(pattern.clone())
        if isinstance(entry, ast.Message) and shaper.letters and brackets[0]:
            before, behind = map(ast.TextElement, brackets)
            return ast.Pattern([before, *new.elements, behind])
        return new

    attributes = [
        ast.Attribute(attribute.id, shaped(attribute.value))
        if isinstance(entry, ast.Message) and attribute.id.name not in GRAMMAR
        else attribute  # a term's attributes are there to be selected by
        for attribute in entry.attributes
    ]
    if isinstance(entry, ast.Term):
        return ast.Term(entry.id, shaped(entry.value), attributes)
    value = shaped(entry.value) if entry.value is not None else None
    return ast.Message(entry.id, value, attributes)


def shaper(language: str) -> "Callable[[Entry], Entry]":
    """What makes an English entry one of “xx”, “xr” or “xm”."""
    if language == "xm":
        return lambda entry: _shape(entry, made_up, ("", ""))
    if language == "xr":
        return lambda entry: _shape(entry, turned, ("", ""))
    return lambda entry: _shape(entry, accented, ("⟦", "⟧"))


def file_in(language: str, text: str) -> str:
    """An English file in a pseudo-language, as a file: what a page can load."""
    shape = shaper(language)
    resource = FluentParser(with_spans=False).parse(text)
    resource.body = [
        shape(entry) if isinstance(entry, ast.Message | ast.Term) else entry
        for entry in resource.body
    ]
    return FluentSerializer().serialize(resource)
