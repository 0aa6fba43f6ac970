"""A program that plays ChamberCrawler3000 by the book but for one fault, named with its rule.

`python -m tests.examiner.planted FAULT SEED` is the same as a program of its own.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.event import Missed
from asterion.books.cc3k.make import populate
from asterion.books.cc3k.plan.floor import Contents, as_seen, board_text, with_contents
from asterion.books.cc3k.plan.kinds import (
    DROW,
    GRID,
    HALFLING,
    NEAR,
    NO_RACE,
    RACES,
    RESTORE_HEALTH,
    SHADE,
)
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.books.cc3k.rules import begin, combat, end, enemies, execute, floors, player
from asterion.books.cc3k.state import State
from asterion.books.cc3k.view.model import View, check
from asterion.books.cc3k.words.action import action
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event

RULES = "asterion.books.cc3k.rules"
News = list[Event]


class Fault(NamedTuple):
    """Which rules it may be named by, and what the rules become."""

    rules: tuple[str, ...]
    changed: dict[str, object]


# ---- the rules, each a little wrong


def rounds_down(attack: int, defence: int, options: Any, percent: int = 100) -> int:
    return percent * attack // (100 + defence)


def ignores_defence(attack: int, defence: int, options: Any, percent: int = 100) -> int:
    return -(-percent * attack // 100)


def heals_without_end(game: State, potion: int) -> None:
    if potion == RESTORE_HEALTH:
        game.hit_points += 15 if game.race == DROW else 10
    else:
        REAL["take_effect"](game, potion)


def as_a_shade(game: State, potion: int) -> None:
    race, game.race = game.race, SHADE if game.race == DROW else game.race
    REAL["take_effect"](game, potion)
    game.race = race


def without_end_of_potions(game: State, level: int, dice: Dice, news: News) -> None:
    attack, defence = game.attack, game.defence
    REAL["enter"](game, level, dice, news)
    game.attack, game.defence = attack, defence


def floor_unchanged(game: State, level: int, dice: Dice, news: News) -> None:
    REAL["enter"](game, level, dice, news)
    game.level = level - 1


def drains_dwarves(game: State, kind: int, news: News) -> None:
    REAL["drain"](game, 0, news)


def plain_orcs(kind: int, race: int, defence: int, options: Any) -> int:
    blow: int = REAL["enemy_damage"](kind, SHADE, defence, options)
    return blow


def takes_any_gold(game: State, news: News) -> None:
    player.take_gold(game, game.piles.pop(game.here), "found", news)
    game.guards = {dragon: hoard for dragon, hoard in game.guards.items() if hoard in game.piles}


def blows_that_miss(game: State, foe: Any, dice: Dice, news: News) -> None:
    if foe.kind != HALFLING and dice.below(2, "PC attacks"):
        news.append(Missed(EVERYONE, foe.cell, chr(foe.kind)))
    else:
        REAL["strike"](game, foe, dice, news)


def no_turn_for_potions(game: State, dice: Dice, news: News) -> None:
    """The enemies do not act after a potion."""
    if not any(type(event).__name__ == "Drank" for event in news):
        REAL["end_turn"](game, dice, news)


def counted_twice(race: int, gold: int) -> int:
    return 2 * gold


def leaves_one_pile(game: State, kind: int, cells: list[int], worth: int, news: News) -> None:
    REAL["drop"](game, kind, cells[:1], worth, news)


def never_hostile(game: State, dice: Dice, news: News) -> None:
    game.hostile = False
    REAL["end_turn"](game, dice, news)


def always_hostile(game: State, dice: Dice, news: News) -> None:
    game.hostile = True
    REAL["end_turn"](game, dice, news)


def roused_by_itself(game: State, dragon: int) -> bool:
    """It does not mind who is beside its hoard."""
    return dragon - game.here in NEAR


def goes_on_in_frost(game: State, dice: Dice, news: News) -> None:
    frozen, game.frozen = game.frozen, False
    REAL["end_turn"](game, dice, news)
    game.frozen = frozen


def beside_the_player(contents: Contents, room: Any, dice: Dice) -> None:
    cell = next(iter(room.beside(contents.player)), None)
    if cell is None:
        REAL["place_stairs"](contents, room, dice)
    else:
        contents.stairs = (cell,)
        room.take(cell)


def only_drawn_stairs(contents: Contents, room: Any, dice: Dice) -> None:
    """A file without stairs leaves the floor without them."""
    if not (contents.enemies or contents.potions or contents.gold):
        REAL["place_stairs"](contents, room, dice)


REAL: dict[str, Callable[..., Any]] = {
    "take_effect": player.take_effect, "enter": floors.enter, "drain": player.drain,
    "enemy_damage": combat.enemy_damage, "strike": player.strike,
    "end_turn": player.end_turn, "drop": player.drop, "place_stairs": populate.place_stairs,
}  # fmt: skip
STRAIGHT = frozenset(GRID.steps)

FAULTS: dict[str, Fault] = {
    "rounds-down": Fault(("C31",), {"combat.damage": rounds_down, "player.damage": rounds_down}),
    "ignores-defence": Fault(("C31",), {"combat.damage": ignores_defence}),
    "heals-without-end": Fault(("C15", "C26"), {"player.take_effect": heals_without_end}),
    "drow-like-others": Fault(("C11",), {"player.take_effect": as_a_shade}),
    "potions-last": Fault(("C27",), {"player.enter": without_end_of_potions}),
    "floor-unchanged": Fault(("C8",), {"player.enter": floor_unchanged}),
    "vampire-gains-ten": Fault(("C12",), {"player.VAMPIRES_GAIN": 10}),
    "vampire-likes-dwarves": Fault(("C12",), {"player.drain": drains_dwarves}),
    "troll-gains-ten": Fault(("C13",), {"player.TROLLS_GAIN": 10}),
    "goblin-steals-ten": Fault(("C14",), {"player.STOLEN": 10}),
    "orcs-like-others": Fault(("C18",), {"enemies.enemy_damage": plain_orcs}),
    "no-diagonal-attacks": Fault(("C23",), {"enemies.NEAR": STRAIGHT}),
    "dragons-move": Fault(("C20",), {"enemies.DRAGON": 0}),
    "merchants-hostile": Fault(("C21",), {"player.end_turn": always_hostile}),
    "merchants-forgive": Fault(("C21",), {"player.end_turn": never_hostile}),
    "hoards-unguarded": Fault(("C30",), {"player.walk_over_gold": takes_any_gold}),
    "one-pile-of-a-human": Fault(("C25",), {"player.drop": leaves_one_pile}),
    "merchants-hoard-of-eight": Fault(("C25", "C30"), {"player.MERCHANT_HOARD": 8}),
    "normal-drop-of-three": Fault(("C25", "C30"), {"player.NORMAL": 3}),
    "blows-miss": Fault(("C32",), {"player.strike": blows_that_miss}),
    "freeze-does-nothing": Fault(("C35",), {"player.end_turn": goes_on_in_frost}),
    "drinking-is-free": Fault(("C22", "C29"), {"player.end_turn": no_turn_for_potions}),
    "score-of-a-shade": Fault(("C40",), {"end.SHADE": 99}),
    "score-counted-twice": Fault(("C40",), {"end.score": counted_twice}),
    "nineteen-enemies": Fault(("C6",), {"make.ENEMIES_A_FLOOR": 19}),
    "stairs-beside-player": Fault(("C4",), {"make.place_stairs": beside_the_player}),
}
"""By name; `make` is where floors are filled."""
IN_FILES: dict[str, Fault] = {
    "stairs-only-drawn": Fault(("C43",), {"make.place_stairs": only_drawn_stairs}),
    "dragons-leave-hoards": Fault(("C24",), {"enemies.is_roused": roused_by_itself}),
}
"""What randomly filled floors do not show, or hardly ever."""


ONE_SIDED: dict[str, tuple[str, str, int]] = {
    "elves-strike-once": ("C17", "E attacks again", 1),
    "drops-always-small": ("C25", " drops", 0),
    "enemies-never-miss": ("C23", " attacks", 0),
    "halflings-never-dodge": ("C19", "PC attacks L", 0),
}
"""By name: the rule, which dice are loaded, and how they fall. No single frame is unlawful."""


class Loaded(Rolled):
    """Real chance, but for one kind of dice."""

    def __init__(self, seed: int, kind: str, face: int) -> None:
        super().__init__(seed)
        self.kind, self.face, self.last = kind, face, ("", 0)

    def below(self, n: int, why: str) -> int:
        again = " again" if (why, self.asker) == self.last else ""
        self.last = ("", 0) if again else (why, self.asker)
        rolled = super().below(n, why)
        is_loaded = why.endswith(self.kind) or f"{why}{again}".endswith(self.kind)
        return self.face if n == 2 and is_loaded else rolled


@contextmanager
def planted(fault: str) -> Iterator[None]:
    """The rules with this fault, for as long as the program thinks."""
    with ExitStack() as stack:
        for place, changed in (FAULTS | IN_FILES)[fault].changed.items() if fault else ():
            module, _, name = place.partition(".")
            rooms = {
                "player": player, "enemies": enemies, "combat": combat, "end": end,
                "make": populate,
            }  # fmt: skip
            stack.enter_context(patch.object(rooms[module], name, changed))
        yield


class Planted:
    """One game in this process; it prints what is so, not what it was told."""

    def __init__(self, fault: str, seed: int, plan: Plan | None = None) -> None:
        loaded = ONE_SIDED.get(fault)
        self.fault = "" if loaded else fault
        self.dice = Loaded(seed, *loaded[1:]) if loaded else Rolled(seed)
        self.execute: Callable[..., None] = execute
        options = BOOK.rules.options()
        self.game: State = begin(plan or default_plan(), options, ["PC"], self.dice, [])

    def ask(self, text: str) -> str:
        with planted(self.fault):
            return self.answer(text)

    def answer(self, text: str) -> str:
        news = News()
        try:
            command = BOOK.speech.parse(text)
            allowed = check(self.seen(), command) is None
        except Refused:
            allowed = False
        if allowed:
            self.execute(self.game, 0, command, self.dice, news)
        if self.game.race == NO_RACE:
            return "Which race?\n"
        return self.frame(action(news) if allowed else "No.")

    def seen(self) -> View:
        view = View(0, self.game.options, None)
        view.race, view.here = self.game.race, self.game.here
        view.over = self.game.result is not None
        if self.game.race != NO_RACE:
            view.drawing = bytearray(self.drawing())
        return view

    def drawing(self) -> bytes:
        game = self.game
        foes = {foe.cell: foe.kind for foe in game.foes}
        piles = dict.fromkeys(game.piles, 1)
        lying = Contents(game.here, game.stairs, game.potions, piles, foes, {})
        return as_seen(with_contents(game.floor.ground, lying))

    def frame(self, said: str) -> str:
        game = self.game
        purse = f"Race: {RACES[game.race].name} Gold: {game.gold}".ljust(69)
        return (
            f"{board_text(self.drawing())}{purse}Floor {game.level}\nHP: {game.hit_points}\n"
            f"Atk: {game.attack}\nDef: {game.defence}\nAction: {said}\n"
        )

    def close(self) -> None:
        """Nothing runs."""


def main(fault: str, seed: int) -> None:
    game = Planted(fault, seed)
    for line in sys.stdin:
        sys.stdout.write(game.ask(line.strip()))
        sys.stdout.flush()
        if game.game.result is not None:
            return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
