"""Reading the code: fields and attributes with the comments beside them, and tables."""

import ast
import inspect
import re
import textwrap
import types
import typing
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

HOMES = re.compile(r"\b(?:asterion|collections|typing|os|pathlib|types)(\.\w+)*\.")
"""The modules in front of the names of types."""


def escaped(text: str) -> str:
    """As the cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def hint_of(hint: Any) -> str:
    """A type as it is written, without modules; what stands in `Annotated` alone."""
    if typing.get_origin(hint) is typing.Annotated:
        return hint_of(typing.get_args(hint)[0])
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return " | ".join(map(hint_of, typing.get_args(hint)))
    if inspect.isclass(hint) and not typing.get_args(hint):
        return "None" if hint is type(None) else hint.__name__
    return HOMES.sub("", str(hint))


@cache
def described_fields(kind: type) -> dict[str, str]:
    return {name: about for name, _, about in fields(kind) if about}


def fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """The fields of a class with their types, and the comment or the text that stands by each."""
    body, lines = _class(kind)
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if not node.target.id.startswith("_"):
                about = _about(node, after, lines)
                yield node.target.id, ast.unparse(node.annotation), about


def attributes(kind: type) -> Iterator[tuple[str, str, str, str]]:
    """What a class sets on itself in its methods, in order: name, type, comment, and the comment
    that opens the part of the method in which it is set."""
    body, lines = _class(kind)
    found: dict[str, tuple[str, str, str]] = {}
    for method in body:
        if not isinstance(method, ast.FunctionDef) or not method.args.args:
            continue
        part = ""
        for node, after in zip(method.body, [*method.body[1:], None], strict=True):
            targets, hint = _targets(node)
            about = _about(node, after, lines, above=False) if targets else ""
            before = lines[node.lineno - 2].strip()
            part = before.removeprefix("# ") if before.startswith("# ") else part
            for target in targets:
                earlier = found.get(target, ("", "", part))
                found[target] = (earlier[0] or hint, earlier[1] or about, earlier[2])
        if "property" in [ast.unparse(each) for each in method.decorator_list]:
            said = " ".join((ast.get_docstring(method) or "").split())
            found[method.name] = (ast.unparse(method.returns) if method.returns else "", said, "")
    for name, (hint, about, part) in found.items():
        if not name.startswith("_"):
            yield name, hint, about, part


def _class(kind: type) -> tuple[list[ast.stmt], list[str]]:
    source = textwrap.dedent(inspect.getsource(kind))
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    return body.body, source.splitlines()


def _targets(node: ast.stmt) -> tuple[list[str], str]:
    if isinstance(node, ast.AnnAssign):
        targets, hint = [node.target], ast.unparse(node.annotation)
    elif isinstance(node, ast.Assign):
        targets, hint = node.targets, ""  # type: ignore[assignment]
    else:
        return [], ""
    return [
        each.attr
        for each in targets
        if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "self"
    ], hint


def _about(node: ast.stmt, after: ast.stmt | None, lines: list[str], above: bool = True) -> str:
    """The comment on its line, the text below it, or the comment above."""
    if (
        isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    ):
        return " ".join(after.value.value.split())
    beside = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2]
    if beside or not above:
        return beside.removeprefix("type: ignore")
    before = lines[node.lineno - 2].strip()
    return before.removeprefix("# ") if before.startswith("# ") else ""
