"""Random commands of every book, for its notation: all kinds, with everything in them."""

from typing import Any

from hypothesis import strategies as st

from asterion.books.cc3k.say import command as cc3k
from asterion.books.dooom.say import command as dooom
from asterion.books.dungeonlab.encounters.kind import QUESTION_KEYS
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.things import AMMUNITION, LARGE_MAP, SMALL_MAP, SPOKEN
from asterion.books.dungeonlab.say import command as dungeonlab
from asterion.books.labyrinth.say import command as labyrinth

NAMES = st.sampled_from(
    ["Ann", "bob", "Old Ben", "O'Neil", "Петя", "Jörg", "7", "x-y", "a_b", "Ann Lee Park"]
)
WAYS = st.integers(0, 3)


def one_of(*kinds: Any) -> st.SearchStrategy[Any]:
    """Commands that have nothing in them."""
    return st.sampled_from([kind() for kind in kinds])


def about(*kinds: Any) -> st.SearchStrategy[Any]:
    """Commands about a player."""
    return st.one_of([st.builds(kind, NAMES) for kind in kinds])


# ---- Dooom, ChamberCrawler3000

_SIDE = st.integers(1, 99)
DOOOM = st.one_of(
    st.builds(dooom.Move, WAYS),
    st.builds(dooom.Attack, WAYS),
    one_of(dooom.PickUp, dooom.EndTurn, dooom.Look),
    st.builds(dooom.Say, st.sampled_from(["hello", "move east", "where are you?", "ау!"])),
    about(dooom.Join, dooom.Leave, dooom.Return, dooom.TimeOut),
    st.builds(dooom.Place, NAMES, _SIDE, _SIDE),
)
_EIGHT = st.integers(0, 7)
CC3K = st.one_of(
    st.builds(cc3k.Choose, st.integers(0, 4)),
    *(st.builds(kind, _EIGHT) for kind in (cc3k.Move, cc3k.Drink, cc3k.Attack)),
    one_of(cc3k.Freeze, cc3k.Restart, cc3k.Quit),
)

# ---- DungeonLab

_PRESETS = st.dictionaries(st.sampled_from(sorted(QUESTION_KEYS)), st.booleans(), max_size=3).map(
    lambda answers: tuple(sorted(answers.items()))
)
_COUNT = st.integers(1, 999_999)
_GOODS = st.sampled_from(sorted(set(SPOKEN.values())))
DUNGEONLAB = st.one_of(
    st.builds(dungeonlab.Move, WAYS, _PRESETS),
    st.builds(dungeonlab.Level, st.sampled_from([1, -1]), _PRESETS),
    st.builds(
        dungeonlab.Land, st.integers(1, 999), st.integers(1, 999), st.integers(1, 99), _PRESETS
    ),
    st.builds(dungeonlab.Climb, _PRESETS),
    st.builds(dungeonlab.Shoot, _COUNT, st.sampled_from(sorted(AMMUNITION)), WAYS),
    st.builds(dungeonlab.Skin, st.sampled_from(["", *sorted(KINDS)])),
    st.builds(dungeonlab.Buy, _COUNT, _GOODS),
    st.builds(dungeonlab.Sell, _COUNT, _GOODS),
    st.builds(dungeonlab.UseMap, st.sampled_from([SMALL_MAP, LARGE_MAP])),
    st.builds(dungeonlab.Answer, st.booleans()),
    about(dungeonlab.Morgul, dungeonlab.TimeOut, dungeonlab.Hide, dungeonlab.Leave),
    one_of(
        dungeonlab.Feel, dungeonlab.Mount, dungeonlab.Dismount, dungeonlab.Strangle,
        dungeonlab.Take, dungeonlab.Look, dungeonlab.Marks, dungeonlab.Pass, dungeonlab.Suicide,
    ),
)  # fmt: skip

# ---- Labyrinth

_CELLS = st.from_regex(r"[a-z]{1,2}[1-9][0-9]?", fullmatch=True)
_THINGS = st.sampled_from(["bullet", "grenade", "landmine", "corpse", "treasure"])
_COUNTS, _RANKS = st.integers(0, 12), st.integers(-1, 9)
_THROWN = st.builds(labyrinth.Throw, _THINGS, WAYS, _COUNTS)
_SIMPLE = st.one_of(
    st.builds(labyrinth.Go, st.integers(0, 5)),
    st.builds(labyrinth.Shoot, WAYS),
    st.builds(labyrinth.Shoot, WAYS, NAMES, _CELLS | st.just("")),
    st.builds(labyrinth.Blow, WAYS),
    st.builds(labyrinth.SetMine, st.integers(-1, 3)),
    st.builds(labyrinth.Leave, _THINGS, _COUNTS),
    _THROWN.filter(lambda part: (part.thing, part.count) != ("grenade", 1)),
    st.builds(labyrinth.Take, _THINGS.filter(lambda thing: thing != "treasure")),
    st.builds(labyrinth.Take, st.just("treasure"), _RANKS),
    st.builds(labyrinth.Prefer, _RANKS),
    one_of(labyrinth.Take, labyrinth.TakeNothing, labyrinth.NoRestock),
)


def _row(parts: st.SearchStrategy[Any], least: int = 1) -> st.SearchStrategy[Any]:
    return st.lists(parts, min_size=least, max_size=3).map(tuple)


_PARTS = st.recursive(
    _SIMPLE,
    lambda inner: st.builds(
        labyrinth.If,
        st.sampled_from(sorted(labyrinth.FACT_FACETS)),
        st.booleans(),
        _row(inner),
        _row(inner, least=0),
    ),
    max_leaves=6,
)
LABYRINTH = st.one_of(
    st.builds(
        labyrinth.Move,
        _row(_PARTS),
        st.integers(0, labyrinth.ALL_FACETS),
        _CELLS | st.just(""),
    ),
    st.builds(labyrinth.Choose, _RANKS),
    st.builds(labyrinth.Start, _CELLS),
    st.builds(labyrinth.AskCell, _CELLS),
    st.builds(labyrinth.Ask, st.sampled_from(labyrinth.QUESTIONS)),
    st.builds(labyrinth.Recall, NAMES, st.booleans()),
    st.builds(labyrinth.VoteBreak, st.booleans()),
    about(labyrinth.Flag, labyrinth.TimeUp),
    one_of(
        labyrinth.Skip, labyrinth.AskCount, labyrinth.ClaimCount, labyrinth.Resign,
        labyrinth.Break, labyrinth.EndBreak, labyrinth.RequestClock, labyrinth.Confirm,
        labyrinth.Void,
    ),
)  # fmt: skip

COMMANDS: dict[str, st.SearchStrategy[Any]] = {
    "labyrinth-of-dooom": DOOOM,
    "dungeon-of-dooom": DOOOM,
    "cc3k": CC3K,
    "labyrinth": LABYRINTH,
    "dungeonlab": DUNGEONLAB,
}
