"""`./dev shots [NAME ...]`: every state in three languages, five sizes, light and dark; one sheet.

Names choose the states that begin so. The pictures lie in benchmarks/output/shots.
"""

import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from tests.server.process.serving import ROOT, Serving
from tests.web.browsing import Person, find_chromium, need_page, start_chromium
from tests.web.shots.errands import SETTINGS
from tests.web.shots.states import STATES
from tests.web.shots.visit import State, Visit

FOLDER = ROOT / "benchmarks" / "output" / "shots"
SIZES = ((1280, 800), (1920, 1080), (390, 844), (320, 640), (844, 390))
THEMES = ("light", "dark")
LANGUAGES = ("en", "ru", "de")
SPEAK = """(language) => {
    const menu = document.querySelector("select[data-early=language]");
    if (menu === null || menu.value === language) return;
    menu.value = language;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""By the page's own menu, in place: what was pressed on the way to a state stays pressed."""
FRAME = "new Promise((done) => requestAnimationFrame(() => done()))"
THUMB = 230
"""The width of a picture on the sheet, in px."""
STYLE = f"""
body {{ margin: 12px; font: 14px system-ui; background: #888; color: #000 }}
h2 {{ margin: 16px 0 4px; font-size: 15px }}
.row {{ display: flex; flex-wrap: wrap; gap: 6px; align-items: flex-start }}
img {{ width: {THUMB}px; display: block }}
.bad {{ color: #800; background: #fff; padding: 4px; white-space: pre-wrap }}
"""


def shoot(
    browser: Browser, server: Serving, state: State, folder: Path = FOLDER
) -> tuple[list[str], str]:
    """The files of one state, and what went wrong on the way, if anything did."""
    person = Person(browser, server.address, "Ann", viewport={"width": 1280, "height": 800})
    files, faults = [], []
    try:
        state.reach(Visit(person, server))
        for language in LANGUAGES:
            speak(person, language)
            for width, height in SIZES:
                person.page.set_viewport_size(ViewportSize(width=width, height=height))
                for theme in THEMES:
                    person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                    name = f"{state.name}-{width}x{height}-{theme}-{language}.png"
                    person.page.evaluate(FRAME)
                    person.page.screenshot(path=folder / name, animations="disabled")
                    files.append(name)
                if not person.fits():
                    faults.append(f"too wide at {width} in {language}")
    except (Error, AssertionError) as error:
        faults.append(str(error)[:600])
    faults += [trouble for trouble in person.troubles if "404" not in trouble]
    person.leave()
    return files, "\n".join(faults)


def speak(person: Person, language: str) -> None:
    person.page.evaluate(SPEAK, language)
    said = person.page.locator(f"html[lang={language}]")
    said.wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")


def sheet(taken: dict[str, tuple[list[str], str]]) -> str:
    """All pictures on one page."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Shots</title><style>{STYLE}</style>"]
    for name, (files, fault) in taken.items():
        parts.append(f"<h2>{escape(name)}</h2>")
        if fault:
            parts.append(f"<p class=bad>{escape(fault)}</p>")
        images = (f'<a href="{file}"><img src="{file}" alt=""></a>' for file in files)
        parts.append(f"<div class=row>{''.join(images)}</div>")
    return "\n".join(parts)


def main(wanted: list[str]) -> int:
    need_page()
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [
        state
        for state in STATES
        if not wanted or any(state.name.startswith(name) for name in wanted)
    ]
    taken: dict[str, tuple[list[str], str]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), environment=SETTINGS) as server,
        sync_playwright() as playwright,
    ):
        browser = start_chromium(playwright, find_chromium())
        for state in chosen:
            taken[state.name] = shoot(browser, server, state)
            files, fault = taken[state.name]
            print(f"{state.name}: {len(files)} pictures {fault}", flush=True)
        (FOLDER / "sheet.html").write_text(sheet(taken))
        page = browser.new_page(
            viewport={"width": THUMB * 8 + 100, "height": 900}, device_scale_factor=1
        )
        page.goto((FOLDER / "sheet.html").as_uri())
        page.screenshot(path=FOLDER / "sheet.png", full_page=True)
        browser.close()
    print(FOLDER / "sheet.html")
    return int(any(fault for _, fault in taken.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
