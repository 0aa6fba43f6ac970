"""The report of a game as a page of HTML: curves, the way out, and the map that could be proved."""

from collections.abc import Sequence
from html import escape

from asterion.commands.review_map import plan_map
from asterion.commands.words import say, word
from asterion.core.names import name_of
from asterion.core.phrase import Item, Phrase
from asterion.core.table import Table
from asterion.knowledge.reviewed import Review, holding
from asterion.knowledge.reviewing import NEWS, PLACE, REACH, Blindness, Course, Insight

COLOURS = ("#9c3d17", "#2f6690", "#4d7a3a", "#76367f", "#7d5700", "#1d5b86")
GREY = "#5c5344"
WIDTH, HEIGHT, LEFT, TOP = 820, 280, 46, 14
LABEL = 17
"""So far apart stand the names at the ends of the curves."""
FEW = 8
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


def page(table: Table, courses: Sequence[Course], blind: Blindness | None, review: Review) -> str:
    """The whole report; nothing is fetched by it."""
    title = say("commands-review-title", book=table.book.called)
    parts = [
        _element("h1", title),
        _element("p", _outcome(table)),
        f'<div class="note">{_element("p", _blindness(table, blind))}</div>',
        _blind_map(table, blind, review),
        _element("h2", word("commands-review-curves")),
        _curves(table, courses),
        _element("h2", word("commands-review-ways-out")),
        _ways_out(table, courses),
        _element("h2", word("commands-review-steps")),
        _leaps(table, courses),
        _listed(table, courses, PLACE, "commands-review-places"),
        _listed(table, courses, NEWS, "commands-review-news"),
        _maps(table, review),
        _element("p", word("commands-review-how")),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _blind_map(table: Table, blind: Blindness | None, review: Review) -> str:
    """The plan as the one who was blind could have drawn it in that moment."""
    if blind is None or not review.truth:
        return ""
    n = blind.insight.n
    caption = say("commands-review-map-then", name=_name(table, blind.seat), n=n)
    return _figure(table, review, blind.seat, n, caption)


def _maps(table: Table, review: Review) -> str:
    """For each chair the plan at the end: what it could prove, over the truth."""
    if not review.truth:
        return ""
    last = table.entries[-1].n
    figures = [
        _figure(table, review, chair.seat, last, _name(table, chair.seat))
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


def _name(table: Table, seat: int) -> str:
    return word("commands-review-public") if seat < 0 else name_of(seat, table.names)


def _outcome(table: Table) -> str:
    assert table.result is not None
    return table.result.reason


def _blindness(table: Table, blind: Blindness | None) -> str:
    if blind is None:
        return word("commands-review-nobody-blind")
    reach = blind.insight.kind == REACH
    return say(
        "commands-review-blind-reach" if reach else "commands-review-blind",
        name=_name(table, blind.seat),
        n=blind.insight.n,
        fact=blind.insight.words,
        by=_numbers(blind.insight),
        answers=blind.answers,
    )


def _numbers(insight: Insight) -> list[Item]:
    """The answers of a proof; of many, the first and the last."""
    answers = insight.answers or (insight.n,)
    if len(answers) <= FEW:
        return [str(number) for number in answers]
    return [*(str(number) for number in answers[: FEW // 2]), "…", str(answers[-1])]


def _ways_out(table: Table, courses: Sequence[Course]) -> str:
    rows = []
    for each in courses:
        if not each.ways_out:
            line = say("commands-review-no-way-out", name=_name(table, each.seat))
            rows.append(f"<li>{escape(line)}</li>")
        for insight in each.ways_out[:3]:
            line = say(
                "commands-review-way-out",
                name=_name(table, each.seat),
                n=insight.n,
                fact=insight.words,
                by=_numbers(insight),
            )
            rows.append(f"<li>{escape(line)}</li>")
    return f"<ul>{''.join(rows)}</ul>"


def _listed(table: Table, courses: Sequence[Course], kind: str, heading: str) -> str:
    """What each chair could have known of the others, or of its own place once it was lost."""
    rows = []
    for each in courses:
        for insight in [one for one in each.insights if one.kind == kind][:FEW]:
            line = say(
                "commands-review-news-line",
                name=_name(table, each.seat),
                n=insight.n,
                fact=_of_somebody(insight.words),
                by=_numbers(insight),
            )
            rows.append(f"<li>{escape(line)}</li>")
    return f"{_element('h2', word(heading))}<ul>{''.join(rows)}</ul>" if rows else ""


def _of_somebody(fact: Phrase) -> Phrase:
    """A report speaks to nobody: where a chair is told “you”, it has the name."""
    return Phrase(fact.id, {**fact.args, "whoIs": "other"}) if "whoIs" in fact.args else fact


def _leaps(table: Table, courses: Sequence[Course]) -> str:
    """For each chair the answer that gave most, and what was certain in the end."""
    rows = []
    for each in courses:
        later = each.moments[1:]  # the first look around is the same in every game
        best = max(later, key=lambda moment: len(moment.new), default=None)
        if best is not None and best.new:
            line = say(
                "commands-review-leap",
                name=_name(table, each.seat),
                percent=round(100 * each.share),
                n=best.n,
                facts=len(best.new),
            )
            rows.append(f"<li>{escape(line)}</li>")
    return f"<ul>{''.join(rows)}</ul>"


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
        label = f"{_name(table, each.seat)} {round(100 * each.share)} %"
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


def summary(table: Table, courses: Sequence[Course], blind: Blindness | None) -> list[str]:
    """The same in a few lines, for whoever reads at a terminal."""
    shares = [f"{_name(table, each.seat)}: {round(100 * each.share)} %" for each in courses]
    return [_outcome(table), _blindness(table, blind), ", ".join(shares)]
