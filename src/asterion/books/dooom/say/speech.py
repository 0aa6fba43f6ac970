"""Commands of Dooom from words as people say them."""

from asterion.books.dooom.say.command import (
    Attack,
    Command,
    EndTurn,
    Look,
    Move,
    PickUp,
    Place,
    Say,
)
from asterion.books.dooom.say.notation import (
    ATTACKS,
    END,
    LONGEST_TALK,
    LOOK,
    MOVES,
    NAMING,
    PICK_UP,
    is_number,
)
from asterion.core.book import Refused, not_understood
from asterion.core.grid import WAYS
from asterion.core.phrase import Phrase
from asterion.words.asking import never_acting
from asterion.words.lexicon import is_cyrillic
from asterion.words.order import quoting


def _fixed() -> dict[str, Command]:
    """Every way to say a command that has no text of its own."""
    known: dict[str, Command] = {}
    for number, way in enumerate(WAYS):
        for said in (f"move {way}", f"move {way[0]}", f"go {way}", f"go {way[0]}", way, way[0]):
            known[said] = Move(number)
        for said in (f"attack {way}", f"attack {way[0]}", f"a {way}", f"a {way[0]}", f"a{way[0]}"):
            known[said] = Attack(number)
    for said in (PICK_UP, "pickup", "take", "p"):
        known[said] = PickUp()
    for said in (END, "end turn", "endturn", "pass", "."):
        known[said] = EndTurn()
    for said in (LOOK, "l"):
        known[said] = Look()
    return known


_FIXED = _fixed()
_KNOWN = [*MOVES, *ATTACKS, PICK_UP, END, LOOK, "say hello", *NAMING, "place"]


def _hear(text: str) -> Command:
    """A command from words, in any case and with any spacing."""
    command = _FIXED.get(text)
    if command is not None:
        return command
    if is_cyrillic(text):
        return _parse_russian(text)
    said = " ".join(text.split())
    command = _FIXED.get(said.lower())
    if command is not None:
        return command
    word, _, rest = said.partition(" ")
    word = word.lower()
    if word in ("say", "shout"):
        return _talk(rest)
    if word in NAMING:
        if not rest:
            raise Refused(Phrase("dooom-refuse-whom", {"word": word}))
        return NAMING[word](rest)
    if word == "place":
        return _place(rest)
    if word in ("move", "go", "attack", "a"):
        if rest:
            raise Refused(Phrase("dooom-refuse-direction", {"said": rest[:20]}))
        raise Refused(Phrase("dooom-refuse-where", {"word": word}))
    not_understood(text, _KNOWN)


def _parse_russian(text: str) -> Command:
    from asterion.books.dooom.say.russian import in_english

    english = in_english(text)
    if not english:
        not_understood(text, ())
    try:
        return _hear(english)
    except Refused as wrong:
        raise Refused(quoting(wrong.why, text)) from None


hear = never_acting(_hear, (Say,))


def _talk(text: str) -> Say:
    if not text:
        raise Refused(Phrase("dooom-refuse-empty-talk"))
    if len(text) > LONGEST_TALK:
        raise Refused(Phrase("dooom-refuse-long-talk", {"most": LONGEST_TALK}))
    if not text.isprintable():
        raise Refused(Phrase("dooom-refuse-strange-talk"))
    return Say(text)


def _place(text: str) -> Place:
    name, *place = text.rsplit(" ", 2)
    if len(place) < 2 or not all(map(is_number, place)):
        raise Refused(Phrase("dooom-refuse-place"))
    column, row = map(int, place)
    return Place(name, column, row)
