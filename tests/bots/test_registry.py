"""Which bots there are, and how one is made."""

import re
import subprocess
import sys

import pytest

from asterion.books import SHELF, UnknownBook
from asterion.bots import UnknownBot, at_level, bot_names, describe, levels, make_bot
from asterion.core.dice import Rolled


def test_both_books_of_dooom_share_their_bots() -> None:
    assert {"walker", "hunter", "fighter", "random"} <= set(bot_names("dungeon-of-dooom"))
    assert bot_names("labyrinth-of-dooom") == bot_names("dungeon-of-dooom") == bot_names("dooom")


@pytest.mark.parametrize("name", SHELF)
def test_every_bot_of_every_book_can_be_made_and_says_how_it_plays(name: str) -> None:
    assert "random" in bot_names(name)
    assert [bot for bot, _ in describe(name)] == bot_names(name)
    for bot, summary in describe(name):
        assert summary
        assert "\n" not in summary
        assert callable(make_bot(name, bot, Rolled(1)).answer)


@pytest.mark.parametrize("name", SHELF)
def test_how_a_bot_plays_is_said_in_any_language(name: str) -> None:
    for (bot, said), (_, other) in zip(describe(name), describe(name, "ru"), strict=True):
        assert re.search("[а-яё]{3}", other), bot
        assert not re.search("[a-z]{3}", other), bot
        assert said != other


def test_a_name_is_taken_in_any_case() -> None:
    assert type(make_bot("dooom", " Walker", Rolled(1))) is type(
        make_bot("dooom", "walker", Rolled(1))
    )


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot("dooom", "wlaker", Rolled(1))
    assert str(error.value) == ("no bot “wlaker” plays Dungeon of Dooom; did you mean “walker”?")
    with pytest.raises(UnknownBot, match=f"there are: {', '.join(bot_names('dooom'))}"):
        make_bot("dooom", "zzz", Rolled(1))


def test_an_unknown_book_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBook, match="did you mean “dooom”"):
        bot_names("dooomm")


def test_a_bot_is_loaded_when_it_is_asked_for() -> None:
    program = (
        "import sys, asterion.bots as bots; bots.bot_names('dooom');"
        "print([name for name in sys.modules if name.startswith('asterion.bots.dooom')])"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "[]\n"


@pytest.mark.parametrize("name", SHELF)
def test_in_every_book_somebody_stands_for_easy_normal_and_hard(name: str) -> None:
    assert list(levels(name)) == ["easy", "normal", "hard"]
    for strength, bot in levels(name).items():
        assert bot.partition(":")[0] in bot_names(name)
        assert at_level(name, strength.upper()) == bot
        assert callable(make_bot(name, strength, Rolled(1)).answer)


def test_a_strength_and_seconds_may_stand_behind_the_name() -> None:
    for said in ("walker:hard", "walker:0.5", "walker:hard:2s", "hard:0.5"):
        make_bot("dooom", said, Rolled(1))
    with pytest.raises(UnknownBot) as error:
        make_bot("dooom", "walker:harder", Rolled(1))
    assert str(error.value) == (
        "“harder” is neither a strength (easy, normal, hard) nor seconds per move such as 0.5"
    )
    with pytest.raises(UnknownBot):
        make_bot("dooom", "walker:-1", Rolled(1))
