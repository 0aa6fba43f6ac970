"""A message as a function: Fluent's tree compiled into closures that make the sentence."""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Protocol

from fluent.syntax import ast

from asterion.core.phrase import GENDER, NOT_SAID, Phrase, Value
from asterion.words.functions import FUNCTIONS
from asterion.words.number import Number, Plural, formed
from asterion.words.source import Source

Meaning = Value | Number | None
"""What an expression stands for; None where it was missing, and that has been told."""
Args = Mapping[str, Value | Number]
Said = Callable[[Args], str]
Meant = Callable[[Args], Meaning]

MOST_REMEMBERED = 256  # numbers whose variant a selector keeps in mind


class Host(Protocol):
    """What a compiled message asks of the speaker of its language."""

    language: str
    plural: Plural

    def __call__(self, phrase: Phrase) -> str: ...
    def pattern(self, name: str) -> Said: ...
    def write(self, number: int, /) -> str: ...
    def show(self, value: Meaning) -> str: ...
    def form(self, phrase: Phrase, attribute: str) -> str: ...
    def fault(self, text: str, shown: str, cause: Exception | None = None) -> str: ...


def compiled(pattern: ast.Pattern, host: Host, source: Source) -> Said:
    return _Compiler(host, source).pattern(pattern)


class _Compiler:
    """One message or term on its way from tree to function."""

    def __init__(self, host: Host, source: Source) -> None:
        self.host = host
        self.source = source
        self.in_term = source.name.startswith("-")

    def pattern(self, pattern: ast.Pattern) -> Said:
        texts = [""]  # one more than there are parts: before, between and behind them
        parts: list[Said] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                texts[-1] += element.value
            else:
                expression = _unwrapped(element)
                if isinstance(expression, ast.StringLiteral):
                    texts[-1] += expression.parse()["value"]
                else:
                    parts.append(self.said(expression))
                    texts.append("")
        return _joined(texts, parts)

    def said(self, expression: ast.SelectExpression | ast.InlineExpression) -> Said:
        """A placeable as text."""
        if isinstance(expression, ast.SelectExpression):
            return self.select(expression)
        if isinstance(expression, ast.MessageReference):
            return self.reference(expression)
        if isinstance(expression, ast.VariableReference):
            return self.variable(expression.id.name)
        meant, show = self.meant(expression), self.host.show
        return lambda args: show(meant(args))

    def variable(self, name: str) -> Said:
        host, missing = self.host, self.missing(name)
        show, write, say = host.show, host.write, host.__call__

        def said(args: Args) -> str:
            value = args.get(name)
            if type(value) is str:
                return value
            if type(value) is Phrase:
                return say(value)
            if type(value) is int:
                return write(value)
            return missing() if value is None else show(value)

        return said

    def missing(self, name: str) -> Callable[[], str]:
        fault, text = self.host.fault, f"{self.source}: the variable ${name} is not given"
        return lambda: fault(text, f"[${name}]")

    def reference(self, reference: ast.MessageReference) -> Said:
        name, host = _name(reference), self.host
        return lambda args: host.pattern(name)(args)

    def meant(self, expression: ast.InlineExpression | ast.Placeable) -> Meant:
        """What an expression stands for: to be selected by, or given to a function."""
        if isinstance(expression, ast.Placeable):
            inner = _unwrapped(expression)
            return (
                self.select(inner) if isinstance(inner, ast.SelectExpression) else self.meant(inner)
            )
        if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
            value = self.literal(expression)
            return lambda args: value
        if isinstance(expression, ast.VariableReference):
            return self.given(expression.id.name)
        if isinstance(expression, ast.TermReference):
            return self.term(expression)
        if isinstance(expression, ast.FunctionReference):
            return self.call(expression)
        return self.reference(expression)

    def literal(self, literal: ast.StringLiteral | ast.NumberLiteral) -> str | Number:
        if isinstance(literal, ast.StringLiteral):
            return literal.parse()["value"]
        digits = len(literal.value.partition(".")[2])
        return formed(Decimal(literal.value), self.host.language, least=digits, most=digits)

    def given(self, name: str) -> Meant:
        missing = self.missing(name)
        if self.in_term:  # a term may be used without its parameters; then the default is meant
            return lambda args: args.get(name)
        if name.endswith(GENDER):  # most players have not said how they are spoken of
            return lambda args: args.get(name) or NOT_SAID

        def meant(args: Args) -> Meaning:
            value = args.get(name)
            if value is None:
                missing()
            return value

        return meant

    def named(self, arguments: ast.CallArguments | None) -> dict[str, str | Number]:
        named = arguments.named if arguments is not None else []
        return {argument.name.name: self.literal(argument.value) for argument in named}

    def term(self, reference: ast.TermReference) -> Meant:
        name, host, parameters = f"-{_name(reference)}", self.host, self.named(reference.arguments)
        return lambda args: host.pattern(name)(parameters)

    def call(self, reference: ast.FunctionReference) -> Meant:
        name, host, source = reference.id.name, self.host, self.source
        positional = [self.meant(argument) for argument in reference.arguments.positional]
        named = self.named(reference.arguments)
        function = FUNCTIONS.get(name)
        if function is None:
            return lambda args: host.fault(f"{source}: there is no function {name}()", f"[{name}]")
        work = function.work

        def meant(args: Args) -> Meaning:
            try:
                return work(host, [argument(args) for argument in positional], named)
            except (TypeError, ValueError) as error:
                return host.fault(f"{source}: {name}(): {error}", f"[{name}]", error)

        return meant

    def select(self, expression: ast.SelectExpression) -> Said:
        plural, fault, source = self.host.plural, self.host.fault, self.source
        selector = self.meant(expression.selector)
        # Nearly every selector is a variable, which is looked up here without a call.
        by = expression.selector
        name = by.id.name if isinstance(by, ast.VariableReference) else ""
        keys: list[tuple[str | Decimal, Said]] = []
        words: dict[str, Said] = {}
        for variant in expression.variants:
            said = self.pattern(variant.value)
            if isinstance(variant.key, ast.Identifier):
                words.setdefault(variant.key.name, said)
                keys.append((variant.key.name, said))
            else:
                keys.append((Decimal(variant.key.value), said))
            if variant.default:
                default = said
        numbers: dict[int, Said] = {}

        def by_number(value: int | Decimal, digits: int) -> Said:
            """The first variant that is this very number, or its plural category."""
            size = value if value >= 0 else -value  # mypy loses the type of abs()
            kind = plural(size, digits)
            for key, said in keys:
                if key == (kind if isinstance(key, str) else value):
                    return said
            return default

        def choose(value: Meaning) -> Said:
            if isinstance(value, bool):
                return words.get("true" if value else "false", default)
            if isinstance(value, int):
                found = by_number(value, 0)
                if len(numbers) < MOST_REMEMBERED:
                    numbers[value] = found
                return found
            if isinstance(value, Number):
                return by_number(value.value, value.digits)
            if value is not None:
                fault(f"{source}: cannot select by a phrase or a list", "")
            return default

        def said_by_choice(args: Args) -> str:
            value = args.get(name)
            if value is None:
                value = selector(args)
            if type(value) is str:
                return words.get(value, default)(args)
            if type(value) is int and value in numbers:
                return numbers[value](args)
            return choose(value)(args)

        return said_by_choice


def _unwrapped(placeable: ast.Placeable) -> ast.SelectExpression | ast.InlineExpression:
    """What is meant by { { { "text" } } }."""
    expression = placeable.expression
    while isinstance(expression, ast.Placeable):
        expression = expression.expression
    return expression


def _name(reference: ast.MessageReference | ast.TermReference) -> str:
    attribute = reference.attribute
    return f"{reference.id.name}.{attribute.name}" if attribute else reference.id.name


def _joined(texts: Sequence[str], parts: Sequence[Said]) -> Said:
    """The parts with the texts around them; most messages have few, and those are quickest so."""
    if not parts:
        only = texts[0]
        return lambda args: only
    if len(parts) == 1:
        (before, behind), (part,) = texts, parts
        if not before and not behind:
            return part
        return lambda args: f"{before}{part(args)}{behind}"
    if len(parts) == 2:
        (before, between, behind), (first, second) = texts, parts
        return lambda args: f"{before}{first(args)}{between}{second(args)}{behind}"
    if len(parts) == 3:
        (before, one, two, behind), (first, second, third) = texts, parts
        return lambda args: f"{before}{first(args)}{one}{second(args)}{two}{third(args)}{behind}"
    start, pairs = texts[0], [*zip(parts, texts[1:], strict=True)]
    return lambda args: start + "".join([part(args) + text for part, text in pairs])
