"""The room of a table: its open windows, and who was there when."""

from typing import TYPE_CHECKING

from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Phrase
from asterion.server.tables import delivery, presence, seats
from asterion.server.tables.doc import Doc
from asterion.server.tables.follower import Follower
from asterion.server.tables.forms import Role
from asterion.server.tables.listener import Listener

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted


class Room:
    """Nothing of it is kept: after a restart everybody comes in again."""

    def __init__(self, table: "Hosted") -> None:
        self._table = table
        self.windows: dict[Seat, list[Listener]] = {}
        self.used = table.hub.time.steady()
        self.touched: dict[Seat, float] = {}  # served time of a seat's last request
        self.arrived: dict[Seat, float] = {}  # of a move that waits to be carried out

    async def listen(
        self,
        role: Role,
        since: int | None,
        form: str,
        screen: bool,
        ears: Follower | None = None,
    ) -> Listener:
        """All that happens from now on, after what was missed since the number last heard."""
        delivery.deliver(self._table)  # so that nothing waits that is among what was missed
        first = delivery.first_messages(self._table, role.viewer, since, form, screen, ears)
        listener = Listener(role, form, screen, first, self._closed)
        self.windows.setdefault(role.viewer, []).append(listener)
        hub = self._table.hub
        if hub.shared:  # until there was a window, nobody here heard what others did meanwhile
            hub.catching.call(self._table.id)
        if role.kind == "seat":
            try:
                async with self._table.lock:
                    await presence.came(self._table, role.viewer)
            except BaseException:
                listener.close()
                raise
        return listener

    def _closed(self, listener: Listener) -> None:
        viewer, hub = listener.role.viewer, self._table.hub
        windows = self.windows.get(viewer, [])
        if listener in windows:
            windows.remove(listener)
        if not windows:
            self.windows.pop(viewer, None)
            self.used = hub.time.steady()
            if listener.role.kind == "seat" and not hub.stopping:
                hub.spawn(presence.went(self._table, viewer))

    def close_dead(self, doc: Doc) -> None:
        """The windows whose tokens died with this document."""
        for windows in list(self.windows.values()):
            for window in list(windows):
                if not seats.is_good(doc, window.role):
                    window.bye(seats.why_not(doc, window.role))

    def deliver_delayed(self) -> None:
        if PUBLIC in self.windows and self._table.doc.terms.watch_delay:
            delivery.deliver(self._table)

    def say_bye(self, why: Phrase) -> None:
        for windows in list(self.windows.values()):
            for window in list(windows):
                window.bye(why)
