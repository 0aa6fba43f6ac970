"""The report of an arena: a table for the terminal or a document, and a page to look at."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from asterion.arena.contest import Contest, Outcomes
from asterion.arena.standing import Line, crosses, standings
from asterion.arena.trouble import every_fault, not_started
from asterion.arena.wording import Words
from asterion.books import book

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 Georgia, serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid #8886; text-align: right; }
pre { margin: 0; white-space: pre-wrap; }
th:first-child, td:first-child, td.text { text-align: left; }
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def rows_of(lines: Sequence[Line]) -> list[list[str]]:
    return [
        [
            line.bot,
            str(line.games),
            f"{line.won} ({percent(line.won / max(1, line.games))})",
            f"{100 * line.low:.0f}-{100 * line.high:.0f} %",
            str(line.drawn),
            f"{line.rating:.1f} ± {line.margin:.1f}" if line.is_rated else NOT_RATED,
            f"{line.seconds:.3f}",
            f"{line.slowest:.2f}",
            str(line.faults),
        ]
        for line in lines
    ]


NOT_RATED = "–"
HEADINGS = ("bot", "games", "won", "interval", "drawn", "rating", "seconds", "slowest", "faults")


def about(contest: Contest, outcomes: Outcomes, say: Words) -> str:
    return say(
        "about",
        book=book(contest.book).called,
        kind=contest.kind,
        players=contest.players,
        plans=contest.plans,
        seed=contest.seed,
        games=len(outcomes),
    )


def as_markdown(contest: Contest, outcomes: Outcomes, say: Words) -> str:
    """The standings, as documents have them."""
    rows = [[say(name) for name in HEADINGS], ["---"] * len(HEADINGS)]
    rows += rows_of(standings(contest, outcomes))
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def as_page(contest: Contest, outcomes: Outcomes, say: Words) -> str:
    """One file without anything else, with a link to the record of every game."""
    lines = standings(contest, outcomes)
    title = f"{say('title')}: {book(contest.book).title}"
    parts = [
        f"<!doctype html><meta charset=utf-8><title>{escape(title)}</title>",
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{escape(about(contest, outcomes, say))}</p>",
        _table([say(name) for name in HEADINGS], rows_of(lines)),
        _picture(lines),
        f"<h2>{escape(say('cross'))}</h2><p>{escape(say('cross-how'))}</p>",
        _cross(contest, outcomes),
        *_faults(contest, outcomes, say),
        f"<h2>{escape(say('all-games'))}</h2>",
        f"<p>{escape(say('replay-with'))} <code>asterion replay games/ID.jsonl</code></p>",
        _games(contest, outcomes, say),
    ]
    return "\n".join(parts)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are text; they are escaped here."""
    head = "".join(f"<th>{escape(one)}</th>" for one in headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _picture(lines: Sequence[Line]) -> str:
    """The ratings as dots with their intervals."""
    if not lines:
        return ""
    low = min(line.rating - line.margin for line in lines)
    high = max(line.rating + line.margin for line in lines)
    wide = 640 / max(1.0, high - low)
    drawn = []
    for row, line in enumerate(lines):
        y = 18 + 26 * row
        left, dot, right = (
            180 + wide * (value - low)
            for value in (line.rating - line.margin, line.rating, line.rating + line.margin)
        )
        drawn.append(
            f"<text x=170 y={y + 5} text-anchor=end fill=currentColor>"
            f"{escape(line.bot[:24])}</text>"
            f"<line x1={left:.1f} x2={right:.1f} y1={y} y2={y} stroke=currentColor />"
            f"<circle cx={dot:.1f} cy={y} r=5 fill=currentColor />"
        )
    return f"<svg width=840 height={26 * len(lines) + 18} role=img>{''.join(drawn)}</svg>"


def _cross(contest: Contest, outcomes: Outcomes) -> str:
    table = crosses(contest, outcomes)
    rows = [
        [bot, *("" if met == (0, 0, 0) else "-".join(map(str, met)) for met in table[number])]
        for number, bot in enumerate(contest.bots)
    ]
    return _table(["", *contest.bots], rows)


def _games(contest: Contest, outcomes: Outcomes, say: Words) -> str:
    rows = []
    for name in sorted(outcomes):
        outcome = outcomes[name]
        if outcome.absent:
            continue
        seats = ", ".join(contest.bots[bot] for bot in outcome.bots)
        won = ", ".join(contest.bots[outcome.bots[seat]] for seat in outcome.winners)
        rows.append(
            f'<tr><td><a href="games/{escape(name)}.jsonl">{escape(name)}</a></td>'
            f"<td class=text>{escape(seats)}</td><td class=text>{escape(won or say('nobody'))}</td>"
            f"<td>{outcome.answers}</td></tr>"
        )
    head = "".join(
        f"<th>{escape(say(one))}</th>" for one in ("record", "seats-heading", "winner", "answers")
    )
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _faults(contest: Contest, outcomes: Outcomes, say: Words) -> list[str]:
    """Every answer that could not be used, for the authors of the bots."""
    rows = []
    for name, fault in every_fault(outcomes):
        bot = contest.bots[outcomes[name].bots[fault.seat]]
        link = f'<a href="games/{escape(name)}.jsonl">{escape(name)}</a>'
        cells = (f"{escape(bot)}", escape(fault.asked), escape(fault.said))
        rows.append(
            f"<tr><td>{escape(name) if outcomes[name].absent else link}</td>"
            + "".join(f"<td class=text>{cell}</td>" for cell in cells)
            + f"<td class=text><pre>{escape(fault.wrong)}</pre></td><td>{fault.times}</td></tr>"
        )
    if not rows:
        return []
    names = ("record", "bot", "asked", "said", "wrong", "times")
    head = "".join(f"<th>{escape(say(one))}</th>" for one in names)
    return [
        f"<h2 id=faults>{escape(say('all-faults'))}</h2>",
        *(f"<p>{escape(line)}</p>" for line in not_started(contest, outcomes, say)),
        f"<table><tr>{head}</tr>{''.join(rows)}</table>",
    ]


def write_page(folder: Path, contest: Contest, outcomes: Outcomes, say: Words) -> Path:
    path = folder / "report.html"
    path.write_text(as_page(contest, outcomes, say), "utf-8")
    return path
