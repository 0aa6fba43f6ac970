"""How DungeonLab looks; each encounter brings its own symbol, stamp and place in the palette."""

from collections.abc import Iterator

from asterion.books.dungeonlab.encounters.kind import Encounter, Shelf, slug
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.core.contract.cues import Cue, Remark, Shown
from asterion.core.contract.looks import (
    CYCLE,
    EDGES,
    PLAYERS,
    WALL,
    YOU,
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

_WAYS = ("core-look-north", "core-look-east", "core-look-south", "core-look-west")
_SHELVES: dict[Shelf, str] = {
    "houses": "houses",
    "green eyes": "green-eyed",
    "others": "others",
    "water": "water",
    "pits": "pits",
}
_ON_PAPER: dict[Shelf, str] = {
    "houses": "houses",
    "green eyes": "beings",
    "others": "beings",
    "water": "waters-and-pits",
    "pits": "waters-and-pits",
}
"""The heading of each shelf in the palette, and the one in the notebook."""
_GLOWS = {"*": "lights", "oo": "green eyes", "()": "hole in the darkness"}
_THINGS = {
    "Tr": "treasure",
    "Eb": "elven blade",
    "Ab": "arnor blade",
    "Mb": "morgul blade",
    "Bd": "bridle",
}
_RIVERS = {"^": "river-up", ">": "river-right", "v": "river-down", "<": "river-left"}
_SIDES = (
    Symbol("!", "dungeonlab-look-some-wall", "stone", "some"),
    Symbol("=", "dungeonlab-look-some-wall", "stone", "some"),
    Symbol("|", "dungeonlab-look-simple-wall", "stone", "simple"),
    Symbol("-", "dungeonlab-look-simple-wall", "stone", "simple"),
    Symbol(":", "dungeonlab-look-barbed-wire", "stone", "wire"),
    Symbol("#", "dungeonlab-look-monolith", "stone", "monolith"),
    Symbol("E", "dungeonlab-look-exit", "good", "exit"),
    Symbol("·", "dungeonlab-look-untried", "ground", "untried"),
)
_SHORTCUTS = {
    "empty": "a", "pit": "p", "river": "s", "treasure": "t", "lights": "i", "green eyes": "g",
    "store": "o", "tree": "y", "lake": "w", "hospital": "x",
}  # fmt: skip
_WRITTEN = {
    "source": ("o>", "ov", "o<"),
    "river": ("~>", "~v", "~<"),
    "pit": ("P:a", "P:b", "P:c"),
}
"""What is drawn otherwise than by its letters: a water with its way, a pit with its cycle."""
_SUFFIXES = {">": "east", "v": "south", "<": "west", "a": "a", "b": "b", "c": "c"}

_PROMPTS = ("land", "move", "answer")

_FIRST = """\
name A New Dungeon

walls
+##+##+##+##+##+
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+##+##+##+##+##+

level 1
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
"""


def word_of(name: str) -> str:
    """The message that calls anything on a map, other than an encounter, by its name."""
    return f"dungeonlab-look-{slug(name)}"


def called(name: str) -> str:
    """The message that calls an encounter by its name; it stands in the encounter's own file."""
    return f"dungeonlab-{slug(name)}"


_CUES = (
    Cue("Walked", "step"),
    Cue("Landed", "step"),
    Cue("Bumped", "wall", show=Shown("bump", way="way")),
    Cue("Carried", "water", show=Shown("fall")),
    Cue("Flew", "water"),
    Cue("CameDown", "pit", show=Shown("bump", way="way")),
    Cue("ChangedLevel", "pit", show=Shown("fall")),
    Cue("Fired", "shot", {"ammunition": ("bullet",)}, Shown("shot", way="way")),
    Cue("Fired", "blast", show=Shown("blast", way="way")),
    Cue("Screamed", "scream"),
    Cue("Hurt", "hit", show=Shown("hit", amount="count")),
    Cue("Stung", "hit", show=Shown("hit", amount="count")),
    Cue("Healed", "potion", show=Shown("heal")),
    Cue("Took", "treasure"),
    Cue("Got", "treasure"),
    Cue("Died", "scream", show=Shown("fall")),
    Cue("Ended", "end"),
)
_REMARKS = (
    Remark("Landed", word_of("remark landed")),
    Remark("Bumped", word_of("remark wall")),
    Remark("Looked", word_of("remark looked")),
    Remark("Hurt", word_of("remark hurt")),
    Remark("Carried", word_of("remark carried")),
)


def _symbols() -> tuple[Symbol, ...]:
    """What else is on the board first, then every encounter as it is met and as it is."""
    ground = [
        Symbol(YOU, "core-look-you", tile="you"),
        Symbol("*", word_of("lights"), "gold", "lights"),
        Symbol("oo", word_of("green eyes"), "good", "green-eyes"),
        Symbol("()", word_of("hole in the darkness"), "odd", "hole"),
        Symbol(",", word_of("things"), "gold", "things"),
        Symbol(",,", word_of("things"), "gold", "things"),
        Symbol(".", word_of("empty"), "ground", "empty"),
        Symbol("..", word_of("empty"), "ground", "empty"),
        Symbol("?", word_of("something"), "gold", "lights"),
        Symbol("a1", called("pit"), "odd", "pit", alike=True),
        *(Symbol(mark, word_of(name), "gold", slug(name)) for mark, name in _THINGS.items()),
        *(Symbol(f"~{arrow}", called("river"), "water", tile) for arrow, tile in _RIVERS.items()),
        *(Symbol(f"o{arrow}", called("source"), "water", "source") for arrow in _RIVERS),
        players("@1"),
    ]
    met = [each for kind in KINDS.values() for each in _symbols_of(kind)]
    found: dict[str, Symbol] = {}
    for symbol in (*ground, *met):
        found.setdefault(symbol.mark, symbol)
    return tuple(found.values())


def _symbols_of(kind: Encounter) -> Iterator[Symbol]:
    """A tile is called as the encounter is, where it does not say otherwise; dead it is small."""
    for mark, name in ((kind.mark, kind.told_as), (kind.letters, kind.name)):
        if mark:
            dead = mark.lower() if mark != mark.lower() else ""
            yield Symbol(mark, called(name), kind.tone, kind.tile or slug(name), dead=dead)


def _stamps() -> tuple[Stamp, ...]:
    empty = Stamp(
        "empty", word_of("empty cell"), "·", "kind", word_of("houses"), _SHORTCUTS["empty"]
    )
    met: dict[str, Stamp] = {}
    for shelf in _SHELVES:
        heading = word_of(_ON_PAPER[shelf])
        for kind in KINDS.values():
            if kind.shelf == shelf:
                for key, letters in ((kind.told_as, kind.mark), (kind.name, kind.letters)):
                    if letters:
                        shortcut = _SHORTCUTS.get(key, "")
                        stamp = Stamp(key, called(key), letters, "kind", heading, shortcut)
                        met.setdefault(key, stamp)
    seen = [_thing(mark, name, "seen-from-beside") for mark, name in _GLOWS.items()]
    things = {**_THINGS, "Bo": "boat", "am": "ammunition"}
    lying = [_thing(mark, name, "") for mark, name in things.items()]
    return (empty, *met.values(), *seen, *lying, *flows(_WAYS), *PLAYERS)


def _thing(mark: str, name: str, shelf: str) -> Stamp:
    heading = word_of(shelf) if shelf else "core-look-things"
    return Stamp(name, word_of(name), mark, "thing", heading, _SHORTCUTS.get(name, ""))


def _palette() -> tuple[PlanShelf, ...]:
    cells = (PlanStamp("..", word_of("empty cell")), PlanStamp("", "core-look-no-cell", "∅"))
    shelves = [PlanShelf("core-look-cells", cells)]
    for shelf, heading in _SHELVES.items():
        kinds = [kind for kind in KINDS.values() if kind.shelf == shelf]
        stamps = [stamp for kind in kinds for stamp in _drawn(kind)]
        shelves.append(PlanShelf(word_of(heading), tuple(stamps)))
    things = tuple(PlanStamp(mark, word_of(name)) for mark, name in _THINGS.items())
    return (*shelves, PlanShelf("core-look-things", things))


def _drawn(kind: Encounter) -> Iterator[PlanStamp]:
    marks = _WRITTEN.get(kind.name)
    if marks is None:
        yield PlanStamp(kind.letters, called(kind.name))
        return
    for mark in marks:
        shown = f"{mark[-1]}…" if ":" in mark else ""
        yield PlanStamp(mark, word_of(f"{kind.name} {_SUFFIXES[mark[-1]]}"), shown)


def looks() -> Looks:
    """With every encounter that is registered now."""
    return Looks(
        style="lines",
        symbols=_symbols(),
        sides=_SIDES,
        goal=word_of("goal"),
        hint=word_of("hint"),
        moving=("move",),
        middle="look",
        keys={
            "<": ("up",),
            ">": ("down",),
            ",": ("take",),
            ".": ("pass",),
            "y": ("yes",),
            "n": ("no",),
        },
        careful=("suicide", "leave"),
        aloud=tuple(
            Aloud(f"dungeonlab-asks-{name}", "hearing", "everyone")
            for name in ("land", "move", "answer")
        ),
        words={name: word_of(f"say {name}") for name in ("up", "down", "pass")},
        tiles={
            "bullets": "bullets",
            "grenade": "grenades",
            "grenades": "grenades",
            "blaster": "arsenal",
            "blasters": "arsenal",
            "take": "things",
        },
        asks={word_of(f"prompt {name}"): word_of(f"asks {name}") for name in _PROMPTS},
        status=(
            StatusRow(
                "dungeonlab-label-damage",
                "damage",
                alarm=60,
                warning=word_of("near death"),
                tile="hearts",
            ),
            StatusRow("dungeonlab-label-carrying", tile="things"),
        ),
        cues=_CUES,
        remarks=_REMARKS,
        notebook=NotebookMarks(
            stamps=_stamps(),
            edges=(
                *EDGES,
                EdgeKind("simple", word_of("simple wall"), of=WALL),
                EdgeKind("wire", word_of("barbed wire"), of=WALL),
                EdgeKind("monolith", word_of("monolith"), of=WALL),
            ),
            cycle=CYCLE,
            ways=_WAYS,
            sight=1,
        ),
        drawing=Drawing(
            kind="walls",
            first=_FIRST,
            about=word_of("about"),
            palette=_palette(),
            walls={
                " ": "core-look-edge-open",
                "-": word_of("simple wall"),
                "|": word_of("simple wall"),
                ":": word_of("barbed wire"),
                "#": word_of("monolith"),
                "E": word_of("exit"),
            },
        ),
        emblem=Emblem(
            "M12 4h32l-8 10H4zM12 19h32l-8 10H4zM12 34h32l-8 10H4zM20 4l-8 10M32 19l-8 10"
            "M28 34l-8 10",
            "M31 7a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM15 37a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
        ),
    )


LOOKS = looks()
