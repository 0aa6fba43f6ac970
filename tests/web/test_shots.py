"""`./dev shots`: a state is a line; its pictures are taken, and what is wrong is written beside."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.server.process.serving import Serving
from tests.web.shots.__main__ import LANGUAGES, SIZES, THEMES, sheet, shoot
from tests.web.shots.states import STATES


def test_every_state_has_a_name_of_its_own() -> None:
    assert len({state.name for state in STATES}) == len(STATES)


def test_a_state_is_shot_in_every_language_size_and_theme(
    browser: Browser, server: Serving, tmp_path: Path
) -> None:
    plans = next(state for state in STATES if state.name == "plans")
    files, fault = shoot(browser, server, plans, tmp_path)
    assert not fault
    assert len(files) == len(LANGUAGES) * len(SIZES) * len(THEMES)
    assert len({(tmp_path / file).read_bytes() for file in files}) == len(files)
    shown = sheet({"plans": (files, "too wide <at> 320")})
    assert all(file in shown for file in files)
    assert "too wide &lt;at&gt; 320" in shown
