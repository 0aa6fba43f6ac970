"""Imports point one way: core <- words <- books <- bots, knowledge <- terminal, server."""

import ast
import sys
from pathlib import Path

import pytest

import asterion

ROOT = Path(asterion.__file__).parent
ALLOWED = {
    "core": {"core"},
    "words": {"core", "words"},
    "books": {"core", "words", "books"},
    "knowledge": {"core", "words", "books", "knowledge"},
    "bots": {"core", "words", "books", "knowledge", "bots"},
    "arena": {"core", "words", "books", "knowledge", "bots", "arena"},
    "testing": {"core", "words", "books", "testing"},
    "envs": {"core", "words", "books", "bots", "knowledge", "envs"},
    "mcp": {"core", "words", "mcp"},
    "terminal": {"core", "words", "books", "bots", "knowledge", "terminal"},
    "server": {"core", "words", "books", "bots", "knowledge", "mcp", "server"},
    "examiner": {"core", "words", "books", "bots", "knowledge", "server", "examiner"},
}
LEAN = {
    "core": {"msgspec", "mypy_extensions"},  # the latter is for the type checker alone
    "words": {"msgspec", "fluent"},
    "books": {"msgspec"},
    "knowledge": {"msgspec", "pysat"},
    "bots": {"msgspec"},
    "testing": {"msgspec", "hypothesis"},
}
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "os", "pathlib", "socket", "asyncio", "secrets"}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def rooms() -> list[Path]:
    return [path for room in ALLOWED for path in sorted((ROOT / room).rglob("*.py"))]


@pytest.mark.parametrize("path", rooms(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    room = path.relative_to(ROOT).parts[0]
    for name in imports(path):
        top, *rest = name.split(".")
        if top == "asterion":
            assert not rest or rest[0] in ALLOWED[room], f"{room} may not know {name}"
        elif room in LEAN:
            assert top in sys.stdlib_module_names or top in LEAN[room], f"{room}: {name}"
            assert not name.startswith("fluent.runtime"), "that is for the tests alone"


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "books").rglob("*.py")),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_rules_know_no_clock_file_socket_or_global_random(path: Path) -> None:
    known = {name.split(".")[0] for name in imports(path)}
    if path.parent.name == "words" and path.name == "__init__.py":
        known -= {"pathlib"}  # it says where its messages lie, and reads none of them
    if path == ROOT / "books" / "place.py":
        known -= {"pathlib"}  # it looks for books from outside; no rule knows it
    assert not known & FORBIDDEN_IN_RULES


IN_THE_SERVER = {
    "guard": {"guard"},
    "store": {"store", "guard"},
    "wake": {"wake", "store"},
    "workshop": {"workshop"},
    "study": {"study", "workshop", "store", "guard"},
    "notify": {"notify", "guard"},
    "picture": {"picture", "tables"},
    "tables": {"tables", "store", "wake", "guard", "time", "workshop", "study", "notify"},
    "backup": {"backup", "store", "tables", "guard"},
    "doctor": {"doctor", "config", "store", "notify"},
    "wire": {"wire", "sockets", "guard"},
    "line": {"line", "sockets", "tables", "store", "guard", "log"},
}
"""What each room of the server may know of the others; `http` and `serve` put them together."""


@pytest.mark.parametrize("room", IN_THE_SERVER)
def test_rooms_of_the_server_know_only_what_they_stand_on(room: str) -> None:
    for path in sorted((ROOT / "server" / room).rglob("*.py")):
        known = {
            name.split(".")[2] for name in imports(path) if name.startswith("asterion.server.")
        }
        assert known <= IN_THE_SERVER[room], path.name
