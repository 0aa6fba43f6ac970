"""The examples in the pages about knowledge are real."""

import doctest
import re
from pathlib import Path

from tests.books.labyrinth.helper import say, table
from tests.knowledge.test_deduction import ANN, BOB, cells, hearing

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "play" / "knowledge.md"
ENGINE = DOCS / "research" / "knowledge-engine.md"
THE_EXAMPLE = """
+--+--+--+--+
|.  .  T  H |
+  +--+  +  +
|1  . |P1 . |
+  +  +--+--+
|.  W  .  P2
+--+  +  +--+
 .  .  F  2 |
+--+--+--+--+
"""


def test_the_code_on_the_page_runs() -> None:
    failed, tried = doctest.testfile(str(ENGINE), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_L12_the_players_example_is_a_real_game() -> None:
    rows = re.findall(r"^\| (go \w+) \| (.+?) \| (go \w+) \| (.+?) \|$", PAGE.read_text(), re.M)
    game = table(THE_EXAMPLE)
    for anns, heard_by_ann, bobs, heard_by_bob in rows:
        assert say(game, anns) == [heard_by_ann]
        assert say(game, bobs) == [heard_by_bob]
    assert len(rows) == 5
    assert cells(hearing(game, ANN), BOB) == {"a1", "a3", "a4"}
