"""A new encounter is one file: here is one, the hermit, and nothing else knows of it."""

from collections.abc import Iterator

import pytest

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, forget, register
from asterion.books.dungeonlab.looks import looks
from asterion.books.dungeonlab.make import DungeonLabSettings, generate
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.plan.things import BOAT
from asterion.books.dungeonlab.rules.arrival import carry
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase
from asterion.words import bring_text, speak
from tests.books.dungeonlab.helper import BOOK, drawing, faults, game


def offer_soup(turn: Turn, being: Being) -> None:
    turn.ask(being, "soup")


def serve(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """Anyone who eats gets a boat; anyone who declines is bitten and thrown to the Eldar."""
    if yes:
        turn.tell(being, "eats")
        turn.give(BOAT)
        return
    turn.tell(being, "declines", 1)
    hurt(turn, BITE, 1)
    eldar = turn.nearest("Eldar", turn.player.place)
    if eldar is not None:
        carry(turn, eldar.place)


HERMIT = Encounter(
    name="hermit",
    letters="He",
    rule="D3",
    glow=LIGHTS,
    stings=("burn", 2),
    arrive=offer_soup,
    displaces=True,
    needs="Eldar",
    asks={"soup": False},
    answer=serve,
    dies_of={"bullet": 3},
    is_beast=True,
    can_be_trampled=True,
    skin=77,
    tone="gold",
    rarity=(0, 9, 9),
)

WORDS = """
dungeonlab-hermit = hermit
    .a = a hermit
dungeonlab-thing-hermit-skin = { $n ->
    [one] { $n } hermit skin
   *[other] { $n } hermit skins
}
    .name = hermit skin
    .many = hermit skins
dungeonlab-hermit-here = The hermit stirs his pot.
dungeonlab-hermit-soup = { $whoIs ->
    [you] A hermit offers you soup. Do you eat it?
   *[other] A hermit offers { $who } soup. Does { $who } eat it?
}
dungeonlab-hermit-eats = { $whoIs ->
    [you] You praise the soup.
   *[other] { $who } praises the soup.
}
dungeonlab-hermit-declines = { $whoIs ->
    [you] The hermit bites you { $count } time.
   *[other] The hermit bites { $who } { $count } time.
}
dungeonlab-hermit-dead = A dead hermit. The soup is still warm.
dungeonlab-hermit-cruel = Hermit soup.
dungeonlab-hermit-skinned = A dead hermit without his coat.
dungeonlab-hermit-skins = { $whoIs ->
    [you] You take the hermit's coat.
   *[other] { $who } takes the hermit's coat.
}
"""


@pytest.fixture(autouse=True)
def _hermit() -> Iterator[None]:
    bring_text(__file__, WORDS)
    register(HERMIT)
    yield
    forget(HERMIT)


def test_it_is_drawn_read_written_and_checked() -> None:
    text = drawing("Tr He .. El")
    plan = BOOK.plan.read(text)
    assert BOOK.plan.read(BOOK.plan.write(plan)) == plan
    assert faults(text) == []
    assert [p.text for p in faults(drawing("Tr He"))] == ["a hermit needs Eldar somewhere"]


def test_it_is_seen_felt_met_and_asks() -> None:
    table = game(".. He .. El")
    assert table.status()["In sight"] == "lights east"
    assert table.damage() == "2 of 5 burns"
    assert table("e")[1] == "A hermit offers you soup. Do you eat it?"
    assert table("yes") == [
        "You say yes.",
        "You praise the soup.",
        "You get 1 boat.",
        "The hermit stirs his pot.",
    ]


def test_it_can_be_answered_beforehand_and_by_the_clock() -> None:
    table = game(".. He .. El", land=("1 1 1", "1 1 1"))
    table("e; soup no")
    assert table.hears("Bob")[1:4] == [
        "A hermit offers Ann soup. Does Ann eat it?",
        "Ann says no.",
        "The hermit bites Ann 1 time.",
    ]
    assert table.place() == "4 1 1"
    table("Bob: e")
    assert table("GM: time Bob")[0] == "Bob says no."


def test_it_dies_is_skinned_and_its_skin_is_sold() -> None:
    table = game(".. He St El")
    table("s 3b e")
    assert table("e")[1] == "A dead hermit. The soup is still warm."
    assert table("skin hermit")[0] == "You take the hermit's coat."
    table("e")
    assert table("sell hermit skin")[0] == "You sell 1 hermit skin for $77."


def test_forgotten_it_is_gone() -> None:
    forget(HERMIT)
    with pytest.raises(Exception, match="“He” cannot be here"):
        BOOK.plan.read(drawing("Tr He"))
    register(HERMIT)


def test_it_is_generated_as_often_as_its_file_says() -> None:
    settings = DungeonLabSettings(width=8, height=8)
    easy = DungeonLabSettings(width=8, height=8, difficulty="easy")
    assert any("hermit" in generate(settings, Rolled(n)).contents.values() for n in range(9))
    assert all("hermit" not in generate(easy, Rolled(n)).contents.values() for n in range(3))


def test_it_is_on_the_board_in_the_notebook_and_in_the_palette() -> None:
    shown = looks()
    assert shown.by_mark()["He"].tone == "gold"
    assert speak(phrase(shown.by_mark()["He"].word)) == "hermit"
    assert shown.notebook is not None
    assert shown.drawing is not None
    assert [stamp.letters for stamp in shown.notebook.stamps if stamp.key == "hermit"] == ["He"]
    palette = [stamp.mark for shelf in shown.drawing.palette for stamp in shelf.stamps]
    assert palette.count("He") == 1
    forget(HERMIT)
    assert "He" not in looks().by_mark()
    register(HERMIT)
