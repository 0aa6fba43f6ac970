"""What the symbols of the grammar mean. It knows no word of any language.

Ways, amounts and answers beforehand have modules of their own.
"""

import msgspec

from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.amounts import Things
from asterion.books.dungeonlab.say.command import Command
from asterion.books.dungeonlab.say.notation import MOST, PLAIN
from asterion.books.dungeonlab.say.ways import THERE, refused
from asterion.core.phrase import Phrase
from asterion.core.state.grid import WAYS
from asterion.words.speech.chart import Reject


class Talk(msgspec.Struct, frozen=True):
    """What is said and is no command: nothing of it is ever written."""


class Asked(Talk, frozen=True):
    """A question about what one has; nothing is done."""

    about: str = ""


class Seen(Talk, frozen=True):
    """“What do I see?” is a question, and looks."""


class Hesitating(Talk, frozen=True):
    """Anyone who thinks aloud does nothing yet."""


def use_map(thing: str) -> Command:
    return said.UseMap(thing)


# ---- beasts


def morgul(target: str) -> Command:
    return said.Morgul(target)


def morgul_whom() -> Command:
    raise refused("morgul-whom")


def skin(value: str = "") -> Command:
    return said.Skin(value)


def strangle(value: str = "rabbit") -> Command:
    if value != "rabbit":
        raise Reject
    return said.Strangle()


def mount(value: str = "ontifutlas") -> Command:
    if value != "ontifutlas":
        raise Reject
    return said.Mount()


# ---- everything else


def plain(text: str) -> Command:
    return PLAIN[text]


def seen() -> Talk:
    return Seen()


def asked(thing: str = "") -> Talk:
    return Asked(thing)


def asked_things(things: Things) -> Talk:
    return Asked(things.thing)


def time_out(name: str) -> Command:
    return said.TimeOut(name)


def whom(verb: str) -> Command:
    raise Reject(Phrase("dungeonlab-refused-whom", {"verb": verb}))


def leave(name: str) -> Command:
    return said.Leave(name)


def hide(name: str) -> Command:
    return said.Hide(name)


# ---- the whole


def nothing() -> str:
    """What is said besides."""
    return ""


def done(act: Command) -> Command:
    if isinstance(act, said.Move | said.Shoot) and act.way == THERE:
        raise Reject
    return act


def observed(way: int, act: Command) -> Command:
    """“There are lights in the west; I go there.”"""
    if way == THERE or not isinstance(act, said.Move | said.Shoot):
        raise Reject
    if act.way != THERE:
        return act
    return msgspec.structs.replace(act, way=way)


def repeated(act: Command, again: Command, third: Command | None = None) -> Command:
    """“up, quick, up!”"""
    if act != again or third not in (None, act):
        raise Reject
    return done(act)


def pointed(at: str, act: Command) -> Command:
    """“The north is calling: I go north.” What is said besides must not point elsewhere."""
    match act:
        case said.Move(way) | said.Shoot(way=way) if way != THERE and WAYS[way] == at:
            return act
        case said.Level(by) if ("up" if by > 0 else "down") == at:
            return act
    raise Reject


def taken_way(way: int) -> Command:
    """“The way to the south looks free, I take it.”"""
    if way == THERE:
        raise Reject
    return said.Move(way)


def seen_there(way: int) -> int:
    return way


def corrected(act: Command) -> Command:
    """“north, no, south”: what was said first is taken back."""
    return done(act)


def recounted(act: Command, count: int) -> Command:
    """“buy 5 grenades, no, 6”."""
    if not isinstance(act, said.Shoot | said.Buy | said.Sell) or not 1 <= count <= MOST:
        raise Reject
    return done(msgspec.structs.replace(act, count=count))


def redirected(act: Command, way: int) -> Command:
    """“five bullets north, no, south”."""
    if not isinstance(act, said.Shoot | said.Move) or way == THERE:
        raise Reject
    return msgspec.structs.replace(act, way=way)


def hesitating() -> Talk:
    return Hesitating()
