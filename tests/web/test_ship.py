"""A book whose ways are called forward, starboard, aft and port has its rose and its keys."""

import re
import shutil
from collections.abc import Callable, Iterator
from os import pathsep

import pytest
from playwright.sync_api import Locator, expect

from tests.door.installing import DIG, install_dig
from tests.server.process.serving import CHANCE, Serving
from tests.web.browsing import Person, need_page

CALLED = {"north": "forward", "east": "starboard", "south": "aft", "west": "port", "go": "sail"}
KEYS = {"forward": "ArrowUp", "starboard": "ArrowRight", "aft": "ArrowDown", "port": "ArrowLeft"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The example book with other words for going and its ways; its looks do not name them."""
    need_page()
    folder = tmp_path_factory.mktemp("ship")
    install_dig(folder / "installed")
    shutil.copytree(DIG / "asterion_dig", folder / "ship" / "asterion_dig")
    for file in (folder / "ship").rglob("*.py"):
        words = "|".join(CALLED)
        file.write_text(re.sub(rf"\b({words})\b", lambda word: CALLED[word[0]], file.read_text()))
    looks = folder / "ship" / "asterion_dig" / "looks.py"
    told = '    moving=("sail",),\n'
    assert told in looks.read_text()
    looks.write_text(looks.read_text().replace(told, ""))
    path = pathsep.join(map(str, (folder / "installed", folder / "ship", CHANCE)))
    serving = Serving(folder, environment={"PYTHONPATH": path})
    serving.start()
    yield serving
    serving.close()


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_ship_is_steered_by_rose_and_keys(person: Callable[..., Person], language: str) -> None:
    ann = person("Ann")
    ann.play_now("Dig")
    assert ann.is_asked()
    ann.go(f"{ann.page.url.partition('?')[0]}?lang={language}")
    view = next(one for one in reversed(ann.heard) if one.get("offers"))
    sailing = {each["say"]: each["way"] for each in view["offers"] if each.get("way")}
    assert sailing
    assert all(say.startswith("sail ") for say in sailing)
    places = {way: middle(ann.page.get_by_role("button", name=say)) for say, way in sailing.items()}
    for less, more, axis in (("w", "e", 0), ("n", "s", 1)):
        if less in places and more in places:
            assert places[less][axis] < places[more][axis]
    walked = ann.page.get_by_text("You walk to")
    before = walked.count()
    say = next(iter(sailing))
    ann.page.locator("body").click(position={"x": 2, "y": 2})
    ann.page.keyboard.press(KEYS[say.removeprefix("sail ")])
    expect(walked).to_have_count(before + 1)
