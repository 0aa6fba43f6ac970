"""All that one viewer of ChamberCrawler3000 has been told, and what may be said from it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.beside import looks
from asterion.books.cc3k.plan.floor import NOWHERE, laid_out
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    COLUMNS,
    ENEMIES,
    GOLD,
    NO_RACE,
    PLAYER,
    POTION,
    ROWS,
    STAIRS,
    STEPS,
    TILE,
    WALKED,
    WAYS,
)
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.say.command import (
    Attack,
    Choose,
    Command,
    Drink,
    Move,
    Quit,
)
from asterion.books.cc3k.say.notation import (
    ATTACKS,
    CHOICES,
    DRINKS,
    MOVES,
    QUIT,
)
from asterion.books.cc3k.words.things import WAY_WORDS, enemy_word
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value
from asterion.core.state.slotted import Slotted

WALKABLE = WALKED + bytes([STAIRS, GOLD])
"""What the player may step onto, as it is drawn."""
ASKS_RACE = Phrase("cc3k-asks-race")
ASKS_MOVE = Phrase("cc3k-asks-move")
EMPTY = laid_out((b" " * COLUMNS + b"\n") * ROWS)


class View(Slotted):
    """What was told: the same to the player and to watchers; the master knows the secrets, too."""

    __slots__ = (
        "attack", "defence", "drawing", "floor", "frozen", "gold", "here", "hit_points", "hostile",
        "known", "last", "options", "over", "plan", "potions", "race", "score", "seat",
        "secrets", "under", "wounded",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: Cc3kOptions, plan: Plan | None) -> None:
        self.seat = seat  # whose view it is
        self.options = options  # the options of the table
        self.plan = plan  # the master's
        self.over = False  # the game has ended
        self.score: int | None = None  # once the game is over
        self.last: Sequence[Event] = ()
        """What was told of the last command: the action row is made of it (C39)."""
        self.reset()

    def reset(self) -> None:
        """C34  As at the start, before a race is chosen."""
        self.race = NO_RACE  # its number; -1 until one is chosen
        self.hit_points = self.attack = self.defence = self.gold = 0  # the player's
        self.known: set[str] = set()  # kinds of potions that are known
        self.hostile = self.options.hard  # merchants are
        self.frozen = False  # enemies stand still (C35)
        self.clear_floor(0, bytearray(EMPTY))

    def clear_floor(self, floor: int, drawing: bytearray) -> None:
        self.floor = floor
        self.drawing = drawing  # laid out as a floor's: cells are whole numbers
        self.here = max(NOWHERE, drawing.find(PLAYER))
        self.under = TILE  # what is drawn where the player is not
        self.potions: dict[int, str] = {}  # of a known kind, and seen since it is known
        self.wounded: dict[int, int] = {}  # hit points of the enemies that were struck (C39)
        self.secrets: dict[int, int] = {}  # the master's: the digits of potions and gold


def asks(view: View) -> Phrase | None:
    """What the player is asked for: a race, then commands."""
    if view.over or view.seat < 0:
        return None
    return ASKS_RACE if view.race == NO_RACE else ASKS_MOVE


def turn(view: View) -> Sequence[Seat]:
    """There is one player, and nobody else to wait for."""
    return () if view.over else (0,)


def legal(view: View) -> Sequence[str]:
    """Every command that takes the game on; f, r and q can be said besides, at any time."""
    if view.over or view.seat < 0:
        return ()
    if view.race == NO_RACE:
        return CHOICES
    return offers(looks()[view.here](view.drawing))


@lru_cache(maxsize=4096)  # one looks much the same as another
def offers(beside: tuple[int, ...]) -> tuple[str, ...]:
    """What can be said with these eight around one; walled in, one can only give up."""
    commands = []
    for way, step in enumerate(STEPS):
        symbol = beside[AROUND.index(step)]
        if symbol in WALKABLE:
            commands.append(MOVES[way])
        elif symbol == POTION:
            commands.append(DRINKS[way])
        elif symbol in ENEMIES:
            commands.append(ATTACKS[way])
    return tuple(commands) or (QUIT,)


def check(view: View, command: Command) -> Phrase | None:
    """C33, C36  Why this viewer's command is refused, if it is. It costs no turn."""
    if view.over:
        return Phrase("cc3k-refuse-over")
    if view.seat < 0:
        return Phrase("cc3k-refuse-spectator")
    kind = type(command)
    if view.race == NO_RACE:
        if kind is Choose or kind is Quit:
            return None
        return Phrase("cc3k-refuse-no-race", {"letters": [*CHOICES]})
    checking = CHECKS.get(kind)
    return None if checking is None else checking(view, command)


def check_choice(view: View, command: Choose) -> Phrase | None:
    """C33  One has a race already."""
    return Phrase("cc3k-refuse-race")


def check_move(view: View, command: Move) -> Phrase | None:
    """C29, C36  Not into walls or nothing, nor onto a potion or an enemy."""
    way = command.way
    beside = view.drawing[view.here + STEPS[way]]
    if beside in WALKABLE:
        return None
    where: dict[str, Value] = {"way": WAY_WORDS[way], "typed": WAYS[way]}
    if beside == POTION:
        return Phrase("cc3k-refuse-potion", where)
    if beside in ENEMIES:
        return Phrase("cc3k-refuse-enemy", where | {"enemy": enemy_word(chr(beside))})
    return Phrase("cc3k-refuse-no-way", {"way": WAY_WORDS[way]})


def check_drink(view: View, command: Drink) -> Phrase | None:
    """C29  There is a potion."""
    if view.drawing[view.here + STEPS[command.way]] == POTION:
        return None
    return Phrase("cc3k-refuse-no-potion", {"way": WAY_WORDS[command.way]})


def check_attack(view: View, command: Attack) -> Phrase | None:
    """C32  There is an enemy."""
    if view.drawing[view.here + STEPS[command.way]] in ENEMIES:
        return None
    return Phrase("cc3k-refuse-no-enemy", {"way": WAY_WORDS[command.way]})


CHECKS: dict[type[Command], Callable[[View, Any], Phrase | None]] = {
    Choose: check_choice,
    Move: check_move,
    Drink: check_drink,
    Attack: check_attack,
}
"""What is not here is never refused: to freeze, to start over, to give up."""
