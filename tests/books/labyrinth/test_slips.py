"""Slips of the fingers: a suggestion is what was meant, never another way or the opposite."""

import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.saying import parse, write
from asterion.books.labyrinth.say.speech import READER
from asterion.core.contract.book import Refused
from asterion.words.speech.near import one_slip_apart
from tests.books.labyrinth.test_speech import plain_parts, ways

KNOWN = frozenset(word for word in READER.lexicon("en").words if len(word) > 1 and word.isalpha())
letters = st.sampled_from("abcdefghijklmnopqrstuvwxyz")
SAME_WAY = (
    {"up", "u", "north", "n", "upper", "top", "northern", "above"},
    {"right", "r", "east", "e", "eastern"},
    {"down", "d", "south", "s", "lower", "bottom", "southern", "below"},
    {"left", "l", "west", "w", "western"},
)


def words_of(*kinds: str, value: str = "") -> set[str]:
    """All words that may have such a meaning, the first words of phrases too."""
    lexicon = READER.lexicon("en")
    single = {
        word
        for word, meanings in lexicon.words.items()
        if any(each.kind in kinds and value in ("", each.value) for each in meanings)
    }
    several = {
        word
        for phrases in lexicon.phrases.values()
        for said_so in phrases
        if said_so.meaning.kind in kinds and value in ("", said_so.meaning.value)
        for word in said_so.words
    }
    return single | several


SAID_BY = (
    *(({way}, words_of("WAY", "SIDE", value=way)) for way in ("up", "right", "down", "left")),
    ({"shoot"}, words_of("SHOOT", "SHOTS", "THING")),
    ({"blow"}, words_of("BLOW", "USE", "THROW", "THING")),
    ({"leave"}, words_of("LEAVE", "PUT", "THROW", "SET")),
    ({"take"}, words_of("TAKE", "GETS", "WITHOUT", "TOUCH", "KEEP")),
)
"""A word of a suggestion, and the words by which it may have been said; the movement is a way."""


def suggested(text: str) -> str:
    """What is suggested instead of what was said; empty if it was understood, or nothing is."""
    try:
        parse(text)
    except Refused as refused:
        found = re.search(r"did you mean “(.*)”\?", str(refused))
        return found[1] if found is not None else ""
    return ""


def heard(text: str) -> said.Command | None:
    try:
        return parse(text)
    except Refused:
        return None


@st.composite
def slipped(draw: st.DrawFn, word: str) -> str:
    """One letter too many, missing, wrong, or two exchanged."""
    place = draw(st.integers(0, len(word) - 2))
    return draw(
        st.sampled_from(
            [
                word[:place] + word[place + 1 :],
                word[:place] + draw(letters) + word[place:],
                word[:place] + draw(letters) + word[place + 1 :],
                word[:place] + word[place + 1] + word[place] + word[place + 2 :],
            ]
        )
    )


@st.composite
def parts_with_a_slip(draw: st.DrawFn) -> tuple[str, str]:
    """A part in canonical words, and with a slip in a word that makes it no word at all."""
    part = draw(plain_parts)
    assume(not getattr(part, "target", ""))  # any word may be somebody's name
    assume(not isinstance(part, said.Prefer))  # said alone it answers the master
    text = write(said.Move((part,)))
    words = text.split()
    place = draw(st.integers(0, len(words) - 1))
    assume(len(words[place]) >= 3 and words[place].isalpha())
    word = draw(slipped(words[place]))
    assume(len(word) >= 3 and word not in KNOWN)
    return text, " ".join([*words[:place], word, *words[place + 1 :]])


@given(parts_with_a_slip())
def test_L17_a_slip_is_heard_as_what_was_meant_or_not_at_all(slip: tuple[str, str]) -> None:
    meant, text = slip
    assert heard(text) in (None, parse(meant))
    assert suggested(text) in ("", meant)


@given(st.sampled_from(["don't", "dont", "do not", "never", "not", "please don't"]), plain_parts)
def test_L17_what_is_not_to_be_done_is_neither_done_nor_suggested(no: str, part: said.Part) -> None:
    text = f"{no} {write(said.Move((part,)))}"
    assert heard(text) is None
    assert suggested(text) == ""


WORDS = sorted({*KNOWN, "a", "the", "my", "to", "lft", "rihgt", "dwon", "shoto", "tkae"})


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=5))
def test_L17_no_suggestion_has_a_way_or_an_act_that_was_not_said(words: list[str]) -> None:
    meant = suggested(" ".join(words)).split()
    for meaning, same in SAID_BY:
        if meaning & set(meant):
            assert any(
                word in same or any(one_slip_apart(word, one) or word.endswith(one) for one in same)
                for word in words
            )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("shto left", "shoot left"),
        ("og up", "go up"),
        ("goleft", "go left"),
        ("go dwon", "go down"),
        ("go est", ""),  # east or west
        ("go sorth", ""),  # north or south
        ("don't take the tresure", ""),
    ],
)
def test_L17_what_is_suggested(text: str, meant: str) -> None:
    assert suggested(text) == meant


@given(
    st.sampled_from(["shoot {}", "fire {}", "bomb {}", "set a mine {}", "throw a corpse {}"]),
    st.sampled_from([" and ", ", ", " then ", ", then ", " & "]),
    ways,
    ways,
    st.data(),
)
def test_L17_a_way_alone_after_an_action_is_refused_with_both_readings(
    act: str, joiner: str, one: int, two: int, data: st.DataObject
) -> None:
    first, second = (
        data.draw(st.sampled_from(sorted(SAME_WAY[way] & {"up", "right", "down", "left", "north",
                                                          "east", "south", "west"})))
        for way in (one, two)
    )  # fmt: skip
    twice = write(parse(f"{act.format(first)}; {act.format(second)}"))
    walked = write(parse(f"{act.format(first)}; go {second}"))
    with pytest.raises(Refused) as refused:
        parse(f"{act.format(first)}{joiner}{second}")
    said_back = str(refused.value)
    assert f"“{twice}”" in said_back
    assert f"“{walked}”" in said_back


@given(st.sampled_from(["", "a ", "the ", "my ", "one "]), ways)
def test_L67_an_article_does_not_change_what_is_thrown(article: str, way: int) -> None:
    towards = ("up", "right", "down", "left")[way]
    assert parse(f"throw {article}grenade {towards}") == said.Move((said.Blow(way),))
    assert parse(f"set {article}landmine {towards}") == said.Move((said.SetMine(way),))
    assert parse(f"shoot {article}bullet {towards}") == said.Move((said.Shoot(way),))
