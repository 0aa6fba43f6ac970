"""How ChamberCrawler3000 looks."""

from asterion.books.cc3k.plan.kinds import GRID
from asterion.core.contract.cues import Cue, Remark, Shown
from asterion.core.contract.looks import (
    YOU,
    Aloud,
    Drawing,
    Emblem,
    Looks,
    Mood,
    PlanShelf,
    PlanStamp,
    StatusRow,
    Symbol,
    Tone,
)

_ENEMIES = {
    "H": "human",
    "W": "dwarf",
    "E": "elf",
    "O": "orc",
    "M": "merchant",
    "D": "dragon",
    "L": "halfling",
}
_SHORT = {
    "s": "shade",
    "d": "drow",
    "v": "vampire",
    "g": "goblin",
    "t": "troll",
    "no": "north",
    "so": "south",
    "ea": "east",
    "we": "west",
    "ne": "northeast",
    "nw": "northwest",
    "se": "southeast",
    "sw": "southwest",
    "a": "attack",
    "u": "drink",
    "f": "freeze",
    "r": "restart",
    "q": "quit",
}
"""C34  Commands as they are typed."""


def _stamps(marks: str, *words: str) -> tuple[PlanStamp, ...]:
    return tuple(
        PlanStamp(mark, f"cc3k-look-{word}") for mark, word in zip(marks, words, strict=True)
    )


_LYING: dict[str, tuple[str, Tone, str]] = {
    "0": ("restore-health", "good", "potion"),
    "1": ("boost-attack", "good", "potion"),
    "2": ("boost-defence", "good", "potion"),
    "3": ("poison-health", "bad", "flask"),
    "4": ("wound-attack", "bad", "flask"),
    "5": ("wound-defence", "bad", "flask"),
    "6": ("normal-pile", "gold", "coin"),
    "7": ("small-pile", "gold", "coin"),
    "8": ("merchants-hoard", "gold", "gold"),
    "9": ("dragons-hoard", "gold", "gold"),
}
"""C42  What lies about, by its digit in a floor file: word, tone and tile."""

_HOSTILE = Symbol(
    "M",
    "cc3k-look-hostile-merchant",
    "bad",
    "hostile-merchant",
    "cc3k-look-about-hostile-merchant",
)
"""C21  A merchant once one was attacked."""
_FATAL = (
    *(
        Remark("Hurt", f"cc3k-look-slain-{word}", {"enemy": (mark,), "hit_points": ("0",)})
        for mark, word in _ENEMIES.items()
    ),
    Remark("Drank", "cc3k-look-slain-poison", {"hit_points": ("0",)}),
    Remark("Sickened", "cc3k-look-slain-sickness", {"hit_points": ("0",)}),
)
"""C12, C23, C26  Whatever left the player no hit points."""


def _first_floor() -> str:
    """One chamber on a floor of 25 rows and 79 columns."""
    edge = f"|{'-' * 77}|"
    flat = f"|{'-' * 12}|"
    chamber = [flat, *[f"|{'.' * 12}|"] * 5, flat]
    inside = ["", "", "", *(f"    {row}" for row in chamber), *[""] * 13]
    return "\n".join([edge, *(f"|{row:<77}|" for row in inside), edge, ""])


_PALETTE = (
    PlanShelf(
        "cc3k-look-ground",
        (
            *_stamps("|-.+#", "upright-wall", "flat-wall", "floor", "doorway", "passage"),
            PlanStamp(" ", "cc3k-look-rock", "▒"),
        ),
    ),
    PlanShelf("cc3k-look-one-of-each", _stamps("@\\", "the-player", "the-stairs")),
    PlanShelf(
        "cc3k-look-potions",
        _stamps(
            "012345",
            "restore-health",
            "boost-attack",
            "boost-defence",
            "poison-health",
            "wound-attack",
            "wound-defence",
        ),
    ),
    PlanShelf(
        "cc3k-look-piles",
        _stamps("6789", "normal-pile", "small-pile", "merchants-hoard", "dragons-hoard"),
    ),
    PlanShelf("cc3k-look-enemies", _stamps("".join(_ENEMIES), *_ENEMIES.values())),
)

LOOKS = Looks(
    style="tiles",
    symbols=(
        Symbol(YOU, "core-look-you", tile="you"),
        Symbol("\\", "cc3k-look-stairs", "good", "stairs", "cc3k-look-about-stairs"),
        Symbol("P", "cc3k-look-potion", "odd", "flask", "cc3k-look-about-potion"),
        Symbol("G", "cc3k-look-gold", "gold", "gold", "cc3k-look-about-gold"),
        *(
            Symbol(
                mark,
                f"cc3k-look-{word}",
                "gold" if word == "merchant" else "bad",
                word,
                f"cc3k-look-about-{word}",
            )
            for mark, word in _ENEMIES.items()
        ),
        *(
            Symbol(mark, f"cc3k-look-{word}", tone, tile)
            for mark, (word, tone, tile) in _LYING.items()
        ),
        Symbol("+", "cc3k-look-door", "water", "door"),
        Symbol("#", "cc3k-look-passage", "ground", "passage"),
        Symbol("|", "cc3k-look-wall", "stone", "wall"),
        Symbol("-", "cc3k-look-wall", "stone", "wall"),
        Symbol(".", "cc3k-look-floor", "ground", "floor"),
    ),
    moods=(Mood("cc3k-label-merchants", (_HOSTILE,)),),
    tall=1.5,
    wide=True,
    goal="cc3k-look-goal",
    hint="cc3k-look-hint",
    moving=("", "a"),
    aslant=True,
    shifted=("u",),
    careful=("r", "q"),
    peaceful=("merchant",),
    travel=("stairs",),
    always=("f", "r", "q"),
    aloud=(Aloud("cc3k-asks-race"), Aloud("cc3k-asks-move")),
    # a step is said by its way alone: over the rose stands what is asked
    words={"": "cc3k-look-prompt-move"}
    | {typed: f"cc3k-look-say-{word}" for typed, word in _SHORT.items()},
    tiles={letter: _SHORT[letter] for letter in "sdvgt"} | {"a": "sword", "u": "flask"},
    explains={letter: f"cc3k-look-about-{_SHORT[letter]}" for letter in "sdvgt"},
    asks={
        "cc3k-look-prompt-race": "cc3k-look-asks-race",
        "cc3k-look-prompt-move": "cc3k-look-asks-move",
    },
    status=(
        StatusRow("cc3k-label-hp", "bar", alarm=25, warning="cc3k-look-near-death", tile="hearts"),
        StatusRow("cc3k-label-atk", tile="sword"),
        StatusRow("cc3k-label-def", tile="shield"),
        StatusRow("cc3k-label-gold", tile="coin"),
        StatusRow("cc3k-label-floor", "bar", tile="stairs"),
    ),
    squares=(GRID.origin, GRID.stride),
    cues=(
        Cue("Walked", "step"),
        Cue("GoldTaken", "treasure"),
        Cue("Drank", "potion"),
        Cue("TookStairs", "step"),
        Cue("Hurt", "hit", show=Shown("hit", amount="damage")),
        Cue("Dodged", "wall", show=Shown("miss")),
        Cue("Slew", "scream"),
        Cue("Struck", "shot", show=Shown("hit", at="cell", amount="damage")),
        Cue("Missed", "wall", show=Shown("miss", at="cell")),
        Cue("Recovered", "", show=Shown("heal", amount="amount")),
        Cue("Sickened", "hit", show=Shown("hit", amount="amount")),
        Cue("Died", "end"),
        Cue("Won", "end"),
    ),
    remarks=(
        Remark("Spawned", "cc3k-look-remark-spawned"),
        Remark("Struck", "cc3k-look-remark-struck"),
        Remark("Hurt", "cc3k-look-remark-hurt"),
        Remark("GoldTaken", "cc3k-look-remark-gold"),
        Remark("Drank", "cc3k-look-remark-drank"),
        Remark("TookStairs", "cc3k-look-remark-stairs"),
    ),
    fatal=_FATAL,
    drawing=Drawing(
        kind="tiles",
        first=_first_floor(),
        about="cc3k-look-about",
        palette=_PALETTE,
        storey="cc3k-look-storey",
        fixed=True,
    ),
    emblem=Emblem(
        "M4 4h16v12H4zM30 4h14v18H30zM6 30h14v14H6zM30 34h14v10H30zM20 10h10M12 16v14M37 22v12"
        "M20 38h10",
        "M34 9h6v3h-3v3h-3z",
    ),
)
