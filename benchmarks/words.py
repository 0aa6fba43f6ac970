"""What a sentence costs: by our engine, by a whole book, and by fluent.runtime."""

import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from asterion.books.dooom.event import Walked
from asterion.books.dooom.words import tell
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say import notation, speech
from asterion.core.audience import EVERYONE, PUBLIC
from asterion.core.phrase import Phrase, person, phrase
from asterion.core.records.record import read as read_record
from asterion.core.records.replay import line_of
from asterion.core.referee.table import Table
from asterion.words import Words, remembering
from benchmarks.labyrinth import make_plans, new_tables
from benchmarks.measure import Staged, Work, rates, table

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


def at_tables(language: str) -> Staged:
    """Random games of Labyrinth said again, with every sentence that anybody hears of them."""
    options = LabyrinthOptions()
    plans = make_plans(options, 3)
    chooser, said = random.Random(1), []
    for game in new_tables(plans, options, 3):
        while game.result is None and len(game.entries) <= 300:
            seat = game.awaited[0]
            game.submit(seat, chooser.choice(game.legal(seat)))
        said.append([(entry.seat, entry.do) for entry in game.entries[1:]])

    def run(tables: list[Table]) -> int:
        for game, texts in zip(tables, said, strict=True):
            voice = game.book.voice_for(PUBLIC, None, language)
            for seat, text in texts:
                entry = game.submit(seat, text)
                for listener in range(len(game.names)):
                    game.view(listener)
                    for event in entry.told(listener):
                        voice(event, listener, game.names)
        return sum(map(len, said))

    return Staged(lambda: new_tables(plans, options, 3), run)


def commands_said() -> dict[str, Work]:
    """What people said in a kept game of Labyrinth, read as notation and heard as speech."""
    kept = Path(__file__).parents[1] / "tests/games/labyrinth/2/three-with-everything.jsonl"
    record = read_record(kept.read_bytes())
    texts = sorted({line_of(record, n).do for n in range(1, len(record.lines))})

    def reading(means: Callable[[str], object]) -> Work:
        def run() -> int:
            for text in texts:
                means(text)
            return len(texts)

        return run

    return {"read as notation": reading(notation.read), "heard as speech": reading(speech.hear)}


def main() -> None:
    with TemporaryDirectory() as folder:
        room = Path(folder) / "en"
        room.mkdir()
        (room / "said.ftl").write_text(MESSAGES, "utf-8")
        speaker = Words(Path(folder), strict=True).speaker("en")
    voice = remembering("en", tell)
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
    table("A command of Labyrinth, CPU time", rates(commands_said()), "read as notation")
    first = {
        "all languages found": again(Words),
        "English read, one message compiled and said": again(
            lambda: Words().say(Phrase("person", hit.args))
        ),
    }
    table("The first sentence", rates(first, rounds=3), "all languages found")
    spoken = {f"submit, sentences in “{each}”": at_tables(each) for each in ("en", "ru", "de")}
    table("Labyrinth, three listeners", rates(spoken, 20), "submit, sentences in “en”")
