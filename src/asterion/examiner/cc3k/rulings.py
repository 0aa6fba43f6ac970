"""Where the book is silent or is read in two ways: the readings that may be allowed."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.beside import OPEN_STEPS
from asterion.books.cc3k.plan.floor import NOWHERE
from asterion.books.cc3k.plan.kinds import GRID, NO_RACE, POTIONS, TROLL
from asterion.books.cc3k.state import Foe, State
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.examiner.cc3k.findings import Read
from asterion.examiner.cc3k.order import in_any_order
from asterion.examiner.cc3k.ruled import Around, Changes, Ruled, changed
from asterion.examiner.cc3k.worlds import Seen

News = list[Event]
Allowed = Mapping[str, Sequence[str]]
"""By ruling, the readings that are allowed."""
Chosen = tuple[tuple[str, str], ...]
"""The reading of each ruling that is not the book's."""


class Ruling(msgspec.Struct, frozen=True):
    """Its rule, and by reading what is changed; the first reading is the book's."""

    rule: str
    readings: dict[str, Changes | dict[str, Any]]
    is_option: bool = False
    """Whether the change is one of the book's options."""


def with_own_tile(steps_of: Mapping[Any, tuple[int, ...]]) -> dict[Any, tuple[int, ...]]:
    """C23  An enemy may also stay where it is."""
    return {seen: (*steps, 0) for seen, steps in steps_of.items()}


def by_column(foe: Foe) -> tuple[int, int]:
    return GRID.place(foe.cell)


def always_named(room: Any, real: Any, game: State) -> list[str]:
    """C28  The potions beside the player, as if all had been drunk before."""
    known, game.known = game.known, set(range(len(POTIONS)))
    try:
        named: list[str] = real(game)
    finally:
        game.known = known
    return named


def acting_on_arrival(room: Any, real: Any, game: State, way: int, dice: Dice, news: News) -> None:
    """C8  The enemies of a floor act at once; on one made at random their steps cannot be told."""
    level, frozen = game.level, game.frozen
    real(game, way, dice, news)
    if game.level != level and game.result is None:
        game.frozen = frozen or isinstance(game.floor, Seen)
        room.enemies_act(game, dice, news)
        game.frozen = frozen


def regaining_last(room: Any, real: Any, game: State, dice: Dice, news: News) -> None:
    """C13  A troll regains after the enemies have acted."""
    room.enemies_act(game, dice, news)
    if game.race == TROLL and game.hit_points:
        room.recover(game, room.TROLLS_GAIN, news)


def on_its_tile(places: list[int], dice: Dice, why: str) -> int:
    """C25  Both piles of a human lie where it stood."""
    return dice.asker


def left_underfoot(room: Any, real: Any, game: State, dragon: int, news: News) -> None:
    """C30  A hoard under the player's feet lies there until somebody walks over it."""
    here, game.here = game.here, NOWHERE
    real(game, dragon, news)
    game.here = here


def same_for_all(room: Any, real: Any, race: int, gold: int) -> int:
    """C40  The gold is the score, for a shade as for the others."""
    points: int = real(NO_RACE, gold)
    return points


RULINGS: Final[dict[str, Ruling]] = {
    "orc": Ruling("C18", {"38": {}, "37": {"orc_blow": "37"}}, is_option=True),
    "drow": Ruling("C11", {"down": {}, "up": {"drow_rounding": "up"}}, is_option=True),
    "freeze": Ruling("C35", {"movement": {}, "everything": {"freeze": "everything"}}, True),
    "damage": Ruling("C31", {"classic": {}, "as-printed": {"damage": "as-printed"}}, True),
    "pursuit": Ruling("C45", {"off": {}, "on": {"pursuit": True}}, is_option=True),
    "moving": Ruling(
        "C23", {"always": {}, "may-stay": {"enemies.OPEN_STEPS": with_own_tile(OPEN_STEPS)}}
    ),
    "order": Ruling(
        "C22",
        {
            "rows": {},
            "columns": {"enemies.cell_of": by_column},
            "any": {"enemies.enemies_act": Around(in_any_order)},
        },
    ),
    "potions": Ruling(
        "C28", {"unknown": {}, "seen": {"player.seen_potions": Around(always_named)}}
    ),
    "arrival": Ruling(
        "C8", {"quiet": {}, "acting": {"player.take_stairs": Around(acting_on_arrival)}}
    ),
    "troll": Ruling("C13", {"before": {}, "after": {"player.end_turn": Around(regaining_last)}}),
    "human": Ruling("C25", {"beside": {}, "own-tile": {"player.choose": on_its_tile}}),
    "hoard": Ruling(
        "C30", {"taken": {}, "left": {"player.set_hoard_free": Around(left_underfoot)}}
    ),
    "score": Ruling("C40", {"half-more": {}, "gold": {"end.score": Around(same_for_all)}}),
}
"""By name; what a line of TOML may say."""


class BadRuling(ValueError):
    """A line that names no ruling, or a reading that it does not have."""


def read_allowed(text: str) -> Allowed:
    """Lines of TOML, each a ruling and its readings: `orc = ["38", "37"]`."""
    return checked(msgspec.toml.decode(text, type=dict[str, list[str]]))


def usual() -> Allowed:
    """What is allowed if nobody says anything else: the file that comes with the program."""
    return read_allowed((files("asterion.examiner.cc3k") / "allow.toml").read_text())


def checked(allowed: Mapping[str, Sequence[str]]) -> Allowed:
    for name, readings in allowed.items():
        if name not in RULINGS:
            raise BadRuling(f"{name}: {', '.join(RULINGS)}")
        known = RULINGS[name].readings
        for reading in readings:
            if reading not in known:
                raise BadRuling(f"{name} = {reading}: {', '.join(known)}")
        if not readings:
            raise BadRuling(f"{name}: {', '.join(known)}")
    return allowed


class Readings:
    """The rules by the readings that a program seems to have; others are tried where these fail."""

    def __init__(self, options: Cc3kOptions, allowed: Allowed, more: Changes | None = None) -> None:
        self.options = options
        self.allowed = allowed
        self.more = more or {}
        """A known mistake, besides."""
        self.made: dict[Chosen, Ruled] = {}
        self.now: Chosen = tuple(
            (name, readings[0])
            for name, readings in sorted(allowed.items())
            if readings[0] != book_reading(name)
        )
        self.seen: dict[str, dict[str, int]] = {}
        """How many frames only this reading explains."""

    @property
    def current(self) -> Ruled:
        return self.ruled(self.now)

    def ruled(self, chosen: Chosen) -> Ruled:
        """Made once for every choice of readings."""
        if chosen not in self.made:
            options, changes = self.options, dict(self.more)
            for name, reading in chosen:
                ruling = RULINGS[name]
                if ruling.is_option:
                    options = msgspec.structs.replace(options, **ruling.readings[reading])
                else:
                    changes.update(ruling.readings[reading])
            name = " ".join(f"{name}={reading}" for name, reading in chosen)
            self.made[chosen] = Ruled(options, name, *changed(changes))
        return self.made[chosen]

    def with_changes(self, changes: Changes) -> "Readings":
        """The readings of now and no others, with a mistake besides."""
        other = Readings(self.options, {}, changes)
        other.now = self.now
        return other

    def others(self) -> Iterator[tuple[str, str, Chosen]]:
        """Every other choice that differs by one ruling."""
        now = dict(self.now)
        for name, readings in self.allowed.items():
            for reading in readings:
                if reading != now.get(name, book_reading(name)):
                    chosen = {each: had for each, had in now.items() if each != name}
                    if reading != book_reading(name):
                        chosen[name] = reading
                    yield name, reading, tuple(sorted(chosen.items()))

    def take(self, name: str, reading: str, chosen: Chosen) -> None:
        """From now on: a frame was shown that only this reading explains."""
        self.now = chosen
        counted = self.seen.setdefault(name, {})
        counted[reading] = counted.get(reading, 0) + 1

    def told(self, reached: set[str]) -> list[Read]:
        """The reading of every ruling that leaves a choice; none where its rule was not reached."""
        now, found = dict(self.now), list[Read]()
        for name, readings in self.allowed.items():
            if len(readings) > 1:
                has = [*self.seen.get(name, {})]
                if not has and RULINGS[name].rule in reached:
                    has = [now.get(name, book_reading(name))]
                found.append(Read(name, RULINGS[name].rule, sorted(has)))
        return found


def book_reading(name: str) -> str:
    return next(iter(RULINGS[name].readings))
