"""A move put together by hand means what was chosen, and is something that the table plays."""

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from asterion.books import book
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.grammar import fault_of
from asterion.books.labyrinth.say.notation import read
from asterion.books.labyrinth.say.saying import notes_of
from asterion.books.labyrinth.words.composing import compound
from asterion.books.labyrinth.words.things import WAY_NAMES
from asterion.core.contract.composing import Compound, Pick
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase
from asterion.testing.composed import (
    SOME_CELL,
    Composed,
    Composer,
    Deed,
    Step,
    among_players,
    written,
)
from asterion.words import speaker
from asterion.words.offered import KNOWN
from tests.books.labyrinth.any_options import random_options

NAMES = ["Ann", "Bo", "And", "Cy D."]
RANKS = {"topmost": said.TOPMOST, "lowest": 1, "second": 2, "old": said.OLD}


def _label(picks: tuple[Pick, ...], say: str, argument: str) -> Any:
    """What a label says that a choice is about."""
    label = next(pick for pick in picks if pick.say == say).label
    return label.args[argument] if isinstance(label, Phrase) else label


class Meant:
    """The move that the labels promise, whatever is written."""

    def __init__(self, of: Compound) -> None:
        self.of = of

    def move(self, move: Composed) -> said.Move:
        steps = [*move.before, *([move.go] if move.go is not None else []), *move.after]
        parts = tuple(self.step(step, step is move.go) for step in steps)
        return said.Move(parts, self.told(move), move.prefaces.get("order", ""))

    def told(self, move: Composed) -> int:
        telling = [each for each in self.of.tellings if each.say == move.telling]
        if not telling or telling[0].tells == "all":
            return said.ALL_FACETS
        facets = self.of.slots["told"].choices if move.told else ()
        told = (_label(facets, each, "facet") for each in move.told)
        return sum(1 << said.FACETS.index(facet) for facet in told)

    def step(self, step: Step, moves: bool) -> said.Part:
        fork = step.fork
        if fork is None:
            if moves:
                way = _label(self.of.movements, step.deed.say, "way")
                return said.Go(WAY_NAMES.index(way))
            return self.action(step.deed)
        assert self.of.conditions is not None
        fact = _label(self.of.conditions.facts, fork.when, "fact")
        otherwise = fork.otherwise and self.step(fork.otherwise, moves)
        return said.If(
            fact,
            not fork.negated,
            (self.step(fork.then, moves),),
            (otherwise,) if otherwise else (),
        )

    def action(self, deed: Deed) -> said.Part:
        def chosen(slot: str, argument: str) -> Any:
            return _label(self.of.slots[slot].choices, deed.values[slot], argument)

        def way(slot: str) -> int:
            found = WAY_NAMES.index(chosen(slot, "way"))
            return said.HERE if found == len(WAY_NAMES) - 1 else found

        def count(thing: str) -> int:
            found: int = chosen(thing, "n") if thing in ("bullet", "grenade") else 1
            return found

        def shoot() -> said.Part:
            if "target" not in deed.values:
                return said.Shoot(way("way"))
            return said.Shoot(way("way"), deed.values["target"], SOME_CELL)

        def leave() -> said.Part:
            thing = chosen("left", "thing")
            return said.Leave(thing, count(thing))

        def throw() -> said.Part:
            thing = chosen("thrown", "thing")
            return said.Throw(thing, way("neighbour"), count(thing))

        def take() -> said.Part:
            thing = chosen("taken", "thing")
            ranked = thing == said.TREASURE
            return said.Take(thing, RANKS[chosen("rank", "rank")] if ranked else said.TOPMOST)

        does: dict[str, Callable[[], said.Part]] = {
            "shoot": shoot,
            "blow": lambda: said.Blow(way("way")),
            "mine": lambda: said.SetMine(way("place")),
            "leave": leave,
            "throw": throw,
            "take": take,
            "take-nothing": said.TakeNothing,
            "no-restock": said.NoRestock,
            "prefer": lambda: said.Prefer(RANKS[chosen("rank", "rank")]),
        }
        return does[_label(self.of.actions, deed.say, "action")]()


@given(st.integers(0, 2**32))
def test_a_move_put_together_means_what_was_chosen(seed: int) -> None:
    dice = Rolled(seed)
    options = random_options(dice)
    described = among_players(compound(options), NAMES, 0)
    move = Composer(described, dice).move()
    command = read(written(described, move))
    assert command == Meant(described).move(move)
    assert fault_of(notes_of(command), options) is None, "the table plays it"


def test_targets_are_named_as_they_can_be_read() -> None:
    described = among_players(compound(LabyrinthOptions(named_targets=True)), NAMES, 0)
    assert [pick.say for pick in described.slots["target"].choices] == ["Bo", "3", "4"]


def test_only_what_the_table_plays_can_be_chosen() -> None:
    plain, full = (compound(PRESETS[name]) for name in ("beginner", "full"))
    assert plain.conditions is None
    assert not plain.tellings
    assert full.conditions is not None
    assert len(full.tellings) == 3
    says = [[action.say.split(" ")[0] for action in each.actions] for each in (plain, full)]
    assert "throw" not in says[0]
    assert "set" not in says[0]
    assert {"throw", "set"} <= set(says[1])
    taken = [[pick.say for pick in each.slots["taken"].choices] for each in (plain, full)]
    assert "the landmines" not in taken[0]
    assert "the landmines" in taken[1]


def test_everything_in_it_has_words_in_every_language() -> None:
    described = compound(PRESETS["full"])
    slots = described.slots.values()
    picks = [pick for slot in slots for pick in slot.choices] + [*described.tellings]
    picks += [*described.movements, *described.actions]
    assert described.conditions is not None
    picks += described.conditions.facts
    labels = [described.moving, described.more, described.telling]
    labels += [*(slot.label for slot in slots), *(pick.label for pick in picks)]
    labels += [action.adds for action in described.actions if action.adds]
    for language in KNOWN:
        says = speaker(language)
        for label in labels:
            assert isinstance(label, Phrase)
            assert says.has(label.id), label


def test_only_labyrinth_is_put_together() -> None:
    assert book("labyrinth").speech.compound is not None
    assert book("cc3k").speech.compound is None
