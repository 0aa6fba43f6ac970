"""The full screen as rows of text, for any size: the map, how it stands, what happened."""

import textwrap
from collections.abc import Iterator, Sequence

import msgspec

from asterion.books.cc3k.plan.floor import board_text
from asterion.books.cc3k.plan.kinds import (
    COLUMNS,
    DROW,
    ELF,
    ENEMIES,
    FLOORS,
    GRID,
    MERCHANT,
    POTION,
    RACES,
    ROWS,
    STEPS,
    VAMPIRE,
    WAY_NAMES,
    full_hit_points,
)
from asterion.books.cc3k.rules.combat import damage, enemy_damage
from asterion.books.cc3k.view.model import View
from asterion.terminal.cc3k.paint import (
    BOLD,
    CYAN,
    DIM,
    GREEN,
    PLAIN,
    RED,
    YELLOW,
    style_of,
    styled,
)
from asterion.terminal.layout import window

Line = list[tuple[str, str]]
"""Pieces of text, each with its style."""
PANEL = 30
"""Columns that the panel beside the map needs; it is there where they are left over."""
MOST_PANEL = 44
BELOW = 5
"""Rows kept free below the map, however small the screen is."""
LEAST_MAP = 3
BAR = 12
POTION_WORDS = {
    "RH": "restores health",
    "BA": "boosts attack",
    "BD": "boosts defence",
    "PH": "poisons",
    "WA": "wounds attack",
    "WD": "wounds defence",
}


class Page(msgspec.Struct):
    """What is to be shown: the player's view, what happened last, and a line of advice."""

    view: View
    log: Sequence[str]
    hint: str
    notice: str = ""


def picture(page: Page, columns: int, rows: int) -> list[Line]:
    """Exactly so many rows, none longer than there are columns."""
    wide = columns >= COLUMNS + 1 + PANEL
    height = min(ROWS, rows, max(LEAST_MAP, rows - BELOW))
    lines = board(page.view, columns, height)
    if wide:
        width = min(MOST_PANEL, columns - COLUMNS - 2)
        beside = panel(page.view, width)
        room = COLUMNS + 2
        tall = max(height, min(len(beside), rows - BELOW))
        lines += [[]] * (tall - len(lines))
        for n, line in enumerate(beside[:tall]):
            lines[n] = [*padded(lines[n], room), *line]
    else:
        lines.append(status(page.view))
    lines += log(page, columns, rows - len(lines) - 1)
    lines.append([(more_of_it(page.view, columns, height) + page.hint, DIM)])
    return [cut(line, columns) for line in lines[:rows]]


def board(view: View, columns: int, rows: int) -> list[Line]:
    """The map; where it is larger than the screen, the part around the player."""
    across, down = windows(view, columns, rows)
    drawn = board_text(view.drawing).split("\n")
    return [
        [(symbol, style_of(symbol)) for symbol in drawn[n][across.start : across.stop]]
        for n in down
    ]


def windows(view: View, columns: int, rows: int) -> tuple[range, range]:
    """The columns and the rows of the map that there is room for."""
    column, row = GRID.place(view.here)
    return window(COLUMNS, columns, column), window(ROWS, rows, row)


def more_of_it(view: View, columns: int, rows: int) -> str:
    """Where the map goes on beyond the screen."""
    across, down = windows(view, columns, rows)
    beyond = (down.start, ROWS - down.stop, across.start, COLUMNS - across.stop)
    signs = "".join(sign for sign, hidden in zip("↑↓←→", beyond, strict=True) if hidden)
    return f"map goes on {signs}   " if signs else ""


# ---- how it stands


def status(view: View) -> Line:
    """C38  Everything that the information rows have, in one."""
    race = RACES[view.race]
    line: Line = [(f"{race.name}  ", BOLD), (f"HP {view.hit_points}", health_style(view))]
    line.append((f"  Atk {view.attack}  Def {view.defence}  ", PLAIN))
    line.append((f"Gold {view.gold}", YELLOW))
    line.append((f"  Floor {view.floor} of {FLOORS}", PLAIN))
    return [*line, *((f"  {word}", CYAN) for word in conditions(view))]


def health_style(view: View) -> str:
    most = RACES[view.race].hit_points
    return GREEN if view.hit_points * 2 > most else YELLOW if view.hit_points * 4 > most else RED


def conditions(view: View) -> list[str]:
    words = ["enemies stand still"] if view.frozen else []
    return [*words, "merchants are hostile"] if view.hostile else words


def panel(view: View, width: int) -> list[Line]:
    """The same with more room, what is known of the potions, and who is beside the player."""
    race = RACES[view.race]
    most = "" if view.race == VAMPIRE else f" of {race.hit_points}"
    full = min(BAR, max(1, view.hit_points * BAR // race.hit_points)) if view.hit_points else 0
    bar = [("█" * full, health_style(view)), ("░" * (BAR - full), DIM)]
    lines: list[Line] = [
        [(f"{race.name}, floor {view.floor} of {FLOORS}", BOLD)],
        [*bar, (f" HP {view.hit_points}{most}", health_style(view))],
        [(f"Atk {view.attack}   Def {view.defence}   ", PLAIN), (f"Gold {view.gold}", YELLOW)],
        *([(word.capitalize(), CYAN)] for word in conditions(view)),
        [],
    ]
    if view.known:
        lines.append([("Potions you know", BOLD)])
        lines += [[(f"{kind} {POTION_WORDS[kind]}", PLAIN)] for kind in sorted(view.known)]
        lines.append([])
    beside = list(neighbours(view))
    if beside:
        lines.append([("Beside you", BOLD)])
        lines += [
            [(part, PLAIN)]
            for text in beside
            for part in textwrap.wrap(text, width, subsequent_indent="  ")
        ]
    return lines


def neighbours(view: View) -> Iterator[str]:
    """C31, C39  Enemies and potions within one block, with what a blow would do."""
    for way, step in enumerate(STEPS):
        cell = view.here + step
        symbol = view.drawing[cell]
        where = WAY_NAMES[way].lower()
        if symbol == POTION:
            kind = view.potions.get(cell)
            yield f"P {where}: {POTION_WORDS[kind] if kind else 'a potion you do not know'}"
        elif symbol in ENEMIES:
            left = view.wounded.get(cell, full_hit_points(symbol, view.options.hard))
            name = f"{chr(symbol)} {where}: {ENEMIES[symbol].name}, {left} HP"
            yield f"{name}; you hit for {damage_to(view, symbol)}, {answer_of(view, symbol)}"


def damage_to(view: View, kind: int) -> int:
    return damage(view.attack, ENEMIES[kind].defence, view.options)


def answer_of(view: View, kind: int) -> str:
    """C17, C21  What it does to the player in return."""
    if kind == MERCHANT and not view.hostile:
        return "it is peaceful"
    twice = " twice" if kind == ELF and view.race != DROW else ""
    return f"it for {enemy_damage(kind, view.race, view.defence, view.options)}{twice}"


# ---- what happened


def log(page: Page, columns: int, rows: int) -> list[Line]:
    """The latest last, as much as there is room for; a notice stands below it all."""
    latest = len(page.log) - 1
    lines: list[Line] = []
    for n, text in enumerate(page.log):
        style = CYAN if n == latest and not page.notice else PLAIN
        lines += [[(part, style)] for part in wrapped(text, columns)]
    if page.notice:
        lines += [[(part, YELLOW)] for part in wrapped(page.notice, columns)]
    lines = lines[-rows:] if rows > 0 else []
    return lines + [[]] * (rows - len(lines))


def wrapped(text: str, columns: int) -> list[str]:
    return textwrap.wrap(text, max(1, columns - 1), subsequent_indent="  ") or [""]


# ---- rows of pieces


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * max(0, width - sum(len(text) for text, _ in line)), PLAIN)]


def cut(line: Line, columns: int) -> Line:
    left, kept = columns, Line()
    for text, style in line:
        kept.append((text[:left], style))
        left -= len(text[:left])
    return [piece for piece in kept if piece[0]]


def rendered(line: Line, colour: bool) -> str:
    """As it is sent to a terminal; pieces of the same style are sent together."""
    if not colour:
        return "".join(text for text, _ in line)
    runs: Line = []
    for text, style in line:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + text, style)
        else:
            runs.append((text, style))
    return "".join(styled(text, style) for text, style in runs)
