"""D2  Answers that are given beforehand, as they are said."""

from typing import Final, NamedTuple

import msgspec

from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command
from asterion.books.dungeonlab.say.ways import refused
from asterion.words.speech.chart import Reject

_OF_A_TREE: Final = frozenset(("orcs", "undead"))


class Preset(NamedTuple):
    key: str
    yes: bool


def preset(key: str, deny: str | None = None) -> Preset:
    return Preset(key, deny is None)


def preset_not(key: str) -> Preset:
    return Preset(key, False)


def preset_said(key: str, reply: str) -> Preset:
    return Preset(key, reply == "yes")


def preset_liked(key: str, liked: str, deny: str | None = None) -> Preset:
    return Preset(key, (liked == "yes") == (deny is None))


def preset_disliked(key: str) -> Preset:
    return Preset(key, False)


Pair = tuple[Preset, Preset]


def liked_both(first: str, second: str, liked: str, deny: str | None = None) -> Pair:
    """“I like orcs and the undead.”"""
    yes = (liked == "yes") == (deny is None)
    return Preset(first, yes), Preset(second, yes)


def liked_one(first: str, second: str, liked: str, deny: str | None = None) -> Pair:
    """“I like orcs, but not the undead.”"""
    yes = (liked == "yes") == (deny is None)
    return Preset(first, yes), Preset(second, not yes)


def keys(one: str, two: str) -> tuple[str, str]:
    return one, two


def both_used(keys: tuple[str, str], deny: str | None = None) -> Pair:
    """“use the boat and the stick”."""
    return Preset(keys[0], deny is None), Preset(keys[1], deny is None)


def replied(reply: str) -> Preset:
    return Preset("answer", reply == "yes")


def replying(reply: str) -> str:
    return reply


def folk(name: str) -> str:
    return name


def only(answer: Preset | Pair) -> Preset | Pair:
    return answer


def beforehand(carrier: Command, presets: tuple[Preset | Pair, ...]) -> Command:
    """D2  Each question once."""
    each = [one for said in presets for one in ((said,) if isinstance(said, Preset) else said)]
    if not isinstance(carrier, said.Move | said.Level | said.Land | said.Climb):
        raise refused("beforehand")
    answers = dict(each)
    if isinstance(carrier, said.Level) and _OF_A_TREE & set(answers) and "climb" not in answers:
        raise Reject  # “climb up”: a tree, not a level
    if len(answers) < len(set(each)):
        raise Reject
    return msgspec.structs.replace(carrier, presets=tuple(sorted(answers.items())))
