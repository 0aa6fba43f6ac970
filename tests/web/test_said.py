"""The page says what Python says: sentences of every kind of event, and all else that is said.

They are kept with the words for the page's own test, which says them from the same files. After a
change that is meant, KEEP_SAID=1 writes them again.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterion.books import SHELF
from asterion.books.place import words_at_table
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, english
from asterion.core.referee.table import Table
from asterion.testing.kit import Kit
from asterion.testing.play import play
from asterion.words import speak
from asterion.words.source import split
from tests.contract.shelf import take

KEPT = Path(__file__).parents[2] / "web" / "tests" / "words" / "said"
GAMES = 8
COMMANDS = 80
SAID_IN = ("en", "xx")


@pytest.mark.parametrize("name", SHELF)
def test_the_kept_sentences_are_what_is_said(name: str) -> None:
    book, kit = take(name)
    said: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES):
        for key, phrase, words in heard(play(book, kit, seed, COMMANDS), kit):
            if key not in said:
                assert english(phrase) == words, key
                said[key] = {"phrase": json.loads(msgspec.json.encode(phrase))} | {
                    language: speak(phrase, language) for language in SAID_IN
                }
    kept = {"words": needed(words_at_table(book, "en").decode(), json.dumps(said)), "said": said}
    file = KEPT / f"{name}.json"
    if os.environ.get("KEEP_SAID"):
        KEPT.mkdir(exist_ok=True)
        file.write_text(json.dumps(kept, ensure_ascii=False, indent=0, sort_keys=True) + "\n")
    assert json.loads(file.read_text()) == kept


def needed(words: str, said: str) -> str:
    """The messages that are said, those that they refer to, and what makes lists."""
    entries = {entry.name: entry.text for entry in split(words, "")}
    waiting = ["list-join", "list-and", "list-or", *re.findall(r'"id": "([\w-]+)', said)]
    reached: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name in entries and name not in reached:
            reached[name] = entries[name]
            waiting += re.findall(r"[{(]\s*(-?[a-z][\w-]*)", entries[name])
    return "".join(reached[name] for name in sorted(reached))


def heard(table: Table, kit: Kit) -> Iterator[tuple[str, Phrase, str]]:
    """What is said in a game: by which message, to whom, the phrase and its English."""
    book = table.book
    for viewer in (*range(len(table.names)), MASTER, PUBLIC):
        voice = book.voice_for(viewer, table.plan)
        tell = book.tell_for(viewer, table.plan)
        for entry in table.entries:
            for event in entry.told(viewer):
                phrase = tell(event, viewer, table.names)
                if isinstance(phrase, Phrase):
                    words = voice(event, viewer, table.names)
                    relation = phrase.args.get("whoIs", "")
                    yield f"{type(event).__name__} {phrase.id} {relation}", phrase, words
        view = table.view(viewer)
        for row in book.view.screen(view).status:
            for each in (row.label, row.value, book.view.asks(view)):
                if isinstance(each, Phrase):
                    yield f"status {each.id}", each, english(each)
        for text in kit.probes(table, viewer) if viewer >= 0 else ():
            try:
                why = book.view.check(view, book.speech.parse(text))
            except Refused as refused:
                why = refused.why
            if isinstance(why, Phrase):
                yield f"refusal {why.id}", why, english(why)
    if table.result is not None and isinstance(table.result.ending, Phrase):
        ending = table.result.ending
        yield f"ending {ending.id}", ending, english(ending)
