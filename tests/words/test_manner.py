"""What the glossaries decide holds in every message of Russian and German.

No polite plural in Russian, no foreign word in a refusal but from a short list, and one word for
one thing: the glossaries say what is not said.
"""

import re
from collections.abc import Iterator

import pytest

from tests.words.rooms import CHECKOUT, rooms

UNSAID = r'\{ *"[^"]*" *\}|\{[^{}]*\}|\$\w+|^\s*\.[\w-]+ =|\*?\[[\w-]+\]'
"""Variables, and the names of attributes and variants."""
Message = tuple[str, str, str]
"""The file's name, the id, and the text without variables."""

POLITE = re.compile(r"\b(?:вы|вас|вам|вами|ваш\w*|\w+(?:йте|ьте|ите)(?:сь)?)\b", re.I)
NOT_POLITE = {"дельте", "сайте", "вами"}
"""Nouns that end so, and you and a neighbour: “стена между вами”."""

LATIN = re.compile(r"\b[A-Za-z]{2,}\w*")
FOREIGN = {"Bob", "PostgreSQL"}
"""A name in an example, and names that nobody translates."""
SAME = {"in", "name", "option", "server", "bot", "link", "ontifutlas", "plan", "postgresql"}
"""Words of an English refusal that are German as well."""


def messages(language: str) -> Iterator[Message]:
    folders = [folder for room in rooms() for folder in room]
    for file in (file for folder in folders for file in sorted((folder / language).glob("*.ftl"))):
        for entry in re.split(r"\n(?=[a-zA-Z-])", "\n" + file.read_text("utf-8")):
            lines = [line for line in entry.splitlines() if not line.startswith("#")]
            name, _, text = "\n".join(lines).partition("=")
            yield file.name, name.strip(), re.sub(UNSAID, " ", text, flags=re.M)


def refusals(language: str) -> Iterator[Message]:
    for file, name, text in messages(language):
        if file == "refusals.ftl" or "-refus" in name or "-unheard" in name:
            yield file, name, text


# ---- one says ты


def polite(text: str) -> list[str]:
    return [word for word in POLITE.findall(text) if word.lower() not in NOT_POLITE]


def test_russian_says_ты_to_everyone() -> None:
    assert [(name, polite(text)) for _, name, text in messages("ru") if polite(text)] == []


@pytest.mark.parametrize(
    "text", ["Ваш ход по частям", "Нажмите, чтобы изменить", "напишите имя", "Не бойтесь"]
)
def test_the_polite_plural_is_found(text: str) -> None:
    assert polite(text)
    assert not polite("Нажми, чтобы изменить; в дельте течения нет.")


# ---- no foreign word in a refusal


def latin(text: str) -> list[str]:
    return [word for word in LATIN.findall(text) if word not in FOREIGN]


def english(text: str, model: str) -> set[str]:
    """Words of the English message that its translation has, but for what is typed and quoted."""
    said = set(re.findall(r"[a-zäöüß]{2,}", re.sub("„[^“]*“", " ", text).lower()))
    return said & set(re.findall(r"[a-z]{2,}", model.lower())) - SAME


def test_no_russian_refusal_has_a_foreign_word() -> None:
    assert [(name, latin(text)) for _, name, text in refusals("ru") if latin(text)] == []


def test_no_german_refusal_has_an_english_word_that_is_not_quoted() -> None:
    models = {name: text for _, name, text in messages("en")}
    found = {name: english(text, models.get(name, "")) for _, name, text in refusals("de")}
    assert {name: words for name, words in found.items() if words} == {}


def test_a_foreign_word_in_a_refusal_is_found() -> None:
    assert latin("бывает yes или no") == ["yes", "no"]
    assert english("antworte yes oder no", "answer yes or no") == {"yes", "no"}
    assert english("sag „shoot left“", "say “shoot left”") == set()


# ---- one word for one thing


def not_said(language: str) -> list[tuple[str, re.Pattern[str], set[str]]]:
    """The table “Not said” of a glossary: what, how it is found, and where it may stand."""
    text = (CHECKOUT / "tests" / "words" / "glossary" / f"{language}.md").read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in text.partition("## Not said")[2].splitlines()]
    found = []
    for row in [row for row in rows if len(row) == 3][2:]:
        words, _, exceptions = (cell.strip() for cell in row)
        for word in words.split(", "):
            pattern = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
            flags = re.I if language == "ru" else 0  # German capitals tell a noun
            found.append((word, re.compile(rf"\b{pattern}\b", flags), set(exceptions.split())))
    return found


def wandering(language: str, name: str, text: str) -> list[str]:
    return [
        word
        for word, pattern, exceptions in not_said(language)
        if name not in exceptions and pattern.search(text)
    ]


@pytest.mark.parametrize("language", ["ru", "de"])
def test_a_thing_has_the_word_of_the_glossary(language: str) -> None:
    table = not_said(language)
    assert len(table) > 15, "the table of the glossary is read"
    assert [
        (name, word)
        for _, name, text in messages(language)
        for word, pattern, exceptions in table
        if name not in exceptions and pattern.search(text)
    ] == []


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("ru", "У клетки b3 нет: вид клетки неизвестен", "вид клетки"),
        ("ru", "смотреть карту можно даром", "даром"),
        ("ru", "По изданию 2", "издани*"),
        ("de", "Der Endstand ist 0", "Endstand"),
        ("de", "eine Minute je Zug", "je Zug"),
    ],
)
def test_a_word_that_is_not_said_is_found(language: str, text: str, word: str) -> None:
    assert wandering(language, "some-message", text) == [word]


@pytest.mark.parametrize("language", ["ru", "de"])
def test_every_exception_of_a_glossary_is_still_needed(language: str) -> None:
    said = {name: text for _, name, text in messages(language)}
    for _, pattern, exceptions in not_said(language):
        assert all(pattern.search(said[name]) for name in exceptions)
