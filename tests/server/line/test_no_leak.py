"""No leak at the line socket: two games that a seat cannot tell apart give it the same bytes.

The pairs of games are those of the contract suite. Both are played again over real sockets, by the
same people; one of them, or a watcher, must receive the same lines in both.
"""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given, settings

from asterion.books import SHELF
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.options import settings_of
from asterion.core.dice import Recorded
from asterion.core.referee.table import Table
from asterion.server.tables import OpenTable, SeatWish
from asterion.testing.leaks import LEAKS
from asterion.testing.play import again
from asterion.testing.twins.books import Pair, pairs
from tests.contract.shelf import Kit, take
from tests.contract.test_contract import every_book, seeds
from tests.server.line import leaky
from tests.server.line.serving import Client, Serving, serving

FEWEST = 5
"""Entries that both games must have in common to be worth a comparison."""
PROBES = 8
BEFORE = re.compile(r"(table|place|seat|ok)\b")
"""Who came when, and the answers to one's own words: not of the game, and not in order with it."""


def replay(game: Table, last: int, listener: Seat, probes: Sequence[str]) -> list[str]:
    """All lines that this listener is sent while the game is played up to an entry."""
    draws = Recorded([draw for entry in game.entries for draw in entry.draws])
    with serving(lambda: draws) as server:
        wish = OpenTable(
            book=game.book.name,
            options=settings_of(game.options),
            terms={"master": "person" if has_master(game, last) else "computer", "absent": "wait"},
            plan=game.book.plan.write(game.plan),
            seats=[SeatWish() for _ in game.first_names],
        )
        opened = server.wait(server.hub.open(wish))
        speakers = sit(server, opened.id, opened.master, game.first_names)
        heard = speakers[listener]
        heard.asks("show legal on")
        heard.asks("show events on")
        for entry in game.entries[1 : last + 1]:
            speaker = speakers[entry.seat]
            answer = speaker.asks(f"do {entry.do}")[-1]
            if answer.endswith("cannot be taken back; say yes to do it"):
                answer = speaker.asks("do yes")[-1]
            assert answer == "ok", entry
        for probe in probes:
            heard.refused(f"do {probe}")
        heard.asks("look")
        heard.asks("log")
        return [line for line in heard.received if not BEFORE.match(line)]


def has_master(game: Table, last: int) -> bool:
    return any(entry.seat == MASTER for entry in game.entries[1 : last + 1])


def sit(server: Serving, id: str, master: str | None, names: Sequence[str]) -> dict[Seat, Client]:
    """Everyone who speaks or listens, in the order of the seats; then the game begins."""
    speakers = {PUBLIC: server.client()}
    speakers[PUBLIC].asks(f"watch {id}")
    if master is not None:
        speakers[MASTER] = server.client()
        speakers[MASTER].asks(f"sit {id} {master}")
    for seat, name in enumerate(names):
        speakers[seat] = server.client()
        speakers[seat].asks(f"join {id} {name}")
    for client in speakers.values():
        client.until("ask", "wait")
    return speakers


def is_playable(pair: Pair) -> bool:
    """Whether there is enough to compare, and a server lets it be played.

    Anyone who joined later has no token to speak with; a person is master by the table's terms, and
    in Labyrinth that is also a rule; and a twin's plan may have a fault that nobody can know of.
    """
    if len(pair.places) < FEWEST:
        return False
    games = list(zip((pair.one, pair.other), pair.places[-1], strict=True))
    has_human = getattr(pair.one.options, "master", "") == "human"
    return all(
        all(entry.seat < len(game.first_names) for entry in game.entries[: last + 1])
        and (game.book.name != "labyrinth" or has_master(game, last) == has_human)
        and not any(
            not fault.advice
            for fault in game.book.plan.problems(game.plan, game.options, len(game.first_names))
        )
        for game, last in games
    )


def wrong_words(kit: Kit, game: Table, last: int, seat: Seat) -> list[str]:
    """What the seat could say after this entry and would be refused: it changes nothing."""
    table = next(table for table, entry in again(game.book, game) if entry.n == last)
    if seat == PUBLIC or table.result is not None:
        return []
    return [text for text in kit.probes(table, seat) if is_refused(table, seat, text)][:PROBES]


def is_refused(table: Table, seat: Seat, text: str) -> bool:
    try:
        return bool(table.book.view.check(table.view(seat), table.book.speech.parse(text)))
    except Refused:
        return True


def difference(kit: Kit, pair: Pair) -> str:
    """What the listener could tell the two games apart by; empty if nothing."""
    ours, theirs = pair.places[-1]
    wrong = wrong_words(kit, pair.one, ours, pair.seat)
    probes = [word for word in wrong if word in wrong_words(kit, pair.other, theirs, pair.seat)]
    one = replay(pair.one, ours, pair.seat, probes)
    other = replay(pair.other, theirs, pair.seat, probes)
    for mine, its in zip(one, other, strict=False):
        if mine != its:
            return f"seat {pair.seat}: {mine!r} but in the twin {its!r}"
    return "" if len(one) == len(other) else f"seat {pair.seat}: {one[-3:]} but {other[-3:]}"


@every_book
@settings(max_examples=4)
@given(seed=seeds)
def test_no_leak_at_the_line_socket(name: str, seed: int) -> None:
    book, kit = take(name)
    for pair in filter(is_playable, pairs(book, kit, seed)):
        assert not difference(kit, pair)


@every_book
def test_many_games_really_have_a_twin(name: str) -> None:
    book, kit = take(name)
    assert sum(any(map(is_playable, pairs(book, kit, seed))) for seed in range(8)) >= 4


@pytest.mark.parametrize("name", ["dungeon-of-dooom", "labyrinth"])
@pytest.mark.parametrize(
    "leak", ["legal commands", "the screen", "a sentence", "what a refusal says"]
)
def test_a_leak_put_in_on_purpose_is_caught(
    name: str, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, kit = take(name)
    found = (
        pair
        for seed in range(10)
        for pair in pairs(book, kit, seed)
        if is_playable(pair) and pair.seat >= 0
    )
    monkeypatch.setattr(leaky, "BOOK", LEAKS[leak](book), raising=False)
    monkeypatch.setitem(SHELF, name, "tests.server.line.leaky:BOOK")
    assert any(difference(kit, pair) for pair in found)
