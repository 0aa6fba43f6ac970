"""Ringing for people who are not there: once for each question, in games of days."""

import hashlib
import hmac

import msgspec

from asterion.core.phrase import phrase
from asterion.server.denied import Denied, missing, refused
from asterion.server.guard import new_id, same
from asterion.server.notify import Letter, Mail, NotSent, Push
from asterion.server.notify.push import Subscription
from asterion.server.store import BellRow, StoreConflict, StoreDown
from asterion.server.store.mailboxes import Asking
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import SeatClaimed
from asterion.words.spoken import spoken

PAUSES = (1, 4, 16)
"""After a letter that was not taken, so many times the usual wait; then it is given up."""
NEVER = -1
DAY = 86_400.0
NOT_ASKED = {"asked": "server-bell-asked", "refused": "server-bell-refused"}
LETTERS = {
    "confirm": (
        "server-bell-confirm-title", "server-bell-confirm-body", "server-bell-confirm-short",
    ),
    "asked": ("server-bell-asked-title", "server-bell-asked-body", "server-bell-asked-short"),
    "turn": ("server-bell-turn-title", "server-bell-turn-body", "server-bell-turn-short"),
}  # fmt: skip
"""Of each the heading, the letter, and what a small notice says."""


class Bells:
    """What this server can send with, and from where; nothing where it is set to nothing."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.services.happenings.on(SeatClaimed, self._on_claimed)
        self.mail: Mail | None = None
        self.push: Push | None = None
        self.base = ""  # of the page, for links
        self.every = 30.0
        self._secret = b""

    async def go_on(self) -> None:
        """For ever, as long as there is anything to send with."""
        while self.mail is not None or self.push is not None:
            await self._hub.time.sleep(self.every)
            try:
                await self.look()
            except StoreDown as error:
                self._hub.services.say("store down", why=str(error))

    # ---- codes, so that a link can stop it

    async def code_of(self, bell: str) -> str:
        """What shows that somebody has the letter; made again from the server's secret."""
        if not self._secret:
            self._secret = await self._hub.store.secret()
        made = hmac.digest(self._secret, f"bell {bell}".encode(), hashlib.sha256)
        return made.hex()[:32]

    async def known(self, bell: str, code: str) -> BellRow:
        row = await self._hub.store.bell(bell)
        if row is None or not same(code, await self.code_of(bell)):
            raise missing(phrase("server-no-bell"))
        return row

    # ---- wishing

    async def wish(
        self, hosted: Hosted, seat: int, kind: str, address: str, language: str
    ) -> BellRow:
        """A bell for this seat; one by mail rings when whoever reads it has said yes."""
        if (self.mail if kind == "mail" else self.push) is None:
            raise refused(phrase("server-bells-none"))
        if hosted.doc.terms.clock != "days":
            raise refused(phrase("server-bells-days"))
        now, last = self._hub.time.wall(), -1 if hosted.game is None else hosted.game.committed - 1
        row = BellRow(
            new_id(), hosted.id, seat, kind, address, language, kind == "push", last, NEVER, now
        )
        try:
            kept = await self._hub.store.add_bell(row)
        except StoreConflict as error:
            raise refused(error.why) from None
        if kind == "mail" and not kept.confirmed:
            may = await self._may_ask(kept)
            if may != "may":
                if kept.id == row.id:
                    await self._hub.store.drop_bell(row.id)
                raise refused(phrase(NOT_ASKED[may]))
            letter = await self.letter(hosted, kept, "confirm")
            self._hub.spawn(self._deliver(kept, letter))
        return kept

    async def _may_ask(self, row: BellRow) -> Asking:
        """Once a day, and never again after a no: anybody can give anybody's address."""
        now, mailbox = self._hub.time.wall(), await self._mailbox(row.address)
        return await self._hub.store.claim_mailbox(mailbox, row.id, now, now - DAY)

    async def _mailbox(self, address: str) -> str:
        """What is stored of it, however it is written: nobody else can try addresses out on it."""
        secret, said = await self._hub.store.secret(), f"mailbox {address.lower()}".encode()
        return hmac.digest(secret, said, hashlib.sha256).hex()

    async def agree(self, bell: str, code: str) -> BellRow:
        row = await self.known(bell, code)
        await self._hub.store.confirm_bell(row.id)
        await self._hub.store.agree_mailbox(row.id)
        return row

    async def stop(self, bell: str, code: str) -> BellRow | None:
        """None: the bell is gone, and its mailbox says no to the letter that asked about it.

        A mailbox that has not said yes is never asked again.
        """
        if not same(code, await self.code_of(bell)):
            raise missing(phrase("server-no-bell"))
        row = await self._hub.store.bell(bell)
        is_asked = row is not None and row.kind == "mail" and not row.confirmed
        mailbox = await self._mailbox(row.address) if row is not None and is_asked else ""
        said_no = await self._hub.store.refuse_mailbox(bell, mailbox)
        if row is None and not said_no:
            raise missing(phrase("server-no-bell"))
        await self._hub.store.drop_bell(bell)
        return row

    async def letter(self, hosted: Hosted, row: BellRow, about: str) -> Letter:
        """Nothing of the game is in it but that it waits: it may be read over a shoulder."""
        code = await self.code_of(row.id)
        link, stop = f"{self.base}/t/{row.table}", f"{self.base}/bell/{row.id}.{code}"
        said = {"book": hosted.book.called, "link": link, "stop": stop, "yes": f"{stop}/yes"}
        title, body, short = LETTERS[about]
        return Letter(
            spoken(phrase(title, **said), row.language),
            spoken(phrase(body if row.kind == "mail" else short, **said), row.language),
            f"/t/{row.table}",
            stop,
            f"{self.base}/api/v1/bells/{row.id}/stop?code={code}",
        )

    # ---- ringing

    async def look(self) -> None:
        """Once for each bell whose table went on: is it for them to speak, and are they away?"""
        for row in await self._hub.store.waiting_bells():
            try:
                hosted = await self._hub.table(row.table)
                await self._look_at(hosted, row)
            except Denied:
                await self._hub.store.drop_bell(row.id)  # a table that cannot be played on

    async def _look_at(self, hosted: Hosted, row: BellRow) -> None:
        game, doc = hosted.game, hosted.doc
        if game is None or row.seat >= len(doc.places):
            return
        last = game.committed - 1
        prompt = game.table.prompt(row.seat) if row.seat in game.table.awaited else None
        place = doc.places[row.seat]
        is_here = row.seat in hosted.room.windows or place.gone is None
        asked = prompt is not None and prompt.n != row.rung and place.kind == "person"
        if not await self._hub.store.claim_bell(
            row.id, last, prompt.n if prompt is not None else row.rung
        ):
            return  # another process did
        if asked and not is_here:
            letter = await self.letter(hosted, row, "turn")
            self._hub.spawn(self._deliver(row, letter))

    def _on_claimed(self, hosted: Hosted, claim: SeatClaimed) -> None:
        """By every bell of that seat: somebody asks for it, and coming to the table ends that."""
        if self.mail is not None or self.push is not None:
            self._hub.spawn(self._warn(hosted, claim.seat))

    async def _warn(self, hosted: Hosted, seat: int) -> None:
        for row in await self._hub.store.bells_of(hosted.id, seat):
            if row.confirmed:
                letter = await self.letter(hosted, row, "asked")
                self._hub.spawn(self._deliver(row, letter))

    async def _deliver(self, row: BellRow, letter: Letter) -> None:
        for pause in (*PAUSES, 0):
            try:
                await self._send(row, letter)
                self._hub.services.say("bell rung", table=row.table, why=row.kind)
                return
            except NotSent as error:
                await self._hub.store.release_mailbox(row.id)
                self._hub.services.say("bell not rung", table=row.table, why=f"{row.kind} {error}")
                if error.gone:
                    await self._hub.store.drop_bell(row.id)
                    return
            if not pause or await self._hub.store.bell(row.id) is None:
                return
            await self._hub.time.sleep(pause * self.every)
            if row.kind == "mail" and not row.confirmed and await self._may_ask(row) != "may":
                return

    async def _send(self, row: BellRow, letter: Letter) -> None:
        if row.kind == "mail" and self.mail is not None:
            await self.mail.send(row.address, letter)
        elif row.kind == "push" and self.push is not None:
            where = msgspec.json.decode(row.address, type=Subscription)
            await self.push.send(where, letter)
