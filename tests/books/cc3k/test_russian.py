"""ChamberCrawler3000 in Russian: the hero is “you”, enemies and potions have names and cases."""

import pytest

from asterion.books.cc3k import event as happened
from asterion.books.cc3k.words import tell
from asterion.core.audience import EVERYONE
from asterion.core.event import Event
from asterion.words import speak

SAID: list[tuple[Event, str]] = [
    (happened.Hurt(EVERYONE, 5, "E", 20, 80), "Эльф бьёт тебя: урон 20."),
    (happened.Struck(EVERYONE, 5, "M", 24, 6), "Ты бьёшь торговца: урон 24 (осталось 6 ОЗ)."),
    (happened.Slew(EVERYONE, 5, "L"), "Ты убиваешь полурослика."),
    (happened.Drank(EVERYONE, 0, "RH", 100, 25, 25), "Ты пьёшь зелье лечения."),
    (happened.GoldTaken(EVERYONE, 1, 1, "found"), "Ты берёшь 1 золотой."),
    (happened.GoldTaken(EVERYONE, 5, 6, "stolen"), "Ты крадёшь 5 золотых."),
    (happened.EnemiesMoved(EVERYONE, [1, 2] * 3), "Движутся 3 врага."),
    (happened.Walked(EVERYONE, 0, ["", "", "BA"]),
     "Ты идёшь на север и видишь 2 неизвестных зелья и зелье атаки."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "said"), SAID)
def test_events_are_told_in_cases_and_numbers(event: Event, said: str) -> None:
    assert speak(tell(event, 0, ("Анна",)), "ru") == said
