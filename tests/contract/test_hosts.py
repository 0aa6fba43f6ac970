"""Hosts hold no word of a command: whatever they show, list or complete is made of offers."""

import ast
import re
from pathlib import Path

import asterion
from asterion.books import SHELF
from tests.web.test_no_commands import said_in

PACKAGE = Path(asterion.__file__).parent
HOSTS = ("core", "commands", "envs", "mcp", "server", "terminal", "words")
OWN = {
    "server/wire": "Dooom's own protocol",
    "server/line": "the words of the line protocol",
    "envs/batch": "one book each, by numbers",
    "terminal/cc3k": "one book",
}
OTHERWISE = {
    "commands/review_ask.py": {"down"},  # a side of a cell
    "commands/review_map.py": {"land"},  # a kind of cell
    "core/drawing/chart.py": {"start"},  # where a line begins
    "core/referee/clock.py": {"move"},  # a kind of clock
    "core/contract/cues.py": {"end"},  # a sound
    "core/contract/hosting.py": {"leave"},  # what the server says for anyone who has gone
    "core/referee/hand.py": {"move"},  # the time for one
    "core/contract/paper.py": {"leave"},  # a stroke
    "core/referee/rulings.py": {"move"},  # the number of one
    "commands/daily_map.py": {"land"},  # a kind of cell
    "mcp/tools.py": {"look"},  # a tool
    "server/config.py": {"look", "move"},  # limits of requests
    "server/http/boards.py": {"look"},
    "server/http/clubs.py": {"look"},
    "server/http/messages.py": {"move"},  # a kind of message
    "server/http/play.py": {"look", "move"},
    "server/http/previews.py": {"look"},
    "server/http/said.py": {"move"},
    "server/store/appending.py": {"move"},
    "server/game/doc.py": {"leave"},  # what is done with anyone who has gone
    "server/features/leaving.py": {"leave"},
    "server/tables/requests.py": {"leave", "move", "start"},  # messages of the API
    "server/workers/talk.py": {"leave"},
    "terminal/general.py": {"down", "look", "start"},  # asked of the terminal, or of what is known
    "terminal/remote.py": {"start"},  # said to a server
    "terminal/remote_speaker.py": {"start"},
    "words/__init__.py": {"choose"},  # a function
}
"""Words of commands that mean something else there."""


def texts_in(file: Path) -> set[str]:
    nodes = ast.walk(ast.parse(file.read_text()))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_host_knows_a_command() -> None:
    said = set().union(*map(said_in, SHELF))
    assert {"go up", "move north", "pick up", "land "} <= said
    known = {}
    for file in (file for room in HOSTS for file in (PACKAGE / room).rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if not any(name.startswith(place) for place in OWN):
            known[name] = (texts_in(file) & said) - OTHERWISE.get(name, set())
    assert not {name: found for name, found in known.items() if found}


def test_hosts_say_of_what_type_things_are() -> None:
    """Plans, views and commands are a book's own; hardly anything else is of any type."""
    lines = [
        line
        for room in ("commands", "server", "terminal")
        for file in (PACKAGE / room).rglob("*.py")
        for line in file.read_text().splitlines()
        if re.search(r"\bAny\b(?! \w)", line) and "import" not in line
    ]
    assert len(lines) < 100
