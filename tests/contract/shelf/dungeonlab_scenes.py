"""Scenes and events of DungeonLab that random play hardly meets."""

from collections.abc import Sequence

from asterion.books.dungeonlab.event import (
    Bought,
    Briefed,
    CameDown,
    Charted,
    Disembodied,
    Dismounted,
    Ended,
    Exote,
    Felt,
    Fined,
    Fled,
    Flew,
    Freed,
    Glimpsed,
    Got,
    Healed,
    Imprisoned,
    Lost,
    MapGone,
    MapShown,
    MapUsed,
    MarksTold,
    Mounted,
    Peeked,
    Ruined,
    Screamed,
    Shot,
    Sold,
    Struck,
    Trampled,
    Won,
)
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.drawing import read_plan
from asterion.core.audience import EVERYONE
from asterion.core.event import Event
from tests.contract.shelf import Scene

HALL = """
base 5 3

walls
+##+##+##+##+##+
E              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+##+##+##+##+##+

level 1
.. On .. Li ..
.. .. .. .. Pr
.. .. Mo .. El
1 1: bridle
3 1: morgul blade
5 3: treasure
"""


def staged() -> Sequence[Scene]:
    """D30, D46, D48-D53  A ride, a blow with a blade, a prison blown up: Ann hears of none."""
    plan = read_plan(HALL)
    options = DungeonLabOptions(hearing="nobody", demolition=True)
    ride = [
        "Ann: land 1 3 1", "Bob: land 1 1 1", "Ann: pass", "Bob: east; bridle yes",
        "Ann: pass", "Bob: mount", "Ann: pass", "Bob: east", "Ann: pass", "Bob: dismount",
        "Bob: mount", "Ann: pass", "Bob: suicide",
    ]  # fmt: skip
    prison = [
        "Ann: land 1 3 1", "Bob: land 5 2 1", "Cid: land 4 2 1", "Ann: pass",
        "Cid: shoot 2 grenades east",
    ]  # fmt: skip
    blow = [
        "Ann: land 1 3 1", "Bob: land 3 1 1", "Ann: pass", "Bob: east", "Ann: pass",
        "Bob: morgul lion",
    ]  # fmt: skip
    fall = [*ride[:6], "Ann: pass", "Bob: west"]
    walk = ["land 5 3 1", "pass", "pass", "pass", "look", "pass", "pass"]
    return [
        Scene(plan, options, ride, "Bob", walk),
        Scene(plan, options, fall, "Bob", walk[:4]),
        Scene(plan, options, blow, "Bob", ["land 3 1 1", "east", "pass"]),
        Scene(plan, options, prison, "Cid", ["land 4 2 1", "pass"]),
    ]


def scripted() -> Sequence[Event]:
    place = (1, 2, 1)
    return [
        Won(EVERYONE, 0),
        Ended(EVERYONE, "why"),
        Felt(EVERYONE, 0, ["no wall", "a simple wall", "the exit", "a monolith"]),
        CameDown(EVERYONE, 0, 1, "a monolith"),
        Flew(EVERYONE, 0, 1, ["lion", "lion:dead", "5 bullets"], True),
        Flew(EVERYONE, 0, 1, [], False),
        Glimpsed(EVERYONE, 0, ["", "lights", "", ""]),
        MapUsed(EVERYONE, 0, "1x1 map"),
        Charted(EVERYONE, 0, *place, [(*place, "lion")], [(1, 2, 0, "no wall")]),
        Briefed(EVERYONE, 0, 5),
        Briefed(EVERYONE, 0, 0),
        MapShown(EVERYONE, 0, [(*place, "Li", ["lion"])], [(1, 2, 0, "no wall")], 5),
        MapGone(EVERYONE, 0),
        MarksTold(EVERYONE, 0, [("Li", "lion"), ("Ti", "tiger")]),
        Peeked(EVERYONE, 0, ["lion"], ["nothing"]),
        Peeked(EVERYONE, 0, ["nothing"], ["lion"]),
        Peeked(EVERYONE, 0, ["lion:dead and 2 bullets"], ["willow:dead"]),
        Exote(EVERYONE, 0, True),
        Mounted(EVERYONE, 0),
        Dismounted(EVERYONE, 0),
        Fled(EVERYONE, 0),
        Got(EVERYONE, 0, "boat", 1),
        Lost(EVERYONE, 0, "boat", 1),
        Healed(EVERYONE, 0),
        Ruined(EVERYONE, 0),
        Imprisoned(EVERYONE, 0, 5),
        Bought(EVERYONE, 0, "boat", 1, 50),
        Bought(EVERYONE, 0, "boat", 1, 50, {"lion skin": 1}),
        Bought(EVERYONE, 0, "grenade", 1, 5, {"lion skin": 1}),
        Sold(EVERYONE, 0, "boat", 2, 100),
        Fined(EVERYONE, 0, 20, {"lion skin": 1}),
        Trampled(EVERYONE, 0, "lion"),
        Struck(EVERYONE, 0, "lion"),
        Disembodied(EVERYONE, 0, True),
        Freed(EVERYONE, 0),
        Screamed(EVERYONE, 0),
        Shot(EVERYONE, 0, "bullet", 2),
    ]
