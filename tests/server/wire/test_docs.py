"""What docs/program/wire.md shows is what happens."""

import re
from pathlib import Path

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.server.wire.match import unnamed
from tests.server.wire.client import Client
from tests.server.wire.hosting import serving

PAGE = (Path(__file__).parents[3] / "docs" / "program" / "wire.md").read_text("utf-8")


def test_the_game_on_the_page_is_real() -> None:
    _, drawing, transcript, *_ = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    dooom = book("dungeon-of-dooom")
    plan = dooom.plan.read(drawing)
    seed = re.search(r"--seed (\d+)`", PAGE)
    assert seed
    clients: dict[str, Client] = {}
    chance = Rolled(int(seed[1]))
    with serving(lambda: Table(dooom, plan, [unnamed(0)], dice=chance)) as host:
        for line in transcript.splitlines():
            name, direction, text = line.ljust(len("Ann < ")).split(" ", 2)
            if name not in clients:
                clients[name] = host.client()
            if direction == ">":
                clients[name].says(text)
            else:
                clients[name].hears(text.strip(" "))
        for client in clients.values():
            client.asks("LOOK", "FAIL the game is over")


def test_every_reason_that_the_host_gives_is_on_the_page() -> None:
    source = Path(__file__).parents[3] / "src" / "asterion" / "server" / "wire"
    constants = re.findall(
        r': Final = "([a-z].*?)"$', (source / "words.py").read_text(), re.MULTILINE
    )
    told = re.findall(
        r'^    "dooom-.*?": "(.*?)",$', (source / "words.py").read_text(), re.MULTILINE
    )
    assert len(constants) >= 12
    assert len(told) >= 6
    for reason in (*constants, *told):
        assert f"{reason}`" in PAGE, reason
