"""What is said over HTTP about bells: where they ring, and how they are proved."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.features.habits import Habits
from asterion.server.http.routes import TableId
from asterion.server.notify.apps import LONGEST
from asterion.server.notify.push import Subscription
from asterion.server.notify.senders import Kind

BellId = TableId


class Notices(msgspec.Struct, frozen=True):
    """What this server can send: e-mail, push to browsers that know its key, messages to apps."""

    mail: bool
    push: Annotated[str, Meta(description="the server's public key; empty: no push")]
    apps: Annotated[list[str], Meta(description="the kinds that are allowed, as telegram")]


class BellWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send word: an e-mail address, what a browser's PushManager gave, or an app."""

    mail: Annotated[str, Meta(max_length=255)] = ""
    push: Subscription | None = None
    app: Annotated[
        str, Meta(max_length=LONGEST, description="as Apprise writes it: ntfy://my-topic")
    ] = ""


class Bell(msgspec.Struct, frozen=True):
    """An address is told to those who gave it alone, and only in part."""

    id: str
    kind: Kind
    to: str
    confirmed: bool
    habits: Habits
    failing: Annotated[bool, Meta(description="taken off, as nothing could be sent there")]


class CodeQuery(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=64)] = ""


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The six digits of the first message."""

    code: Annotated[str, Meta(max_length=20)]


class BellState(msgspec.Struct, frozen=True):
    """Of a bell after what its link asked for."""

    kind: Kind
    table: str
    rings: bool
