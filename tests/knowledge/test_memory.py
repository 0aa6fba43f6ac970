"""What is kept in mind is packed, and forgotten as soon as nobody needs it any more."""

import gc
import weakref
from typing import Any

import msgspec
import pytest

from asterion.core.contract.options import settings_of
from asterion.core.referee.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.clauses import Clauses, Line
from asterion.knowledge.dungeonlab.knowing import DungeonLabKnowledge
from asterion.server.game.messages import without_audience
from asterion.server.study import thinker
from asterion.server.study.question import Chair, Order, Question
from tests.books.labyrinth.helper import say, table
from tests.knowledge.test_deduction import ANN, DUO
from tests.knowledge.test_dungeonlab import do, hall


def test_clauses_are_packed_one_behind_the_other() -> None:
    clauses = Clauses()
    one, other = clauses.new(), clauses.new()
    clauses.begin(Line("D14"))
    clauses.add(one, -other)
    clauses.always(-one, other)
    assert [*clauses.clauses] == [[1], [2, -3], [-2, 3]]
    assert clauses.clauses[1] == [2, -3]
    assert clauses.clauses[-1] == [-2, 3]
    assert clauses.clauses[1:] == [*clauses.clauses.since(1)] == [[2, -3], [-2, 3]]
    with pytest.raises(IndexError):
        clauses.clauses[3]


def labyrinth() -> tuple[Table, type[Any]]:
    game = table(DUO)
    say(game, "go right", "go down")
    return game, LabyrinthKnowledge


def dungeon() -> tuple[Table, type[Any]]:
    game = hall()
    do(game, "land 1 1 1", "east")
    return game, DungeonLabKnowledge


@pytest.mark.parametrize("begun", [labyrinth, dungeon])
def test_a_chair_that_is_forgotten_leaves_nothing_behind(begun: Any) -> None:
    """Solvers are large and the collector does not see it: it must not take one to free them."""
    game, thinks = begun()
    knowledge = thinks(ANN, game.options)
    for entry in game.entries:
        knowledge.hear(entry.told(ANN), entry.n)
    plain = knowledge.bulk
    assert knowledge.why(knowledge.certain().facts[0]).proved
    assert knowledge.bulk >= 2 * plain  # the story told again
    solvers = [weakref.ref(knowledge._reasoner), weakref.ref(knowledge._traced)]
    gc.disable()
    try:
        del knowledge
        assert [solver() for solver in solvers] == [None, None]
    finally:
        gc.enable()


def test_whoever_thinks_for_many_forgets_the_bulky_first_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, _ = labyrinth()
    told = [
        (number, msgspec.Raw(without_audience(entry.told(ANN))))
        for number, entry in enumerate(game.entries, 1)
    ]

    def order(id: str, since: int = 0) -> Order:
        chair = Chair(id, "labyrinth", ANN, settings_of(game.options))
        return Order(chair, since, told[since:], Question("certain"))

    thinking = thinker.Thinker()
    assert thinking.reply(order("one")).answer is not None
    assert thinking.reply(order("other")).answer is not None
    assert not thinking.reply(order("one", len(told))).forgot
    monkeypatch.setattr(thinker, "MOST_CLAUSES", 1)
    assert thinking.reply(order("third")).answer is not None
    assert not thinking.reply(order("third", len(told))).forgot  # who asked last is known
    assert thinking.reply(order("one", len(told))).forgot
