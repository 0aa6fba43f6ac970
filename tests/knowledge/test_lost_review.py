"""What a review says of players who were lost, and when they could have known where they were."""

import re
from itertools import islice
from pathlib import Path

import pytest

from asterion.books import book
from asterion.commands.reviewing import summary
from asterion.core.phrase import english
from asterion.core.records.record import read
from asterion.core.records.replay import replay
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.advising import Adviser
from asterion.knowledge.chronicle import LOST, NEWS, PLACE
from asterion.knowledge.reviewed import played_again
from asterion.knowledge.reviewing import course

GAMES = Path(__file__).parent / "games"

KEPT = Path(__file__).parents[1] / "games/dungeonlab/2/two-scouts.jsonl"
ANN, BOB = 0, 1
WHERE = (
    (5, "2 3 2", (1, 2, 3, 4, 5)),
    (11, "2 3 2", (1, 2, 3, 4, 5, 7, 9, 11)),
)
"""A river takes Bob away twice, and the walls around him tell where he is."""


@pytest.fixture(scope="module")
def game() -> Table:
    record = read(KEPT.read_bytes())
    return replay(record, book(record.header.book))


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_D70_where_a_river_took_somebody_is_told_and_a_landing_is_not(
    game: Table, seat: int
) -> None:
    knowledge = knowledge_of("dungeonlab", seat, game.options)
    told = ((entry.n, entry.told(seat)) for entry in islice(game.entries, 13))
    insights = [one for one in course(knowledge, told).insights if one.kind != LOST]
    who, kind = ("you are", PLACE) if seat == BOB else ("Bob is", NEWS)
    assert [(one.n, one.kind, english(one.words)) for one in insights] == [
        (n, kind, f"{who} on {place}") for n, place, _answers in WHERE
    ]
    for insight, (_n, _place, answers) in zip(insights, WHERE, strict=True):
        own_landing = {1} if seat == BOB else set()  # what one chose needs no reason
        assert {*insight.answers} == {*answers} - own_landing


def test_D70_a_review_says_since_when_somebody_was_lost_and_what_they_met(game: Table) -> None:
    told = {
        seat: [(entry.n, entry.told(seat)) for entry in islice(game.entries, 13)]
        for seat in (ANN, BOB)
    }
    found = [
        (one.since, one.n)
        for one in course(knowledge_of("dungeonlab", BOB, game.options), told[BOB]).insights
        if one.kind == PLACE
    ]
    assert found == [(3, 5), (7, 11)]
    ann = course(knowledge_of("dungeonlab", ANN, game.options), told[ANN]).insights
    assert [(one.since, one.until) for one in ann if one.kind == LOST] == [(6, -1)]


def test_D19_that_somebody_landed_there_is_no_hint(game: Table) -> None:
    adviser = Adviser(knowledge_of("dungeonlab", BOB, game.options))
    for entry in islice(game.entries, 3):
        adviser.hear(entry.told(BOB), entry.n)
    certain = [english(line) for line in adviser.answer("certain").lines]
    assert any("Ann is on 4 3 1" in line for line in certain)
    assert [*adviser.hints()] == []


def test_L34_the_last_survivor_did_not_walk_out() -> None:
    """Ann wins where she stands; nothing told her where that is."""
    kept = read((GAMES / "last-one.jsonl").read_bytes())
    text = "\n".join(summary(played_again(kept, book(kept.header.book))))
    assert "Ann is the last survivor" in text
    assert "walked out (answer 19)" not in text
    assert re.search(r"Ann came to d2 and could not know where that was: no answer revealed", text)
