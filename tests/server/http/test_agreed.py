"""What a table agrees on, put into words by the book and the server."""

import asyncio
from typing import Any, cast

import pytest

from asterion.books import SHELF, book
from asterion.core.contract.options import choices
from asterion.core.phrase import Phrase
from asterion.server.http.agreed import Agreeing, put_into_words
from asterion.server.http.books import LanguageQuery
from asterion.server.http.desk import Call
from asterion.words import speaker


def agreed(name: str, **about: Any) -> str:
    asked = put_into_words(cast(Call, None), name, LanguageQuery(), Agreeing(**about))
    return asyncio.run(asked).sentence


@pytest.mark.parametrize(
    ("name", "about", "sentence"),
    [
        ("labyrinth", {"players": 3, "terms": {"clock": "live"}},
         "Three players, classic, one minute per move."),
        ("labyrinth", {"players": 2, "bots": 1, "options": {"mines": True, "dark_moves": True}},
         "Two players, one of them a bot, full, no semi-dark moves."),
        ("cc3k", {}, "Alone, classic."),
        ("cc3k", {"options": {"hard": True, "pursuit": True}}, "Alone, hard."),
        ("dungeonlab", {"players": 2, "options": {"werewolves": True, "kits": 4}},
         "Two players, classic, 4 kits, werewolves."),
        ("dooom", {"players": 2, "terms": {"clock": "days", "notebook": "own steps"}},
         "Two players, 3 days per move, the notebook draws your own steps."),
    ],
)  # fmt: skip
def test_a_table_in_one_sentence(name: str, about: dict[str, Any], sentence: str) -> None:
    assert agreed(name, **about) == sentence


def test_every_option_has_words_for_what_was_agreed() -> None:
    says = speaker("en")
    for name in SHELF:
        for choice in choices(book(name).rules.options):
            assert says.has(f"{choice.says.id}.agreed"), f"{name}: {choice.name}"
            value = choice.values[0] if choice.values else choice.default
            said = says(Phrase(f"{choice.says.id}.agreed", {"value": value}))
            assert said
            assert "-1" not in said
