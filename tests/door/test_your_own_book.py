"""docs/program/your-own-book.md is the story of examples/dig, and it is true."""

import doctest
import re
from pathlib import Path

import pytest
from test_dig import DigKit

from asterion.testing import Broken, check_book
from asterion.testing.leaks import slip
from asterion_dig import BOOK
from tests.commands.running import asterion as program
from tests.door.installing import DIG

PAGE = Path(__file__).parents[2] / "docs" / "program" / "your-own-book.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
QUOTED = [block for _, block in BLOCKS if re.match(r"# [\w/]+\.(py|ftl|toml)\n", block)]

pytestmark = pytest.mark.usefixtures("dig")


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.partition("\n")[0])
def test_what_is_quoted_stands_in_the_package(block: str) -> None:
    first, _, code = block.partition("\n")
    file = DIG / first.removeprefix("# ")
    assert code in file.read_text("utf-8")


def test_seven_places_are_quoted_and_every_room_is_named() -> None:
    assert len(QUOTED) == 7
    rooms = {path.name for path in (DIG / "asterion_dig").glob("*.py")} - {"bot.py"}
    assert {room for room in rooms if f"`{room}`" not in TEXT} == set()


def test_the_referee_says_what_the_page_says() -> None:
    [block] = [block for kind, block in BLOCKS if kind == "console"]
    first, _, told = block.partition("\n")
    found = re.fullmatch(r'\$ echo "(.*)" \| asterion (.*)', first)
    assert found
    assert program(*found[2].split(), stdin=f"{found[1]}\n".encode()).out == told


def test_the_leak_is_found_as_the_page_says() -> None:
    [said] = [block for kind, block in BLOCKS if kind == "text"]
    leaky = slip(BOOK, "Felt")
    with pytest.raises(Broken) as broken:
        check_book(leaky, DigKit(leaky))
    assert str(broken.value).startswith(said.strip())


def test_the_game_goes_as_the_page_says() -> None:
    ran = doctest.testfile(str(PAGE), module_relative=False)
    assert (ran.failed, ran.attempted) == (0, 4)


def test_its_kit_has_at_most_twenty_lines() -> None:
    kit = (DIG / "test_dig.py").read_text("utf-8").partition("class DigKit")[2]
    assert len(kit.partition("def test_")[0].strip().splitlines()) <= 20
