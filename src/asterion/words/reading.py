"""What an entry uses, read from its tree: variables, references, and calls that cannot work."""

from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from asterion.words.functions import FUNCTIONS


class Uses(NamedTuple):
    """What an entry uses; `shown` are the variables whose value stands in the text."""

    variables: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    references: frozenset[str] = frozenset()
    complaints: frozenset[str] = frozenset()

    def __or__(self, other: "Uses") -> "Uses":
        return Uses(*(mine | theirs for mine, theirs in zip(self, other, strict=True)))


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self.complaints: set[str] = set()
        self.selecting = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selecting, before = True, self.selecting
        self.visit(node.selector)
        self.selecting = before
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        if not self.selecting:
            self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(_name(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{_name(node)}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        function = FUNCTIONS.get(node.id.name)
        if function is None:
            self.complaints.add(f"there is no function {node.id.name}()")
        else:
            for option in node.arguments.named:
                if option.name.name not in function.options:
                    self.complaints.add(f"{node.id.name}() has no option {option.name.name}")
            if len(node.arguments.positional) != function.arguments:
                self.complaints.add(
                    f"{node.id.name}() needs {function.arguments} positional arguments"
                )
        for argument in node.arguments.positional:
            self.visit(argument)


def uses(entry: ast.Message | ast.Term) -> Uses:
    reader = _Reader()
    reader.visit(entry)
    return Uses(
        frozenset(reader.variables),
        frozenset(reader.shown),
        frozenset(reader.references),
        frozenset(reader.complaints),
    )


def _name(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
