"""Mailboxes that were asked whether they want letters: seldom, and never again after a no."""

from typing import Literal

from asterion.server.store.database import Database
from asterion.server.store.job import Steps

Asking = Literal["may", "asked", "refused"]


class Mailboxes:
    """Known by a digest alone: of whom nothing is wanted, nothing is kept that can be read."""

    _database: Database

    async def claim_mailbox(self, digest: str, bell: str, wall: float, since: float) -> Asking:
        """Whether it may be asked for this bell: it was not since then, and never said no."""

        def steps() -> Steps[Asking]:
            upsert = (
                "INSERT INTO mailboxes (digest, asked, bell, refused) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (digest) DO UPDATE SET asked = excluded.asked, bell = excluded.bell"
                " WHERE mailboxes.refused = 0 AND mailboxes.asked <= ? RETURNING digest"
            )
            claimed, found = yield [
                (upsert, (digest, wall, bell, since)),
                ("SELECT refused FROM mailboxes WHERE digest = ?", (digest,)),
            ]
            if claimed:
                return "may"
            return "refused" if found[0][0] else "asked"

        return await self._database.do(f"mailbox/{digest}", steps)

    async def release_mailbox(self, bell: str) -> None:
        """The letter was not taken: another one may be sent."""
        await self._mailbox("UPDATE mailboxes SET asked = 0 WHERE bell = ? RETURNING digest", bell)

    async def agree_mailbox(self, bell: str) -> None:
        """It said yes: what its letter asked for can be stopped, but is no longer a no to all."""
        await self._mailbox("UPDATE mailboxes SET bell = '' WHERE bell = ? RETURNING digest", bell)

    async def refuse_mailbox(self, bell: str, digest: str = "") -> bool:
        """It said no to the letter that asked about this bell, be the bell there or not."""
        return await self._mailbox(
            "UPDATE mailboxes SET refused = 1 WHERE bell = ? OR digest = ? RETURNING digest",
            bell,
            digest,
        )

    async def _mailbox(self, update: str, bell: str, *more: str) -> bool:
        def steps() -> Steps[bool]:
            (found,) = yield [(update, (bell, *more))]
            return bool(found)

        return await self._database.do(f"bell/{bell}", steps)
