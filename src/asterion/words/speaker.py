"""Says phrases: `Words` are the messages of some folders, a `Speaker` has one language of them."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from asterion.core.phrase import Phrase
from asterion.words import source as written
from asterion.words.fault import Faults, WordsError
from asterion.words.functions import joined
from asterion.words.language import FIRST, base, choose
from asterion.words.number import Number, plural, writer
from asterion.words.source import Source

if TYPE_CHECKING:  # the parser is loaded when the first message is compiled, not before
    from asterion.words.compiling import Meaning, Said
    from asterion.words.source import Entry

COMMON: Final = Path(__file__).parent
"""The folder of what all books share."""

PSEUDO: Final = ("xx", "xr", "xm")
"""Languages that are made from English, for tests and measurements: see `words.pseudo`."""


class Speaker:
    """One language. What it has no words for, it says in the next language, at last in English.

    Nothing changes after it is made but its memory of messages that were compiled on first use; two
    threads may compile the same message, which does no harm.
    """

    def __init__(
        self,
        language: str,
        sources: dict[str, Source],
        following: "Speaker | None",
        faults: Faults,
        shape: "Callable[[Entry], Entry] | None" = None,
    ) -> None:
        self.language = language
        self.plural = plural(language)
        self.fault = faults
        self._sources = sources
        self._following = following
        self._shape = shape
        self.write = writer(language)
        self._patterns: dict[str, Said] = {}
        self._absent: set[str] = set()

    def __call__(self, phrase: Phrase) -> str:
        """The phrase in this language."""
        try:
            return (self._patterns.get(phrase.id) or self.pattern(phrase.id))(phrase.args)
        except WordsError:
            raise
        except Exception as error:
            why = "it refers to itself" if isinstance(error, RecursionError) else repr(error)
            text = f"{phrase.id}: cannot be said in “{self.language}”: {why}"
            return self.fault(text, f"[{phrase.id}]", error)

    def has(self, name: str) -> bool:
        """Whether this language, or one that stands in for it, knows the message or attribute."""
        return self._find(name) is not None

    def learn(self, sources: "Iterable[Source]") -> None:
        """Messages that came later; what was known stays as it is."""
        for source in sources:
            self._sources.setdefault(source.name, source)
        self._absent.clear()

    def show(self, value: "Meaning") -> str:
        """A value of a variable as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Phrase):
            return self(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.write(value)
        if isinstance(value, Number):
            return value.text
        return joined(self, value, "and") if value is not None else ""

    def form(self, phrase: Phrase, attribute: str) -> str:
        """That attribute of the phrase's message, or the message itself where it has none."""
        name = f"{phrase.id}.{attribute}"
        return self(Phrase(name, phrase.args)) if self.has(name) else self(phrase)

    def pattern(self, name: str) -> "Said":
        """The function that says a message, a term (`-name`) or an attribute (`name.attribute`)."""
        return self._find(name) or self._unknown(name)

    def _unknown(self, name: str) -> "Said":
        text = f"there is no message “{name}” in “{self.language}”, nor where it looks then"
        return lambda args: self.fault(text, f"[{name}]")

    def _find(self, name: str) -> "Said | None":
        found = self._patterns.get(name)
        if found is not None or name in self._absent:
            return found
        source = self._sources.get(name.partition(".")[0])
        if source is not None:
            found = self._compile(source, name)
        if found is None and self._following is not None:
            found = self._following._find(name)
        if found is not None:
            self._patterns[name] = found
        elif source is not None:  # names that no file has could be without number
            self._absent.add(name)
        return found

    def _compile(self, source: Source, name: str) -> "Said | None":
        from asterion.words.compiling import compiled

        entry = written.parse(source)
        if isinstance(entry, str):
            self.fault(f"{source}: {entry}", "")
            return None
        if self._shape is not None:
            entry = self._shape(entry)
        pattern = written.pattern_of(entry, name.partition(".")[2])
        return compiled(pattern, self, source) if pattern is not None else None


class Words:
    """The messages of some folders, `<folder>/<language>/*.ftl`, in every language they have.

    Of two messages with one name the first folder's is taken; what all books share comes last by
    itself. Files are read when their language is first spoken. `strict` raises `WordsError` for
    every fault; otherwise it is logged once, and the name is shown in brackets.
    """

    def __init__(self, *folders: Path, strict: bool | None = None) -> None:
        self.folders: tuple[Path, ...] = (*folders, COMMON)
        self._faults = Faults(strict)
        self._speakers: dict[str, Speaker] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(set().union(*map(written.languages, self.folders))))

    def add(self, folder: Path) -> None:
        """One folder more, before what all share; who speaks already learns its messages too."""
        if folder in self.folders:
            return
        self.folders = (*self.folders[:-1], folder, COMMON)
        for speaker in self._speakers.values():
            read = FIRST if speaker.language in PSEUDO else speaker.language
            speaker.learn(written.read(folder, read))

    def add_text(self, file: Path, text: str) -> None:
        """English that stands in a Python file; other languages have it in their folders."""
        written.put(file, text)
        if file.parent not in self.folders:
            self.add(file.parent)
            return
        for speaker in self._speakers.values():
            if speaker.language in (FIRST, *PSEUDO):
                speaker.learn(written.split(text, str(file)))

    def say(self, phrase: Phrase, language: str = FIRST) -> str:
        return self.speaker(language)(phrase)

    def speaker(self, language: str = FIRST) -> Speaker:
        """Who speaks this language, or the nearest there is; “xx”, “xr” and “xm” are made."""
        found = self._speakers.get(language)
        if found is None:
            chosen = choose(language, (*self.languages, *PSEUDO))
            found = self._speakers.get(chosen) or self._made(chosen)
            self._speakers[chosen] = found
        return found

    def _made(self, language: str) -> Speaker:
        if language in PSEUDO:
            from asterion.words.pseudo import shaper

            return Speaker(language, self._read(FIRST), None, self._faults, shaper(language))
        following = None
        if language != FIRST:
            nearest = base(language)
            wider = nearest in self.languages and nearest != language
            following = self.speaker(nearest if wider else FIRST)
        return Speaker(language, self._read(language), following, self._faults)

    def _read(self, language: str) -> dict[str, Source]:
        sources: dict[str, Source] = {}
        for folder in self.folders:
            for source in written.read(folder, language):
                sources.setdefault(source.name, source)
        return sources
