"""docs/server.md names every address of the API, and its messages are real ones."""

import re
from pathlib import Path

import msgspec

from asterion.server.http.app import all_routes
from asterion.server.http.messages import AnyFromClient

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text()


def test_every_address_is_named() -> None:
    missing = []
    for route in all_routes():
        last = route.path.replace("{seat}/", "").rpartition("/")[2]
        if f"/{last}" not in PAGE:
            missing.append(route.path)
    assert not missing


def test_the_messages_of_clients_are_understood() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        msgspec.json.decode(line, type=AnyFromClient)
