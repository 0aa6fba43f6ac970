"""DungeonLab in Russian: cases, genders and numbers, and names that are never inflected."""

import pytest

from asterion.books import book
from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.words import tell
from asterion.core.audience import EVERYONE
from asterion.core.event import Event
from asterion.words import speak

BOOK = book("dungeonlab")
NAMES = ("Анна", "Иван")
SAID: list[tuple[Event, str, str]] = [
    (happened.Walked(EVERYONE, 0, 0, True), "Ты идёшь на север сквозь стену.",
     "Анна идёт на север сквозь стену."),
    (happened.Bumped(EVERYONE, 0, 2, "a simple wall"), "На юге простая стена.",
     "Анна упирается: на юге простая стена."),
    (happened.Looked(EVERYONE, 0, ["lights", "", "a hole in the darkness", ""]),
     "Ты видишь огни на севере и дыру во тьме на юге.",
     "Анна видит огни на севере и дыру во тьме на юге."),
    (happened.Looked(EVERYONE, 0, ["", "", "", ""]), "Ты видишь одну лишь тьму.",
     "Анна видит одну лишь тьму."),
    (happened.Got(EVERYONE, 0, "grenade", 1), "Ты получаешь 1 гранату.",
     "Анна получает 1 гранату."),
    (happened.Got(EVERYONE, 0, "grenade", 22), "Ты получаешь 22 гранаты.",
     "Анна получает 22 гранаты."),
    (happened.Got(EVERYONE, 0, "bullet", 11), "Ты получаешь 11 пуль.", "Анна получает 11 пуль."),
    (happened.Imprisoned(EVERYONE, 0, 21), "Ты садишься в тюрьму на 21 ход.",
     "Анна садится в тюрьму на 21 ход."),
    (happened.Asked(EVERYONE, 0, "lion", "skin", 0), "Снимаешь шкуру со льва?",
     "Анна снимает шкуру со льва?"),
    (happened.Trampled(EVERYONE, 0, "panther"), "Онтифутлас растаптывает пантеру.",
     "Онтифутлас растаптывает пантеру."),
    (happened.Here(EVERYONE, 0, ["panther:dead"], {"boat": 2}, [1]),
     "Мёртвая пантера: работа чистая, шкура на месте. На полу: 2 лодки. Здесь же Иван.",
     "Мёртвая пантера: работа чистая, шкура на месте. На полу: 2 лодки. Здесь же Иван."),
    (happened.Flew(EVERYONE, 0, 1, ["lake", "lion:dead"], False),
     "Ты прыгаешь на восток и смотришь вниз. Озеро, холодное и тихое. "
     "Мёртвый лев: работа чистая, шкура на месте.",
     "Анна прыгает на восток и смотрит вниз. Озеро, холодное и тихое. "
     "Мёртвый лев: работа чистая, шкура на месте."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "mine", "others"), SAID)
def test_events_are_told_in_cases_and_numbers(event: Event, mine: str, others: str) -> None:
    assert speak(tell(event, 0, NAMES), "ru") == mine
    assert speak(tell(event, 1, NAMES), "ru") == others


def test_the_help_quotes_what_is_understood() -> None:
    left = [line[:27].strip() for line in speak(BOOK.speech.help, "ru").splitlines()]
    said = [form for cell in left if cell for form in cell.split(", ")]
    assert "снимаю шкуру" in said
    for form in said:
        if not form.endswith(":"):
            BOOK.speech.parse(form)


def test_what_is_flown_over_is_told_one_after_the_other() -> None:
    flew = happened.Flew(EVERYONE, 0, 1, ["lake", "tree"], False)
    assert speak(tell(flew, 0, NAMES)) == "You jump east; below: A lake, cold and quiet. A tree."
