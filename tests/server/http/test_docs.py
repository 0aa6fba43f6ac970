"""docs/host/server.md names every address of the API, and its messages are real ones."""

import re
import typing
from pathlib import Path

import msgspec

from asterion.server.http.app import all_routes
from asterion.server.http.messages import AnyFromClient

PAGE = (Path(__file__).parents[3] / "docs" / "host" / "server.md").read_text()


def test_every_address_is_named() -> None:
    missing = []
    for route in all_routes():
        last = route.path.replace("{seat}/", "").rpartition("/")[2]
        if f"/{last}" not in PAGE:
            missing.append(route.path)
    assert not missing


def test_a_query_has_the_names_that_the_address_knows() -> None:
    asked: dict[str, list[set[str]]] = {}
    for route in all_routes():
        query = typing.get_type_hints(route.handler).get("query")
        known = {field.encode_name for field in msgspec.structs.fields(query)} if query else set()
        asked.setdefault(route.path.rpartition("/")[2], []).append(known)
    named = re.findall(r"/(\w+)\?((?:\w+=&?)+)`", PAGE)
    assert len(named) >= 5
    for last, query in named:
        names = set(filter(None, re.split("=&?", query)))
        assert any(names <= known for known in asked[last]), f"{last}?{query}"


def test_the_messages_of_clients_are_understood() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        msgspec.json.decode(line, type=AnyFromClient)
