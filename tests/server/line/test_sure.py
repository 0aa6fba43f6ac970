"""A person at a line is asked back before what cannot be taken back; a program answers exactly."""

from tests.server.line.serving import serving
from tests.server.line.test_words import opened, two_players

ASKED = "“quit” cannot be taken back; say yes to do it"


def test_giving_up_takes_a_second_word() -> None:
    with serving() as server:
        ann = server.client()
        opened(ann, "cc3k seats=1 name=Ann")
        ann.until("ask")
        ann.asks("s")
        assert ann.refused("q") == ASKED
        assert ann.refused("hello").startswith("“hello” is not understood")
        assert ann.refused("yes").startswith("“yes” is not understood"), "it was forgotten"
        assert ann.refused("quit?").startswith("that sounds like a question, and nothing was done")
        assert ann.refused("give up") == ASKED
        assert ann.refused("no") == "nothing was done"
        assert ann.refused("give up") == ASKED
        ann.asks("yes")
        assert ann.until("over")


def test_a_program_answers_the_number_of_the_question() -> None:
    with serving() as server:
        ann = server.client()
        opened(ann, "cc3k seats=1 name=Ann")
        ann.until("ask")
        ann.asks("answer 0 s")
        ann.asks("answer 1 q")
        assert ann.until("over")


def test_leaving_a_game_takes_a_second_word_and_a_lobby_does_not() -> None:
    with serving() as server:
        _, bob, _ = two_players(server)
        again = "the game is going on, and you cannot come back; say leave again to leave it"
        assert bob.refused("leave") == again
        bob.asks("look")
        assert bob.refused("leave") == again
        bob.asks("leave")
        assert "needs a table" in bob.refused("who")
