"""The messages that docs/program/api.md shows are real ones."""

import re
from pathlib import Path

import msgspec

from asterion.server.http.messages import AnyFromClient

PAGE = (Path(__file__).parents[3] / "docs" / "program" / "api.md").read_text("utf-8")


def test_the_messages_of_clients_are_understood() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        msgspec.json.decode(line, type=AnyFromClient)
