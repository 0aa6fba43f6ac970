"""What a bell says: the table and whose turn it is, how to stop it, and nothing of the game."""

import hashlib
import hmac
import re
from collections.abc import Sequence

from asterion.core.phrase import Value, phrase
from asterion.server.notify import Letter
from asterion.server.store import BellRow, ContactRow, Store
from asterion.server.tables import Hosted
from asterion.words.spoken import spoken

Given = BellRow | ContactRow
"""An address that somebody gave, for one seat or for all tables of an account."""

CODE_DIGITS = 6
TEXTS = {
    "confirm": {
        "": "server-bell-confirm-title", "mail": "server-bell-confirm-body",
        "push": "server-bell-confirm-short", "app": "server-bell-confirm-app",
    },
    "asked": {
        "": "server-bell-asked-title", "mail": "server-bell-asked-body",
        "push": "server-bell-asked-short", "app": "server-bell-asked-app",
    },
    "turn": {
        "": "server-bell-turn-title", "mail": "server-bell-turn-body",
        "push": "server-bell-turn-short", "app": "server-bell-turn-app",
    },
    "day": {
        "": "server-bell-day-title", "mail": "server-bell-day-body",
        "push": "server-bell-turn-short", "app": "server-bell-day-body",
    },
    "hour": {
        "": "server-bell-hour-title", "mail": "server-bell-hour-body",
        "push": "server-bell-turn-short", "app": "server-bell-hour-body",
    },
    "digest": {
        "": "server-bell-digest-title", "mail": "server-bell-digest-body",
        "push": "server-bell-turn-short", "app": "server-bell-digest-body",
    },
}  # fmt: skip
"""Of each the heading, and what it says by the kind of address."""
_STRANGE = re.compile(r"[^\w .,:;!?'’()«»“”„–-]+")
LONGEST_NAME = 60


class Letters:
    """Codes are made again from the server's secret, so none is stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.base = ""  # of the page, for links

    async def code_of(self, bell: str) -> str:
        """What shows that somebody has the letter, where a link has it."""
        return (await self._made(f"bell {bell}")).hex()[:32]

    async def digits_of(self, bell: str) -> str:
        """What shows the same where a person types it."""
        number = int.from_bytes((await self._made(f"digits {bell}"))[:8])
        return f"{number % 10**CODE_DIGITS:0{CODE_DIGITS}d}"

    async def mailbox_of(self, address: str) -> str:
        """What is stored of it, however it is written: nobody else can try addresses out on it."""
        return (await self._made(f"mailbox {address.lower()}")).hex()

    async def _made(self, said: str) -> bytes:
        return hmac.digest(await self._store.secret(), said.encode(), hashlib.sha256)

    async def write(self, row: Given, about: str, tables: Sequence[tuple[Hosted, int]]) -> Letter:
        """About these tables and the seats there; about none, where an account gives an address.
        It may be read over a shoulder."""
        code = await self.code_of(row.given)
        stop = f"{self.base}/bell/{row.given}.{code}"
        path, said = "/", dict[str, Value]()
        if tables:
            (hosted, seat), *_ = tables
            path = f"/t/{hosted.id}"
            name = hosted.doc.places[seat].name
            said = {"book": hosted.book.called, "name": plain(name), "table": self._named(hosted)}
        said |= {
            "link": f"{self.base}{path}", "stop": stop, "yes": f"{stop}/yes",
            "code": await self.digits_of(row.given), "count": len(tables),
            "list": "\n".join(f"{self._named(table)}: {self._link(table)}" for table, _ in tables),
        }  # fmt: skip
        texts = TEXTS[about]
        if not tables:
            said |= {"book": "Asterion", "name": "", "table": "Asterion"}
        return Letter(
            spoken(phrase(texts[""], **said), row.language),
            spoken(phrase(texts[row.kind], **said), row.language),
            path,
            stop,
            f"{self.base}/api/v1/bells/{row.given}/stop?code={code}",
        )

    def _link(self, hosted: Hosted) -> str:
        return f"{self.base}/t/{hosted.id}"

    @staticmethod
    def _named(hosted: Hosted) -> str:
        return plain(hosted.doc.title) or spoken(hosted.book.called, "en")


def plain(text: str) -> str:
    """A stranger's words, in which no program finds a link, a mention, or a mark of its own."""
    return " ".join(_STRANGE.sub(" ", text).replace("_", " ").split())[:LONGEST_NAME]
