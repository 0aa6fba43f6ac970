"""How Dig looks: its symbols, its keys and its goal, for a terminal and a page alike."""

from asterion.core.contract.looks import Drawing, Looks, PlanShelf, PlanStamp, Symbol, players

_STAMPS = (PlanStamp(".", "dig-look-sand"), PlanStamp("X", "dig-look-treasure"))

LOOKS = Looks(
    style="tiles",
    symbols=(
        Symbol("@", "dig-look-you", tile="you"),
        players("1"),
        Symbol("X", "dig-look-treasure", "gold", "coin"),
        Symbol("!", "dig-look-burning", "bad"),
        Symbol("h", "dig-look-hot", "gold"),
        Symbol("w", "dig-look-warm", "good"),
        Symbol("c", "dig-look-cold", "water"),
        Symbol("o", "dig-look-hole", "stone"),
        Symbol(".", "dig-look-sand", "ground"),
    ),
    spaced=True,
    goal="dig-look-goal",
    hint="dig-look-hint",
    moving=("go",),
    keys={"d": ("dig",), " ": ("dig",)},
    careful=("leave",),
    always=("leave",),
    drawing=Drawing(
        kind="tiles",
        first="........\n" * 3 + "...X....\n" + "........\n" * 2,
        about="dig-look-about",
        palette=(PlanShelf("dig-look-island", _STAMPS),),
    ),
)
