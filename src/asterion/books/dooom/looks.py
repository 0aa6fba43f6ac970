"""How both covers of Dooom look."""

from asterion.core.contract.cues import Cue, Remark, Shown
from asterion.core.contract.looks import (
    YOU,
    Drawing,
    Emblem,
    Looks,
    PlanShelf,
    PlanStamp,
    StatusRow,
    Symbol,
    players,
)

_FIRST = """\
name A New Map
win 2
###############
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
###############
"""

_SYMBOLS = (
    Symbol(YOU, "core-look-you", tile="you"),
    Symbol("P", "dooom-look-player", "bad", "player"),
    Symbol("E", "dooom-look-exit", "good", "exit", "dooom-look-about-exit"),
    Symbol("G", "dooom-look-treasure", "gold", "treasure", "dooom-look-about-treasure"),
    Symbol("H", "dooom-look-potion", "good", "potion", "dooom-look-about-potion"),
    Symbol("S", "dooom-look-sword", "water", "sword", "dooom-look-about-sword"),
    Symbol("A", "dooom-look-armour", "water", "shield", "dooom-look-about-armour"),
    Symbol("L", "dooom-look-lantern", "water", "lantern", "dooom-look-about-lantern"),
    players("1"),
    Symbol("#", "dooom-look-wall", "stone", "wall"),
    Symbol(".", "dooom-look-floor", "ground", "floor"),
)
_WORDS = {symbol.mark: symbol.word for symbol in _SYMBOLS}


_CUES = (
    Cue("Walked", "step"),
    Cue("PickedUp", "treasure", {"thing": ("G",)}),
    Cue("PickedUp", "potion"),
    Cue("Hurt", "hit", show=Shown("hit", amount="damage")),
    Cue("Hit", "shot", show=Shown("hit", of="target")),
    Cue("Missed", "wall", show=Shown("miss", of="target")),
    Cue("Dodged", "wall", show=Shown("miss")),
    Cue("Died", "scream", show=Shown("fall")),
    Cue("Won", "end"),
    Cue("Ended", "end"),
)
_REMARKS = (
    Remark("Walked", "dooom-look-remark-walked"),
    Remark("PickedUp", "dooom-look-remark-treasure", {"thing": ("G",)}),
    Remark("PickedUp", "dooom-look-remark-thing", {"thing": ("S", "A", "L")}),
    Remark("Hurt", "dooom-look-remark-hurt"),
    Remark("Hit", "dooom-look-remark-hit"),
)


def _shelf(word: str, marks: str) -> PlanShelf:
    return PlanShelf(word, tuple(PlanStamp(mark, _WORDS[mark]) for mark in marks))


def _looks(about: str, emblem: Emblem) -> Looks:
    return Looks(
        style="tiles",
        symbols=_SYMBOLS,
        spaced=True,
        goal="dooom-look-goal",
        hint="dooom-look-hint",
        moving=("move", "attack"),
        shifted=("attack",),
        keys={",": ("pick up",), "g": ("pick up",), ".": ("end",)},
        always=("look",),
        middle="look",
        words={"end": "dooom-look-end"},
        tiles={"pick up": "treasure", "attack": "sword"},
        asks={"dooom-look-prompt-move": "dooom-look-asks-move"},
        status=(
            StatusRow(
                "dooom-label-hit-points",
                "bar",
                alarm=34,
                warning="dooom-look-near-death",
                tile="hearts",
            ),
            StatusRow("dooom-label-action-points", "bar", tile="boots"),
            StatusRow("dooom-label-treasure", "bar", tile="coin"),
            StatusRow("dooom-label-carrying", tile="things"),
        ),
        careful=("leave",),
        under="dooom-label-under-you",
        cues=_CUES,
        remarks=_REMARKS,
        drawing=Drawing(
            kind="tiles",
            first=_FIRST,
            about=about,
            palette=(_shelf("dooom-look-ground", "#.E"), _shelf("core-look-things", "GHSAL")),
        ),
        emblem=emblem,
    )


DUNGEON = _looks(
    "dooom-look-about",
    Emblem(
        "M24 4L44 24L24 44L4 24zM14 14h20v20H14zM4 4h8M4 4v8M44 4h-8M44 4v8M4 44h8M4 44v-8"
        "M44 44h-8M44 44v-8",
        "M24 20a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
    ),
)
LABYRINTH = _looks(
    "dooom-look-about-other",
    Emblem("M4 44V4h40v40H12V12h24v24H20V20h8v8", "M26 24l3 4l-3 4l-3-4z"),
)
