"""What a person says, as a command of a book; or refused, with what was not understood and why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NoReturn, TypeVar

from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, Value
from asterion.core.referee.understanding import Listening
from asterion.words.speech.asides import add_asides
from asterion.words.speech.attempt import (
    Attempt,
    clause_at,
    is_asked,
    kinds_in,
    knows_something,
    quoted,
    shortened,
    without_question,
)
from asterion.words.speech.beside import without_asides
from asterion.words.speech.chart import Chart, TooMuch
from asterion.words.speech.grammar import Grammar
from asterion.words.speech.lattice import REMARK, STRANGE, lattice_of
from asterion.words.speech.lexicon import Lexicon
from asterion.words.speech.manner import Manner
from asterion.words.speech.mending import mendings
from asterion.words.speech.tokens import MOST_TOKENS, Token, other_keyboards, tokens_of

CommandT = TypeVar("CommandT")
LANGUAGES: Final = ("en", "ru", "de")
HERE: Final = Path(__file__).parent
START: Final = "say"
"""The symbol that is everything that can be said."""
MOST_MENDED: Final = 3
"""Slips in one saying."""


_NO_REMARK: Final = frozenset(("CORRECT", "NAY", "NAME", "CELL", "THING", "THINGS"))
"""Kinds of words that make something else of a remark, besides those that no filler may have."""


class Reader(Generic[CommandT]):
    """Reads what people say at the tables of one book, in any of its languages."""

    def __init__(
        self,
        folder: Path | str,
        actions: Mapping[str, Callable[..., Any]],
        manner: Manner[CommandT],
        languages: Sequence[str] = LANGUAGES,
        more: Callable[[str], str] = lambda language: "",
    ) -> None:
        """`folder` has `grammar.txt`, and a lexicon of each language beside the common ones; or
        it is a file in that folder.

        `more` gives the lines of a lexicon that a book does not know before it is played.
        """
        self.folder = folder if isinstance(folder, Path) else Path(folder).parent
        self.actions = actions
        self.manner = manner
        self.languages = tuple(languages)
        self._grammars: dict[str, Grammar] = {}
        self.more = more
        self._lexicons: dict[tuple[str, str], Lexicon] = {}

    def grammar(self, language: str) -> Grammar:
        known = self._grammars.get(language)
        if known is None:
            text = (self.folder / "grammar.txt").read_text("utf-8")
            known = self._grammars[language] = Grammar((text,), self.actions, language)
        return known

    def lexicon(self, language: str) -> Lexicon:
        more = self.more(language)
        known = self._lexicons.get((language, more))
        if known is None:
            texts = [
                (folder / f"{language}.txt").read_text("utf-8") for folder in (HERE, self.folder)
            ]
            known = Lexicon([*texts, more], self.grammar(language).careful)
            self._lexicons[language, more] = known
        return known

    # ---- reading

    def read(self, text: str, listening: Listening = Listening()) -> CommandT:  # noqa: B008
        """The one command that is meant; Refused with what is not understood, or not clear."""
        said = " ".join(text.split())
        if not said:
            raise Refused(Phrase("core-nothing-said"))
        tokens, asked = without_question(tokens_of(said))
        if not tokens:
            raise Refused(Phrase("core-not-understood", {"said": shortened(said)}))
        if len(tokens) > MOST_TOKENS:
            raise Refused(Phrase("core-speech-too-long", {"said": shortened(said)}))
        tries = self._tries(said, tokens, listening)
        refusal: Refused | None = None
        for each in tries:
            hears_strange = STRANGE in self.grammar(each.language).bits
            if (each.lattice.strange and not hears_strange) or (
                len(each.lattice.unknown) > len(tries[0].lattice.unknown)
            ):
                continue
            try:
                return self._one(said, each, asked)
            except _NoReading:
                continue
            except Refused as refused:
                refusal = refusal or refused
        if refusal is not None:
            raise refusal
        for each in (*self._beside(tries), *self._elsewhere(said, tries, listening)):
            try:
                return self._one(said, each, asked)
            except (_NoReading, Refused):
                continue
        answered = self._answered(tries, asked)
        return self._mended(said, tries, listening, asked) if answered is None else answered

    def _tries(self, said: str, tokens: list[Token], listening: Listening) -> list[Attempt]:
        """Each language, the listener's first, then by how many words it does not know."""
        order = sorted(self.languages, key=lambda language: language != listening.language)
        tries = [self._try(said, tokens, language, listening) for language in order]
        return sorted(tries, key=lambda each: len(each.lattice.unknown))

    def _try(self, said: str, tokens: list[Token], language: str, listening: Listening) -> Attempt:
        lexicon = self.lexicon(language)
        grammar = self.grammar(language)
        tokens = [token._replace(word=lexicon.known(token.word)) for token in tokens]
        careful = grammar.careful | _NO_REMARK if REMARK in grammar.bits else None
        lattice = lattice_of(said, tokens, lexicon, listening.names, listening.columns, careful)
        add_asides(lattice, tokens, lexicon, grammar)
        return Attempt(language, tokens, lattice, listening)

    def _chart(self, each: Attempt) -> Chart:
        return Chart(self.grammar(each.language), each.lattice, each.tokens)

    def _one(self, said: str, each: Attempt, asked: bool) -> CommandT:
        """The one meaning in this language; unclear if there are several, _NoReading if none."""
        chart = self._chart(each)
        try:
            readings = chart.readings(START)
        except (TooMuch, RecursionError):
            raise Refused(Phrase("core-speech-too-long", {"said": shortened(said)})) from None
        if not readings:
            raise _NoReading
        asks = is_asked(each, asked)
        if asks:
            readings = [one for one in readings if self.manner.is_free(one)] or readings
        options = each.listening.options
        if len(readings) > 1 and options is not None:
            readings = [one for one in readings if self.manner.possible(one, options)] or readings
        if len(readings) > 1:
            least = min(map(self.manner.odd, readings))
            readings = [one for one in readings if self.manner.odd(one) == least]
        if len(readings) > 1:
            meanings: Value = [
                Phrase("core-speech-quoted", {"command": self.manner.said(one)})
                for one in readings[:4]
            ]
            raise Refused(
                Phrase("core-speech-unclear", {"said": shortened(said), "meanings": meanings})
            )
        (command,) = readings
        if asks and not self.manner.is_free(command):
            raise Refused(Phrase("core-speech-question", {"command": self.manner.said(command)}))
        return self.manner.finish(command)

    def _elsewhere(
        self, said: str, tries: Sequence[Attempt], listening: Listening
    ) -> Iterator[Attempt]:
        """Another keyboard, or Latin letters for Russian: only where no word at all is known."""
        if any(knows_something(each) for each in tries):
            return
        for text in other_keyboards(said):
            tokens, _ = without_question(tokens_of(text))
            if all(len(token.word) <= 2 for token in tokens):
                continue
            for each in self._tries(text, tokens, listening):
                if not each.lattice.strange:
                    yield each

    def _beside(self, tries: Sequence[Attempt]) -> Iterator[Attempt]:
        """The same without comments and reasons, in the languages that know the most words."""
        for each in tries:
            if len(each.lattice.unknown) == len(tries[0].lattice.unknown):
                grammar = self.grammar(each.language)
                found = without_asides(each, grammar, self.lexicon(each.language))
                if found is not None:
                    yield found

    # ---- slips

    def _mended(
        self, said: str, tries: Sequence[Attempt], listening: Listening, asked: bool
    ) -> CommandT:
        for each in tries if tries[0].lattice.unknown else ():
            strange = each.lattice.unknown
            if not 0 < len(strange) <= min(MOST_MENDED, len(each.tokens)):
                continue
            lexicon = self.lexicon(each.language)
            found: dict[CommandT, bool] = {}
            unclear: Refused | None = None
            for words, sure in mendings(each, lexicon, self.manner.never_mended):
                tokens = [
                    token._replace(word=word)
                    for place, token in enumerate(each.tokens)
                    for word in words.get(place, token.word).split(" ")
                ]
                mended = self._try(said, tokens, each.language, listening)
                try:
                    command = self._one(said, mended, asked)
                except _NoReading:
                    continue
                except Refused as refused:
                    unclear = refused
                    continue
                found[command] = found.get(command, False) or sure
            if len(found) == 1:
                ((command, sure),) = found.items()
                if sure:
                    return command
                meant: Value = self.manner.said(command)
                raise Refused(
                    Phrase("core-not-understood-but", {"said": shortened(said), "close": meant})
                )
            if unclear is not None and not found:
                raise unclear
        self._refuse(said, tries, asked)

    # ---- questions in words that nobody foresaw

    def _answered(self, tries: Sequence[Attempt], asked: bool) -> CommandT | None:
        """A question acts on nothing, so a few of its words are enough to answer it."""
        for each in tries:
            if not is_asked(each, asked):
                continue
            meant: dict[str, str] = {}
            for edges in each.lattice.edges:
                for edge in edges:
                    meant.setdefault(edge.meaning.kind, edge.meaning.value)
                    meant.setdefault(f"{edge.meaning.kind}={edge.meaning.value}", "")
            for kinds, action, words in self.grammar(each.language).asked:
                if all(kind in meant for kind in kinds):
                    name = (meant["NAME"],) if "NAME" in kinds else ()
                    command: CommandT = action(*words, *name)
                    return self.manner.finish(command)
        return None

    # ---- refusing

    def _refuse(self, said: str, tries: Sequence[Attempt], asked: bool) -> NoReturn:
        """What was wanted at the furthest place, in the language that knows the most words."""
        each = tries[0]
        strange = each.lattice.unknown
        if said.lower().strip(" .!?") == "undo":
            raise Refused(Phrase("core-no-undo"))
        grammar = self.grammar(each.language)
        chart = self._chart(each)
        try:
            chart.readings(START)
        except (TooMuch, RecursionError):
            raise Refused(Phrase("core-speech-too-long", {"said": shortened(said)})) from None
        if chart.rejected[1] is not None and not strange:
            raise Refused(chart.rejected[1])
        furthest = max((at for at, mask in enumerate(chart.wanted) if mask), default=0)
        begin, end = clause_at(each, furthest)
        kinds = kinds_in(each, begin, end)
        clause = quoted(said, each.tokens, begin, end)
        shown: dict[str, Value] = {"said": clause}
        if not strange:
            for wanted, beside, message in grammar.missing:
                if set(beside.split("+")) <= set(kinds) and (
                    wanted == "-" or chart.wanted[furthest] & grammar.bits.get(wanted, 0)
                ):
                    raise Refused(Phrase(message, shown))
        example = next((grammar.examples[kind] for kind in kinds if kind in grammar.examples), "")
        if 0 < len(strange) < len(each.tokens):
            token = each.tokens[strange[0]]
            shown["word"] = said[token.begin : token.end]
        if example:
            shown["example"] = self.manner.said(self.manner.notation(example))
        if "word" in shown and shown["word"] != clause:
            kind = "core-speech-word-but" if example else "core-speech-word"
            raise Refused(Phrase(kind, shown))
        if example:
            raise Refused(Phrase("core-speech-clause-but", shown))
        raise Refused(Phrase("core-not-understood", {"said": shortened(said)}))


class _NoReading(Exception):
    """Nothing in this language."""
