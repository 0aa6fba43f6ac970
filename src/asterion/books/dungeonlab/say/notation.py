"""The notation of DungeonLab: every command in its one spelling, written and read exactly."""

import re
from typing import Final

from asterion.books.dungeonlab.encounters.kind import QUESTION_KEYS
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.things import (
    AMMUNITION,
    LARGE_MAP,
    SMALL_MAP,
    plural,
    thing_named,
)
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command, Presets
from asterion.core.referee.understanding import NotNotation
from asterion.core.state.grid import WAYS

MOVES: Final = tuple(f"move {way}" for way in WAYS)
MOST: Final = 999_999
PLAIN: Final[dict[str, Command]] = {
    "feel": said.Feel(),
    "climb": said.Climb(),
    "skin": said.Skin(),
    "mount": said.Mount(),
    "dismount": said.Dismount(),
    "strangle": said.Strangle(),
    "take": said.Take(),
    "look": said.Look(),
    "marks": said.Marks(),
    "pass": said.Pass(),
    "suicide": said.Suicide(),
    "yes": said.Answer(True),
    "no": said.Answer(False),
    "up": said.Level(1),
    "down": said.Level(-1),
}
MASTERS: Final = {"time": said.TimeOut, "leave": said.Leave, "hide": said.Hide}

# ---- writing


def write(command: Command) -> str:
    """The one canonical form, which parses back to the same command."""
    match command:
        case said.Move(way, presets):
            return MOVES[way] + _write_presets(presets)
        case said.Level(by, presets):
            return ("up" if by > 0 else "down") + _write_presets(presets)
        case said.Land(column, row, level, presets):
            return f"land {column} {row} {level}" + _write_presets(presets)
        case said.Climb(presets):
            return "climb" + _write_presets(presets)
        case said.Shoot(count, ammunition, way):
            return f"shoot {count} {_counted(count, ammunition)} {WAYS[way]}"
        case said.Buy(count, thing):
            return f"buy {count} {_counted(count, thing)}"
        case said.Sell(count, thing):
            return f"sell {count} {_counted(count, thing)}"
        case said.UseMap(thing):
            return f"use {thing}"
        case said.Morgul(target):
            return f"morgul {target}"
        case said.Skin(what) if what:
            return f"skin {what}"
        case said.TimeOut(name):
            return f"time {name}"
        case said.Leave(name):
            return f"leave {name}"
        case said.Hide(name):
            return f"hide {name}"
    return next(text for text, plain in PLAIN.items() if plain == command)


def _counted(count: int, thing: str) -> str:
    return thing if count == 1 else plural(thing)


def _write_presets(presets: Presets) -> str:
    return "".join(f"; {key} {'yes' if yes else 'no'}" for key, yes in presets)


# ---- reading

_LAND: Final = re.compile(r"land ([1-9][0-9]{0,2}) ([1-9][0-9]{0,2}) ([1-9][0-9]?)")
_SHOOT: Final = re.compile(r"shoot ([1-9][0-9]{0,5}) ([a-z]+) ([a-z]+)")
_TRADE: Final = re.compile(r"(buy|sell) ([1-9][0-9]{0,5}) (.+)")
_NAMED: Final = re.compile(r"(morgul|skin|time|leave|hide) (\S+(?: \S+)*)")
_WAYS: Final = {way: number for number, way in enumerate(WAYS)}
_GOING: Final = {text: said.Move(way) for way, text in enumerate(MOVES)}
_MAPS: Final = {f"use {thing}": said.UseMap(thing) for thing in (SMALL_MAP, LARGE_MAP)}
_WHOLE: Final[dict[str, Command]] = {**_GOING, **PLAIN, **_MAPS}


def read(text: str) -> Command:
    """A command from its one spelling; NotNotation for everything else."""
    command = _WHOLE.get(text) or _read_amounts(text)
    if command is not None:
        return command
    named = _NAMED.fullmatch(text)
    if named is not None:
        return _read_named(named[1], named[2], text)
    first, semicolon, answers = text.partition("; ")
    command = (_WHOLE.get(first) or _read_landing(first)) if semicolon else None
    if command is None:
        raise NotNotation(text)
    presets = _read_presets(answers, text)
    match command:
        case said.Move(way):
            return said.Move(way, presets)
        case said.Level(by):
            return said.Level(by, presets)
        case said.Land(column, row, level):
            return said.Land(column, row, level, presets)
        case said.Climb():
            return said.Climb(presets)
    raise NotNotation(text)


def _read_named(verb: str, name: str, text: str) -> Command:
    if verb in MASTERS:
        return MASTERS[verb](name)
    if verb == "morgul":
        return said.Morgul(name)
    if name not in KINDS:
        raise NotNotation(text)
    return said.Skin(name)


def named(command: Command) -> str:
    """Whom a command names, if it is not a beast."""
    if isinstance(command, said.TimeOut | said.Leave | said.Hide):
        return command.name
    target = command.target if isinstance(command, said.Morgul) else ""
    return target if target not in KINDS else ""


def _read_amounts(text: str) -> Command | None:
    shot = _SHOOT.fullmatch(text)
    if shot is not None:
        count, way = int(shot[1]), _WAYS.get(shot[3])
        thing = _thing(shot[2], count)
        if way is None or thing not in AMMUNITION:
            return None
        return said.Shoot(count, thing, way)
    trade = _TRADE.fullmatch(text)
    if trade is None:
        return _read_landing(text)
    count = int(trade[2])
    goods = _thing(trade[3], count)
    if goods is None:
        return None
    return said.Buy(count, goods) if trade[1] == "buy" else said.Sell(count, goods)


def _read_landing(text: str) -> said.Land | None:
    found = _LAND.fullmatch(text)
    return None if found is None else said.Land(int(found[1]), int(found[2]), int(found[3]))


def _thing(word: str, count: int) -> str | None:
    """By the number that goes with it: “1 bullet”, “2 bullets”."""
    thing = thing_named(word)
    return thing if thing is not None and _counted(count, thing) == word else None


def _read_presets(answers: str, text: str) -> Presets:
    """D2  In the order of the alphabet, each question once."""
    presets: list[tuple[str, bool]] = []
    for part in answers.split("; "):
        key, _, yes = part.partition(" ")
        if key not in QUESTION_KEYS or yes not in ("yes", "no"):
            raise NotNotation(text)
        presets.append((key, yes == "yes"))
    keys = [key for key, _ in presets]
    if keys != sorted(set(keys)):
        raise NotNotation(text)
    return tuple(presets)
