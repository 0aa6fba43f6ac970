"""The tile sheet in both themes is a kept picture: a tile that is drawn otherwise is seen here.

After a change that is meant, KEEP_TILES=1 writes the pictures again; look at them.
"""

import base64
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process.serving import Serving
from tests.web.browsing import PATIENCE

PICTURES = Path(__file__).parent / "pictures"
DIFFERENT = 0.1
"""The part of a square's points that may differ: another chromium smooths edges otherwise."""

WITHOUT_WORDS = """() => {
    for (const words of document.querySelectorAll("[data-sheet] span, [data-sheet] h2")) words.remove();
}"""  # noqa: E501
COMPARE = """async ([one, other]) => {
    const points = async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await points(one), await points(other)];
    if (a.width !== b.width || Math.abs(a.height - b.height) > 2) return 1;
    const squares = new Map();
    for (let n = 0; n < Math.min(a.data.length, b.data.length); n += 4) {
        const by = Math.max(...[0, 1, 2].map((k) => Math.abs(a.data[n + k] - b.data[n + k])));
        const square = `${((n / 4) % a.width) >> 5} ${Math.floor(n / 4 / a.width) >> 5}`;
        if (by > 60) squares.set(square, (squares.get(square) ?? 0) + 1);
    }
    return Math.max(0, ...squares.values()) / 1024;
}"""


def sheet(browser: Browser, server: Serving, theme: str, spoil: str = "") -> bytes:
    context = browser.new_context(
        base_url=server.address,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 800},
    )
    page = context.new_page()
    page.goto("/tiles")
    drawn = page.locator("[data-sheet]")
    expect(drawn.locator("section")).to_have_count(6, timeout=PATIENCE)
    expect(drawn.locator('path.icon[d=""]')).to_have_count(0, timeout=PATIENCE)
    page.evaluate(WITHOUT_WORDS)
    if spoil:
        page.evaluate(spoil)
    picture = drawn.screenshot(animations="disabled")
    context.close()
    return picture


def differing(browser: Browser, one: bytes, other: bytes) -> float:
    """In the square of 32 points that differs most."""
    page = browser.new_page()
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    part: float = page.evaluate(COMPARE, pictures)
    page.close()
    return part


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_tile_is_drawn_as_it_was(browser: Browser, server: Serving, theme: str) -> None:
    drawn = sheet(browser, server, theme)
    kept = PICTURES / f"tiles-{theme}.png"
    if os.environ.get("KEEP_TILES"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(drawn)
    assert differing(browser, kept.read_bytes(), drawn) < DIFFERENT


def test_a_changed_tile_shows_as_a_difference(browser: Browser, server: Serving) -> None:
    spoil = "() => document.querySelectorAll('[data-sheet] li svg')[3].replaceChildren()"
    drawn = sheet(browser, server, "light", spoil)
    kept = (PICTURES / "tiles-light.png").read_bytes()
    assert differing(browser, kept, drawn) > DIFFERENT
