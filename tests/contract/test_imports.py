"""Imports point one way: core <- words <- books <- bots, knowledge <- terminal, server."""

import ast
import sys
from collections.abc import Collection
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
    "coach": {"core", "words", "books", "knowledge", "bots", "coach"},
    "arena": {"core", "words", "books", "knowledge", "bots", "arena"},
    "testing": {"core", "words", "books", "testing"},
    "harness": {"core", "words", "books", "bots", "harness"},
    "evaluation": {"core", "words", "books", "bots", "knowledge", "arena", "harness", "evaluation"},
    "envs": {"core", "words", "books", "bots", "knowledge", "harness", "envs"},
    "mcp": {"core", "words", "harness", "mcp"},
    "terminal": {"core", "words", "books", "bots", "knowledge", "coach", "terminal"},
    "server": {"core", "words", "books", "bots", "knowledge", "coach", "mcp", "server"},
    "examiner": {"core", "words", "books", "bots", "knowledge", "server", "terminal", "examiner"},
}
LEAN = {
    "core": {"msgspec", "mypy_extensions"},  # the latter is for the type checker alone
    "words": {"msgspec", "fluent"},
    "books": {"msgspec"},
    "knowledge": {"msgspec", "pysat"},
    "bots": {"msgspec"},
    "coach": {"msgspec"},
    "testing": {"msgspec", "hypothesis", "pyspiel"},
}
CORE = {
    "state": {"state"},
    "contract": {"state", "contract"},
    "drawing": {"state", "contract", "drawing"},
    "referee": {"state", "contract", "referee"},
    "records": {"state", "contract", "referee", "records"},
}
"""The rooms of core, and which of them each may know; audiences, dice, events, phrases: all."""
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


@pytest.mark.parametrize("room", CORE)
def test_the_rooms_of_core_know_one_another_one_way(room: str) -> None:
    for path in sorted((ROOT / "core" / room).rglob("*.py")):
        known = {name.split(".")[2] for name in imports(path) if name.count(".") > 2}
        assert known & set(CORE) <= CORE[room], f"core/{room}/{path.name}"


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
    "denied": {"denied"},
    "store": {"store", "guard"},
    "wake": {"wake", "store"},
    "workshop": {"workshop"},
    "study": {"study", "workshop", "store", "guard"},
    "notify": {"notify", "guard"},
    "work": {"work", "store", "guard", "time", "denied"},
    "game": {"game", "store", "guard", "workshop", "denied"},
    "tables": {"tables", "game", "work", "store", "study", "wake", "guard", "time", "denied"},
    "features": {
        "features",
        "tables",
        "game",
        "work",
        "store",
        "guard",
        "study",
        "notify",
        "denied",
    },
    "picture": {"picture", "features"},
    "backup": {"backup", "store", "game", "guard"},
    "doctor": {"doctor", "config", "store", "notify"},
    "wire": {"wire", "sockets", "guard"},
    "line": {"line", "sockets", "features", "tables", "store", "guard", "log"},
}
"""What each room of the server may know of the others; `http` and `serve` put them together."""


@pytest.mark.parametrize("room", IN_THE_SERVER)
def test_rooms_of_the_server_know_only_what_they_stand_on(room: str) -> None:
    place = ROOT / "server" / room
    for path in sorted(place.rglob("*.py")) or [place.with_suffix(".py")]:
        known = {
            name.split(".")[2] for name in imports(path) if name.startswith("asterion.server.")
        }
        assert known <= IN_THE_SERVER[room], path.name


def modules_of_the_server() -> dict[str, Path]:
    files = sorted((ROOT / "server").rglob("*.py"))
    dotted = [".".join(file.relative_to(ROOT.parent).with_suffix("").parts) for file in files]
    return {name.removesuffix(".__init__"): file for name, file in zip(dotted, files, strict=True)}


def imported(file: Path, modules: Collection[str]) -> set[str]:
    """Which of these modules a file imports, at its top or later."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found.update(inner & set(modules) or {node.module})
    return found & set(modules)


def test_no_module_of_the_server_imports_itself_by_way_of_others() -> None:
    modules = modules_of_the_server()
    graph = {name: imported(file, modules) - {name} for name, file in modules.items()}
    while leaves := [name for name, known in graph.items() if not known]:
        for leaf in leaves:
            del graph[leaf]
        for known in graph.values():
            known.difference_update(leaves)
    assert not graph, "these import each other, or what imports each other"


def test_no_module_of_the_server_imports_what_only_the_type_checker_sees() -> None:
    for name, file in modules_of_the_server().items():
        assert "TYPE_CHECKING" not in file.read_text("utf-8"), name


def test_a_table_is_small_enough_to_be_read_in_an_hour() -> None:
    assert len(list((ROOT / "server" / "tables").glob("*.py"))) <= 15
    hub = ast.parse((ROOT / "server" / "tables" / "hub.py").read_text("utf-8"))
    assigned = {
        node.attr
        for node in ast.walk(hub)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    assert len(assigned) <= 12, sorted(assigned)
