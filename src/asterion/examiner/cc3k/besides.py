"""What a report says besides the findings: of the suite, of readings, of mistakes."""

from collections.abc import Iterator

from asterion.core.phrase import Phrase, phrase
from asterion.examiner.cc3k.findings import Examination, Mistaken, OneSided

MOST_LOST = 5
"""Places that are named; how many frames there are in all is said elsewhere."""
MOST_ODDS = 10**12


def besides(found: Examination) -> Iterator[Phrase]:
    """Line by line."""
    for read in found.readings:
        has = " ".join(read.readings) or "none"
        yield phrase("examiner-reading", ruling=read.ruling, rule=read.rule, has=has)
    if found.scenes:
        yield from of_suite(found)
    for lost in found.lost[:MOST_LOST]:
        yield phrase("examiner-lost", game=lost.game, turn=lost.turn, scene=lost.scene or "none")


def mistaken(mistake: Mistaken) -> Phrase:
    counted = {"explains": mistake.explains, "of": mistake.of}
    return phrase("examiner-mistake", mistake=mistake.mistake, rule=mistake.rule, **counted)


def one_sided(die: OneSided) -> Phrase:
    """The finding that is seen in no single frame."""
    odds = round(min(die.odds, MOST_ODDS))
    about = {"die": die.die.replace(" ", "-"), "side": falls(die), "rule": die.rule}
    return phrase("examiner-one-sided", **about, seen=die.seen, odds=odds)


def of_suite(found: Examination) -> Iterator[Phrase]:
    """How many scenes there were, and which of them did not come to their rule."""
    came = [each.came for each in found.scenes]
    counted = {"held": came.count("held"), "broken": came.count("broken")}
    yield phrase("examiner-suite", scenes=len(came), **counted)
    for id, which in (
        ("examiner-suite-broken", "broken"),
        ("examiner-suite-not-reached", "not-reached"),
    ):
        names = [each.scene for each in found.scenes if each.came == which]
        if names:
            yield phrase(id, scenes=" ".join(names))


def falls(die: OneSided) -> str:
    """What a die of this kind does on this side."""
    words = {"drop": ("small", "normal"), "moves": ("first", "last")}
    low, high = next((w for part, w in words.items() if part in die.die), ("hit", "miss"))
    return low if die.side == "low" else high
