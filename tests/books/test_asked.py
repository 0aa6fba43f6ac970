"""A question mark behind an act never acts: in every book, in every language that is heard."""

import pytest

from asterion.books import book
from asterion.core.contract.book import Refused
from asterion.words import speak

ACTS = {
    "labyrinth": (
        "resign?",
        "Resign ?",
        "resign?!",
        "skip?",
        "break?",
        "give up??",
        "claim?",
        "clock?",
        "start b2?",
        "keep the old treasure?",
        "go left?",
        "shoot up?",
        "сдаюсь?",
        "Сдаюсь ?",
        "пропускаю?",
        "перерыв?",
        "иду влево?",
    ),
    "dungeonlab": (
        "suicide?",
        "pass?",
        "north?",
        "shoot 5 bullets north?",
        "climb?",
        "yes?",
        "на север?",
    ),
    "dungeon-of-dooom": (
        "end?",
        "attack north?",
        "go east?",
        "pick up?",
        "бью на север?",
        "конец хода?",
    ),
    "labyrinth-of-dooom": ("end turn?", "a n?"),
    "cc3k": (
        "quit?",
        "restart?",
        "give up?",
        "freeze?",
        "attack north?",
        "go no?",
        "сдаюсь?",
        "заново?",
    ),
}

QUESTIONS = {
    "labyrinth": (
        ("how many bullets do I have?", "how many bullets do I have?"),
        ("status?", "status"),
        ("am I wounded?", "am I healthy?"),
        ("сколько у меня пуль?", "how many bullets do I have?"),
        ("could you go left?", "go left"),
    ),
    "dungeonlab": (("marks?", "marks"),),
    "dungeon-of-dooom": (("shout Who is there?", "say Who is there?"),),
}


@pytest.mark.parametrize(("name", "said"), [(name, said) for name in ACTS for said in ACTS[name]])
def test_a_question_does_nothing(name: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        book(name).speech.parse(said)
    assert "question" in str(refused.value), refused.value


@pytest.mark.parametrize(
    ("name", "said", "meant"),
    [(name, said, meant) for name in QUESTIONS for said, meant in QUESTIONS[name]],
)
def test_what_is_a_question_anyway_is_answered(name: str, said: str, meant: str) -> None:
    its = book(name)
    assert its.speech.write(its.speech.parse(said)) == meant


def test_the_answer_says_how_to_do_it_in_their_own_language() -> None:
    with pytest.raises(Refused) as refused:
        book("labyrinth").speech.parse("Сдаюсь?")
    why = refused.value.why
    assert speak(why, "ru") == (
        "похоже на вопрос, и ничего не сделано; чтобы сделать, скажи «сдаюсь»"
    )
