"""What a review tells besides treasure and deaths; what goes on for a while is one line."""

from collections.abc import Iterable, Iterator, Sequence

from asterion.core.phrase import Item, Phrase, phrase
from asterion.knowledge.afterwards import calls_places_alike
from asterion.knowledge.deed import (
    ARMED,
    CURED,
    DIED,
    DROPPED,
    FAKE,
    MET,
    MISSED,
    NOBODY,
    PASSED,
    RUINED,
    SAW_MAP,
    SICK,
    STOPPED,
    STRUCK,
    TOOK,
    Deed,
)
from asterion.knowledge.prose.naming import FEW
from asterion.knowledge.prose.story import Line, Story

SAID = {
    SICK: "review-harm-sick",
    FAKE: "review-harm-fake",
    SAW_MAP: "review-harm-saw-map",
    PASSED: "review-passed",
    ARMED: "review-armed",
    CURED: "review-cured",
    RUINED: "review-ruined",
    MET: "review-met",
}
BLOWS = (STRUCK, MISSED)


def lesser_lines(story: Story) -> Iterator[Line]:
    """Each line ends where the game takes a turn, so that the story can be read in order."""
    turns = (TOOK, DROPPED, DIED) if calls_places_alike(story.book) else (DIED, ARMED)
    groups: dict[tuple[object, ...], list[Deed]] = {}
    for deed in story.story:
        if deed.kind in turns:
            yield from _lines(story, groups.values())
            groups = {}
        if deed.kind in BLOWS or deed.kind in SAID:
            cell = "" if deed.kind == MET else deed.cell
            kind = STRUCK if deed.kind in BLOWS else (deed.kind, cell, deed.how)
            groups.setdefault((kind, deed.by, deed.seat), []).append(deed)
    yield from _lines(story, groups.values())


def _lines(story: Story, groups: Iterable[list[Deed]]) -> Iterator[Line]:
    for deeds in groups:
        if deeds[0].kind in BLOWS:
            hits = [deed for deed in deeds if deed.kind == STRUCK]
            yield (hits or deeds)[0].n, _blows(story, deeds, hits)
        else:
            yield deeds[0].n, _said(story, deeds)


def _said(story: Story, deeds: Sequence[Deed]) -> Phrase:
    first = deeds[0]
    return phrase(
        SAID[first.kind],
        name=story.name(first.seat),
        by=story.name(first.by),
        cell=first.cell,
        how=first.how,
        **_numbered(deeds),
    )


def _numbered(deeds: Sequence[Deed]) -> dict[str, Item | list[Item]]:
    return {
        "answers": [str(deed.n) for deed in deeds[:FEW]],
        "count": len(deeds),
        "more": max(0, len(deeds) - FEW),
    }


def _blows(story: Story, deeds: Sequence[Deed], hits: Sequence[Deed]) -> Phrase:
    """Of one at another: those that hit, and how many missed, or were stopped by armour."""
    first = deeds[0]
    names = {"name": story.name(first.seat), "by": story.name(first.by)}
    if not hits:
        return phrase("review-harm-missed", **names, **_numbered(deeds))
    return phrase(
        "review-harm-struck",
        **names,
        **_numbered(hits),
        alone=first.by == NOBODY,
        missed=len(deeds) - len(hits),
        stopped=sum(deed.how == STOPPED for deed in hits),
        left=hits[-1].count,
    )
