"""What is found, taken, left and thrown is told in agreement with the thing, as people say it."""

import pytest

import asterion.books.dungeonlab
import asterion.books.labyrinth  # noqa: F401
from asterion.core.phrase import Item, Phrase, Value, phrase
from asterion.words import speak


def some(**counts: int) -> Phrase:
    each: list[Item] = [phrase(f"labyrinth-{kind}", n=n) for kind, n in counts.items()]
    return phrase("labyrinth-things", things=each)


def thrown(kind: str, n: int) -> Phrase:
    what = phrase(f"labyrinth-{kind}", n=n)
    told: dict[str, Value] = {"feet": True, "cremated": False, "explosion": False}
    return phrase("labyrinth-threw-thing", thing=what, way="left", **told)


def fired(kind: str, n: int) -> Phrase:
    shots = phrase(f"dungeonlab-thing-{kind}", n=n)
    south = phrase("dungeonlab-south")
    return phrase("dungeonlab-fired", who="Иван", whoIs="you", way=south, shots=shots, wall="none")


def struck(n: int) -> Phrase:
    shots = phrase("dungeonlab-thing-bullet", n=n)
    return phrase("dungeonlab-shot", who="Иван", whoIs="other", shots=shots)


@pytest.mark.parametrize(
    ("told", "russian"),
    [
        (phrase("labyrinth-found", things=some(treasure=1)), "найден клад"),
        (phrase("labyrinth-found", things=some(bullet=1)), "найдена пуля"),
        (phrase("labyrinth-found", things=some(bullet=2)), "найдены две пули"),
        (phrase("labyrinth-found", things=some(bullet=5)), "найдено пять пуль"),
        (phrase("labyrinth-found", things=some(bullet=21)), "найдена 21 пуля"),
        (phrase("labyrinth-found", things=some(treasure=1, bullet=5)),
         "найдены клад и пять пуль"),
        (phrase("labyrinth-found", things=phrase("labyrinth-nothing")), "ничего не найдено"),
        (phrase("labyrinth-found", things=some(grenade=1), whoGender="she"), "нашла гранату"),
        (phrase("labyrinth-took-thing", things=some(landmine=1)), "взята мина"),
        (phrase("labyrinth-left-thing", thing=phrase("labyrinth-corpse", n=1)), "оставлен труп"),
        (phrase("labyrinth-shot-and-fell", things=some(corpse=1), scream=True),
         "слышен крик! Под ноги упал труп"),
        (phrase("labyrinth-shot-fell", things=some(treasure=1, corpse=1)),
         " (под ноги упали клад и труп)"),
        (thrown("treasure", 1), "брошен клад влево — и снова под ногами"),
        (fired("grenade", 1), "Ты бросаешь на юг 1 гранату."),
        (fired("bullet", 5), "Ты выпускаешь на юг 5 пуль."),
        (struck(1), "В игрока Иван попадает 1 пуля."),
        (struck(2), "В игрока Иван попадают 2 пули."),
    ],
)  # fmt: skip
def test_russian_agrees(told: Phrase, russian: str) -> None:
    assert speak(told, "ru") == russian


@pytest.mark.parametrize(
    ("told", "german"),
    [
        (phrase("labyrinth-shot-and-fell", things=some(corpse=1), scream=True),
         "ein Schrei ist zu hören! Dir fällt eine Leiche vor die Füße"),
        (phrase("labyrinth-shot-fell", things=some(treasure=1, corpse=1)),
         ", dir fallen ein Schatz und eine Leiche vor die Füße"),
        (phrase("labyrinth-left-thing", thing=phrase("labyrinth-treasure", n=1)),
         "du legst einen Schatz ab"),
        (fired("grenade", 1), "Du wirfst 1 Granate nach Süden."),
        (fired("bullet", 5), "Du schießt 5 Kugeln nach Süden."),
    ],
)  # fmt: skip
def test_german_agrees(told: Phrase, german: str) -> None:
    assert speak(told, "de") == german
