"""The report of a game as a page of HTML: curves, the way out, and the map that could be proved."""

from collections.abc import Sequence
from html import escape

from asterion.commands.review_map import plan_map
from asterion.commands.words import Tongue, in_words, say, word
from asterion.core.referee.table import Table
from asterion.knowledge.prose.naming import chair_name
from asterion.knowledge.prose.writing import written
from asterion.knowledge.reviewed import Review, Reviewing, holding
from asterion.knowledge.reviewing import Blindness, Course
from asterion.knowledge.spoken_review import Section, Text, spoken_text
from asterion.terminal.program import as_typed

COLOURS = ("#9c3d17", "#2f6690", "#4d7a3a", "#76367f", "#7d5700", "#1d5b86")
GREY = "#5c5344"
WIDTH, HEIGHT, LEFT, TOP = 820, 280, 46, 14
LABEL = 17
"""So far apart stand the names at the ends of the curves."""
STYLE = """
body { font: 17px/1.5 Literata, Georgia, serif; color: #231e17; background: #faf7f0;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem } h2 { font-size: 1.2rem; margin-top: 2rem }
.note { border-left: 5px solid #9c3d17; background: #f6e2d3; padding: .6rem 1rem }
table { border-collapse: collapse } td, th { padding: .25rem .9rem .25rem 0; text-align: left }
svg { max-width: 100%; height: auto } text { font: 13px system-ui, sans-serif; fill: #5c5344 }
ul { padding-left: 1.2rem }
.maps { display: flex; flex-wrap: wrap; gap: 1.5rem } figure { margin: 1rem 0 }
figcaption { font-style: italic } text.m { font: 600 17px Literata, Georgia, serif;
  text-anchor: middle } text.p { fill: #fffaf2; font-weight: 700; text-anchor: middle }
text.n { font-style: italic; text-anchor: middle }
"""


def page(again: Reviewing) -> str:
    """The whole report; nothing is fetched by it."""
    table, courses, review = again.table, again.courses, again.review
    title = say("commands-review-title", book=table.book.called)
    text = _text(again)
    parts = [
        _element("h1", title),
        _element("p", text.outcome),
        f'<div class="note">{_element("p", " ".join(text.story))}</div>',
        _element("p", text.places),
        _blind_map(table, again.blind, review),
        *map(_section, text.sections),
        _element("h2", word("commands-review-curves")),
        _curves(table, courses),
        _maps(table, review),
        _element("p", word("commands-review-how")),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _section(section: Section) -> str:
    lines = "".join(_element("li", line) for line in section.lines)
    return f"{_element('h2', section.heading)}<ul>{lines}</ul>"


def _blind_map(table: Table, blind: Blindness | None, review: Review) -> str:
    """The plan as the one who was blind could have drawn it in that moment."""
    if blind is None or not review.truth:
        return ""
    n = blind.insight.n
    caption = say("commands-review-map-then", name=chair_name(table, blind.seat), n=n)
    return _figure(table, review, blind.seat, n, caption)


def _maps(table: Table, review: Review) -> str:
    """For each chair the plan at the end: what it could prove, over the truth."""
    if not review.truth:
        return ""
    last = table.entries[-1].n
    figures = [
        _figure(table, review, chair.seat, last, _named(table, chair.seat))
        for chair in review.chairs
    ]
    heading = _element("h2", word("commands-review-maps"))
    about = _element("p", word("commands-review-maps-about"))
    return f'{heading}{about}<div class="maps">{"".join(figures)}</div>'


def _figure(table: Table, review: Review, seat: int, n: int, caption: str) -> str:
    chair = next(chair for chair in review.chairs if chair.seat == seat)
    notebook = table.book.looks.notebook
    letters = {stamp.key: stamp.letters for stamp in notebook.stamps} if notebook else {}
    pieces = {
        who: (name[:1].upper(), COLOURS[who % len(COLOURS)]) for who, name in enumerate(table.names)
    }
    drawn = plan_map(holding(review.truth, n), holding(chair.facts, n), letters, pieces, caption)
    return f"<figure>{drawn}{_element('figcaption', caption)}</figure>"


def _element(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>"


def _curves(table: Table, courses: Sequence[Course]) -> str:
    """Stepped: x is the number of the answer, y the part of the plan that could be proved."""
    last = max((each.moments[-1].n for each in courses if each.moments), default=1) or 1
    drawn = [_axis(last)]
    labels = _label_heights(courses)
    for each in courses:
        colour = COLOURS[each.seat % len(COLOURS)] if each.seat >= 0 else GREY
        points = [f"M{LEFT} {TOP + HEIGHT}"]
        for moment in each.moments:
            x = LEFT + WIDTH * moment.n / last
            y = TOP + HEIGHT * (1 - moment.known / (moment.of or 1))
            points.append(f"H{x:.1f}V{y:.1f}")
        dash = ' stroke-dasharray="5 4"' if each.seat < 0 else ""
        drawn.append(
            f'<path d="{"".join(points)}" fill="none" stroke="{colour}" stroke-width="2.4"{dash}/>'
        )
        label = f"{_named(table, each.seat)} {round(100 * each.share)} %"
        drawn.append(
            f'<text x="{LEFT + WIDTH + 8}" y="{labels[each.seat] + 4}"'
            f' style="fill:{colour};font-weight:600">{escape(label)}</text>'
        )
        for insight in each.ways_out[:1]:
            x = LEFT + WIDTH * insight.n / last
            drawn.append(f'<circle cx="{x:.1f}" cy="{TOP + HEIGHT}" r="5" fill="{colour}"/>')
    size = f"0 0 {LEFT + WIDTH + 150} {TOP + HEIGHT + 34}"
    about = escape(word("commands-review-curves"))
    return f'<svg viewBox="{size}" role="img" aria-label="{about}">{"".join(drawn)}</svg>'


def _label_heights(courses: Sequence[Course]) -> dict[int, int]:
    """Beside the end of each curve, pushed down where another one ends there."""
    heights: dict[int, int] = {}
    for each in sorted(courses, key=lambda course: -course.share):
        wanted = round(TOP + HEIGHT * (1 - each.share))
        heights[each.seat] = max([wanted, *(taken + LABEL for taken in heights.values())])
    return heights


def _axis(last: int) -> str:
    lines = [
        f'<path d="M{LEFT} {TOP + HEIGHT * (1 - part)}H{LEFT + WIDTH}" stroke="#d9cfbb"/>'
        f'<text x="0" y="{TOP + HEIGHT * (1 - part) + 4}">{round(100 * part)} %</text>'
        for part in (0, 0.5, 1)
    ]
    step = max(1, last // 10)
    lines += [
        f'<text x="{LEFT + WIDTH * n / last:.0f}" y="{TOP + HEIGHT + 24}">{n}</text>'
        for n in range(0, last + 1, step)
    ]
    return "".join(lines)


def summary(again: Reviewing) -> list[str]:
    """The same as lines, to be read at a terminal."""
    text = _text(again)
    lines = [each for each in (text.outcome, *text.story, text.places) if each]
    for section in text.sections:
        lines += ["", section.heading, *(f"  {line}" for line in section.lines)]
    return [as_typed(line) for line in [*lines, ""]]


def _text(again: Reviewing) -> Text:
    return spoken_text(written(again), Tongue.language)


def _named(table: Table, seat: int) -> str:
    return in_words(chair_name(table, seat))
