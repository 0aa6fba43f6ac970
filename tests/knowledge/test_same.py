"""What was told is all that goes in: what sounds the same is known the same, to the byte."""

import pytest

from asterion.books import book
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.testing.twins.books import Pair, pairs
from tests.contract.shelf import Kit
from tests.contract.shelf.dooom import KIT as DOOOM
from tests.contract.shelf.dungeonlab import KIT as DUNGEONLAB

KITS: dict[str, tuple[Kit, range]] = {
    "dungeonlab": (DUNGEONLAB, range(2)),
    "dungeon-of-dooom": (DOOOM, range(6)),
    "labyrinth-of-dooom": (DOOOM, range(6, 12)),
}
MOST_ANSWERS, ASKED_EVERY = 30, 5


@pytest.mark.parametrize("name", KITS)
def test_two_games_that_sound_the_same_are_known_the_same(name: str) -> None:
    """Other plans, and other moves that this chair never heard of."""
    kit, seeds = KITS[name]
    compared = 0
    for seed in seeds:
        for pair in pairs(book(name), kit, seed):
            one = [entry for entry, _ in pair.places[:MOST_ANSWERS]]
            other = [entry for _, entry in pair.places[:MOST_ANSWERS]]
            if heard(pair, pair.one, one) == heard(pair, pair.other, other):
                assert known(pair, pair.one, one) == known(pair, pair.other, other)
                compared += 1
    assert compared > 3


def heard(pair: Pair, table: Table, entries: list[int]) -> bytes:
    return encode([table.entries[entry].told(pair.seat) for entry in entries])


def known(pair: Pair, table: Table, entries: list[int]) -> bytes:
    knowledge = knowledge_of(table.book.name, pair.seat, table.options)
    said = []
    for number, entry in enumerate(entries):
        knowledge.hear(table.entries[entry].told(pair.seat), number)
        if number % ASKED_EVERY == 0:
            said.append(encode(knowledge.certain()))
    facts = knowledge.certain().facts
    said += [encode(knowledge.why(fact)) for fact in facts[:: 1 + len(facts) // 2]]
    said += [encode(knowledge.could_be(seat)) for seat in range(len(pair.one.first_names))]
    return b"\n".join([*said, encode(knowledge.worlds(2))])
