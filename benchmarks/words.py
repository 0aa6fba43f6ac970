"""What a sentence costs: by our engine, by a whole book, and by fluent.runtime."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from asterion.books.dooom.event import Walked
from asterion.books.dooom.words import voice
from asterion.core.audience import EVERYONE
from asterion.core.phrase import Phrase, person, phrase
from asterion.words import Words
from benchmarks.measure import Work, rates, table

MESSAGES = """
walked = { $whoIs ->
    [you] You walk
   *[other] { $who } walks
} { $way }; { $n ->
    [one] { $n } action point
   *[other] { $n } action points
} left.
hit = { $whoIs ->
    [you] You hit { $target }.
   *[other] { $who } hits { $target }.
}
seen = You see { LIST($who) }.
"""
NAMES = ["Ann", "Bob", "Cid"]
TIMES = 1000


def again(work: Callable[[], object]) -> Work:
    def run() -> int:
        for _ in range(TIMES):
            work()
        return TIMES

    return run


def by_runtime(said: Phrase) -> Callable[[], object]:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGES))

    def work() -> object:
        message = bundle.get_message(said.id)
        assert message.value is not None
        return bundle.format_pattern(message.value, said.args)

    return work


def main() -> None:
    with TemporaryDirectory() as folder:
        room = Path(folder) / "en"
        room.mkdir()
        (room / "said.ftl").write_text(MESSAGES, "utf-8")
        speaker = Words(Path(folder), strict=True).speaker("en")
    event = Walked(EVERYONE, 0, 0, 3)
    walked = Phrase("walked", {"who": "Ann", "whoIs": "other", "way": "north", "n": 3})
    hit = Phrase("hit", {"who": "Ann", "whoIs": "other", "target": "Bob"})
    seen = phrase("seen", who=[*NAMES])
    assert speaker(walked) == voice(event, 1, NAMES)

    def made() -> Phrase:
        return phrase("walked", **person("who", 0, 1, NAMES), way="north", n=3)

    works = {
        "as Dooom says it: walked": again(lambda: voice(event, 1, NAMES)),
        "words: hit, two variables, a selector": again(lambda: speaker(hit)),
        "words: walked, two selectors": again(lambda: speaker(walked)),
        "words: walked, the phrase made first": again(lambda: speaker(made())),
        "words: a list of three": again(lambda: speaker(seen)),
    }
    try:
        works["fluent.runtime: hit"] = again(by_runtime(hit))
        works["fluent.runtime: walked"] = again(by_runtime(walked))
    except ImportError:
        print("\nfluent.runtime is not installed, so it is left out")
    table("A sentence, CPU time", rates(works), "as Dooom says it: walked")
    first = {
        "all languages found": again(Words),
        "English read, one message compiled and said": again(
            lambda: Words().say(Phrase("person", hit.args))
        ),
    }
    table("The first sentence", rates(first, rounds=3), "all languages found")
