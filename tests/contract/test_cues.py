"""What a book wants noticed can happen: it names kinds of its events, and fields that they have."""

from typing import Any

import pytest
from msgspec import inspect

from asterion.books import SHELF, book
from asterion.core.contract.cues import Cue, Remark

every_book = pytest.mark.parametrize("name", SHELF)
OFTEN = {"seat"}
"""Asked of every event: one that tells of nobody in particular tells of the viewer."""


def kinds(name: str) -> dict[str, set[str]]:
    """Every event and every telling inside one by its tag, with its fields and its event's seat."""
    found: dict[str, set[str]] = {}

    def look(info: Any, outer: set[str]) -> None:
        match info:
            case inspect.StructType(tag=tag, fields=fields):
                own = {field.name for field in fields}
                if isinstance(tag, str):
                    if tag in found:  # a condition holds parts of a move, and may be one
                        return
                    found[tag] = own | outer
                for field in fields:
                    look(field.type, own & OFTEN)
            case inspect.UnionType(types=types):
                for each in types:
                    look(each, outer)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                look(item, outer)

    for event in book(name).rules.events:
        look(inspect.type_info(event), set())
    return found


@every_book
def test_what_is_heard_seen_and_explained_happens(name: str) -> None:
    looks, known = book(name).looks, kinds(name)
    noticed: list[Cue | Remark] = [*looks.cues, *looks.remarks, *looks.fatal]
    for each in noticed:
        assert each.event in known
        assert set(each.when) <= known[each.event], each.event


@every_book
def test_where_and_how_much_is_told(name: str) -> None:
    looks, known = book(name).looks, kinds(name)
    shown = [(cue.event, cue.show) for cue in looks.cues if cue.show is not None]
    assert shown, "something of each book is seen to happen"
    for event, show in shown:
        assert {show.of, show.at, show.way, show.amount} - {""} <= known[event] | OFTEN, event
        assert not show.at or looks.squares[1] > 0
