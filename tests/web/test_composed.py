"""The page puts moves together as the descriptions of the books say.

Random moves and what they are written like are kept for the page's own test. After a change that
is meant, KEEP_SAID=1 writes them again.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.testing.composed import Composer, among_players, written
from asterion.words.spoken import spoken_labels

KEPT = Path(__file__).parents[2] / "web" / "tests" / "table" / "composed.json"
NAMES = ["Ann", "Bo", "And", "Cy D."]
MOVES = 40
TABLES: dict[str, dict[str, bool]] = {
    "classic": {},
    "everything": {
        "mines": True,
        "dark_moves": True,
        "semi_dark_moves": True,
        "named_targets": True,
        "actions_without_movement": True,
    },
}


def composed(changes: dict[str, bool]) -> dict[str, Any]:
    labyrinth = book("labyrinth")
    assert labyrinth.speech.compound is not None
    described = spoken_labels(labyrinth.speech.compound(labyrinth.rules.options(**changes)))
    among = among_players(described, NAMES, 0)
    composer = Composer(among, Rolled(7))
    moves = [composer.move() for _ in range(MOVES)]
    said = [{"move": move, "said": written(among, move)} for move in moves]
    whole: dict[str, Any] = json.loads(
        msgspec.json.encode({"names": NAMES, "compound": described, "moves": said})
    )
    return whole


def lines(name: str, table: dict[str, Any]) -> str:
    """A move a line: what changes is seen."""

    def one(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    head = f'"names": {one(table["names"])},\n"compound": {one(table["compound"])}'
    moves = ",\n".join(map(one, table["moves"]))
    return f'{one(name)}: {{\n{head},\n"moves": [\n{moves}\n]}}'


def test_the_kept_moves_are_what_is_put_together() -> None:
    tables = {name: composed(changes) for name, changes in TABLES.items()}
    if os.environ.get("KEEP_SAID"):
        KEPT.write_text("{\n" + ",\n".join(map(lines, tables, tables.values())) + "\n}\n")
    assert json.loads(KEPT.read_text()) == tables
