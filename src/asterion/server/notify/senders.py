"""All that this server can send with; nothing where it is set to nothing."""

from typing import Literal

import msgspec

from asterion.server.notify.apps import Apps
from asterion.server.notify.letter import Letter
from asterion.server.notify.mail import Mail
from asterion.server.notify.push import Push, Subscription

Kind = Literal["mail", "push", "app"]


class Senders:
    """By the kind of an address: e-mail, browsers that are closed, and what Apprise reaches."""

    def __init__(self) -> None:
        self.mail: Mail | None = None
        self.push: Push | None = None
        self.apps: Apps | None = None

    @property
    def any(self) -> bool:
        return not (self.mail is None and self.push is None and self.apps is None)

    def can(self, kind: str) -> bool:
        return {"mail": self.mail, "push": self.push, "app": self.apps}[kind] is not None

    async def send(self, kind: str, address: str, letter: Letter) -> None:
        """NotSent where it is not taken."""
        if kind == "mail" and self.mail is not None:
            await self.mail.send(address, letter)
        elif kind == "push" and self.push is not None:
            where = msgspec.json.decode(address, type=Subscription)
            await self.push.send(where, letter)
        elif kind == "app" and self.apps is not None:
            await self.apps.send(address, letter)

    async def rest(self) -> None:
        if self.apps is not None:
            await self.apps.rest()

    async def close(self) -> None:
        if self.apps is not None:
            await self.apps.close()
