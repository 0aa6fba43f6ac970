"""What people type, made plain: one case, whole words, stops as words, without the courtesies."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

VERBS: Final = (
    "go", "move", "walk", "step", "run", "head", "sneak", "creep", "crawl", "march", "rush",
    "travel", "proceed", "advance", "hop", "jump", "shoot", "fire", "blow", "blast", "bomb",
    "destroy", "explode", "demolish", "throw", "toss", "lob", "hurl", "set", "plant", "lay",
    "place", "put", "bury", "hide", "install", "activate", "leave", "drop", "discard", "ditch",
    "dump", "abandon", "take", "pick", "grab", "get", "collect", "gather", "snatch", "keep",
    "choose", "skip", "pass", "resign", "start", "begin", "order", "use", "give", "drift",
    "float", "ride", "follow", "swim", "need", "surrender",
)  # fmt: skip
"""Words that begin a part of a move or a command of its own."""

_WRITTEN_OUT: Final = {
    "dont": "don't", "do not": "don't", "im": "i'm", "i am going to": "i'll", "ill": "i'll",
    "id": "i'd", "lets": "let's", "theres": "there's", "whats": "what's", "its": "it's",
    "ive": "i've", "doesnt": "doesn't", "wanna": "want to", "gonna": "i'll",
    "i'm gonna": "i'll", "im gonna": "i'll", "pls": "please",
    "plz": "please", "northwards": "north",
    "northward": "north", "southwards": "south", "southward": "south", "eastwards": "east",
    "eastward": "east", "westwards": "west", "westward": "west", "upwards": "up", "upward": "up",
    "downwards": "down", "downward": "down", "leftwards": "left", "rightwards": "right",
}  # fmt: skip

_SYMBOLS: Final = (
    (r"[’‘`´]", "'"),
    (r"[\"“”«»]", ""),
    (r"(?:^|\s)[:;]-?[)(dp](?=\s|$)", " "),  # a smile is not a stop
    (r"\s*(?:->|=>|→)\s*", "; "),
    (r"\s*[&+]\s*", " and "),
    (r"\.{2,}|…", "."),
    (r"[.;,]?\s+(?:or )?(?:else|otherwise)\b[,:]?\s*", ", else "),
    (r"!+(?=\s|$)", "."),
)
_NUMBERED: Final = re.compile(r"(?<!but) \(?[2-9][.)] ")
_BOTH: Final = (
    (r"\b(shoot|fire) both (?P<one>\w+) and (?P<two>\w+)", r"\1 \g<one> and \1 \g<two>"),
    (
        r"\b(blow)(?: up)? (?:both )?(?:the )?(?P<one>\w+) and (?:the )?(?P<two>\w+) walls",
        r"\1 the \g<one> wall and \1 the \g<two> wall",
    ),
)

_DOING: Final = {
    "going": "go", "moving": "move", "walking": "walk", "running": "run", "stepping": "step",
    "heading": "head", "shooting": "shoot", "firing": "fire", "throwing": "throw",
    "tossing": "toss", "dropping": "drop", "leaving": "leave", "taking": "take",
    "picking": "pick", "setting": "set", "placing": "place", "putting": "put",
    "blowing": "blow", "skipping": "skip", "passing": "pass", "starting": "start",
    "keeping": "keep", "blasting": "blast",
}  # fmt: skip
_VERB: Final = rf"(?=(?:{'|'.join(VERBS)})\b)"
_BARE_FRONT: Final = re.compile(
    r"(?:and|then|but|also|finally|next|first|afterwards|after that|please|okay|ok|thanks|well"
    r"|so|hmm+|now|oh|um+|[1-9][.)]|my move is|my move|(?:let's |i )?try(?: to)?)\b[.)]?[,:]? +"
)
"""In front of anything, a bare way too: “okay, left”."""
_VERB_FRONT: Final = re.compile(
    r"(?:could you|would you|can you please|will you please|i'd like to|i want to"
    r"|i would like to|i'll try to|i will|i'll|i shall|i'd rather|i think i'll"
    r"|i (?:choose|decide|wish|have|prefer|plan) to"
    r"|i guess i'll|i guess i|i'd|i'd prefer to|i|i'm|let me|let's|let us|we)(?: please)? +" + _VERB
)
"""In front of a verb only: “I left” is not a move."""
_BACK: Final = re.compile(
    r",? +(?:please|thanks|thank you|thx|first|again)$|(?<!\bright) +(?:now|then)$|, +(?:now|then)$"
)
"""“right now” and “right then” are not about a way."""
_BACK_REACH: Final = 24
"""Letters; the courtesies at the end are looked for nowhere else."""
_DOING_FRONT: Final = re.compile(rf"(?:i'm |i am |try )?(?P<doing>{'|'.join(_DOING)})\b")
_NAMED: Final = re.compile(r"\(\?P<[a-z]+>")
_POLITE: Final = re.compile(r"(?:could|would) you\b|(?:can|will) you please\b")


@cache
def _symbols() -> list[tuple[re.Pattern[str], str]]:
    """Not before the first command is said."""
    return [(re.compile(form), plain) for form, plain in (*_SYMBOLS, *_BOTH)]


@cache
def _words() -> re.Pattern[str]:
    longest = sorted(_WRITTEN_OUT, key=len, reverse=True)
    return re.compile(rf"(?<![\w'])(?:{'|'.join(longest)})(?![\w'])")


def made_plain(text: str) -> str:
    """Lower case, single spaces, apostrophes where they belong; no stop at the end."""
    said = f" {' '.join(text.split())} ".lower()
    for form, plain in _symbols():
        said = form.sub(plain, said)
    said = _words().sub(lambda found: _WRITTEN_OUT[found[0]], said)
    said = " ".join(said.split())
    if said[:2] in ("1.", "1)"):
        said = _NUMBERED.sub("; ", said[2:].strip())
    return said.strip(" .,;:!")


def is_question(said: str) -> bool:
    """“right?” asks, and “can you shoot left?”; “could you go left?” is a request."""
    return said.endswith("?") and _POLITE.match(said) is None


def without_courtesies(clause: str) -> str:
    """Without “I'd like to”, “and then”, “please” and the like before and behind."""
    clause = clause.strip(" ,")
    begin, before = 0, -1
    while begin != before:
        before = begin
        front = _BARE_FRONT.match(clause, begin)
        begin = front.end() if front is not None else begin
        doing = _DOING_FRONT.match(clause, begin)
        if doing is not None:
            clause, begin = _DOING[doing["doing"]] + clause[doing.end() :], 0
        front = _VERB_FRONT.match(clause, begin)
        begin = front.end() if front is not None else begin
    clause = clause[begin:]
    back = _BACK.search(clause, max(0, len(clause) - _BACK_REACH))
    while back is not None:
        clause = clause[: back.start()].rstrip(" ,")
        back = _BACK.search(clause, max(0, len(clause) - _BACK_REACH))
    return clause.strip(" ,")


def base_form(phrase: str) -> str:
    """“going up” is “go up”."""
    first, _, rest = phrase.partition(" ")
    return f"{_DOING[first]} {rest}" if first in _DOING else phrase


def any_of(forms: Iterable[str]) -> re.Pattern[str]:
    """What has one of many forms, whichever: most phrases have none, and that is soon known."""
    return re.compile("|".join(_NAMED.sub("(?:", form) for form in forms))
