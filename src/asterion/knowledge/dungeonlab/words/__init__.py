"""What is known of a dungeon, as phrases: facts, and the reasons for them."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from asterion.books.dungeonlab.encounters.kind import word_of
from asterion.books.dungeonlab.event import Asked
from asterion.books.dungeonlab.paper.strokes import GLOWS
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.plan.saying import WALL_WORDS, encounter
from asterion.books.dungeonlab.words import rules_in_force, tell
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.core.state.grid import WAYS
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    Dead,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallGone,
    WallIs,
)
from asterion.knowledge.dungeonlab.terms import DungeonLabOptions
from asterion.knowledge.reasons import Reason
from asterion.knowledge.telling import Teller
from asterion.words import bring_words

bring_words(Path(__file__).parent)

TOLD_AT_ONCE = 24
"""A longer run is told by its beginning and its end."""


def content_in_words(what: str) -> Phrase:
    """“a lion”, “nothing”, “lights”."""
    if not what:
        return phrase("knowledge-no-kind")
    if what in GLOWS:
        return Phrase(word_of(GLOWS[what]))
    return Phrase(f"{encounter(what).id}.a")


def contents_in_words(kinds: Iterable[str]) -> Phrase:
    named: list[Item] = [content_in_words(kind) for kind in kinds]
    return phrase("knowledge-kinds", kinds=named)


class Telling(Teller):
    """Speaks to one chair of one table."""

    def __init__(self, viewer: Seat, names: Sequence[str], options: DungeonLabOptions) -> None:
        super().__init__(viewer, names, partial(rules_in_force, options))

    def fact(self, fact: AnyFact) -> Phrase:
        """One sentence without its full stop."""
        cell = fact.cell
        match fact:
            case ContentIs(what=what):
                return phrase("knowledge-content", cell=cell, what=content_in_words(what))
            case LooksLike(what=what):
                content = content_in_words(what)
                seen = what in GLOWS
                return phrase("knowledge-looks-like", cell=cell, what=content, seen=seen)
            case WallIs(way=way, wall=wall):
                kind = WALL_WORDS[WALL_NAMES.index(wall)] if wall else "some"
                side = Phrase(f"dungeonlab-wall-{kind}")
                return phrase("knowledge-wall-is", cell=cell, way=_way(way), wall=side)
            case WallGone(way=way, until=until):
                return phrase("knowledge-wall-gone", cell=cell, way=_way(way), round=until)
            case Dead():
                return phrase("knowledge-dead", cell=cell)
            case TreasureHome():
                return phrase("knowledge-treasure-home", cell=cell)
            case PlayerAt(seat=seat):
                return phrase("knowledge-player-on", cell=cell, **self.who(seat))

    def reason(self, reason: Reason, heard: Sequence[Event]) -> Phrase:
        """One line: a rule with its text, or what was told, in a row."""
        if reason.rule:
            return self.by_rule(reason.rule)
        events = [heard[number] for number in reason.heard]
        said = [self._heard(event) for event in events if not isinstance(event, Asked)]
        if len(said) > TOLD_AT_ONCE:
            half = TOLD_AT_ONCE // 2
            said = [*said[:half], phrase("knowledge-and-so-on"), *said[-half:]]
        row = chained("knowledge-then", said or [self._heard(event) for event in events])
        return self.heard_of(reason, row)

    def _heard(self, event: Event) -> Item:
        return tell(event, self.viewer, self.names)


def _way(way: int) -> Phrase:
    return Phrase(f"dungeonlab-{WAYS[way]}")
