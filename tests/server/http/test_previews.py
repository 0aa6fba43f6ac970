"""Previews of a table's link: a picture of what everyone may know, and words in the page's head."""

import struct
import zlib
from pathlib import Path

from asterion.books import book
from asterion.core.contract.paper import AnyStroke, StampStroke, StepStroke
from asterion.core.drawing.sketch import sketch
from asterion.server.features.boards import Board
from asterion.server.http.here import places
from asterion.server.picture import preview
from asterion.server.picture.path import outlines
from tests.server.http.playing import open_dooom
from tests.server.http.serving import Running, running

TITLE = 'Tea & "cake" </head><script>'


def points(png: bytes) -> tuple[int, int, set[int]]:
    """Width, height and the colours that are there, read as any reader of PNG reads them."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    place, data, size = 8, b"", (0, 0)
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        kind, part = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        crc = png[place + 8 + length : place + 12 + length]
        assert crc == struct.pack(">I", zlib.crc32(kind + part))
        if kind == b"IHDR":
            size = struct.unpack(">II", part[:8])
        data += part if kind == b"IDAT" else b""
        place += 12 + length
    rows = zlib.decompress(data)
    assert len(rows) == (size[0] + 1) * size[1]
    return *size, set(rows)


def test_the_head_of_a_tables_page_names_its_picture(server: Running) -> None:
    wish = {"book": "dungeon-of-dooom", "seats": 2, "name": "Ann", "title": TITLE}
    table = server.post("/tables", wish)["id"]
    page = server.http.get(f"{server.address}/t/{table}").text
    assert f'content="{server.address}/api/v1/tables/{table}/picture.png"' in page
    assert "A table of Dungeon of Dooom: Ann" in page
    assert "<script>" not in page.partition("og:title")[2].partition("/>")[0]
    for other in ("/", "/t/AAAAAAAAAAAA", "/t/strange", "/puzzles", "/daily/first"):
        assert "og:image" not in server.http.get(server.address + other).text
    picture = server.call("GET", f"/tables/{table}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    assert points(picture.content)[:2] == (1200, 630)


def test_the_words_of_a_preview_are_the_readers_and_its_picture_has_none(server: Running) -> None:
    """Anyone who is sent a link with `?lang=ru` sees it in Russian; the picture is one for all."""
    table = server.post("/tables", {"book": "labyrinth", "seats": 2, "name": "Анна"})["id"]
    page = server.http.get(f"{server.address}/t/{table}?lang=ru").text
    said = page.partition("og:title")[2].partition("og:url")[0]
    assert said.startswith('" content="Лабиринт"')
    assert "Стол игры «Лабиринт»: Анна" in said.partition("og:description")[2]
    path = f"/tables/{table}/picture.png"
    pictures = {server.call("GET", f"{path}?lang={one}").content for one in ("en", "ru", "de")}
    assert len(pictures) == 1


def test_where_nobody_watches_the_picture_is_the_books(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben", watchers=False)
    before = server.call("GET", f"/tables/{table}/picture.png").content
    server.post(f"/tables/{table}/moves", {"do": "end"}, tokens[0])
    assert server.call("GET", f"/tables/{table}/picture.png").content == before
    assert before == preview(None, book("dungeon-of-dooom").looks)


def test_what_was_said_to_all_is_drawn_and_changes_the_picture() -> None:
    looks = book("labyrinth").looks
    said: list[AnyStroke] = [
        StampStroke(0, "river"),
        StepStroke(0, 1, edge="open"),
        StepStroke(0, 2, edge="wall"),
    ]
    drawn = [
        preview(Board("id", "labyrinth", "", ["Ann"], (), n, 0, None, sketch(said[:n])), looks)
        for n in range(1, 4)
    ]
    assert len({preview(None, looks), *drawn}) == 4
    assert points(drawn[-1])[2] > points(preview(None, looks))[2]


def test_emblems_are_read_as_they_are_drawn() -> None:
    (half, closed), (dot, _) = outlines("M4 4h8v-2zM20 20a4 4 0 1 1 0 8a4 4 0 1 1 0-8z")
    assert (half, closed) == ([(4, 4), (12, 4), (12, 2)], True)
    assert max(x for x, _ in dot) - min(x for x, _ in dot) > 7.9


def test_only_its_own_machine_is_told_where_a_server_is(server: Running, tmp_path: Path) -> None:
    assert server.get("/here") == {"addresses": []}  # it listens to this machine alone
    assert places("127.0.0.1") == places("localhost") == []
    assert places("192.0.2.7") == ["192.0.2.7"]
    with running(tmp_path, host="0.0.0.0") as open_to_all:
        own = f"http://127.0.0.1:{open_to_all.port}/api/v1/here"
        for address in open_to_all.http.get(own).json()["addresses"]:
            assert address.endswith(f":{open_to_all.port}")
            assert "127." not in address
        forwarded = {"X-Forwarded-For": "192.0.2.9"}
        assert open_to_all.http.get(own, headers=forwarded).json() == {"addresses": []}


def test_a_link_to_a_daily_shows_its_result_as_squares_and_nothing_else(server: Running) -> None:
    page = server.http.get(f"{server.address}/daily/2026-11-19?how=ccshc").text
    image = "/api/v1/daily/2026-11-19/picture.png?how=ccshc"
    assert f'content="{server.address}{image}"' in page
    assert "The daily labyrinth of 2026-11-19" in page
    strange = server.http.get(f'{server.address}/daily/2026-11-19?how="><script>').text
    assert 'picture.png"' in strange
    assert "><script>" not in strange.partition("og:image")[2].partition("/>")[0]
    pictures = {
        how: server.call("GET", f"/daily/2026-11-19/picture.png?how={how}").content
        for how in ("", "ccshc", "c" * 25, "s")
    }
    assert len({*pictures.values()}) == 4
    assert points(pictures["ccshc"])[:2] == (1200, 630)
    other_day = server.call("GET", "/daily/1/picture.png?how=ccshc").content
    assert other_day == pictures["ccshc"]  # whatever the labyrinth is
    assert server.call("GET", "/daily/1/picture.png?how=x").status_code == 400
