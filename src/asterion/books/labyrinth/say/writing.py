"""The one canonical form of every command."""

from typing import Final

from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    ALL_OF_THEM,
    DARK,
    EVERYTHING,
    FACETS,
    FLOW,
    HERE,
    LOOP,
    OLD,
    TOPMOST,
    TREASURE,
    Ask,
    AskCell,
    AskCount,
    Blow,
    Break,
    Choose,
    ClaimCount,
    Command,
    Confirm,
    EndBreak,
    Flag,
    Go,
    If,
    Leave,
    Move,
    NoRestock,
    Part,
    Prefer,
    Recall,
    RequestClock,
    Resign,
    SetMine,
    Shoot,
    Skip,
    Start,
    Take,
    TakeNothing,
    Throw,
    TimeUp,
    Void,
    VoteBreak,
)

NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip
ORDINALS: Final = (
    "lowest", "second lowest", "third lowest", "fourth lowest", "fifth lowest", "sixth lowest",
    "seventh lowest", "eighth lowest", "ninth lowest",
)  # fmt: skip
CONDITIONS_WRITTEN: Final = {
    "wall": "I hit a wall", "land": "I walk onto land", "hospital": "I walk into a hospital",
    "weaponry": "I walk into a weaponry", "pit": "I fall into a pit",
    "river": "I walk into a river", "delta": "I walk into a delta",
    "encephalitis": "I arrive at the encephalitis cell", "outside": "I am outside",
    "mite": "I wake up the mite", "carried": "I am carried", "feet": "I find something at my feet",
    "found": "I find something", "treasure": "I find a treasure", "bullet": "I find a bullet",
    "grenade": "I find a grenade", "landmine": "I find a landmine", "corpse": "I find a corpse",
    "scream": "a scream is heard", "blast": "I blow up", "healed": "I am healed",
    "infected": "I am infected",
}  # fmt: skip
FACETS_WRITTEN: Final = {
    "wall": "whether I hit a wall",
    "cell": "where I end up",
    "carried": "whether I am carried",
    "found": "what I find",
    "scream": "whether a scream is heard",
    "blast": "whether I blow up",
    "status": "my status",
}
QUESTIONS_WRITTEN = {
    "status": "status",
    "ammunition": "how many bullets and grenades do I have?",
    "bullets": "how many bullets do I have?",
    "grenades": "how many grenades do I have?",
    "health": "am I healthy?",
    "load": "what do I carry?",
    "healing": "how many moves to heal do I have?",
}
PLAIN: dict[type[Command], str] = {
    Skip: "skip",
    AskCount: "count",
    ClaimCount: "claim the count",
    Resign: "resign",
    Break: "break",
    RequestClock: "start the clock",
    EndBreak: "end the break",
    Confirm: "confirm",
    Void: "void",
}


def written(command: Command) -> str:
    if isinstance(command, Move):
        order = f"order {command.order}; " if command.order else ""
        return f"{order}{parts_written(command.parts)}{telling_written(command.told)}"
    if type(command) in PLAIN:
        return PLAIN[type(command)]
    match command:
        case Choose(rank):
            return f"keep the {rank_written(rank)} treasure"
        case Start(cell):
            return f"start {cell}"
        case AskCell(cell):
            return f"ask {cell}"
        case Ask(question):
            return QUESTIONS_WRITTEN[question]
        case Recall(name, every):
            return f"recall every move of {name}" if every else f"recall the last move of {name}"
        case VoteBreak(yes):
            return "vote break yes" if yes else "vote break no"
        case Flag(name):
            return f"flag {name}"
        case TimeUp(name):
            return f"time {name}"
    raise TypeError(command)


def parts_written(parts: tuple[Part, ...]) -> str:
    return "; ".join(map(part_written, parts))


def part_written(part: Part) -> str:
    match part:
        case Go(way):
            return f"go {movement_written(way)}"
        case Shoot(way, target, cell):
            at = f" at {target}" if target else ""
            on = f" on {cell}" if cell else ""
            return f"shoot {WAYS[way]}{at}{on}"
        case Blow(way):
            return f"blow the {WAYS[way]} wall"
        case SetMine(way):
            return f"set a landmine {place_written(way)}"
        case Leave(thing, count):
            return f"leave {counted(thing, count)}"
        case Throw(thing, way, count):
            return f"throw {counted(thing, count)} {place_written(way)}"
        case Take(thing, rank):
            if thing == EVERYTHING:
                return "take everything"
            ranked = f"{rank_written(rank)} treasure" if thing == TREASURE else f"{thing}s"
            return f"take the {ranked}"
        case TakeNothing():
            return "take nothing"
        case NoRestock():
            return "don't restock"
        case Prefer(rank):
            return f"choose the {rank_written(rank)} treasure"
        case If():
            return _conditional(part)
    raise TypeError(part)


def _conditional(part: If) -> str:
    written_if = f"if {condition_written(part.fact, part.holds)}, {_body(part.then)}"
    if part.otherwise:
        written_if += f", else {_body(part.otherwise)}"
    return written_if


def _body(parts: tuple[Part, ...]) -> str:
    """A single plain part stands as it is, anything else in parentheses."""
    inside = parts_written(parts)
    return inside if len(parts) == 1 and not isinstance(parts[0], If) else f"({inside})"


# ---- words of the parts


def rank_written(rank: int) -> str:
    return "old" if rank == OLD else "topmost" if rank == TOPMOST else ORDINALS[rank - 1]


def movement_written(way: int) -> str:
    if way == FLOW:
        return "by the flow"
    return "by the loop" if way == LOOP else WAYS[way]


def place_written(way: int) -> str:
    return "here" if way == HERE else f"to the {WAYS[way]}" if way % 2 else WAYS[way]


def counted(thing: str, count: int) -> str:
    """“a grenade”, “two bullets”, “all bullets”."""
    if count == ALL_OF_THEM:
        return f"all {thing}s"
    if count == 1:
        return f"a {thing}"
    return f"{NUMBERS[count] if count < len(NUMBERS) else count} {thing}s"


def condition_written(fact: str, holds: bool) -> str:
    return CONDITIONS_WRITTEN[fact] if holds else f"not {CONDITIONS_WRITTEN[fact]}"


def telling_written(told: int) -> str:
    """What follows the parts of a move in its canonical form."""
    if told == ALL_FACETS:
        return ""
    if told == DARK:
        return ", don't tell the result"
    phrases = [FACETS_WRITTEN[facet] for n, facet in enumerate(FACETS) if told >> n & 1]
    *first, last = phrases
    listed = f"{', '.join(first)} and {last}" if first else last
    return f", tell only {listed}"
