"""Commands that are one phrase each: questions about oneself, skips, breaks, the master's words."""

import re
from functools import cache
from typing import Final

from asterion.books.labyrinth.say.command import (
    Ask,
    AskCount,
    Break,
    ClaimCount,
    Command,
    Confirm,
    EndBreak,
    RequestClock,
    Resign,
    Skip,
    Void,
    VoteBreak,
)
from asterion.books.labyrinth.say.plain import any_of

_OWN: Final = r"(?: (?:do i have|have i got|have i|i have|i've got|are|is|got))?(?: left)?"
_ANY: Final = r"(?:any |do i (?:still )?have (?:any )?)?"
_WHAT_IS: Final = r"(?:what's |what is |how is )?"

FIXED: Final[tuple[tuple[str, Command], ...]] = (
    (r"(?:skip|pass)(?: (?:a|the|my|this) (?:move|turn))?|do nothing|-", Skip()),
    (
        rf"{_WHAT_IS}(?:my )?status|how am i(?: doing)?|my things"
        r"|what (?:do i have|have i got|have i|i have|do i own)(?: with me| left| on me)?"
        r"|(?:my )?(?:inventory|inv|items|belongings)",
        Ask("status"),
    ),
    (
        rf"how many bullets and grenades{_OWN}|(?:my )?(?:ammo|ammunition)"
        r"|bullets and grenades|(?:what|how much) (?:ammo|ammunition) do i have(?: left)?",
        Ask("ammunition"),
    ),
    (
        rf"how many bullets{_OWN}|{_ANY}bullets(?: left)?",
        Ask("bullets"),
    ),
    (
        rf"how many grenades{_OWN}|{_ANY}grenades(?: left)?",
        Ask("grenades"),
    ),
    (
        r"(?:my )?health|am i (?:healthy|wounded|infected|immune|well|hurt|alive|dead|okay|ok|sick"
        r"|ill|fine|all right|injured)",
        Ask("health"),
    ),
    (
        r"what (?:do i carry|am i carrying|do i hold|am i holding)|(?:my )?load"
        r"|(?:do i have|do i carry|am i carrying|have i got)"
        r" (?:a |the |any )?(?:treasure|corpse|landmine|mine|thing|anything)s?",
        Ask("load"),
    ),
    (rf"how many moves to heal{_OWN}|healing|how long (?:do|may) i live", Ask("healing")),
    (
        r"count|(?:what's|what is) the count|how many rounds (?:with no|without) (?:a )?changes?",
        AskCount(),
    ),
    (r"claim(?: the count)?|start (?:the count|counting)", ClaimCount()),
    (r"resign|give up|surrender", Resign()),
    (r"(?:take |need )?(?:a |my )?break|pause", Break()),
    (r"end (?:of )?the break|(?:the )?break (?:is )?over", EndBreak()),
    (r"vote break(?: yes)?|vote for a break", VoteBreak(True)),
    (r"vote break no|vote against a break", VoteBreak(False)),
    (r"clock|start the clock|time the move", RequestClock()),
    (r"confirm|confirmed|valid", Confirm()),
    (r"void|invalid", Void()),
)

_HELP: Final = re.compile(
    r"\?+|h|help(?: me)?|what (?:can|could|may) i (?:do|say)|commands|how do i (?:play|move)"
    r"|how does (?:this|it) work"
)


@cache
def compiled_phrases() -> list[tuple[re.Pattern[str], Command]]:
    """Not before the first command is said."""
    return [(re.compile(form), command) for form, command in FIXED]


def read_fixed(said: str) -> Command | None:
    """The command that is said in a phrase of its own."""
    if not _any_phrase().fullmatch(said):
        return None
    return next(command for form, command in compiled_phrases() if form.fullmatch(said))


@cache
def _any_phrase() -> re.Pattern[str]:
    return any_of(form for form, _ in FIXED)


def asks_for_help(said: str) -> bool:
    return _HELP.fullmatch(said) is not None
