"""The reader of speech on a small book of its own: each thing that its tables can say."""

from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, english
from asterion.words.speech import Listening, Manner, Reader
from asterion.words.speech.chart import Reject, Several
from asterion.words.speech.lexicon import Lexicon

GRAMMAR = """
%light WAY GO ROW NAME CELL CRATE
%careful WAY NOT NUMBER FIRST IF ALL
%float FIRST act => first
%missing WAY ROW core-nothing-said
%example ROW row up
say : act                                    => alone
say : one=act joint two=act                  => both
say : HOWMANY CRATE                          => asked
joint : AND | COMMA | THEN | COMMA THEN
act : @en SUBJ? ROW way                      => row
act : @ru,de {SUBJ? ROW way}                 => row
act : SUBJ? ROW way others=or_way+           => either
act : SUBJ? {HAIL NAME}                      => hail
act : SUBJ? LAND CELL                        => land
act : SUBJ? LOAD NUMBER? CRATE               => load
or_way : OR way
way : WAY
"""
WORDS = {
    "en": "ROW = row rowing\nHAIL = hail\nLAND = land land_on\nLOAD = load\nCRATE = crate crates\n"
    "HOWMANY = how_many\nFILL = !row_row_row_your_boat ahoy",
    "ru": "ROW = гребу грести\nHAIL = окликаю\nLAND = пристаю\nLOAD = гружу\nCRATE = ящик:,а,ов\n"
    "HOWMANY = сколько",
    "de": "ROW = rudere rudern\nHAIL = rufe\nLAND = lande\nLOAD = lade\nCRATE = kiste kisten\n"
    "HOWMANY = wie_viele",
}


class Act(NamedTuple):
    words: tuple[str, ...]


class Marked(NamedTuple):
    act: Act


def row(way: str) -> Act:
    return Act(("row", way))


def either(way: str, others: tuple[str, ...]) -> Several:
    return Several(tuple(Act(("row", each)) for each in (way, *others)))


def hail(name: str) -> Act:
    return Act(("hail", name))


def land(cell: str) -> Act:
    return Act(("land", cell))


def load(number: str = "") -> Act:
    if not number:
        raise Reject(Phrase("core-no-undo"))
    return Act(("load", number))


def asked() -> Act:
    return Act(("asked",))


def first(act: Act) -> Marked:
    return Marked(act)


def alone(act: Any) -> Act:
    return act.act if isinstance(act, Marked) else act


def both(one: Any, two: Any) -> Act:
    if isinstance(two, Marked):
        one, two = two, one
    return Act((*alone(one).words, *alone(two).words))


ACTIONS = {each.__name__: each for each in (
    row, either, hail, land, load, asked, first, alone, both,
)}  # fmt: skip


def notation(text: str) -> Act:
    return Act(tuple(text.split()))


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader[Act]:
    folder = tmp_path_factory.mktemp("say")
    (folder / "grammar.txt").write_text(GRAMMAR, "utf-8")
    for language, words in WORDS.items():
        (folder / f"{language}.txt").write_text(words, "utf-8")
    manner = Manner(
        said=lambda act: " ".join(act.words),
        notation=notation,
        is_free=lambda act: act.words == ("asked",),
        never_mended=frozenset({"NUMBER", "NOT"}),
    )
    return Reader(folder, ACTIONS, manner)


def heard(reader: Reader[Act], text: str, *names: str, columns: int = 0) -> str:
    return " ".join(reader.read(text, Listening(names, columns)).words)


def refused(reader: Reader[Act], text: str, *names: str, columns: int = 0) -> Phrase:
    with pytest.raises(Refused) as why:
        reader.read(text, Listening(names, columns))
    return why.value.why


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("row up", "row up"),
        ("Ahoy, I row to the left, please!", "row left"),  # FILL with its commas, LIGHT
        ("row row row your boat: row up", "row up"),  # an idiom hides its words
        ("гребу вверх", "row up"),
        ("вверх гребу", "row up"),  # any order, in Russian and German
        ("links rudern", "row left"),
        ("row up and then row left", "row up row left"),
        ("row up, but first row left", "row left row up"),
        ("row up, first row left", "row left row up"),  # words of order order
        ("row up, row left first", "row left row up"),
        ("row first up, then row left", "row up row left"),
        ("how many crates?", "asked"),
        ("rjhjdf uht,e", ""),  # half of it is no word there either
        ("uht,e ddth[", "row up"),  # another keyboard
        ("grebu vverh", "row up"),  # Latin letters
        ("load two crates", "load 2"),
    ],
)
def test_what_is_heard(reader: Reader[Act], text: str, meant: str) -> None:
    if meant:
        assert heard(reader, text) == meant
    else:
        refused(reader, text)


def test_english_is_no_salad_of_words(reader: Reader[Act]) -> None:
    refused(reader, "up row")


def test_a_question_never_acts_but_a_request_does(reader: Reader[Act]) -> None:
    assert refused(reader, "row up?").id == "core-speech-question"
    assert refused(reader, "should I row up").id == "core-speech-question"
    assert heard(reader, "could you row up?") == "row up"


def test_what_can_mean_several_things_is_asked_back_with_all_of_them(reader: Reader[Act]) -> None:
    why = refused(reader, "row left or right or up")
    assert english(why) == (
        "“row left or right or up” can mean “row left”, “row right” or “row up”; say which"
    )


def test_more_readings_than_anybody_means_are_refused(reader: Reader[Act]) -> None:
    assert refused(reader, "row up" + " or up or left" * 200).id == "core-speech-too-long"


def test_an_action_tells_what_is_missing(reader: Reader[Act]) -> None:
    assert refused(reader, "load crates").id == "core-no-undo"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("hail Ann", "Ann"),
        ("окликаю Аню", "Аня"),
        ("Вере окликаю", "Вера"),
        ("rufe Karl", "Karl"),
        ("hail bob the second", "Bob the Second"),
    ],
)
def test_names_are_those_of_the_table_as_their_owners_spell_them(
    reader: Reader[Act], text: str, name: str
) -> None:
    assert heard(reader, text, "Ann", "Аня", "Вера", "Karl", "Bob the Second") == f"hail {name}"
    refused(reader, text, "Zed")


@pytest.mark.parametrize(
    ("text", "columns", "cell"),
    [
        ("пристаю а1", 0, "a1"),
        ("пристаю Б2", 6, "b2"),
        ("пристаю с3", 6, "c3"),
        ("пристаю в2", 2, "b2"),
        ("пристаю в2", 6, ""),  # b by its look, c by the alphabet
        ("land on B 2", 6, "b2"),
    ],
)
def test_cells_in_cyrillic_letters_are_judged_by_the_board(
    reader: Reader[Act], text: str, columns: int, cell: str
) -> None:
    if cell:
        assert heard(reader, text, columns=columns) == f"land {cell}"
    else:
        assert "“land b2” or “land c2”" in english(refused(reader, text, columns=columns))


@pytest.mark.parametrize(
    ("text", "meant", "offered"),
    [
        ("row rihgt", "row right", ""),  # exchanged letters of a long word
        ("row lef", "", "row left"),
        ("row night", "", "row right"),  # another first letter
        ("load tow crates", "", ""),  # never a number
    ],
)
def test_slips(reader: Reader[Act], text: str, meant: str, offered: str) -> None:
    if meant:
        assert heard(reader, text) == meant
    else:
        assert (f"did you mean “{offered}”" in english(refused(reader, text))) == bool(offered)


def test_a_refusal_names_the_word_and_an_act_of_the_same_kind(reader: Reader[Act]) -> None:
    assert english(refused(reader, "row sideways up")) == (
        "the word “sideways” in “row sideways up” is not understood; say it like “row up”"
    )
    assert refused(reader, "row").id == "core-nothing-said"  # the message of the table


def test_no_filler_may_hold_what_matters() -> None:
    with pytest.raises(ValueError, match="go left"):
        Lexicon(["WAY left = left\nFILL = go_left"], ["WAY"])


WORDS_SAID = ["row", "up", "left", "or", "and", "first", "then", "hail", "Ann", "load", "two", ","]


@given(st.lists(st.sampled_from(WORDS_SAID), max_size=12))
def test_any_words_are_understood_or_refused(reader: Reader[Act], words: list[str]) -> None:
    with suppress(Refused):
        assert reader.read(" ".join(words), Listening(("Ann",))).words


def test_common_lexicons_have_only_the_kinds_of_terminals() -> None:
    folder = Path(__file__).parents[3] / "src" / "asterion" / "words" / "speech"
    for language in WORDS:
        assert Lexicon([(folder / f"{language}.txt").read_text("utf-8")]).words
