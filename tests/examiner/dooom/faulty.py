"""A Dooom server of ours, and the same with one fault, as a student might make it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any

from asterion.books import book
from asterion.books.dooom.event import Hit, PickedUp
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import FLOOR, Plan
from asterion.books.dooom.rules import execute
from asterion.books.dooom.rules.actions import attack, hurt
from asterion.books.dooom.rules.turn import spend
from asterion.books.dooom.say.command import Attack, Command, Move, PickUp
from asterion.books.dooom.state import State
from asterion.books.dooom.view import View, check
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.server.wire.ear import Send
from asterion.server.wire.match import unnamed
from tests.server.wire.hosting import Hosted, serving

DOOOM = book("dungeon-of-dooom")
News = list[Event]
Rule = Callable[[State, Seat, Command, Dice, News], None]

ARMOURY = """
#############
#.G.S..A..L.#
#.H.#.G.#.E.#
#.S.A..L..G.#
#.G...H...H.#
#############
"""
CLOSET = """
########
#..G.H.#
#.S..A.#
#.L.G..#
#..E...#
########
"""


def plan(drawing: str, win: int) -> Plan:
    return Plan("drawn", win, [row.encode() for row in drawing.strip().split("\n")])


@contextmanager
def server(
    rules: AnyBook = DOOOM,
    *,
    drawing: str = ARMOURY,
    win: int = 2,
    simple: bool = False,
    bent: Callable[[Send], Send] = lambda send: send,
    **options: object,
) -> Iterator[Hosted]:
    """Each of its games is another, the same in every run."""
    ground, number = plan(drawing, win), count()
    chosen = DooomOptions(**options)  # type: ignore[arg-type]

    def lay() -> Table:
        return Table(rules, ground, [unnamed(0)], chosen, Rolled(next(number)))

    with serving(lay, simple=simple, bent=bent) as hosted:
        yield hosted


def playing(kind: type[Command], rule: Rule) -> AnyBook:
    """The book with another rule for one command."""

    def carry_out(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
        (rule if isinstance(command, kind) else execute)(game, seat, command, dice, news)

    return replace(DOOOM, rules=replace(DOOOM.rules, execute=carry_out))


def allowing(*reasons: str) -> AnyBook:
    """The book without these refusals."""

    def lenient(view: View, command: Any) -> Phrase | None:
        why = check(view, command)
        return None if why is not None and why.id in reasons else why

    return replace(DOOOM, view=replace(DOOOM.view, check=lenient))


def says(*changes: tuple[str, str]) -> Callable[[Send], Send]:
    """What is sent, with one text for another."""

    def bent(send: Send) -> Send:
        def spoiled(text: str) -> None:
            for old, new in changes:
                text = text.replace(old, new)
            if text:
                send(text)

        return spoiled

    return bent


# ---- rules that are a little different


def potion_is_cheap(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    """Drinking costs one point, like everything else."""
    points, drinks = game.ap, chr(game.ground[game.at[seat]]) == "H"
    if drinks and points > 1:
        game.hit_points[seat] += 1
        game.ground[game.at[seat]] = FLOOR
        news.append(PickedUp(game.hears[seat], seat, "H", 1, points - 1))
        game.ap -= 1
    else:
        execute(game, seat, command, dice, news)


def things_weigh_nothing(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    """Anyone who carries something has as many points as before."""
    execute(game, seat, command, dice, news)
    if game.result is None and game.ap == 6 - game.kit[game.turn].bit_count():
        game.ap = 6


def swords_are_blunt(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    kit, game.kit[seat] = game.kit[seat], game.kit[seat] & ~1
    assert isinstance(command, Attack)
    attack(game, seat, command, dice, news)
    game.kit[seat] = kit


def treasure_is_lost(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    """The dead drop nothing."""
    assert isinstance(command, Attack)
    victim = game.occupied[game.at[seat] + game.plan.grid.steps[command.way]]
    game.treasure[victim] = 0
    attack(game, seat, command, dice, news)


def blows_are_cheap(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    """An attack costs one point, like everything else."""
    assert isinstance(command, Attack)
    target = game.occupied[game.at[seat] + game.plan.grid.steps[command.way]]
    news.append(Hit(game.hears[seat], seat, target))
    hurt(game, seat, target, news)
    if game.result is None:
        spend(game, 1, news)


def exits_are_shut(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    """Nobody ever wins."""
    treasure, game.treasure[seat] = game.treasure[seat], -1
    execute(game, seat, command, dice, news)
    game.treasure[seat] = treasure


__all__ = ["Attack", "Command", "Move", "PickUp"]
