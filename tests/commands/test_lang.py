"""`--lang`, or the language of the system, is the one in which a game is shown."""

import re
from pathlib import Path

import pytest

from asterion import cli
from asterion.commands import words
from asterion.commands.verbs import language_of
from asterion.terminal.words import Tongue, speak_in
from asterion.words.check import Language, check, unused
from asterion.words.offered import KNOWN, OFFERED
from tests.commands.running import asterion

FOLDER = Path(words.__file__).parent
CLI = Path(cli.__file__)


def test_the_words_of_the_verbs_are_in_order() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []
    text = "\n".join(path.read_text("utf-8") for path in [*FOLDER.parent.glob("*.py"), CLI])
    said = set(re.findall(r"[\"'](commands-[a-z0-9-]+)[\"']", text))
    known = set(Language((FOLDER,), "en").entries)
    said |= {name for name in known if name.startswith("commands-help")}  # by the words typed
    assert said <= known
    assert [str(fault) for fault in unused(said, FOLDER)] == []


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_lang_chooses_the_language(record: Path) -> None:
    said = asterion("play", "--lang", "xx", "--record", record, stdin=b"9\n1\nhelp\nquit\n")
    assert said.status == 0
    assert "⟦Ẇħīīƈħ ƀǿǿǿǿķ?⟧" in said.out
    assert "Which book?" not in said.out
    assert "The game is saved" not in said.out


@pytest.mark.parametrize(
    ("setting", "spoken"), [("xx", "⟦"), ("en_GB.UTF-8", "W"), ("tlh_QO.UTF-8", "W"), ("C", "W")]
)
def test_the_language_of_the_system_is_spoken_where_there_are_words(
    setting: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", setting)
    assert asterion("play", stdin=b"").out.startswith(spoken)


@pytest.mark.parametrize("language", KNOWN)
def test_a_language_that_grows_has_to_be_named(language: str) -> None:
    by_system = language_of(["play"], {"LANG": f"{language}_{language.upper()}.UTF-8"})
    assert by_system == (language if language in OFFERED else "en")
    assert language_of(["play", "--lang", language], {"LANG": "C"}) == language
    speak_in(language)
    try:
        assert Tongue.language == language
    finally:
        speak_in("en")


def test_a_wrong_call_is_answered_in_the_language_too(record: Path) -> None:
    said = asterion("play", "dooom", "--lang", "xx", "--bots", "99", "--record", record)
    assert said.status == 2
    assert "too few" not in said.err
    assert "⟦Dungeon of Dooom" in said.err
    said = asterion("join", "nowhere!", "--lang", "xx")
    assert "is not an address" not in said.err
    assert "⟦" in said.err


def test_a_language_without_texts_of_rules_says_so_above_them() -> None:
    german = asterion("rules", "cc3k", "--lang", "de").out
    assert "\n\nDie Texte der Regeln sind auf Englisch.\n\nDas Stockwerk\n  C1   A board" in german
    assert "in English" not in asterion("rules", "cc3k").out
    assert "на английском" not in asterion("rules", "cc3k", "--lang", "ru").out


def test_players_at_the_keyboard_say_how_they_are_spoken_of(record: Path) -> None:
    names = "Анна:she,Иван:he,Саша"
    try:
        said = asterion(
            "play", "dooom", "--lang", "ru", "--players", names, "--record", record,
            stdin=b"quit\n",
        )  # fmt: skip
        assert Tongue.genders == {"Анна": "she", "Иван": "he"}
    finally:
        Tongue.genders.clear()
    assert said.status == 0
    header = record.read_text("utf-8").partition("\n")[0]
    assert "Анна" in header
    assert "she" not in header, "a record knows nothing of it"


@pytest.mark.parametrize(
    ("language", "players", "said"),
    [
        ("ru", "Аня:она,Ваня:он,Cid", "GM: Перешла на сушу, нашла пулю."),
        ("ru", "Аня,Ваня:он,Cid", "GM: Суша, найдена пуля."),
        ("de", "Anna:sie,Ben:er,Cid", "GM: Auf Land gegangen, eine Kugel gefunden."),
        ("en", "Ann:she,Bob:he,Cid", "GM: Walked onto land, found a bullet."),
    ],
)
def test_players_at_a_referee_say_how_they_are_spoken_of(
    language: str, players: str, said: str, tmp_path: Path
) -> None:
    plan = tmp_path / "plan.txt"
    plan.write_text("+--+--+--+\n|.  .  H \n+  +  +  +\n|W  F  T \n+--+--+--+\nb1: a bullet\n")
    first, second, third = (name.partition(":")[0] for name in players.split(","))
    lines = f"{first}: start a1\n{second}: start a2\n{third}: start c2\n{first}: go right\n"
    fixed = ("--set", "void_by_draw=no", "--set", "void-treasure=no", "--set", "void-near=no")
    try:
        ran = asterion(
            "referee", "labyrinth", "--lang", language, "--plan", plan, "--players", players,
            "--seed", "1", *fixed, stdin=lines.encode(),
        )  # fmt: skip
    finally:
        Tongue.genders.clear()
    assert said in ran.out.splitlines(), ran.out + ran.err


def test_what_is_no_pronoun_is_part_of_a_name_and_refused() -> None:
    ran = asterion("referee", "labyrinth", "--players", "Ann:it,Bob", stdin=b"")
    assert ran.status == 2
    assert "contains a character that names cannot have" in ran.err


@pytest.mark.parametrize(
    ("language", "setting", "rule"),
    [
        ("ru", "skips=да", "Ход можно пропустить."),
        ("ru", "skips=нет", "Пропускать ход здесь нельзя."),
        ("ru", "rivers=мелкие", "Реки мелкие"),
        ("de", "skips=ja", "A turn may be skipped."),
        ("de", "rivers=seicht", "Rivers are shallow"),
        ("en", "skips=yes", "A turn may be skipped."),
    ],
)
def test_values_of_options_are_said_in_the_readers_language(
    language: str, setting: str, rule: str
) -> None:
    ran = asterion("rules", "labyrinth", "--lang", language, "--set", setting)
    assert ran.status == 0, ran.err
    assert rule in " ".join(ran.out.split())


def test_a_title_that_is_a_word_is_translated() -> None:
    """And typed, and kept, as ever: `asterion rules labyrinth`."""
    said = asterion("rules", "labyrinth", "--lang", "ru").out
    assert said.startswith("Лабиринт\n")
    shelf = asterion("books", "--lang", "ru").out
    assert "Лабиринт" in shelf
    assert "Dungeon of Dooom" in shelf
