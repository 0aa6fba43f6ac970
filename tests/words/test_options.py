"""Everything that can be agreed has a name in words, and so has every value of it."""

from dataclasses import replace
from typing import Annotated, Literal

import pytest

from asterion.books import SHELF, book
from asterion.core.contract.options import Options, choices, option
from asterion.server.game.doc import Terms
from asterion.testing import UsualKit
from asterion.testing.broken import Broken
from asterion.testing.checks import options_have_words
from asterion.words import speaker
from asterion.words.spoken import spoken_choice


@pytest.mark.parametrize("name", SHELF)
def test_every_option_and_setting_is_named_and_so_are_its_values(name: str) -> None:
    options_have_words(book(name), UsualKit(book(name)))


def test_every_term_of_a_table_is_named_and_so_are_its_values() -> None:
    says = speaker()
    for choice in choices(Terms):
        for said in (choice.called, *map(choice.value_called, choice.values)):
            assert says.has(said.id), said.id


def test_an_option_without_words_is_noticed() -> None:
    class Nameless(Options, frozen=True):
        messages = "labyrinth-option"
        rivers: Annotated[Literal["plain", "boiling"], option("L85")] = "plain"

    chosen = replace(changed := book("labyrinth"), rules=replace(changed.rules, options=Nameless))
    with pytest.raises(Broken, match=r"rivers\.value-boiling"):
        options_have_words(chosen, UsualKit(chosen))


def test_what_is_typed_stays_beside_its_words() -> None:
    options = {each.name: spoken_choice(each) for each in choices(book("labyrinth").rules.options)}
    hospital = options["ordered_hospital"]
    assert (hospital.label, hospital.values) == (
        "an ordered hospital heals",
        ("at once", "at the end"),
    )
    assert hospital.labels == ("at once", "at the end of the movement")


def test_a_book_without_messages_is_shown_as_it_is_typed() -> None:
    class Plain(Options, frozen=True):
        own_steps: Annotated[Literal["all", "some"], option("X1", "which steps")] = "all"

    (said,) = map(spoken_choice, choices(Plain))
    assert (said.label, said.labels, said.text) == ("own steps", ("all", "some"), "which steps")
