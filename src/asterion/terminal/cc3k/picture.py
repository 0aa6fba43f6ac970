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
    WAYS,
    full_hit_points,
)
from asterion.books.cc3k.rules.combat import damage, enemy_damage
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.words.things import ENEMY_WORDS, race_word
from asterion.core.phrase import Phrase, Value, phrase
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
from asterion.terminal.words import in_words, say, word

Line = list[tuple[str, str]]
"""Pieces of text, each with its style."""
PANEL = 30
"""Columns that the panel beside the map needs; it is there where they are left over."""
MOST_PANEL = 44
BELOW = 5
"""Rows kept free below the map, however small the screen is."""
LEAST_MAP = 3
BAR = 12


class Page(msgspec.Struct):
    """What is to be shown: the player's view, what happened last, and a line of advice."""

    view: View
    log: Sequence[str]
    hint: str
    notice: str = ""


def picture(page: Page, columns: int, rows: int) -> list[Line]:
    """Exactly this many rows, none longer than there are columns."""
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
    return say("terminal-crawl-map-goes-on", signs=signs) if signs else ""


# ---- how it stands


def status(view: View) -> Line:
    """C38  Everything that the information rows have, in one."""
    attack, defence, gold = numbers(view)
    floor = say("terminal-crawl-floor", floor=view.floor, floors=FLOORS)
    health = say("terminal-crawl-hp", points=view.hit_points)
    line: Line = [(f"{in_words(race_word(view.race))}  ", BOLD), (health, health_style(view))]
    line += [(f"  {attack}  {defence}  ", PLAIN), (gold, YELLOW), (f"  {floor}", PLAIN)]
    return [*line, *((f"  {state}", CYAN) for state in conditions(view))]


def numbers(view: View) -> tuple[str, str, str]:
    """Attack, defence and gold."""
    return (
        say("terminal-crawl-attack", attack=view.attack),
        say("terminal-crawl-defence", defence=view.defence),
        say("terminal-crawl-gold", gold=view.gold),
    )


def health_style(view: View) -> str:
    most = RACES[view.race].hit_points
    return GREEN if view.hit_points * 2 > most else YELLOW if view.hit_points * 4 > most else RED


def conditions(view: View) -> list[str]:
    frozen = [word("terminal-crawl-frozen")] if view.frozen else []
    return [*frozen, word("terminal-crawl-hostile")] if view.hostile else frozen


def panel(view: View, width: int) -> list[Line]:
    """The same with more room, what is known of the potions, and who is beside the player."""
    race = RACES[view.race]
    has = "terminal-crawl-hp" if view.race == VAMPIRE else "terminal-crawl-hp-of"
    health = say(has, points=view.hit_points, most=race.hit_points)
    attack, defence, gold = numbers(view)
    about: dict[str, Value] = {"floor": view.floor, "floors": FLOORS}
    full = min(BAR, max(1, view.hit_points * BAR // race.hit_points)) if view.hit_points else 0
    bar = [("█" * full, health_style(view)), ("░" * (BAR - full), DIM)]
    lines: list[Line] = [
        [(say("terminal-crawl-race-floor", race=race_word(view.race), **about), BOLD)],
        [*bar, (f" {health}", health_style(view))],
        [(f"{attack}   {defence}   ", PLAIN), (gold, YELLOW)],
        *([(state[:1].upper() + state[1:], CYAN)] for state in conditions(view)),
        [],
    ]
    if view.known:
        lines.append([(word("terminal-crawl-known"), BOLD)])
        lines += [[(f"{kind} {in_words(potion_word(kind))}", PLAIN)] for kind in sorted(view.known)]
        lines.append([])
    beside = list(neighbours(view))
    if beside:
        lines.append([(word("terminal-crawl-beside"), BOLD)])
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
        where = Phrase(f"terminal-crawl-way-{WAYS[way]}")
        if symbol == POTION:
            kind = view.potions.get(cell)
            if kind:
                yield say("terminal-crawl-potion", way=where, does=potion_word(kind))
            else:
                yield say("terminal-crawl-potion-unknown", way=where)
        elif symbol in ENEMIES:
            left = view.wounded.get(cell, full_hit_points(symbol, view.options.hard))
            yield say(
                "terminal-crawl-enemy",
                letter=chr(symbol),
                way=where,
                enemy=ENEMY_WORDS[symbol],
                left=left,
                hit=damage_to(view, symbol),
                answer=answer_of(view, symbol),
            )


def potion_word(kind: str) -> Phrase:
    """What a potion of a known kind does."""
    return Phrase(f"terminal-potion-{kind}")


def damage_to(view: View, kind: int) -> int:
    return damage(view.attack, ENEMIES[kind].defence, view.options)


def answer_of(view: View, kind: int) -> Phrase:
    """C17, C21  What it does to the player in return."""
    if kind == MERCHANT and not view.hostile:
        return phrase("terminal-crawl-peaceful")
    twice = kind == ELF and view.race != DROW
    hurt = enemy_damage(kind, view.race, view.defence, view.options)
    name = "terminal-crawl-answers-twice" if twice else "terminal-crawl-answers"
    return phrase(name, damage=hurt)


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
