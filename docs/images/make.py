"""Draws play-dooom.svg, a game at the keyboard as a terminal shows it: python docs/images/make.py

A game with fixed chance is played until there is something to see, and photographed.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from asterion.books import book
from asterion.core.dice import Scripted
from asterion.core.referee.table import Table
from asterion.terminal import colour
from asterion.terminal.page import page_for

PLAN = """\
name The Vault of the Two Doors
win 3
#########################
#.....#..G...#.....#...E#
#.G...#......#..S..#....#
#.....#......#.........##
##.#######.###.....#....#
#...............####.##.#
#.####.####.##.......#..#
#.#....#.G#..#.#####.#.G#
#.#..H.#..#..#.#...#.##.#
#...L..#.....#...G.#....#
######.###.###.#...###.##
#E......#......#.A.....G#
#########################
"""
CHANCE = [156, 25, 0]  # where both start; Ariadne's blow hits
SAID = """\
e e e e n n n e e p e e n w w w s w s s w s s w w n n n n e w w w s s s e e e e e e s w w
p w w e e e e e e w n n n n n n n e e e e n n n p s e e e e n s s s e e e s s e s s e e s
s s s p s s w s s n n n n s e p w w w e e e e e w w w n n p e e e n n s s e e e e n e e p
e e n n e n n e s e e n n n w n n n e ae"""
COLUMNS, ROWS = 96, 26

# Colours of a terminal: ground, text, then the eight colours dull and bright.
THEME = TerminalTheme(
    (16, 17, 24),
    (205, 206, 214),
    [(16, 17, 24), (190, 74, 82), (96, 148, 80), (178, 140, 62),
     (82, 108, 170), (152, 96, 162), (72, 142, 152), (140, 142, 152)],
    [(96, 99, 116), (255, 108, 116), (156, 226, 124), (255, 209, 94),
     (128, 166, 250), (228, 150, 242), (128, 222, 234), (242, 242, 247)],
)  # fmt: skip

# Like rich's own format, but with the reader's fonts: nothing is fetched from anywhere.
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px;
 line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def played() -> Table:
    """A table in the middle of a game: Theseus is hurt, Ariadne beside him, the exit near."""
    dooom = book("dooom")
    plan = dooom.plan.read(PLAN)
    table = Table(dooom, plan, ["Theseus", "Ariadne"], dice=Scripted(CHANCE))
    for word in SAID.split():
        table.submit(table.awaited[0], word)
    return table


def photograph(table: Table) -> str:
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, highlight=False
    )
    console.print(colour.paint(page_for(table, 0), COLUMNS, ROWS))
    console.print(Text("move> "), end="")
    return console.export_svg(
        title="asterion play dooom --bots 1",
        theme=THEME,
        code_format=FORMAT,
        unique_id="asterion",
    )


def main() -> None:
    target = Path(__file__).with_name("play-dooom.svg")
    target.write_text(photograph(played()), "utf-8")
    print(f"{target} is drawn")


if __name__ == "__main__":
    main()
