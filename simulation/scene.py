"""What is tried in a run: drawn from the seed, and made smaller when it fails."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from asterion.books import book
from asterion.books.samples import samples
from simulation.chance import Chance

LASTS: Final = 9.0
"""Seconds of simulated time in which things go wrong; then everything is well again."""
CELLAR: Final = """name Cellar
win 2
#########
#G..#..E#
#.#.#.#.#
#.#...#H#
#...#...#
#S#.#G#.#
#.#L..#G#
#########
"""
BOX: Final = """name The Little Box
+--+--+--+
|T  D  < |
+  +  +  +
|W |F  H |
+  +  +  +
 W  E |H |
+--+--+  +
"""
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


@dataclass(frozen=True)
class Table:
    """What its host wishes for."""

    book: str
    people: int
    wish: dict[str, Any] = field(hash=False)

    @property
    def about(self) -> str:
        terms = self.wish["terms"]
        told = " ".join(f"{name}={value}" for name, value in terms.items())
        return f"{self.book}, {self.people} people, {told}"


@dataclass(frozen=True)
class Guest:
    """Somebody with a life of their own: how they come, how much they say, what they are like."""

    name: str
    table: int
    kind: str  # host, window, program, watcher
    moves: int = 0
    comes: float = 0.0
    restless: float = 0.0
    """How often they do something odd instead of a plain move: reload, lose the line, click twice,
    answer an old question, come back with an old number, ask for a new token."""
    vanishes: float = 0.0
    """At this time for good, without a word; 0: never."""


@dataclass(frozen=True)
class Fault:
    """Something happens to a process, the store, the calls or the network."""

    at: float
    kind: str
    process: int = 0
    amount: float = 0.0

    @property
    def about(self) -> str:
        return f"{self.at:7.3f} s {self.kind} (process {self.process}, {self.amount:.3f})"


@dataclass(frozen=True)
class Scene:
    """All of a run but its chance."""

    seed: int
    processes: int
    tables: tuple[Table, ...]
    guests: tuple[Guest, ...]
    faults: tuple[Fault, ...]

    @property
    def about(self) -> list[str]:
        moves = sum(guest.moves for guest in self.guests)
        return [
            f"seed {self.seed}: {self.processes} processes, {len(self.tables)} tables, "
            f"{len(self.guests)} guests, at most {moves} moves, {len(self.faults)} faults",
            *(f"  table {number}: {table.about}" for number, table in enumerate(self.tables)),
            *(f"  {guest}" for guest in self.guests),
            *(f"  {fault.about}" for fault in self.faults),
        ]


FAULTS: Final = (
    "kill", "kill after", "kill after", "stop", "hold", "store down", "store stalls", "store full",
    "commit breaks", "commit breaks", "calls lost", "network bad", "cut all", "wall jumps",
    "sleeps",
)  # fmt: skip


def draw(seed: int) -> Scene:
    chance = Chance(seed).of("scene")
    processes = chance.choice((1, 2, 2, 2, 3))
    tables = tuple(_table(chance) for _ in range(chance.choice((1, 1, 1, 2))))
    guests: list[Guest] = []
    for number, table in enumerate(tables):
        guests.append(Guest(f"host {number}", number, "host"))
        for seat in range(table.people):
            guests.append(_player(chance, number, NAMES[seat]))
        if chance.random() < 0.4:
            comes = chance.uniform(0.0, LASTS)
            guests.append(Guest(f"watcher {number}", number, "watcher", 4, comes, 0.3))
    faults = [_fault(chance, processes) for _ in range(chance.choice((0, 1, 1, 2, 2, 3, 4)))]
    faults.sort(key=lambda fault: fault.at)
    return Scene(seed, processes, tables, tuple(guests), tuple(faults))


def _table(chance: Random) -> Table:
    kind = chance.choice(("dooom", "dooom", "dooom", "dooom with a bot", "labyrinth", "cc3k"))
    terms: dict[str, Any] = {"chat": chance.random() < 0.2}
    if chance.random() < 0.25:
        terms["watch_delay"] = chance.choice((1, 2))
    if chance.random() < 0.5:
        terms |= {"clock": "live", "move_seconds": chance.choice((1, 2, 3, 60))}
        terms |= {"game_seconds": chance.choice((0, 0, 20))}
    terms |= {"absent": chance.choice(("wait", "leave", "leave", "bot"))}
    if terms["absent"] != "wait":
        terms["grace_seconds"] = chance.choice((1, 2, 4))
    wish: dict[str, Any] = {"terms": terms}
    match kind:
        case "labyrinth":
            wish |= {"book": "labyrinth", "seats": 2, "plan": BOX}
            people = 2
        case "cc3k":
            terms.pop("clock", None), terms.pop("move_seconds", None)
            terms.pop("game_seconds", None)
            wish |= {"book": "cc3k", "seats": 1, "plan": _floors()}
            people = 1
        case _:
            people = 1 if "bot" in kind else chance.choice((2, 2, 3))
            bots = [{"kind": "bot", "bot": "random"}] if "bot" in kind else []
            wish |= {"book": "dungeon-of-dooom", "plan": CELLAR}
            wish["seats"] = [{"kind": "person"}] * people + bots
            if chance.random() < 0.2:
                terms["start"] = "host"
    return Table(kind, people, wish)


def _floors() -> str:
    return samples(book("cc3k"))["first-steps"]


def _player(chance: Random, table: int, name: str) -> Guest:
    return Guest(
        name,
        table,
        chance.choice(("window", "window", "window", "program")),
        moves=chance.choice((3, 6, 6, 9)),
        comes=chance.uniform(0.0, 1.0),
        restless=chance.choice((0.0, 0.15, 0.4)),
        vanishes=chance.uniform(1.0, LASTS) if chance.random() < 0.15 else 0.0,
    )


def _fault(chance: Random, processes: int) -> Fault:
    kind = chance.choice(FAULTS)
    amount = {
        "kill after": lambda: float(chance.randrange(1, 400)),
        "commit breaks": lambda: float(chance.randrange(1, 4)),
        "wall jumps": lambda: chance.choice((-30.0, -2.0, -0.4, 0.4, 2.0, 30.0)),
        "sleeps": lambda: chance.uniform(0.5, 8.0),
        "hold": lambda: chance.choice((0.05, 0.5, 1.0, 3.0)),
    }.get(kind, lambda: chance.choice((0.05, 0.3, 1.0, 4.0)))()
    return Fault(chance.uniform(0.2, LASTS), kind, chance.randrange(processes), amount)


def smaller(scene: Scene) -> list[Scene]:
    """The same with one thing less, the boldest first."""
    found: list[Scene] = []
    if len(scene.tables) > 1:
        for number in range(len(scene.tables)):
            found.append(_without_table(scene, number))
    if len(scene.faults) > 1:
        half = len(scene.faults) // 2
        found += [replace(scene, faults=scene.faults[:half])]
        found += [replace(scene, faults=scene.faults[half:])]
    for number in range(len(scene.faults)):
        faults = scene.faults[:number] + scene.faults[number + 1 :]
        found.append(replace(scene, faults=faults))
    for number, guest in enumerate(scene.guests):
        others = scene.guests[:number] + scene.guests[number + 1 :]
        if guest.kind != "host":
            found.append(replace(scene, guests=others))
    for number, guest in enumerate(scene.guests):
        calmer = [replace(guest, moves=guest.moves // 2)] if guest.moves > 1 else []
        calmer += [replace(guest, restless=0.0)] if guest.restless else []
        calmer += [replace(guest, vanishes=0.0)] if guest.vanishes else []
        for instead in calmer:
            guests = (*scene.guests[:number], instead, *scene.guests[number + 1 :])
            found.append(replace(scene, guests=guests))
    if scene.processes > 1:
        fewer = scene.processes - 1
        faults = tuple(replace(fault, process=fault.process % fewer) for fault in scene.faults)
        found.append(replace(scene, processes=fewer, faults=faults))
    return found


def _without_table(scene: Scene, number: int) -> Scene:
    """The tables keep their numbers, so the guests of the others keep their chance."""
    guests = tuple(guest for guest in scene.guests if guest.table != number)
    return replace(scene, guests=guests)
