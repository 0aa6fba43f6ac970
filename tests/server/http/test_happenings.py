"""Every event that goes over the wire is as the description says, and says nothing more."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from asterion.books import book, books
from asterion.core.audience import EVERYONE
from asterion.core.event import Ruled, events_decoder, tag_of
from asterion.server.game.messages import without_audience
from asterion.server.http.app import all_routes
from asterion.server.http.happenings import name_of
from asterion.server.http.openapi import describe

KEPT = sorted((Path(__file__).parents[2] / "games").glob("*/*/*.jsonl"))
GAMES = [game for game in KEPT if int(game.parent.name) == book(game.parent.parent.name).edition]
"""Of the editions that are played today: what older ones told was described then."""
DESCRIBED: dict[str, Any] = msgspec.json.decode(describe(all_routes()))
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]


def union_of(name: str) -> dict[str, Any]:
    """The schema of a book's events; books with the same events share one."""
    for each in books():
        if each.rules.events == book(name).rules.events:
            found: dict[str, Any] = SCHEMAS[f"{name_of(each.name)}Event"]
            return found
    raise AssertionError(name)


def checks(schema: dict[str, Any]) -> Any:
    return jsonschema_rs.validator_for({**schema, "components": {"schemas": SCHEMAS}})


@pytest.mark.parametrize("name", [each.name for each in books()])
def test_every_kind_of_event_is_in_its_books_union(name: str) -> None:
    kinds = {tag_of(kind) for kind in book(name).rules.events} | {"Ruled"}
    assert set(union_of(name)["discriminator"]["mapping"]) == kinds


def test_no_schema_of_an_event_has_an_audience() -> None:
    shown = [schema for schema in SCHEMAS.values() if "event" in schema.get("properties", {})]
    assert len(shown) > 100
    assert not [schema["title"] for schema in shown if "to" in schema["properties"]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_what_a_whole_game_tells_is_as_described(game: Path) -> None:
    first, *lines = game.read_text().splitlines()
    played = book(json.loads(first)["book"])
    schema = checks(union_of(played.name))
    reader = events_decoder(played.rules.events)
    entries = [json.loads(line).get("events", []) for line in lines]
    for entry in entries:
        told = json.loads(bytes(without_audience(reader.decode(json.dumps(entry)))))
        assert [each for each in told if not schema.is_valid(each)] == []
    assert any(entries)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "Began"},
        {"event": "NoSuchThing", "seat": 0},
        {"event": "ChoseStart", "seat": "Ann", "cell": "b2"},
    ],
)
def test_another_thing_is_not_an_event(event: dict[str, Any]) -> None:
    assert not checks(SCHEMAS["Event"]).is_valid(event)


def test_the_masters_word_is_an_event_of_every_book() -> None:
    told = json.loads(bytes(without_audience([Ruled(EVERYONE, "both may move")])))[0]
    for each in books():
        assert checks(union_of(each.name)).is_valid(told)
