"""What core's types carry as phrases, in words: English by itself, any language on request."""

from typing import Annotated, ClassVar

from asterion.core.audience import Audience
from asterion.core.contract.book import Prompt, Refused
from asterion.core.contract.chapters import Result, Rule
from asterion.core.contract.options import Options, choices, option
from asterion.core.contract.problem import Problem
from asterion.core.contract.screen import Count, Screen, row
from asterion.core.event import Event, rules_of
from asterion.core.phrase import Phrase, verbatim
from asterion.words.spoken import (
    spoken,
    spoken_choice,
    spoken_problem,
    spoken_rule,
    spoken_screen,
)

ANN = Phrase("person", {"who": "Ann", "whoIs": "other"})
YOU = Phrase("person", {"who": "Ann", "whoIs": "you"})


class Sample(Options, frozen=True):
    messages: ClassVar[str] = "list"

    and_: Annotated[int, option("X1", low=1, high=9)] = 1


class Followed(Event):
    follows: ClassVar[tuple[str, ...]] = ("L69", "L70")

    of: Audience = 0


def test_every_type_that_carries_a_phrase_says_it_in_english() -> None:
    assert Result((0,), ANN).reason == "Ann"
    assert str(Refused(YOU)) == "you"
    assert Problem("L1", YOU).text == "you"
    assert Prompt(0, 1, YOU).words == "you"
    assert (Rule("L1", ANN, YOU).heading, Rule("L1", ANN, YOU).text) == ("Ann", "you")


def test_text_that_nobody_translates_stays_as_it_is() -> None:
    assert Result((), verbatim("nobody won")).reason == "nobody won"
    assert Problem("L1", verbatim("no exit")).text == "no exit"
    assert spoken("no exit", "xx") == "no exit"


def test_what_is_shown_can_be_said_in_any_language() -> None:
    assert spoken_problem(Problem("L1", YOU, 2, 3), "xx").text == "⟦ẏǿǿŭŭ⟧"
    assert spoken_rule(Rule("L1", ANN, YOU), "xx").text == "⟦ẏǿǿŭŭ⟧"
    shown = Screen(status=[row(YOU, "3", Count(3, 0, ANN))])
    assert spoken_screen(shown, "xx").values == {"⟦ẏǿǿŭŭ⟧": "3"}
    assert spoken_screen(shown, "xx").status[0].counts == (Count(3, 0, spoken(ANN, "xx")),)


def test_an_option_is_told_about_by_the_message_of_its_name() -> None:
    (choice,) = choices(Sample)
    assert choice.says == Phrase("list-and-")
    assert (choice.rule, choice.low, choice.high) == ("X1", 1, 9)
    said = spoken_choice(choices(Plainly)[0])
    assert (said.text, said.name) == ("as it stands", "depth")


class Plainly(Options, frozen=True):
    depth: Annotated[int, option("X2", "as it stands", 1)] = 1


def test_an_event_names_its_rules_as_data() -> None:
    assert rules_of(Followed) == ("L69", "L70")
