"""No leak at the socket: two plans that an ear cannot tell apart give it the same bytes.

A random game is played over real sockets. Something that one client was never told is changed in
the plan; the same lines are sent and the same befalls. That client must get the same, to the byte.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Dice, DiceError, Draw, Rolled
from asterion.core.phrase import Phrase, verbatim
from asterion.core.referee.table import Table
from asterion.server.wire.match import Match, unnamed
from asterion.server.wire.words import Fail
from tests.contract.shelf.dooom import KIT
from tests.server.wire.client import Client
from tests.server.wire.hosting import serving

PLAYERS = 3
LINES = 30
Script = list[tuple[Seat, str]]

WORDS = ("LOOK", "MOVE N", "MOVE E", "PICKUP", "ATTACK S", "ENDTURN", "SHOUT hello", "XYZ")
CAUGHT_UP = (b"FAIL HELLO needs an argument\n", b"FAIL the game is over\n")
SAID = {"pick up": "PICKUP", "end": "ENDTURN"}


class SameBefalls(Dice):
    """The draws of another table, each translated to what means the same on the twin's plan."""

    def __init__(self, draws: Iterable[Draw], translate: Callable[[Draw], int | None]) -> None:
        super().__init__()
        self.left = list(draws)
        self.translate = translate

    def answer(self, n: int, why: str) -> int:
        result = self.translate(self.left.pop(0)) if self.left else None
        if result is None or not 0 <= result < n:
            raise DiceError(verbatim(f"on the twin, “{why}” below {n} has no such answer"))
        return result


def on_the_wire(command: str) -> str:
    """`move north` as a client says it."""
    word, _, way = command.partition(" ")
    return SAID.get(command) or f"{word.upper()} {way[0].upper()}"


def next_line(table: Table, dice: Dice) -> tuple[Seat, str]:
    """Mostly a legal move of the one whose turn it is; sometimes anything, by anyone."""
    seat: Seat = table.view(0).turn
    if seat < 0 or dice.below(5, "aside") == 0:
        return dice.below(PLAYERS, "who"), dice.pick(WORDS, "what")
    return seat, on_the_wire(dice.pick(table.legal(seat), "what"))


def catch_up(client: Client) -> None:
    """Read until the answer to a line of one's own: all that was sent before it is then here."""
    answers = sum(map(client.received.count, CAUGHT_UP)) + 1
    client.says("HELLO")
    while sum(map(client.received.count, CAUGHT_UP)) < answers:
        assert client.reads()


def play(table: Table, script: Script, dice: Dice | None = None) -> list[bytes]:
    """A game over sockets by this script, or at random, which writes it; what each client got."""
    with serving(lambda: table) as host:
        clients: list[Client] = []
        for _ in range(PLAYERS):
            clients.append(host.client())
            catch_up(clients[-1])
        for n in range(LINES if dice is not None else len(script)):
            if dice is not None:
                script.append(next_line(table, dice))
            seat, line = script[n]
            clients[seat].says(line)
            for client in (clients[seat], *clients):
                catch_up(client)
            if table.result is not None:
                break
        host.stop()  # a game that is broken off has no deaths at its end
    return [client.received for client in clients]


def twin_table(book: AnyBook, table: Table, twin: Plan) -> Table:
    """Another table for the same game, on the twin's plan."""
    draws = [draw for entry in table.entries for draw in entry.draws]
    dice = SameBefalls(draws, KIT.redraw(table, twin))
    return Table(book, twin, table.first_names, table.options, dice)


def is_comparable(book: AnyBook, table: Table, twin: Plan, script: Script) -> bool:
    """Whether the same lines do the same on the twin; what was refused must be refused there."""
    try:
        again = twin_table(book, table, twin)
        match = Match(again)
        ears = [match.join(lambda block: None) for _ in range(PLAYERS)]
        for seat, line in script:
            match.hear(ears[seat], line.encode())
    except (DiceError, Fail, Refused):
        return False
    return [entry.do for entry in again.entries] == [entry.do for entry in table.entries]


def new_table(book: AnyBook, seed: int) -> Table:
    chooser = Rolled(seed)
    options = KIT.options(chooser)
    assert isinstance(options, DooomOptions)
    options = msgspec.structs.replace(options, late_joining=True, wait_for=1, disconnect="death")
    return Table(book, KIT.plan(chooser, PLAYERS), [unnamed(0)], options, Rolled(seed + 1))


def difference(book: AnyBook, seed: int) -> str | None:
    """What one client could tell the twin by; None where the game has no twin to compare with."""
    table = new_table(book, seed)
    script: Script = []
    received = play(table, script, Rolled(seed + 2))
    chooser = Rolled(seed + 3)
    found: str | None = None
    for seat in range(PLAYERS):
        twin = KIT.twin(table, seat, chooser)
        if twin is None or twin == table.plan:
            continue
        if not is_comparable(book, table, twin, script):
            continue
        theirs = play(twin_table(book, table, twin), script)
        if theirs[seat] != received[seat]:
            return f"seat {seat}: {received[seat]!r} but in the twin {theirs[seat]!r}"
        found = ""
    return found


def talkative(book: AnyBook) -> AnyBook:
    """The same book, its refusals made from the truth instead of the view."""
    truth: list[Any] = []

    def begin(*arguments: Any) -> Any:
        truth[:] = [book.rules.begin(*arguments)]
        return truth[0]

    def check(view: Any, command: Any) -> Phrase | None:
        lying = sum(tile not in b"#." for tile in truth[0].ground)
        refusal = book.view.check(view, command)
        return verbatim(f"{lying} things say no") if refusal and view.seat >= 0 else refusal

    return replace(
        book, rules=replace(book.rules, begin=begin), view=replace(book.view, check=check)
    )


@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 32))
def test_no_leak_at_the_socket(seed: int) -> None:
    assert not difference(book("dungeon-of-dooom"), seed)


def test_most_games_really_have_a_twin() -> None:
    compared = [difference(book("dungeon-of-dooom"), seed) == "" for seed in range(6)]
    assert sum(compared) >= 4


def test_a_leak_put_in_on_purpose_is_caught() -> None:
    leaky = talkative(book("dungeon-of-dooom"))
    assert any(difference(leaky, seed) for seed in range(30))
