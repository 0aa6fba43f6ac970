"""The vote in the waiting room of a game that is elsewhere: what is wished, and how it stands."""

from collections.abc import Iterator
from typing import Any, Final

from asterion.core.audience import PUBLIC
from asterion.core.phrase import person, phrase
from asterion.core.referee.voting import PLAN, TIME, in_words, read_vote, split_name
from asterion.terminal.layout import hanging
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Message, Server
from asterion.terminal.words import Tongue
from asterion.terminal.words import in_words as spoken

PARTS: Final = {"": "options", PLAN: "settings", TIME: "terms"}
"""Where the summary of a table has what is voted on."""


def may_vote(game: RemoteGame) -> bool:
    is_seated = isinstance(game.seat, int)
    return (
        is_seated and game.book.rules.elected is not None and not game.table["terms"].get("rated")
    )


def cast(server: Server, said: str) -> None:
    """`vote NAME VALUE`; without a value the wish is taken back. How it stands is told to all."""
    name, value = read_vote(said)
    server.ask("POST", f"/tables/{server.address.table}/vote", {"option": name, "value": value})


def wishes(game: RemoteGame) -> list[str]:
    """Who wants what, and how it is as the votes stand."""
    names = [place["name"] for place in game.table["places"]]
    return [
        spoken(
            phrase(
                "core-voted",
                name=name,
                value=value,
                stands=in_words(_now(game.table, name, game.book.plan.settings())),
                **person("who", seat, PUBLIC, names),
            )
        )
        for seat, place in enumerate(game.table["places"])
        for name, value in place["votes"].items()
    ]


def ballot(server: Server, game: RemoteGame, columns: int) -> list[str]:
    """All that can be voted on, a line each: its name, how it is now, what it is about."""
    language = Tongue.language
    book = server.ask("GET", f"/books/{game.book.name}?lang={language}")
    terms = server.ask("GET", f"/terms?lang={language}")
    texts = dict(_texts("", book["options"]))
    texts |= dict(_texts(PLAN, book["settings"])) | dict(_texts(TIME, terms))
    usual = game.book.plan.settings()
    return hanging(
        [
            f"{f'{name} {in_words(_now(game.table, name, usual))}':<32}  {texts[name]}"
            for name in book["ballot"]
            if game.table.get("generated") or split_name(name)[0] != PLAN
        ],
        columns,
    )


def _texts(part: str, choices: list[Message]) -> Iterator[tuple[str, str]]:
    for choice in choices:
        yield f"{part}.{choice['name']}" if part else choice["name"], choice["text"]


def _now(table: Message, key: str, usual: Any) -> bool | int | str:
    part, name = split_name(key)
    agreed: Message = table.get(PARTS[part], {})  # a server of an older version
    value: bool | int | str = agreed[name] if name in agreed else getattr(usual, name)
    return value
