"""Commands as a page shows them, in the language of its reader."""

from pathlib import Path

import pytest

from tests.server.http.serving import Running, running
from tests.server.http.test_limits import is_problem


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["иду на север", "конец хода"]),
        ("en", ["move north", "end"]),
        ("de", ["nach Norden gehen", "Zug beenden"]),  # as buttons name what is sent in English
    ],
)
def test_commands_are_said_in_a_language(server: Running, language: str, said: list[str]) -> None:
    body = {"commands": ["move north", "end"]}
    offered = server.post(f"/books/dungeon-of-dooom/offers?lang={language}", body)
    assert offered == {"said": said}


@pytest.mark.parametrize(
    ("book", "stem", "said"),
    [
        ("dungeonlab", "shoot 2 bullets", {"ru": "стреляю 2 пулями", "de": "2 Kugeln schießen"}),
        ("dungeonlab", "move", {"ru": "иду", "de": "gehen"}),
        ("dungeon-of-dooom", "attack", {"ru": "бью", "de": "angreifen"}),
        ("labyrinth", "what a day", {"ru": "what a day", "de": "what a day"}),
    ],
)
def test_what_waits_for_a_way_is_named_without_one(
    server: Running, book: str, stem: str, said: dict[str, str]
) -> None:
    named = {
        language: server.post(f"/books/{book}/offers?lang={language}", {"commands": [stem]})["said"]
        for language in said
    }
    assert named == {language: [words] for language, words in said.items()}


def test_many_commands_cost_more_than_few(tmp_path: Path) -> None:
    """Each has to be read, so a flood of them is not one ask."""
    path = "/books/labyrinth/offers?lang=ru"
    with running(tmp_path, requests_per_minute=60, burst_seconds=60) as server:
        for _ in range(4):  # 11 of 60: the request itself, and 50 commands
            server.post(path, {"commands": ["go right"] * 50})
        few = server.call("POST", path, json={"commands": ["go right"] * 5})
        many = server.call("POST", path, json={"commands": ["go right"] * 300})
    assert few.status_code == 200
    is_problem(many, 429)
    assert int(many.headers["retry-after"]) > 0


def test_a_command_that_nobody_would_be_shown_is_refused(server: Running) -> None:
    said = {"commands": ["go right " * 40]}
    refused = server.call("POST", "/books/labyrinth/offers?lang=ru", json=said)
    assert "300" in is_problem(refused, 400)["detail"]
