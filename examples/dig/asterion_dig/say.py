"""What can be said: commands, from text and as text."""

import msgspec

from asterion.core.contract.book import not_understood
from asterion.core.contract.offer import ACROSS, Offer

WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SHORT = {way[0]: way for way in WAYS} | {way: way for way in WAYS}


class Go(msgspec.Struct, frozen=True):
    way: str


class Dig(msgspec.Struct, frozen=True):
    pass


class Spy(msgspec.Struct, frozen=True):
    on: str


class Late(msgspec.Struct, frozen=True):
    """The master's: this player's time is out."""

    who: str


class Leave(msgspec.Struct, frozen=True):
    """A player's own, without a name, or the master's."""

    who: str = ""


Command = Go | Dig | Spy | Late | Leave


def parse(text: str) -> Command:
    verb, _, rest = " ".join(text.split()).partition(" ")
    match verb.lower():
        case "go" if rest.lower() in SHORT:
            return Go(SHORT[rest.lower()])
        case way if way in SHORT and not rest:
            return Go(SHORT[way])
        case "dig" | "d" if not rest:
            return Dig()
        case "spy" if rest:
            return Spy(rest)
        case "time" if rest:
            return Late(rest)
        case "leave":
            return Leave(rest)
    not_understood(text, [*(f"go {way}" for way in WAYS), "dig", "spy", "leave"])


def offer(text: str) -> Offer:
    """A command as data, of which hosts make buttons."""
    verb, _, rest = text.partition(" ")
    if verb == "go" and rest in WAYS:
        return Offer(text, verb=verb, way=ACROSS[[*WAYS].index(rest)])
    return Offer(text, verb=verb, target=rest, careful=verb == "leave")


def write(command: Command) -> str:
    match command:
        case Go(way):
            return f"go {way}"
        case Dig():
            return "dig"
        case Spy(on):
            return f"spy {on}"
        case Late(who):
            return f"time {who}"
        case Leave(who):
            return f"leave {who}".strip()
