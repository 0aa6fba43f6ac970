"""An examination of a program that plays ChamberCrawler3000, as the reports have it."""

from collections.abc import Iterator, Sequence

import msgspec

from asterion.books.cc3k import BOOK
from asterion.core.phrase import Phrase, Value, phrase
from asterion.examiner.cc3k.besides import besides, mistaken, one_sided
from asterion.examiner.cc3k.difference import MAP, Difference
from asterion.examiner.cc3k.findings import Examination, Finding
from asterion.examiner.report import findings as report
from asterion.examiner.report.findings import Findings, Line, checks_of

MOST_SHOWN = 6
"""Differences of one frame that are said; the rest is counted."""
INDENT = "    "
NEEDED = ("hit_points", "attack", "defence", "gold", "floor")
"""C38  Rows without which much cannot be judged; a race and an action row are no numbers."""


def findings_of(found: Examination, name: str = "") -> Findings:
    """The same for every form of report."""
    texts = rule_texts()
    told = [
        report.Finding(
            each.rule,
            each.count,
            [*finding_lines(each, texts[each.rule]), *mistakes_in(found, each.rule)],
            {"kind": each.kind, "example": msgspec.to_builtins(each.example)},
        )
        for each in found.findings
    ]
    told += [
        report.Finding(each.rule, each.explains, [("", mistaken(each))], {"kind": "mistake"})
        for each in found.mistakes
        if each.rule not in {finding.rule for finding in found.findings}
    ]
    told += [
        report.Finding(die.rule, 1, [("", one_sided(die))], {"kind": "dice"})
        for die in found.one_sided
    ]
    title = name or " ".join(found.program) or BOOK.name
    return Findings(
        BOOK.name,
        found.program,
        title,
        checks_of([*texts.items()], {*found.held}, told, found.endings),
        found.games,
        found.frames,
        told,
        found.endings,
        [*head_lines(found, title)],
        [*tail_lines(found)],
        unread_rows(found),
        {
            "wording": found.wording,
            "labels": found.labels,
            "shows": found.shows,
            "scenes": msgspec.to_builtins(found.scenes),
            "readings": msgspec.to_builtins(found.readings),
            "mistakes": msgspec.to_builtins(found.mistakes),
            "one_sided": msgspec.to_builtins(found.one_sided),
            "lost": msgspec.to_builtins(found.lost),
            "unfollowed": found.unfollowed,
            "most_worlds": found.most_worlds,
            "median_worlds": found.median_worlds,
        },
    )


def mistakes_in(found: Examination, rule: str) -> Iterator[Line]:
    for mistake in found.mistakes:
        if mistake.rule == rule:
            yield "", mistaken(mistake)


def head_lines(found: Examination, title: str) -> Iterator[Line]:
    yield "", phrase("examiner-title", program=title, games=found.games, frames=found.frames)
    if found.frames:
        shows = ", ".join(["map", *found.shows]).replace("_", " ")
        yield "", phrase("examiner-profile", shows=shows, wording=found.wording)
        if found.labels:
            yield "", phrase("examiner-labels", labels=found.labels)
        if unread := unread_rows(found):
            yield "", phrase("examiner-unread", rows=unread)


def unread_rows(found: Examination) -> str:
    return ", ".join(name for name in NEEDED if found.frames and name not in found.shows)


def tail_lines(found: Examination) -> Iterator[Line]:
    for said in besides(found):
        yield "", said
    if found.unfollowed:
        yield "", phrase("examiner-unfollowed", count=found.unfollowed)
    if found.frames:
        median = f"{found.median_worlds:g}"
        yield "", phrase("examiner-worlds", median=median, most=found.most_worlds)


def rule_texts() -> dict[str, Phrase]:
    """The rules by their numbers, as the book has them."""
    return {rule.number: rule.says for rule in BOOK.rules.numbered(BOOK.rules.options())}


def finding_lines(finding: Finding, rule: Phrase) -> Iterator[Line]:
    """The rule, where it was broken first, what is allowed, and the frames before and after."""
    example = finding.example
    yield "", phrase("examiner-finding", rule=finding.rule, count=finding.count, text=rule)
    where: dict[str, Value] = {"game": example.game, "turn": example.turn}
    where |= {"race": example.race, "command": example.command}
    if example.scene:
        yield INDENT, phrase("examiner-where-scene", scene=example.scene, **where)
    else:
        yield INDENT, phrase("examiner-where", **where)
    yield from difference_lines(example.shown)
    for other in example.allowed:
        yield INDENT, phrase("examiner-or")
        yield from difference_lines(other)
    if example.said:
        yield INDENT, phrase("examiner-said", said=example.said)
    for id, rows in (("examiner-before", example.before), ("examiner-after", example.after)):
        drawn = [row for row in rows if row.strip(" |")]
        if drawn:
            yield INDENT, phrase(id)
            yield from ((2 * INDENT, row.rstrip()) for row in drawn)


def difference_lines(found: Sequence[Difference]) -> Iterator[Line]:
    for each in found[:MOST_SHOWN]:
        sides = {"shown": each.shown, "allowed": each.allowed}
        if each.what == MAP:
            place = {"row": each.row, "column": each.column}
            yield 2 * INDENT, phrase("examiner-difference-map", **sides, **place)
        else:
            what = phrase(f"examiner-what-{each.what}")
            yield 2 * INDENT, phrase("examiner-difference", what=what, **sides)
    if len(found) > MOST_SHOWN:
        yield 2 * INDENT, phrase("examiner-more", count=len(found) - MOST_SHOWN)
