"""What docs/program/line.md shows is what happens, and every word is on the page."""

import re
from pathlib import Path

from asterion.core.dice import Rolled
from asterion.server.line import grammar
from asterion.server.line.render import SHOWN
from tests.server.line.serving import Client, serving

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "program" / "line.md").read_text("utf-8")
SEED = 7
SOURCES = sorted((ROOT / "src" / "asterion" / "server" / "line").glob("*.py"))


def hidden(line: str) -> str:
    """A line with the ids and tokens that are others each time written as on the page."""
    line = re.sub(r"\b(seat|host)_[\w-]{43}", r"\1_...", line)
    line = re.sub(r"^(opened|table) [\w-]{12}", r"\1 TABLE", line)
    return re.sub(r"^hello asterion \S+", "hello asterion VERSION", line)


def test_the_game_on_the_page_is_real() -> None:
    (transcript,) = re.findall(r"^```transcript\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    clients: dict[str, Client] = {}
    with serving(lambda: Rolled(SEED)) as server:
        for line in transcript.splitlines():
            name, direction, text = line.ljust(len("Ann < ")).split(" ", 2)
            if name not in clients:
                clients[name] = Client(server.port)
                server.open.callback(clients[name].leaves)
            if direction == ">":
                ids = [said for said in clients["Ann"].received if said.startswith("opened ")]
                clients[name].says(text.replace("TABLE", ids[0].split()[1] if ids else ""))
            else:
                assert hidden(clients[name].line()) == text, line


def test_every_word_is_on_the_page() -> None:
    said = (*grammar.ANYWHERE, *grammar.OUTSIDE, *grammar.AT_TABLE, *grammar.WITH_TEXT, *SHOWN)
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    answered = set(re.findall(r'line\(\s*"([a-z]+)"', source))
    assert {"told", "ask", "wait", "over", "ok", "no", "bye"} <= answered
    for word in (*said, *answered):
        assert re.search(rf"`{word}\b", PAGE), word
