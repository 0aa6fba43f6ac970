"""Who is notified and where: asked for by a seat or an account, proved by the reader."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from asterion.core.phrase import phrase
from asterion.server.denied import Denied, missing, refused
from asterion.server.features import habits as times
from asterion.server.features.habits import Habits
from asterion.server.features.letters import Given, Letters
from asterion.server.guard import new_id, same
from asterion.server.notify import Letter
from asterion.server.notify.senders import Senders
from asterion.server.store import BellRow, ContactRow, StoreConflict
from asterion.server.store.mailboxes import Asking
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import Started
from asterion.server.work.work import Work

NEVER = -1
DAY = 86_400.0
MOST_TRIES = 5
"""Codes that may be wrong before an address is forgotten."""
NOT_ASKED = {"asked": "server-bell-asked", "refused": "server-bell-refused"}
Deliver = Callable[[Given, Letter], Work[None]]
G = TypeVar("G", BellRow, ContactRow)


class Wishes:
    """An address is asked first; only push needs no proof, as a browser asks its own person."""

    def __init__(self, hub: Hub, senders: Senders, letters: Letters, deliver: Deliver) -> None:
        self._hub = hub
        self._senders = senders
        self._letters = letters
        self._deliver = deliver
        hub.services.happenings.on_async(Started, self._on_started)

    # ---- wishing

    async def for_seat(
        self, hosted: Hosted, seat: int, kind: str, address: str, language: str
    ) -> BellRow:
        self._check(kind)
        if hosted.doc.terms.clock != "days":
            raise refused(phrase("server-bells-days"))
        last = -1 if hosted.game is None else hosted.game.committed - 1
        row = BellRow(
            new_id(), hosted.id, seat, kind, address, language, kind == "push", last, NEVER,
            self._hub.time.wall(),
        )  # fmt: skip
        kept = await self._stored(self._hub.store.add_bell(row))
        await self._ask(kept, kept.id == row.id, hosted, seat)
        return kept

    async def for_account(self, account: str, kind: str, address: str, language: str) -> ContactRow:
        """At all tables of days, those it comes to later too."""
        self._check(kind)
        row = ContactRow(
            new_id(), account, kind, address, language, kind == "push", self._hub.time.wall()
        )
        kept = await self._stored(self._hub.store.add_contact(row))
        await self._ask(kept, kept.id == row.id)
        if kept.confirmed:
            await self._hang_everywhere(kept)
        return kept

    def _check(self, kind: str) -> None:
        if not self._senders.can(kind):
            raise refused(phrase("server-bells-none"))

    @staticmethod
    async def _stored(work: Awaitable[G]) -> G:
        try:
            return await work
        except StoreConflict as error:
            raise refused(error.why) from None

    async def _ask(
        self, row: Given, is_new: bool, hosted: Hosted | None = None, seat: int = 0
    ) -> None:
        if row.confirmed:
            return
        if row.kind == "push":  # one that was taken off, and is asked for again
            await self._hub.store.confirm_bell(row.id)
            return
        may = await self.may_ask(row)
        if may != "may":
            if is_new:
                await self._hub.store.drop_bell(row.id)
            raise refused(phrase(NOT_ASKED[may]))
        about = [] if hosted is None else [(hosted, seat)]
        letter = await self._letters.write(row, "confirm", about)
        self._hub.spawn(self._deliver(row, letter))

    async def may_ask(self, row: Given) -> Asking:
        """Once a day, and never again after a no: anybody can give anybody's address."""
        now, mailbox = self._hub.time.wall(), await self._letters.mailbox_of(row.address)
        return await self._hub.store.claim_mailbox(mailbox, row.id, now, now - DAY)

    # ---- proving

    async def known(self, bell: str) -> Given:
        row = await self._hub.store.bell(bell) or await self._hub.store.contact(bell)
        if row is None:
            raise missing(phrase("server-no-bell"))
        return row

    async def agree(self, bell: str, code: str) -> Given:
        """By the link of the first letter."""
        row = await self.known(bell)
        if not same(code, await self._letters.code_of(bell)):
            raise missing(phrase("server-no-bell"))
        return await self._agreed(row)

    async def enter(self, row: Given, digits: str) -> Given:
        """By the code of the first message, as it was typed in."""
        if not same("".join(digits.split()), await self._letters.digits_of(row.id)):
            if not await self._hub.store.count_try(row.id, MOST_TRIES):
                raise missing(phrase("server-bell-codes"))
            raise refused(phrase("server-bell-code"))
        return await self._agreed(row)

    async def _agreed(self, row: Given) -> Given:
        store = self._hub.store
        await store.confirm_bell(row.id)
        if row.kind == "app":  # it is theirs: they may ask for it at another table today
            await store.release_mailbox(row.id)
        await store.agree_mailbox(row.id)
        if isinstance(row, ContactRow):
            await self._hang_everywhere(row)
        return await self.known(row.id)

    async def change(self, row: Given, habits: Habits) -> Given:
        """When it may ring."""
        digest = times.next_digest(habits, self._hub.time.wall())
        await self._hub.store.change_bell(row.id, times.written(habits), digest)
        return await self.known(row.id)

    async def stop(self, bell: str, code: str) -> Given | None:
        """None: the bell is gone, and its mailbox says no to the letter that asked about it.

        A mailbox that has not said yes is never asked again.
        """
        if not same(code, await self._letters.code_of(bell)):
            raise missing(phrase("server-no-bell"))
        store = self._hub.store
        row: Given | None = await store.bell(bell) or await store.contact(bell)
        is_asked = row is not None and row.kind != "push" and not (row.confirmed or row.note)
        mailbox = await self._letters.mailbox_of(row.address) if row and is_asked else ""
        said_no = await store.refuse_mailbox(bell, mailbox)
        if row is None and not said_no:
            raise missing(phrase("server-no-bell"))
        await store.drop_bell(bell)
        return row

    # ---- the addresses of an account, at each of its tables

    async def _on_started(self, hosted: Hosted, _: Started) -> None:
        if hosted.doc.terms.clock != "days" or not self._senders.any:
            return
        for account in {place.account for place in hosted.doc.places if place.account}:
            for contact in await self._hub.store.contacts_of(account):
                if contact.confirmed:
                    await self._hang(contact, hosted)

    async def _hang_everywhere(self, contact: ContactRow) -> None:
        for id in await self._hub.store.table_ids_of(contact.account):
            try:
                hosted = await self._hub.table(id)
            except Denied:
                continue  # a table that cannot be read any more
            if hosted.doc.phase == "playing" and hosted.doc.terms.clock == "days":
                await self._hang(contact, hosted)

    async def _hang(self, contact: ContactRow, hosted: Hosted) -> None:
        now = self._hub.time.wall()
        for seat, place in enumerate(hosted.doc.places):
            if place.account == contact.account:
                habits = times.read(contact.habits)
                row = BellRow(
                    new_id(), hosted.id, seat, contact.kind, contact.address, contact.language,
                    True, NEVER, NEVER, now, contact.id, contact.habits,
                    digest=times.next_digest(habits, now),
                )  # fmt: skip
                await self._hub.store.add_bell(row)
