"""An examination as text for people, in their language."""

from collections.abc import Callable, Iterator, Sequence

from asterion.books.cc3k import BOOK
from asterion.core.phrase import Phrase, Value, phrase
from asterion.examiner.cc3k.difference import MAP, Difference
from asterion.examiner.cc3k.findings import Examination, Finding

MOST_SHOWN = 6
"""Differences of one frame that are said; the rest is counted."""
INDENT = "    "
Line = tuple[str, Phrase | str]
"""How far it is indented, and what it says."""
Speak = Callable[[Phrase], str]


def lines(found: Examination) -> Iterator[Line]:
    """All that is reported, line by line."""
    counted = {"games": found.games, "frames": found.frames}
    yield "", phrase("examiner-title", program=" ".join(found.program), **counted)
    shows = ", ".join(["map", *found.shows]).replace("_", " ")
    yield "", phrase("examiner-profile", shows=shows, wording=found.wording)
    texts = rule_texts()
    for finding in found.findings:
        yield "", ""
        yield from finding_lines(finding, texts[finding.rule])
    for ending in found.endings:
        yield "", ""
        about: dict[str, Value] = {"kind": ending.kind, "command": ending.command}
        about |= {"count": ending.count, "status": ending.status}
        yield "", phrase("examiner-ending", **about, game=ending.game, turn=ending.turn)
    yield "", ""
    if found.is_clean:
        yield "", phrase("examiner-nothing")
    for id, rules in (
        ("examiner-broken", found.broken),
        ("examiner-held", found.held),
        ("examiner-not-reached", found.not_reached),
    ):
        if rules:
            yield "", phrase(id, rules=" ".join(rules))
    if found.unfollowed:
        yield "", phrase("examiner-unfollowed", count=found.unfollowed)
    median = f"{found.median_worlds:g}"
    yield "", phrase("examiner-worlds", median=median, most=found.most_worlds)


def rule_texts() -> dict[str, Phrase]:
    """The rules by their numbers, as the book has them."""
    return {rule.number: rule.says for rule in BOOK.rules(BOOK.options())}


def finding_lines(finding: Finding, rule: Phrase) -> Iterator[Line]:
    """The rule, where it was broken first, what is allowed, and the frames before and after."""
    example = finding.example
    yield "", phrase("examiner-finding", rule=finding.rule, count=finding.count, text=rule)
    where = {"game": example.game, "turn": example.turn}
    yield (
        INDENT,
        phrase("examiner-where", race=example.race, command=example.command, **where),
    )
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
