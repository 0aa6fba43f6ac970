"""Mailboxes: one claim wins, a no is for ever, and what was not sent may be sent again."""

import asyncio

from asterion.server.store import Store
from tests.server.store.keeping import play


def test_a_mailbox_is_asked_once_and_never_after_a_no(url: str) -> None:
    async def scene(store: Store) -> None:
        claims = (store.claim_mailbox("ann", f"bell{n}", 100.0, 90.0) for n in range(5))
        assert sorted(await asyncio.gather(*claims)) == ["asked"] * 4 + ["may"]
        assert await store.claim_mailbox("ben", "other", 100.0, 90.0) == "may"
        assert await store.claim_mailbox("ann", "later", 200.0, 190.0) == "may"
        assert await store.claim_mailbox("ann", "again", 201.0, 191.0) == "asked"
        await store.release_mailbox("later")
        assert await store.claim_mailbox("ann", "again", 202.0, 192.0) == "may"
        assert not await store.refuse_mailbox("later")
        assert await store.refuse_mailbox("again")
        assert await store.claim_mailbox("ann", "ever", 9e9, 8e9) == "refused"
        await store.agree_mailbox("other")
        assert not await store.refuse_mailbox("other")
        assert await store.refuse_mailbox("gone", "ben")

    play(url, scene)
