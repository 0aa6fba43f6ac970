"""Which rule a frame breaks: by what differs, and by the nearest lawful turn."""

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from asterion.books.cc3k.event import (
    Arrived,
    Drank,
    Dropped,
    GoldTaken,
    Hurt,
    Missed,
    Recovered,
    Sickened,
    Slew,
    Spawned,
    Struck,
    Walked,
    Won,
)
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    DRAGON,
    DROW,
    ELF,
    ENEMIES,
    GOBLIN,
    GRID,
    MERCHANT,
    ORC,
    RACES,
    TROLL,
    VAMPIRE,
)
from asterion.books.cc3k.rules.combat import enemy_damage
from asterion.books.cc3k.state import State
from asterion.core.event import Event
from asterion.examiner.cc3k.difference import ACTION, MAP, Difference, Near
from asterion.examiner.cc3k.frame import Frame

SPAWNED: Final = ("C10", "C11", "C12", "C14", "C13")
"""By the number of the race."""
THINGS: Final = {"P": "C29", "G": "C30", "\\": "C8"}


class Blame(msgspec.Struct, frozen=True):
    """The rule, and the kind of the fault: what differed in which sort of turn."""

    rule: str
    kind: str


class Scene:
    """All that a rule can be found by: the world before, the frame, the nearest lawful turn."""

    def __init__(self, before: State, frame: Frame, near: Near) -> None:
        self.before = before
        self.frame = frame
        self.near = near
        self.game = near.world.game
        self.news: dict[type[Event], Event] = {type(event): event for event in near.news}

    def enemies_near(self) -> set[int]:
        """The kinds that stand beside the player, before or after their steps."""
        here, board = self.game.here, self.frame.board
        after = {board[here + step] for step in AROUND}
        cells = {here + step for step in AROUND}
        before = {foe.kind for foe in self.before.foes if foe.cell in cells}
        return {kind for kind in after | before if kind in ENEMIES}


def blame(before: State, frame: Frame, near: Near) -> Blame:
    """The rule of the weightiest difference: numbers first, then the map, then the action row."""
    scene = Scene(before, frame, near)
    by_name = {each.what: each for each in near.differences}
    for name, ruled in RULED.items():
        if name in by_name:
            rule = ruled(scene, by_name[name])
            return Blame(rule, f"{name}/{turn_of(scene)}")
    return Blame("C36" if not near.news else "C39", f"other/{turn_of(scene)}")


def turn_of(scene: Scene) -> str:
    """What the player did, in a word."""
    kinds: Sequence[tuple[type[Event], str]] = (
        (Spawned, "spawn"), (Won, "win"), (Arrived, "stairs"), (Drank, "drink"), (Slew, "slay"),
        (Struck, "strike"), (Missed, "strike"), (Walked, "walk"),
    )  # fmt: skip
    return next((word for kind, word in kinds if kind in scene.news), "refused")


def hit_points(scene: Scene, difference: Difference) -> str:
    """C10-C18, C21-C26, C31  Who gave or took them."""
    race, game = scene.before.race if scene.before.race >= 0 else scene.game.race, scene.game
    if Spawned in scene.news:
        return SPAWNED[race]
    drank = scene.news.get(Drank)
    shown, allowed = int(difference.shown), int(difference.allowed)
    near = scene.enemies_near()
    if shown < allowed and shown >= 0 and near:
        lost = allowed - shown
        for kind in sorted(near):
            if lost % enemy_damage(kind, race, game.defence, game.options) == 0:
                return attacker(kind, race)
    if isinstance(drank, Drank) and drank.potion in ("RH", "PH"):
        return "C11" if race == DROW else "C26" if race != VAMPIRE else "C15"
    if race == TROLL and (Recovered in scene.news or abs(shown - allowed) <= 5):
        return "C13"
    if race == VAMPIRE and (Recovered in scene.news or Sickened in scene.news):
        return "C12"
    hurt = scene.news.get(Hurt)
    if isinstance(hurt, Hurt):
        return "C18" if (ord(hurt.enemy), race) == (ORC, GOBLIN) else "C31"
    if drank is not None or shown > RACES[race].hit_points:
        return "C15"
    return attacker(min(near), race) if near else "C23"


def attacker(kind: int, race: int) -> str:
    """C17, C18, C21, C23, C24  The rule by which this enemy attacks."""
    if kind == ORC and race == GOBLIN:
        return "C18"
    return {ELF: "C17", MERCHANT: "C21", DRAGON: "C24"}.get(kind, "C23")


def strength(scene: Scene, difference: Difference) -> str:
    """C11, C26, C27  Attack and defence change by potions, and with the floor."""
    if Spawned in scene.news:
        return SPAWNED[scene.game.race]
    if Arrived in scene.news:
        return "C27"
    return "C11" if scene.game.race == DROW else "C26"


def gold(scene: Scene, difference: Difference) -> str:
    """C14, C25, C30  Stolen, dropped or found."""
    taken = [each for each in scene.near.news if isinstance(each, GoldTaken)]
    if scene.before.race == GOBLIN and Slew in scene.news:
        lost = int(difference.allowed) - int(difference.shown)
        return "C14" if abs(lost) >= 3 else "C25"
    if any(each.how == "dropped" for each in taken) or Slew in scene.news:
        return "C25"
    return "C30"


def board(scene: Scene, difference: Difference) -> str:
    """C2, C4, C8, C16, C20, C23, C25, C29, C30, C35, C37, C41-C43  What is somewhere else."""
    cells = [each for each in scene.near.differences if each.what == MAP]
    symbols = {each.shown for each in cells} | {each.allowed for each in cells}
    if not scene.near.news:
        return "C36"
    if "\\" in symbols and has_no_stairs(scene):
        return "C43"
    if Arrived in scene.news:
        if "|" in symbols or "-" in symbols:  # quite another floor
            is_again = scene.before.floor.ground == scene.game.floor.ground
            return "C43" if is_again else "C41"
        return "C4" if "@" in symbols or "\\" in symbols else "C42"
    if "@" in symbols:
        return "C37"
    dropped = scene.news.get(Dropped)
    if isinstance(dropped, Dropped) or (Slew in scene.news and "G" in symbols):
        return "C25"
    if "D" in symbols and len(cells) > 1:
        return "C20"
    letters = {symbol for symbol in symbols if ord(symbol) in ENEMIES}
    struck = scene.news.get(Struck)
    if isinstance(struck, Struck) and GRID.place(struck.cell) in {
        (each.column - 1, each.row - 1) for each in cells
    }:
        return "C16"
    if letters == {"M"}:
        return "C21"
    if Drank in scene.news and len(cells) > len(scene.game.foes) // 2:
        return "C22"
    if letters:
        return "C35" if scene.before.frozen else "C23"
    return next((THINGS[symbol] for symbol in sorted(symbols) if symbol in THINGS), "C2")


def has_no_stairs(scene: Scene) -> bool:
    """Whether the file drew none on this floor, and the program put none there."""
    floor = scene.game.floor
    is_drawn_without = not (floor.generated or floor.contents.stairs)
    return is_drawn_without and b"\\" not in scene.frame.board


def action_row(scene: Scene, difference: Difference) -> str:
    """C39  In the book's own words: a sentence too many or too few is a matter of its rule."""
    shown, allowed = (set(re.findall(r"[^.]+\.", said)) for said in _texts(difference))
    for pattern, rule in SENTENCES:
        for sentence in sorted(allowed ^ shown):
            if re.search(pattern, sentence):
                return "C18" if " O " in sentence and scene.game.race == GOBLIN else rule
    return "C39"


def _texts(difference: Difference) -> tuple[str, str]:
    return f" {difference.shown}", f" {difference.allowed}"


SENTENCES: Final = (
    (r"[Ss]core", "C40"),
    (r"sees", "C28"), (r"Merchants| M (deals|misses)", "C21"), (r" E (deals|misses)", "C17"),
    (r" D (deals|misses)", "C24"), (r"PC misses L", "C19"), (r"PC misses", "C32"),
    (r" PC deals", "C31"), (r"slays", "C16"), (r" \w deals", "C31"), (r" \w misses", "C23"),
    (r"steals", "C14"), (r"hoard", "C30"), (r"takes \d+ gold", "C30"), (r"drops gold", "C25"),
)  # fmt: skip


RULED: Final[dict[str, Callable[[Scene, Difference], str]]] = {
    "race": lambda scene, difference: "C33",
    "floor": lambda scene, difference: "C8",
    "hit_points": hit_points,
    "attack": strength,
    "defence": strength,
    "gold": gold,
    MAP: board,
    ACTION: action_row,
}
