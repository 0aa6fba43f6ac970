"""A move of Labyrinth as hands put it together: what the table plays of it, with the notation."""

from functools import lru_cache
from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.notation import CELL, JOINS
from asterion.books.labyrinth.say.writing import (
    CONDITIONS_WRITTEN,
    FACETS_WRITTEN,
    counted,
    movement_written,
    place_written,
    rank_written,
    telling_written,
)
from asterion.books.labyrinth.view.asking import has_mines
from asterion.books.labyrinth.words.things import WAY_NAMES
from asterion.core.contract.composing import (
    Action,
    Compound,
    Conditions,
    Fact,
    Pick,
    Preface,
    Slot,
    Telling,
)
from asterion.core.contract.offer import ACROSS
from asterion.core.phrase import Phrase

_FACTS: Final = (
    "wall", "scream", "treasure", "found", "land", "hospital", "weaponry", "pit", "river", "delta",
    "carried", "outside", "encephalitis", "mite", "bullet", "grenade", "landmine", "corpse",
    "feet", "blast", "healed", "infected",
)  # fmt: skip
"""The most wanted ones first."""
_OF_MITES: Final = ("encephalitis", "mite", "infected")
_OF_MINES: Final = ("landmine", "blast")
_COUNTED: Final = (said.BULLET, said.GRENADE)
_COUNTS: Final = (1, 2, 3, said.ALL_OF_THEM)
_RANKS: Final = {said.TOPMOST: "topmost", 1: "lowest", 2: "second", said.OLD: "old"}
_SHORT: Final = {
    said.FLOW: Phrase("labyrinth-compose-flow"),
    said.LOOP: Phrase("labyrinth-compose-loop"),
}
_NAME: Final = rf"(?!(?:{'|'.join(sorted(JOINS))})$)[^\s;,().!?]+"
"""Of a target: one word that reads like nothing else."""


@lru_cache(maxsize=64)
def compound(options: LabyrinthOptions) -> Compound:
    """L17, L81  Only what this table plays."""
    return Compound(
        movements=tuple(map(_movement, range(said.LOOP + 1))),
        moving=Phrase("labyrinth-compose-go"),
        actions=tuple(_actions(options)),
        slots=_slots(options),
        join="; ",
        more=Phrase("labyrinth-compose-more"),
        conditions=_conditions(options) if options.conditional_moves else None,
        tellings=tuple(_tellings(options)),
        telling=Phrase("labyrinth-compose-tells"),
        prefaces=(Preface("order", "order {ordered}; ", "ordered"),),
        still=options.actions_without_movement,
        alone=("skip",),
    )


def _movement(way: int) -> Pick:
    """L18"""
    label = Phrase("labyrinth-request-go", {"way": WAY_NAMES[way]})
    say = f"go {movement_written(way)}"
    if way < len(ACROSS):
        return Pick(say, label, ACROSS[way])
    return Pick(say, label, short=_SHORT[way])


def _actions(options: LabyrinthOptions) -> list[Action]:
    def action(name: str, say: str) -> Action:
        return Action(say, Phrase("labyrinth-compose-action", {"action": name}))

    shot = " at {target} on {cell}" if options.named_targets else ""
    shoot, blow = Phrase("labyrinth-compose-add-shoot"), Phrase("labyrinth-compose-add-blow")
    named = Phrase("labyrinth-compose-action", {"action": "shoot"})
    walled = Phrase("labyrinth-compose-action", {"action": "blow"})
    actions = [
        Action("shoot {way}" + shot, named, adds=shoot, tile="bullets"),
        Action("blow the {way} wall", walled, adds=blow, tile="grenades", follows=True),
    ]
    if has_mines(options):
        actions.append(action("mine", "set a landmine {place}"))
    actions.append(action("leave", "leave {left}"))
    if options.throwing:
        actions.append(action("throw", "throw {thrown} {neighbour}"))
    return [
        *actions,
        action("take", "take {taken}"),
        action("take-nothing", "take nothing"),
        action("no-restock", "don't restock"),
        action("prefer", "choose the {rank} treasure"),
    ]


def _slots(options: LabyrinthOptions) -> dict[str, Slot]:
    ways = range(len(WAYS))
    things = [said.TREASURE, said.BULLET, said.GRENADE, said.CORPSE]
    if has_mines(options):
        things.insert(3, said.LANDMINE)
    places = (said.HERE, *(ways if options.mine_on_neighbour else ()))
    counts = {
        thing: Slot(_label("count"), tuple(_count(thing, count) for count in _COUNTS))
        for thing in _COUNTED
    }
    slots = {
        "way": Slot(_label("way"), tuple(_place(way, WAYS[way]) for way in ways)),
        "place": Slot(_label("way"), tuple(_place(way, place_written(way)) for way in places)),
        "neighbour": Slot(_label("way"), tuple(_place(way, place_written(way)) for way in ways)),
        "left": Slot(_label("thing"), tuple(map(_given, things))),
        "thrown": Slot(  # L67  a grenade is thrown at a wall
            _label("thing"), tuple(_given(thing) for thing in things if thing != said.GRENADE)
        ),
        "taken": Slot(_label("thing"), tuple(map(_taken, (said.EVERYTHING, *things)))),
        "rank": Slot(_label("rank"), tuple(map(_rank, _RANKS))),
        **counts,
        "target": Slot(_label("target"), kind="player", pattern=_NAME),
        "cell": Slot(_label("cell"), kind="cell", pattern=CELL),
        "ordered": Slot(_label("ordered"), kind="cell", pattern=CELL),
    }
    if options.semi_dark_moves:
        facets = ((facet, said_so) for facet, said_so in FACETS_WRITTEN.items())
        told = (Pick(so, Phrase("labyrinth-request-facet", {"facet": it})) for it, so in facets)
        slots["told"] = Slot(_label("told"), tuple(told), kind="several")
    return slots


def _label(slot: str) -> Phrase:
    return Phrase("labyrinth-compose-slot", {"slot": slot})


def _place(way: int, say: str) -> Pick:
    label = Phrase("labyrinth-way", {"way": WAY_NAMES[way]})
    return Pick(say, label, ACROSS[way] if way != said.HERE else "")


def _count(thing: str, count: int) -> Pick:
    return Pick(counted(thing, count), Phrase("labyrinth-compose-count", {"n": count}))


def _rank(rank: int) -> Pick:
    label = Phrase("labyrinth-compose-rank", {"rank": _RANKS[rank]})
    return Pick(rank_written(rank), label)


def _named(thing: str) -> Phrase:
    return Phrase("labyrinth-compose-thing", {"thing": thing})


def _given(thing: str) -> Pick:
    """L63  How many of those of which one has many."""
    return Pick(f"{{{thing}}}" if thing in _COUNTED else counted(thing, 1), _named(thing))


def _taken(thing: str) -> Pick:
    """L79, L108"""
    says = {said.EVERYTHING: said.EVERYTHING, said.TREASURE: "the {rank} treasure"}
    return Pick(says.get(thing, f"the {thing}s"), _named(thing))


def _conditions(options: LabyrinthOptions) -> Conditions:
    """L27, L114"""
    left_out = (() if options.mites else _OF_MITES) + (() if has_mines(options) else _OF_MINES)
    facts = tuple(
        Fact(
            CONDITIONS_WRITTEN[fact],
            Phrase("labyrinth-request-fact", {"fact": fact}),
            told=FACETS_WRITTEN[said.FACT_FACETS[fact]],
        )
        for fact in _FACTS
        if fact not in left_out
    )
    return Conditions(
        facts,
        negated="not {fact}",
        then="if {fact}, {then}",
        otherwise="if {fact}, {then}, else {otherwise}",
        within="({part})",
    )


def _tellings(options: LabyrinthOptions) -> list[Telling]:
    """L30, L31"""

    def telling(name: str, say: str, chosen: str = "") -> Telling:
        label = Phrase("labyrinth-compose-telling", {"telling": name})
        tells = {"all": "all", "dark": "none"}.get(name, "chosen")
        return Telling(say, label, tells=tells, chosen=chosen)  # type: ignore[arg-type]

    tellings = [telling("all", "")]
    if options.dark_moves:
        tellings.append(telling("dark", telling_written(said.DARK)))
    if options.semi_dark_moves:
        tellings.append(telling("some", ", tell only {told}", "told"))
    return tellings if len(tellings) > 1 else []
