"""Our engine says what fluent.runtime says, whatever the messages are."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from asterion.core.phrase import Phrase, Value
from asterion.words import source as written
from asterion.words.fault import Faults
from asterion.words.speaker import Speaker
from tests.words import generated

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 1000, -1, -1234567)


def ours(text: str, language: str) -> Speaker:
    sources = {source.name: source for source in written.split(text, "said.ftl")}
    return Speaker(language, sources, None, Faults(strict=True))


def theirs(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def names(file: ast.Resource) -> list[str]:
    """Each message and each attribute by the name that a phrase has for it."""
    found: list[str] = []
    for entry in file.body:
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]
    return found


def said_by(bundle: FluentBundle, name: str, args: dict[str, Value]) -> str:
    message, _, attribute = name.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", ["en", "de", "ru", "fr"])
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(file=generated.files(), args=generated.args)
def test_the_same_is_said(language: str, file: ast.Resource, args: dict[str, Value]) -> None:
    text = FluentSerializer().serialize(file)
    note(text)
    speaker, bundle = ours(text, language), theirs(text, language)
    for name in names(file):
        for n in (args["n"], *NUMBERS):  # a message is dear to make, and cheap to say
            given = args | {"n": n}
            assert speaker(Phrase(name, given)) == said_by(bundle, name, given), name


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(file=generated.files(), windows=st.booleans())
def test_a_file_is_cut_where_the_parser_cuts_it(file: ast.Resource, windows: bool) -> None:
    text = FluentSerializer().serialize(file)
    note(text)
    cut = [*written.split(text.replace("\n", "\r\n") if windows else text, "said.ftl")]
    whole = [entry for entry in file.body if isinstance(entry, ast.Message | ast.Term)]
    assert [source.name.removeprefix("-") for source in cut] == [e.id.name for e in whole]
    for source in cut:
        begin = text.split("\n")[source.line - 1]
        assert begin.startswith(f"{source.name} =")
        assert not isinstance(written.parse(source), str)


LAID_OUT = """\
# A comment
a = b
    = c
d =
e=f
{
g
}
.title = { NUMBER(
n: 1, $n
) }
# h = i
-j = { $k ->
[one] l
*[other] m
}
## n = o

p = { "q = r" }
"""


def test_any_layout_that_fluent_allows_is_cut_alike() -> None:
    parsed = FluentResource(LAID_OUT)
    entries = [e for e in parsed.body if isinstance(e, ast.Message | ast.Term)]
    cut = {source.name: source for source in written.split(LAID_OUT, "x")}
    for entry in entries:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        again = written.parse(cut[name])
        assert not isinstance(again, str)
        assert again.equals(entry, ["span", "comment"]), name
    readable = {
        source.name for source in cut.values() if not isinstance(written.parse(source), str)
    }
    assert readable == {f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name for e in entries}


def test_the_files_that_we_ship_are_said_alike() -> None:
    """As many persons and lists as there are, in each language that has words for them."""
    from asterion.words.speaker import COMMON

    for path in sorted(Path(COMMON).glob("*/*.ftl")):
        text, language = path.read_text("utf-8"), path.parent.name
        speaker, bundle = ours(text, language), theirs(text, language)
        for name in names(FluentResource(text)):
            for relation in ("you", "master", "public", "other"):
                args: dict[str, Value] = {"who": "Ann", "whoIs": relation}
                args |= {"before": "a", "next": "b"}
                assert speaker(Phrase(name, args)) == said_by(bundle, name, args)
