"""How Labyrinth looks: its symbols, the players' paper, and the sheet on which a plan is drawn."""

from asterion.core.contract.cues import Cue, Remark, Shown
from asterion.core.contract.looks import (
    CYCLE,
    EDGES,
    PLAYERS,
    WALL,
    Aloud,
    Drawing,
    EdgeKind,
    Emblem,
    Looks,
    NotebookMarks,
    PlanShelf,
    PlanStamp,
    Stamp,
    StatusRow,
    Symbol,
    flows,
    players,
)

_WAYS = ("core-look-up", "core-look-right", "core-look-down", "core-look-left")
_RIVER = "labyrinth-look-river"
_FLOWS = {"^": "up", ">": "right", "v": "down", "<": "left"}
_WALL = "labyrinth-look-wall"

_FIRST = """\
name A New Labyrinth
+--+--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+--+--+--+--+--+
"""


def _cell(key: str, letters: str, shortcut: str) -> Stamp:
    return Stamp(key, f"labyrinth-look-{key}", letters, "kind", "core-look-cells", shortcut)


def _thing(key: str, letters: str) -> Stamp:
    word = f"labyrinth-look-{key}"
    return Stamp(key, word, letters, "thing", "core-look-things", letters.lower())


def _stamps(marks: str, *words: str) -> tuple[PlanStamp, ...]:
    return tuple(
        PlanStamp(mark, f"labyrinth-look-{word}") for mark, word in zip(marks, words, strict=True)
    )


_NOTEBOOK = NotebookMarks(
    stamps=(
        _cell("land", "·", "a"),
        _cell("pit", "P", "p"),
        _cell("river", "R", "s"),
        _cell("delta", "D", "d"),
        _cell("hospital", "H", "x"),
        _cell("weaponry", "W", "w"),
        _cell("encephalitis", "E", "e"),
        *flows(_WAYS),
        _thing("treasure", "T"),
        _thing("landmine", "M"),
        _thing("corpse", "C"),
        _thing("bullets", "b"),
        _thing("grenades", "g"),
        *PLAYERS,
    ),
    edges=(*EDGES, EdgeKind("solid", "labyrinth-look-solid", of=WALL)),
    cycle=CYCLE,
    ways=_WAYS,
    lettered=True,
)

_PALETTE = (
    PlanShelf(
        "core-look-cells",
        (
            *_stamps(".HWE", "land", "hospital", "weaponry", "encephalitis"),
            PlanStamp("", "core-look-no-cell", "∅"),
        ),
    ),
    PlanShelf(
        "labyrinth-look-rivers",
        _stamps("^>v<D", "river-up", "river-right", "river-down", "river-left", "delta"),
    ),
    PlanShelf(
        "labyrinth-look-pits",
        (
            PlanStamp("P:a", "labyrinth-look-pit", "P"),
            PlanStamp("P:b", "labyrinth-look-pit-second", "Pb"),
            PlanStamp("P:c", "labyrinth-look-pit-third", "Pc"),
        ),
    ),
    PlanShelf("labyrinth-look-treasures", _stamps("TF", "true-treasure", "fake-treasure")),
)

LOOKS = Looks(
    style="lines",
    symbols=(
        Symbol(".", "labyrinth-look-land", "ground", "land"),
        Symbol("?", "labyrinth-look-unknown", "ground"),  # bare paper, and never called land
        Symbol("H", "labyrinth-look-hospital", "good", "hospital"),
        Symbol("W", "labyrinth-look-weaponry", "ink", "weaponry"),
        Symbol("P", "labyrinth-look-pit", "odd", "pit"),
        Symbol("D", "labyrinth-look-delta", "water", "delta"),
        Symbol("E", "labyrinth-look-encephalitis", "bad", "encephalitis"),
        *(Symbol(mark, _RIVER, "water", f"river-{way}") for mark, way in _FLOWS.items()),
        Symbol("*", "labyrinth-look-lying", "ink", "things"),
        Symbol("!", "labyrinth-look-set-mine", "bad", "landmine"),
        players("1"),
        Symbol("T", "labyrinth-look-true-treasure", "gold", "treasure"),
        Symbol("F", "labyrinth-look-fake-treasure", "gold", "coin"),
    ),
    sides=(
        Symbol("=", "labyrinth-look-closed-exit", "good", "closed"),
        Symbol("|", _WALL, "stone", "wall"),
        Symbol("-", _WALL, "stone", "wall"),
    ),
    goal="labyrinth-look-goal",
    hint="labyrinth-look-hint",
    moving=("go",),
    always=("status", "count", "recall the last move of NAME"),
    words={"status": "labyrinth-look-say-status"},
    heard={"status": "labyrinth-look-heard-status"},
    aloud=(
        Aloud("labyrinth-asks-move"),
        Aloud("labyrinth-asks-order-and-move"),
        Aloud("labyrinth-asks-treasure"),
    ),
    secret=("labyrinth-asks-start-cell",),
    tiles={
        "shoot": "bullets",
        "blow": "grenades",
        "throw": "things",
        "leave": "things",
        "mine": "landmine",
    },
    asks={
        "labyrinth-look-prompt-start-cell": "labyrinth-look-asks-start",
        "labyrinth-look-prompt-move": "labyrinth-look-asks-move",
        "labyrinth-look-prompt-order-and-move": "labyrinth-look-asks-order",
        "labyrinth-look-prompt-treasure-choice": "labyrinth-look-asks-treasure",
        "labyrinth-look-prompt-confirm": "labyrinth-look-asks-confirm",
    },
    careful=("resign",),
    status=(
        StatusRow("labyrinth-label-outside", alarm=1, tile="exit"),
        StatusRow("labyrinth-label-health", alarm=1, tile="hearts"),
        StatusRow("labyrinth-label-draw", alarm=1),
        StatusRow("labyrinth-label-wounds", tile="hearts"),
        StatusRow("labyrinth-label-bullets", "bar", tile="bullets"),
        StatusRow("labyrinth-label-grenades", "bar", tile="grenades"),
        StatusRow("labyrinth-label-carrying", tile="things"),
        StatusRow("labyrinth-label-start-cell"),
    ),
    cues=(
        Cue("Went", "wall", {"blocked": ("wall", "way", "river")}, Shown("bump", way="way")),
        Cue("Went", "pit", {"entered": ("P",)}, Shown("fall", way="way")),
        Cue("Went", "water", {"entered": ("R", "D")}, Shown("flow", way="way")),
        Cue("Went", "step"),
        Cue("Screamed", "scream"),
        Cue("Shot", "scream", {"scream": ("true",)}, Shown("shot", way="way")),
        Cue("Shot", "shot", show=Shown("shot", way="way")),
        Cue("BlewUp", "blast", show=Shown("blast")),
        Cue("ThrewGrenade", "blast", show=Shown("blast", way="way")),
        Cue("ToldWounded", "hit", show=Shown("hit")),
        Cue("Infected", "hit", show=Shown("hit")),
        Cue("Healed", "potion", show=Shown("heal")),
        Cue("Died", "scream", show=Shown("fall")),
        Cue("Found", "treasure"),
        Cue("Ended", "end"),
    ),
    remarks=(
        Remark("Voided", "labyrinth-look-remark-voided"),
        Remark("Went", "labyrinth-look-remark-wall", {"blocked": ("wall",)}),
        Remark("Went", "labyrinth-look-remark-pit", {"entered": ("P",)}),
        Remark("Went", "labyrinth-look-remark-river", {"entered": ("R", "D")}),
        Remark("Went", "labyrinth-look-remark-outside", {"entered": ("O",)}),
        Remark("Went", "labyrinth-look-remark-open", {"blocked": ("",)}),
        Remark("Found", "labyrinth-look-remark-found"),
        Remark("Shot", "labyrinth-look-remark-scream", {"scream": ("true",)}),
    ),
    notebook=_NOTEBOOK,
    drawing=Drawing(
        kind="walls",
        first=_FIRST,
        about="labyrinth-look-about",
        palette=_PALETTE,
        walls={
            " ": "core-look-edge-open",
            "-": _WALL,
            "|": _WALL,
            "=": "labyrinth-look-closed-exit",
        },
        lettered=True,
    ),
    emblem=Emblem(
        "M4 16V4h40v40H4V28M16 4v12M28 4v12h-12M4 28h12v-4M16 40v4M28 44V28h-4M40 16H36M44 28H36v8",
        "M22 20l4 4l-4 4l-4-4z",
    ),
)
