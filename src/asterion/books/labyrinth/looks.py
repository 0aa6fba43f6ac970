"""How Labyrinth looks: its symbols, the players' paper, and the sheet of whoever draws a plan."""

from asterion.core.looks import (
    CYCLE,
    EDGES,
    PLAYERS,
    WALL,
    Drawing,
    EdgeKind,
    Emblem,
    Looks,
    NotebookMarks,
    PlanShelf,
    PlanStamp,
    Stamp,
    Symbol,
    flows,
)

_WAYS = ("core-look-up", "core-look-right", "core-look-down", "core-look-left")
_RIVER = "labyrinth-look-river"
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
        Symbol(".", "labyrinth-look-land", "ground"),
        Symbol("H", "labyrinth-look-hospital", "good"),
        Symbol("W", "labyrinth-look-weaponry", "bad"),
        Symbol("P", "labyrinth-look-pit", "odd"),
        Symbol("D", "labyrinth-look-delta", "water"),
        Symbol("E", "labyrinth-look-encephalitis", "gold"),
        *(Symbol(mark, _RIVER, "water") for mark in "^>v<"),
        Symbol("*", "labyrinth-look-lying", "gold"),
        Symbol("!", "labyrinth-look-set-mine", "bad"),
        Symbol("=", "labyrinth-look-closed-exit", "good", "closed"),
        Symbol("|", _WALL, "stone", "wall"),
        Symbol("-", _WALL, "stone", "wall"),
        Symbol("T", "labyrinth-look-true-treasure", "gold"),
        Symbol("F", "labyrinth-look-fake-treasure", "gold"),
    ),
    goal="labyrinth-look-goal",
    hint="labyrinth-look-hint",
    moving=("go",),
    always=("status", "count", "recall NAME"),
    composed=True,
    asks={
        "labyrinth-look-prompt-start-cell": "labyrinth-look-asks-start",
        "labyrinth-look-prompt-move": "labyrinth-look-asks-move",
        "labyrinth-look-prompt-order-and-move": "labyrinth-look-asks-order",
        "labyrinth-look-prompt-treasure-choice": "labyrinth-look-asks-treasure",
        "labyrinth-look-prompt-confirm": "labyrinth-look-asks-confirm",
    },
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
