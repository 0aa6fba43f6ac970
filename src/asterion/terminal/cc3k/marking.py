"""A game of ChamberCrawler3000 told turn by turn, for anyone who marks another program."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from asterion.books.cc3k.event import Dodged, Hurt, Missed, Struck
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.view.screen import race_name
from asterion.books.cc3k.words.action import action
from asterion.core.dice import Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.terminal.cc3k.program import PLAYER, carry_out

PC = "PC"


class Roll(msgspec.Struct):
    """One answer of the dice: what was asked, out of how many, and what came."""

    why: str
    of: int
    result: int


class Blow(msgspec.Struct, omit_defaults=True):
    """One attack; where it hit, its damage and the hit points that it left."""

    by: str
    at: str
    hit: bool
    damage: int = 0
    left: int | None = None
    roll: Roll | None = None  # where it could have missed


class Turn(msgspec.Struct):
    """One command with how the player fares after it; a refused one costs no turn."""

    n: int
    command: str
    refused: bool
    race: str
    hp: int
    atk: int
    defence: int = msgspec.field(name="def")
    gold: int
    floor: int
    action: str
    blows: list[Blow]
    rolls: list[Roll]


def turns(table: Table, commands: Iterable[str]) -> Iterator[Turn]:
    """Carry out the commands one by one, until they or the game come to an end."""
    for n, command in enumerate(commands, 1):
        refused = carry_out(table, command)
        last = table.entries[-1]
        yield turn(
            n,
            command,
            refused,
            table.view(PLAYER),
            [] if refused is not None else last.events,
            [] if refused is not None else last.draws,
        )
        if table.result is not None:
            return


def turn(
    n: int,
    command: str,
    refused: str | None,
    view: View,
    events: Sequence[Event],
    draws: Sequence[Draw],
) -> Turn:
    rolls = [Roll(*draw) for draw in draws]
    return Turn(
        n=n,
        command=command,
        refused=refused is not None,
        race=race_name(view),
        hp=view.hit_points,
        atk=view.attack,
        defence=view.defence,
        gold=view.gold,
        floor=view.floor,
        action=action(events) if refused is None else refused,
        blows=list(blows(events, rolls)),
        rolls=rolls,
    )


def blows(events: Iterable[Event], rolls: Iterable[Roll]) -> Iterator[Blow]:
    """Every attack with the roll that decided it; both stand in the order in which they came."""
    attacks = (roll for roll in rolls if " attacks" in roll.why)
    for event in events:
        match event:
            case Struck(enemy=enemy, damage=damage, left=left):
                roll = next(attacks) if enemy == "L" else None
                yield Blow(PC, enemy, True, damage, left, roll)
            case Missed(enemy=enemy):
                yield Blow(PC, enemy, False, roll=next(attacks))
            case Hurt(enemy=enemy, damage=damage, hit_points=left):
                yield Blow(enemy, PC, True, damage, left, next(attacks))
            case Dodged(enemy=enemy):
                yield Blow(enemy, PC, False, roll=next(attacks))


# ---- as text


def lines(turn: Turn) -> list[str]:
    """A line of numbers to compare with, then what explains it, indented."""
    numbers = (
        f"{turn.n} {turn.command}: HP {turn.hp} Atk {turn.atk} Def {turn.defence} "
        f"Gold {turn.gold} Floor {turn.floor}"
    )
    explained = [f"    {turn.action}", *(f"    {blow_line(blow)}" for blow in turn.blows)]
    return [numbers + (" (refused)" if turn.refused else ""), *explained]


def blow_line(blow: Blow) -> str:
    what = f"{blow.damage} damage, {blow.left} HP left" if blow.hit else "a miss"
    roll = blow.roll
    rolled = f" ({roll.why}, one of {roll.of}: {roll.result})" if roll is not None else ""
    return f"{blow.by} on {blow.at}: {what}{rolled}"
