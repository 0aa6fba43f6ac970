"""Commands of ChamberCrawler3000 from words as people say them."""

from collections.abc import Iterable, Iterator

from asterion.books.cc3k.plan.kinds import RACES, WAY_NAMES, WAYS
from asterion.books.cc3k.say.command import (
    Attack,
    Choose,
    Command,
    Drink,
    Freeze,
    Move,
    Quit,
    Restart,
)
from asterion.books.cc3k.say.notation import FREEZE, QUIT, RESTART
from asterion.core.book import Refused, not_understood
from asterion.core.phrase import Phrase
from asterion.words.asking import never_acting
from asterion.words.lexicon import is_cyrillic
from asterion.words.order import quoting

_GOING = ("go", "move", "walk")
_DRINKING = ("u", "use", "drink")
_ATTACKING = ("a", "attack", "hit")


def _ways() -> Iterator[tuple[str, int]]:
    """Every way to name a way, after a verb."""
    for number, (way, name) in enumerate(zip(WAYS, WAY_NAMES, strict=True)):
        spoken = name.lower()
        yield way, number
        yield spoken, number
        if number < 4:
            yield spoken[0], number


def _fixed() -> dict[str, Command]:
    """Every way to say every command.

    A letter alone is never a way: `s` is the shade.
    """
    known: dict[str, Command] = {}
    for number, race in enumerate(RACES):
        known[race.letter] = known[race.name.lower()] = Choose(number)
    for spoken, way in _ways():
        if len(spoken) > 1:
            known[spoken] = Move(way)
        for verbs, kind in ((_GOING, Move), (_DRINKING, Drink), (_ATTACKING, Attack)):
            known.update({f"{verb} {spoken}": kind(way) for verb in verbs})
    for way, spoken in enumerate(WAYS):
        known[f"u{spoken}"], known[f"a{spoken}"] = Drink(way), Attack(way)
    known[FREEZE] = known["freeze"] = Freeze()
    known[RESTART] = known["restart"] = Restart()
    known[QUIT] = known["quit"] = known["give up"] = Quit()
    return known


_FIXED = _fixed()


def _hear(text: str) -> Command:
    """C34  A command from words, in any case and with any spacing."""
    command = _FIXED.get(text)
    if command is not None:
        return command
    if is_cyrillic(text):
        return _parse_russian(text)
    said = " ".join(text.lower().split())
    command = _FIXED.get(said)
    if command is not None:
        return command
    verb, _, rest = said.partition(" ")
    if verb in (*_GOING, *_DRINKING, *_ATTACKING):
        if rest:
            raise Refused(Phrase("cc3k-refuse-direction", {"said": rest[:20]}))
        raise Refused(Phrase("cc3k-refuse-where", {"verb": verb}))
    not_understood(text, _FIXED)


def _parse_russian(text: str) -> Command:
    from asterion.books.cc3k.say.russian import in_english

    english = in_english(text)
    if not english:
        not_understood(text, ())
    try:
        return _hear(english)
    except Refused as wrong:
        raise Refused(quoting(wrong.why, text)) from None


hear = never_acting(_hear, ())


def sayings(words: Iterable[str]) -> Iterator[str]:
    """C34  Commands out of a stream of words, as soon as each is complete.

    A word is a command of its own, but for `a` and `u`, which take the next one with them.
    """
    stream = iter(words)
    for word in stream:
        if word.lower() in (*_GOING, *_DRINKING, *_ATTACKING):
            word = f"{word} {next(stream, '')}".strip()
        yield word
