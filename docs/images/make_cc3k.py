"""Draws play-cc3k.svg, the full screen of ChamberCrawler3000: python docs/images/make_cc3k.py

A bot plays a game with fixed chance into the middle of a fight, and the player's screen is
photographed there.
"""

import io
from pathlib import Path

from make import FORMAT, THEME
from rich.console import Console
from rich.text import Text

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.words.sentences import action
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.terminal.cc3k.crawl import HINT
from asterion.terminal.cc3k.picture import Page, neighbours, picture, rendered

COLUMNS, ROWS = 120, 36
SEED = 5
LATEST = 60


def is_worth_a_picture(view: View) -> bool:
    """Some gold, some potions known, wounds, and an enemy at hand."""
    fights = any("you hit" in beside for beside in neighbours(view))
    return view.gold >= 10 and len(view.known) >= 3 and view.hit_points < 80 and fights


def played() -> Table:
    """A troll on its way, having stopped the enemies."""
    table = Table(BOOK, default_plan(), ["Theseus"], dice=Rolled(SEED))
    bot = make_bot("cc3k", "crawler", Rolled(SEED))
    while not is_worth_a_picture(table.view(0)):
        prompt = table.prompt(0)
        assert prompt is not None, "another seed is needed"
        table.submit(0, bot.answer(table.view(0), prompt))
    return table


def photograph(table: Table) -> str:
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, highlight=False
    )
    log = [action(entry.told(0)) for entry in table.entries[1:][-LATEST:]]
    for line in picture(Page(table.view(0), log, HINT), COLUMNS, ROWS):
        console.print(Text.from_ansi(rendered(line, colour=True)))
    return console.export_svg(
        title="asterion play cc3k", theme=THEME, code_format=FORMAT, unique_id="cc3k"
    )


def main() -> None:
    target = Path(__file__).with_name("play-cc3k.svg")
    target.write_text(photograph(played()), "utf-8")
    print(f"{target} is drawn")


if __name__ == "__main__":
    main()
