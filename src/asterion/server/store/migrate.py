"""The schema's numbered files, and how a database is brought to the newest of them."""

from collections.abc import Callable
from importlib.resources import files

from asterion.core.phrase import phrase
from asterion.server.store.errors import StoreError
from asterion.server.store.job import Row

Run = Callable[[str, Row], list[Row]]

BOOKKEEPING = """CREATE TABLE IF NOT EXISTS migrations (
    number BIGINT PRIMARY KEY,
    name TEXT NOT NULL
)"""


def migrations() -> dict[int, tuple[str, str]]:
    """By number, the name and the text of every file."""
    found: dict[int, tuple[str, str]] = {}
    for file in files("asterion.server.store").joinpath("migrations").iterdir():
        if file.name.endswith(".sql"):
            found[int(file.name[:4])] = file.name.removesuffix(".sql"), file.read_text("utf-8")
    return dict(sorted(found.items()))


def statements(text: str) -> list[str]:
    """One by one, because a driver that runs a whole script commits on the way."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("--"))
    parts = "\n".join(lines).split(";\n")
    return [part.strip().rstrip(";") for part in parts if part.strip()]


def bring_up_to_date(run: Run) -> list[str]:
    """Apply what is missing and name it; to be called in a transaction that nobody else shares."""
    run(BOOKKEEPING, ())
    done = {number for (number,) in run("SELECT number FROM migrations", ())}
    known = migrations()
    newest, last = max(known), max(done, default=0)
    if last > newest:
        raise StoreError(phrase("server-store-newer", last=last, newest=newest))
    applied: list[str] = []
    for number, (name, text) in known.items():
        if number not in done:
            for statement in statements(text):
                run(statement, ())
            run("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
            applied.append(name)
    return applied
