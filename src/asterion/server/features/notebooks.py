"""Notebooks: what players write for themselves, and everybody may leaf through after the game."""

from asterion.core.audience import Seat
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, forbidden, refused
from asterion.server.game.forms import Role
from asterion.server.store import NotebookRow, Store
from asterion.server.tables import Hosted, views

LARGEST_NOTEBOOK = 256 * 1024
NOTEBOOKS_OF_A_TABLE = 4 * 1024 * 1024
"""Bytes for the notebooks of all seats, as they are and as they were; each seat has its share of
it, which is one notebook at least."""


class Notebooks:
    """Each seat has one, which other seats never see before the end."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, table: Hosted, role: Role, version: int, doc: bytes) -> int:
        """The new version; Denied if another window has saved since."""
        _check_own(table, role)
        if table.doc.phase == "waiting":  # until then a seat may still become somebody else's
            raise forbidden(phrase("server-not-begun"))
        if len(doc) > LARGEST_NOTEBOOK:
            most = LARGEST_NOTEBOOK // 1024
            raise Denied(413, "too large", phrase("server-notebook-large", most=most))
        follower = views.follower_of(table.log, role)
        number = 0 if follower is None else follower.number
        room = max(LARGEST_NOTEBOOK, NOTEBOOKS_OF_A_TABLE // len(table.doc.places))
        saved = await self._store.save_notebook(table.id, role.viewer, number, version, doc, room)
        if saved is None:
            raise refused(phrase("server-notebook-changed"))
        return saved

    async def load(self, table: Hosted, role: Role) -> NotebookRow | None:
        _check_own(table, role)
        return await self._store.notebook(table.id, role.viewer)

    async def some(
        self, table: Hosted, seat: Seat, first: int = 0
    ) -> tuple[list[NotebookRow], bool]:
        """After the game anyone may leaf through it: some pages, and whether there are more."""
        if table.doc.phase not in ("finished", "abandoned"):
            raise forbidden(phrase("server-notebook-after"))
        table.seats.check_week()
        return await self._store.notebooks(table.id, seat, first)


def _check_own(table: Hosted, role: Role) -> None:
    table.seats.still(role)
    if role.kind != "seat":
        raise forbidden(phrase("server-notebook-of-players"))
