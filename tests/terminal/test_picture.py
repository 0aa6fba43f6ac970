"""The picture of a game in the documents."""

import re
import runpy
from pathlib import Path

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMESPACE = "http://www.w3.org/2000/svg"


def test_the_picture_fetches_nothing_from_anywhere() -> None:
    drawn = (IMAGES / "play-dooom.svg").read_text("utf-8")
    assert set(re.findall(r"\w+://[^\"' )]*", drawn)) == {NAMESPACE}
    assert "@import" not in drawn
    assert "@font-face" not in drawn


def test_the_picture_can_be_drawn_again() -> None:
    script = runpy.run_path(str(IMAGES / "make.py"))
    drawn = script["photograph"](script["played"]()).replace("&#160;", " ")
    assert "Ariadne hits you: you lose 2 hit points, 1 left." in drawn
    assert "3 of 3" in drawn
