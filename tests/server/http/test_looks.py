"""A page needs nothing but the API to show a book that it has never heard of."""

import pytest

from asterion.books import SHELF
from tests.server.http.serving import Running


@pytest.mark.parametrize("name", SHELF)
def test_a_book_is_sent_with_its_looks_and_their_words(server: Running, name: str) -> None:
    page = server.get(f"/books/{name}")
    looks, words = page["looks"], page["words"]
    assert looks["goal"] in words
    for symbol in looks["symbols"]:
        assert words[symbol["word"]]
    for shelf in looks["drawing"]["palette"]:
        assert {shelf["word"], *(stamp["word"] for stamp in shelf["stamps"])} <= set(words)
    for stamp in (looks["notebook"] or {"stamps": []})["stamps"]:
        assert {stamp["word"], stamp["shelf"]} <= set(words)
    assert looks["emblem"]["ink"].startswith("M")
    assert server.get(f"/books/{name}?lang=en") == page


@pytest.mark.parametrize("name", SHELF)
def test_a_table_is_sent_what_it_shows_and_nothing_to_choose_from(
    server: Running, name: str
) -> None:
    page, shown = server.get(f"/books/{name}"), server.get(f"/books/{name}/shown")
    assert not {"options", "settings", "cards"} & set(shown)
    for facet in set(shown) - {"looks", "words"}:
        assert shown[facet] == page[facet]
    for facet in set(shown["looks"]) - {"drawing", "emblem"}:
        assert shown["looks"][facet] == page["looks"][facet]
    assert shown["words"].items() <= page["words"].items()
    drawing = shown["looks"]["drawing"]
    assert not drawing["palette"]
    assert shown["words"][drawing["storey"]]
    assert shown["looks"]["goal"] in shown["words"]


def test_the_shelf_shows_emblems_and_what_is_drawn(server: Running) -> None:
    shelf = {line["name"]: line for line in server.get("/books")}
    assert shelf["labyrinth"]["drawing"] == "Cells, walls and exits, rivers and pits, treasures."
    assert [name for name in SHELF if shelf[name]["notebook"]] == ["labyrinth", "dungeonlab"]
    assert all(line["emblem"]["warm"] for line in shelf.values())


def test_words_come_in_the_language_that_was_asked_for(server: Running) -> None:
    words = server.get("/books/labyrinth?lang=xx")["words"]
    assert all(said.startswith("⟦") for said in words.values())
    assert server.get("/books/labyrinth?lang=ru")["words"]["core-look-edge-wall"] == "стена"
