"""What is asked of the hub and what it answers with, apart from messages."""

from typing import Literal

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.plain import JsonObject
from asterion.server.game.doc import Summary


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a seat of a new table is."""

    kind: Literal["person", "bot"] = "person"
    bot: str = ""
    name: str = ""


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table, as it is wished for."""

    book: str
    title: str = ""
    preset: str = ""
    options: JsonObject = {}
    terms: JsonObject = {}
    seats: list[SeatWish] | int = 0  # 0: as many as usual
    plan: str = ""  # a drawing; made at random where there is none
    settings: JsonObject = {}  # of the generator
    name: str = ""  # the opener sits down under this name
    gender: str = ""  # and is spoken of so: “she”, “he”, or nothing said
    players: list[str] = []  # who else sits down at once, as at one device


class Sat(msgspec.Struct):
    """A seat that was taken; the token is told this once."""

    seat: int
    token: str
    name: str


class Claimed(msgspec.Struct):
    """A seat that was asked for; the token is good when the others have agreed and time is up."""

    seat: int
    token: str
    name: str
    code: str
    ready: float  # not before this time; and not if the player uses the old token by then


class Opened(msgspec.Struct):
    """A table that was opened; its tokens are told this once."""

    id: str
    host: str
    seat: Sat | None
    master: str | None
    summary: Summary
    seated: list[Sat] = []  # of the others who sat down at once


class Role(msgspec.Struct, frozen=True):
    """What a token makes of anyone who has it, at one table."""

    kind: Literal["seat", "host", "master", "watcher"]
    viewer: Seat
    host: bool = False  # may also do what the host may
    key: str = ""  # the digest of the token, or the account: by it a dead one is known


class Moved(msgspec.Struct, frozen=True):
    """A move that was done: its number for anyone who made it; `again` if it was done before."""

    number: int
    again: bool
