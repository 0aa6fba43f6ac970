"""Deleting an account: its seats are given up, and its games are told without its names."""

import asyncio
import re
from contextlib import suppress

from asterion.core.phrase import Phrase, english, phrase
from asterion.server.denied import Denied
from asterion.server.features import leaving, retelling
from asterion.server.game.doc import Doc, Outcome, Place, copy, end
from asterion.server.guard import new_id
from asterion.server.store import AccountRow, ChatRow
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import AccountErased, Retold
from asterion.server.tables.log import TRIES, busy

UNSAID = "…"
"""In the place of a line of chat; its number stays, for others know the lines by their numbers."""
NOBODY = "Anonymous"


async def erase_account(hub: Hub, account: AccountRow, instead: str) -> None:
    """Everywhere; `instead` is a new id, by which the games of one person still belong together.

    Ratings of others are reckoned from them.
    """
    tried, seen = f"account:{account.id}", set[str]()
    waiting = await hub.store.table_ids_of(account.id)
    await _erase_at(hub, waiting, account, instead, seen)
    while waiting := await hub.store.drop_account(account.id, tried, instead, NOBODY, seen):
        await _erase_at(hub, waiting, account, instead, seen)
    hub.services.happenings.tell(hub, AccountErased())


async def _erase_at(
    hub: Hub, waiting: list[str], account: AccountRow, instead: str, seen: set[str]
) -> None:
    """At these tables, and at those where a seat is kept for them because of these."""
    while waiting:
        id = waiting.pop()
        if id in seen:
            continue
        seen.add(id)
        with suppress(Denied):  # a table that cannot be read any more
            hosted = await hub.table(id)
            await _erase(hosted, account, instead)
            if hosted.doc.rematch:
                waiting.append(hosted.doc.rematch)


async def link(hub: Hub, account: str, table: str, name: str) -> None:
    """The table is the account's as well; Denied, and nothing of the account is left there, where
    it was deleted while it opened the table or sat down under this name."""
    if await hub.store.link_account(account, table):
        return
    gone = AccountRow(account, name, "", 0.0)
    await _erase(await hub.table(table), gone, new_id())
    raise Denied(401, "unauthorized", phrase("server-account-gone"))


async def _erase(hosted: Hosted, account: AccountRow, instead: str) -> None:
    async with hosted.lock:
        await hosted.log.settle()
        for seat, place in enumerate(hosted.doc.places):
            if place.account == account.id and hosted.doc.phase == "playing":
                with suppress(Denied):  # one who cannot leave yet is left alone from now on
                    await leaving.leave(hosted, seat, by_host=False)
        for _ in range(TRIES):
            if await _retell(hosted, account, instead):
                hosted.log.tell(Retold())
                hosted.services.say("account erased", table=hosted.id)
                return
            await hosted.log.refresh()
        raise busy()


async def _retell(hosted: Hosted, account: AccountRow, instead: str) -> bool:
    """Under the lock: whether it is kept so; False where another process went on."""
    services, log = hosted.services, hosted.log
    mine = [seat for seat, place in enumerate(log.doc.places) if _is_theirs(place, account)]
    if not mine and log.doc.owner != account.id:
        return True
    doc = copy(log.doc)
    names = _forget(doc, account, instead, services.time.wall(), services.time.served())
    swap = _swap(names)
    doc.title = swap(doc.title)
    doc.retold += 1
    rows = await services.store.entries(hosted.id)
    think = asyncio.get_running_loop().run_in_executor  # a long game takes a while
    threads = services.planner.threads
    lines, result = await think(threads, retelling.retold, hosted.book, doc, rows, swap)
    if doc.result is not None:
        doc.result = result or _swapped(doc.result, swap)
    chats = [(row.number, UNSAID if row.seat in mine else swap(row.text))
             for row in await _chats(hosted)]  # fmt: skip
    changed = [(row.n, line) for row, line in zip(rows, lines, strict=True) if line != row.line]
    save = log.saving(doc)
    due = log.due(doc, log.game)
    last = len(rows) - 1
    if not await services.store.retell(hosted.id, last, due, save, changed, chats, mine):
        return False
    await log.refresh()
    services.wake.call(hosted.id)
    return True


async def _chats(hosted: Hosted) -> list[ChatRow]:
    found: list[ChatRow] = []
    while some := await hosted.services.store.chats(hosted.id, len(found), 1000):
        found += some
    return found


def _forget(
    doc: Doc, account: AccountRow, instead: str, wall: float, served: float
) -> dict[str, str]:
    """In the document; the names that are gone, and what each is called now."""
    own = {place.name for place in doc.places if _is_theirs(place, account)}
    others = {place.name for place in doc.places} | {*doc.names}
    is_known = bool(account.name) and account.name not in others - own
    names = {account.name: NOBODY} if is_known else {}
    for seat, place in enumerate(doc.places):
        if not _is_theirs(place, account):
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
            place.kind, called, place.bot, account=instead if place.account else "", gone=gone,
            out=place.out, removed=instead if place.removed else "",
        )  # fmt: skip
    if doc.owner == account.id:
        doc.owner, doc.host, doc.master = "", [], []
        is_master_gone = doc.terms.master == "person" and doc.phase == "playing"
        if doc.phase == "waiting" or is_master_gone:
            end(doc, "abandoned", wall)
    return names


def _is_theirs(place: Place, account: AccountRow) -> bool:
    return account.id in (place.account, place.removed)


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
