"""Deleting an account: its seats are given up, and its games are told without its names."""

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from asterion.core.phrase import Phrase, english
from asterion.server.store import AccountRow, ChatRow
from asterion.server.tables import leaving, life, retelling
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc, Outcome, Place, copy, end
from asterion.server.tables.submitting import TRIES, busy

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted
    from asterion.server.tables.hub import Hub

UNSAID = "…"
"""In the place of a line of chat; its number stays, for others know the lines by their numbers."""
NOBODY = "Anonymous"


async def erase_account(hub: "Hub", account: AccountRow, instead: str) -> None:
    """Everywhere; `instead` is a new id, by which the games of one person still belong together.

    Ratings of others are reckoned from them.
    """
    waiting, seen = await hub.store.table_ids_of(account.id), set[str]()
    while waiting:
        id = waiting.pop()
        if id in seen:
            continue
        seen.add(id)
        with suppress(Denied):  # a table that cannot be read any more
            hosted = await hub.table(id)
            await _erase(hosted, account, instead)
            if hosted.doc.rematch:
                waiting.append(hosted.doc.rematch)  # where a seat is kept for them
    await hub.store.drop_account(account.id, f"account:{account.id}", instead, NOBODY)
    hub.weekly.forget()
    hub.ladder.forget()


async def _erase(hosted: "Hosted", account: AccountRow, instead: str) -> None:
    async with hosted.lock:
        await hosted.log.settle()
        for seat, place in enumerate(hosted.doc.places):
            if place.account == account.id and hosted.doc.phase == "playing":
                with suppress(Denied):  # whoever cannot leave yet is left alone from now on
                    await leaving.leave(hosted, seat, by_host=False)
        for _ in range(TRIES):
            if await _retell(hosted, account, instead):
                hosted.hub.reviews.forget(hosted.id)
                hosted.hub.say("account erased", table=hosted.id)
                return
            await hosted.log.refresh()
        raise busy()


async def _retell(hosted: "Hosted", account: AccountRow, instead: str) -> bool:
    """Under the lock: whether it is kept so; False where another process went on."""
    hub, log = hosted.hub, hosted.log
    mine = [seat for seat, place in enumerate(log.doc.places) if place.account == account.id]
    if not mine and log.doc.owner != account.id:
        return True
    doc = copy(log.doc)
    names = _forget(doc, account, instead, hub.time.wall(), hub.served())
    swap = _swap(names)
    doc.title = swap(doc.title)
    doc.retold += 1
    rows = await hub.store.entries(hosted.id)
    lines, result = retelling.retold(hosted.book, doc, rows, swap)
    if doc.result is not None:
        doc.result = result or _swapped(doc.result, swap)
    chats = [(row.number, UNSAID if row.seat in mine else swap(row.text))
             for row in await _chats(hosted)]  # fmt: skip
    changed = [(row.n, line) for row, line in zip(rows, lines, strict=True) if line != row.line]
    save = log.saving(doc)
    due = life.due(hosted, doc, log.game)
    last = len(rows) - 1
    if not await hub.store.retell(hosted.id, last, due, save, changed, chats, mine):
        return False
    await log.refresh()
    hub.wake.call(hosted.id)
    return True


async def _chats(hosted: "Hosted") -> list[ChatRow]:
    found: list[ChatRow] = []
    while some := await hosted.hub.store.chats(hosted.id, len(found), 1000):
        found += some
    return found


def _forget(
    doc: Doc, account: AccountRow, instead: str, wall: float, served: float
) -> dict[str, str]:
    """In the document; the names that are gone, and what each is called now."""
    own = {place.name for place in doc.places if place.account == account.id}
    others = {place.name for place in doc.places} | {*doc.names}
    names = {} if account.name in others - own else {account.name: NOBODY}
    for seat, place in enumerate(doc.places):
        if place.account != account.id:
            continue
        is_open = doc.phase == "waiting" or place.kind == "open"
        called = NOBODY if is_open else _called(doc, seat)
        names |= {name: called for name in (*names, place.name) if name}
        if is_open:
            doc.places[seat] = Place()
            continue
        doc.names = [called if name == place.name else name for name in doc.names]
        gone = served if place.gone is None else place.gone
        doc.places[seat] = Place(
            place.kind, called, place.bot, account=instead, gone=gone, out=place.out
        )
    if doc.owner == account.id:
        doc.owner, doc.host, doc.master = "", [], []
        is_master_gone = doc.terms.master == "person" and doc.phase == "playing"
        if doc.phase == "waiting" or is_master_gone:
            end(doc, "abandoned", wall)
    return names


def _called(doc: Doc, seat: int) -> str:
    taken = {place.name.casefold() for place in doc.places} | {*map(str.casefold, doc.names)}
    called, more = f"{NOBODY} {seat + 1}", seat + 1
    while called.casefold() in taken:
        more += len(doc.places)
        called = f"{NOBODY} {more}"
    return called


def _swap(names: dict[str, str]) -> retelling.Swap:
    """Whole names only, however they are written."""
    by_name = {name.casefold(): called for name, called in names.items()}
    longest = sorted(map(re.escape, names), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)", re.IGNORECASE)

    def called(found: re.Match[str]) -> str:
        return by_name.get(found[0].casefold(), found[0])

    return (lambda text: pattern.sub(called, text)) if names else str


def _swapped(result: Outcome, swap: retelling.Swap) -> Outcome:
    ending = result.ending
    if isinstance(ending, Phrase):
        ending = english(ending)  # of a game that is not played again: as a sentence
    return Outcome(result.winners, swap(result.reason), swap(ending))
