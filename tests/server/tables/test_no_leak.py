"""No leak: two games that a viewer cannot tell apart send the same bytes to all of its windows."""

import pytest
from hypothesis import given, settings

from asterion.books import SHELF
from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Recorded, Rolled
from asterion.core.referee.table import Table
from asterion.server.guard import digest, new_token
from asterion.server.tables import Denied, Hosted
from asterion.testing.leaks import LEAKS
from asterion.testing.twins.books import Pair, pairs, staged
from tests.contract.shelf import take
from tests.contract.test_contract import every_book, seeds
from tests.server.tables.hosting import Told, a_hub, run, seat_role
from tests.server.tables.playing import document, random_move, say, seated

CANARY = "kanarienvogel"


async def heard_in(game: Table, book: AnyBook, seat: Seat, places: list[int]) -> list[bytes]:
    """Every byte that reaches the windows of a seat, up to each of these entries of a game."""
    dice = Recorded(draw for entry in game.entries for draw in entry.draws)
    async with a_hub(lambda: dice) as (hub, _):
        drawing = book.plan.write(game.plan)
        doc = document(book, drawing, game.options, len(game.first_names), "salt")
        table = await seated(hub, doc, game.first_names, book)
        window = await table.listen(seat_role(table, seat))
        found: list[bytes] = []
        so_far: list[bytes] = []
        own = 0
        for entry in game.entries[: places[-1] + 1]:
            if entry.n:
                own += entry.seat == seat
                id = f"own move {own}" if entry.seat == seat else f"move {entry.n}"
                assert await say(table, entry.seat, entry.do, id)
            so_far += window.take_now()
            if entry.n == places[len(found)]:
                so_far.append(await table.view(seat_role(table, seat)))
                so_far.append(await refusal(table, seat))
                found.append(b"\n".join(so_far))
                so_far.clear()
        return found


async def refusal(table: Hosted, seat: Seat) -> bytes:
    """What this seat is told when it says something that no book understands."""
    with pytest.raises(Denied) as denied:
        await table.play(seat_role(table, seat), "go to the moon", n=0)
    return f"{denied.value.detail} {denied.value.n}".encode()


async def difference(pair: Pair, book: AnyBook) -> str:
    """Where the two games differ for this seat; empty if nowhere."""
    if not pair.places:
        return ""
    ours, theirs = zip(*pair.places, strict=True)
    one = await heard_in(pair.one, book, pair.seat, list(ours))
    other = await heard_in(pair.other, book, pair.seat, list(theirs))
    for mine, its in zip(one, other, strict=True):
        if mine != its:
            return f"seat {pair.seat}:\n{mine.decode()}\nbut in the twin:\n{its.decode()}"
    return ""


@every_book
@settings(max_examples=8)
@given(seed=seeds)
def test_no_leak_to_any_window(name: str, seed: int) -> None:
    book, kit = take(name)

    async def test() -> None:
        for pair in pairs(book, kit, seed):
            assert not await difference(pair, book)

    run(test())


@pytest.mark.parametrize("name", [name for name in SHELF if take(name)[1].staged()])
def test_no_leak_in_what_is_staged(name: str) -> None:
    book, kit = take(name)

    async def test() -> None:
        for pair in staged(book, kit):
            assert not await difference(pair, book)

    run(test())


@every_book
@pytest.mark.parametrize("leak", ["legal commands", "the question", "the screen", "a sentence"])
def test_a_leak_put_in_on_purpose_is_noticed_in_the_messages(name: str, leak: str) -> None:
    book, kit = take(name)
    leaky = LEAKS[leak](book)

    async def test() -> None:
        for seed in range(10):
            for pair in pairs(book, kit, seed):
                if await difference(pair, leaky):
                    return
        raise AssertionError("no twin gives this leak away")

    run(test())


@every_book
def test_nothing_that_is_kept_secret_appears_in_any_message_or_log(name: str) -> None:
    """A canary sits in the plan's name, the salt and every digest; and no token is ever sent."""
    book, kit = take(name)
    said = Told()

    async def test() -> None:
        async with a_hub(said=said) as (hub, _):
            chooser = Rolled(11)
            players, options = kit.players(chooser), kit.options(chooser)
            drawing = book.plan.write(kit.plan(chooser, players))
            if name != "cc3k":  # whose plans have no name
                lines = [line for line in drawing.split("\n") if not line.startswith("name")]
                drawing = "\n".join([f"name {CANARY}", *lines])
            doc = document(book, drawing, options, players, f"{CANARY} salt")
            table = await seated(hub, doc, ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"][:players])
            tokens = [new_token("host"), new_token("master")]
            table.doc.host, table.doc.master = [digest(tokens[0])], [digest(tokens[1])]
            sat = [await table.seats.renew(seat_role(table, seat), seat) for seat in range(players)]
            tokens += [one.token for one in sat]
            secrets = [CANARY, *tokens, *map(digest, tokens)]
            assert CANARY in table.doc.salt
            assert CANARY in table.doc.plan or name == "cc3k"
            roles = [seat_role(table, seat) for seat in (PUBLIC, *range(players))]
            windows = [await table.listen(role) for role in roles]
            sent: list[bytes] = []
            for _ in range(40):
                if table.doc.phase == "playing":
                    await random_move(table, kit, chooser)
                for window in windows:
                    sent += window.take_now()
            for role in roles:
                sent.append(await table.view(role))
            assert len(sent) > 10
            everything = b"\n".join(sent).decode() + repr(said.lines)
            for secret in secrets:
                assert secret not in everything

    run(test())
