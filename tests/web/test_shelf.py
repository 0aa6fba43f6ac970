"""The page's own tests know the books as the server describes them.

After a change to a book's looks that is meant, KEEP_SHELF=1 writes them again.
"""

import asyncio
import json
import os
from pathlib import Path
from typing import Any, cast

import msgspec

from asterion.books import SHELF
from asterion.books import book as take_book
from asterion.server.http.books import LanguageQuery, _line, get_book
from asterion.server.http.desk import Call
from asterion.words import speaker

CARDS = Path(__file__).parents[2] / "web" / "src" / "home" / "books.json"
KEPT = Path(__file__).parents[2] / "web" / "tests" / "shelf.json"


def said(name: str) -> dict[str, Any]:
    """What the page needs to show a book."""
    page = asyncio.run(get_book(cast(Call, None), name, LanguageQuery()))
    whole: dict[str, Any] = json.loads(msgspec.json.encode(page))
    return {field: whole[field] for field in ("name", "title", "drawn", "looks", "words")}


def test_the_kept_shelf_is_what_the_server_says() -> None:
    shelf = [said(name) for name in SHELF]
    if os.environ.get("KEEP_SHELF"):
        lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in shelf)
        KEPT.write_text(f"[\n{lines}\n]\n")
    assert json.loads(KEPT.read_text()) == shelf


def test_the_cards_of_the_first_page_are_what_the_server_says() -> None:
    """They are built into the page, so that nothing moves when the server has answered."""
    lines = [_line(take_book(name), speaker("en"), ladder=False) for name in SHELF]
    cards = [json.loads(msgspec.json.encode(line)) for line in lines]
    for card in cards:
        card["assistant"] = False  # of the server: it comes with its answer
        card["bots"] = card["bots"][:1]
        card["bots"][0]["summary"] = ""
    if os.environ.get("KEEP_SHELF"):
        written = ",\n".join(json.dumps(each, ensure_ascii=False) for each in cards)
        CARDS.write_text(f"[\n{written}\n]\n")
    assert json.loads(CARDS.read_text()) == cards
