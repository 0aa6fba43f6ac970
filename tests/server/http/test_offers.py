"""Commands as a page shows them, in the language of its reader where moves are heard in it."""

import pytest

from tests.server.http.serving import Running


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["иду на север", "конец хода"]),
        ("en", ["move north", "end"]),
        ("de", ["move north", "end"]),  # in which no moves are heard
    ],
)
def test_commands_are_said_in_a_language(server: Running, language: str, said: list[str]) -> None:
    body = {"commands": ["move north", "end"]}
    offered = server.post(f"/books/dungeon-of-dooom/offers?lang={language}", body)
    assert offered == {"said": said}
