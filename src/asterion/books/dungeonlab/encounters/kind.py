"""What an encounter is: all that concerns it, as one piece of data with a little code."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from asterion.books.dungeonlab.options import REVISED, DungeonLabOptions
from asterion.books.dungeonlab.plan.things import SPOKEN
from asterion.core.contract.looks import Tone

if TYPE_CHECKING:
    from asterion.books.dungeonlab.rules.turn import Turn
    from asterion.books.dungeonlab.state import Being, Question

LIGHTS: Final = "lights"
GREEN_EYES: Final = "green eyes"
HOLE: Final = "a hole in the darkness"

ALIVE: Final = ""
DEAD: Final = "dead"
CRUEL: Final = "cruel"
SKINNED: Final = "skinned"
HIDDEN: Final = "hidden"
BRIDLED: Final = "bridled"
GONE: Final = frozenset({DEAD, CRUEL, SKINNED})
"""In which condition an encounter is; a visitor is told `label` or `label:condition`."""

COMMON_QUESTIONS: Final = {"climb": False, "skin": True}
"""D2, D21  What is asked whatever the encounter, and the answer of who does not answer in time."""

Shelf = Literal["houses", "green eyes", "others", "water", "pits"]
Rarity = tuple[int, int, int]
Arrival = Callable[["Turn", "Being"], None]
Answering = Callable[["Turn", "Being", "Question", bool], None]


def nothing_happens(turn: "Turn", being: "Being") -> None:
    """It is there, and that is all."""


def no_question(turn: "Turn", being: "Being", question: "Question", yes: bool) -> None:
    """It never asks."""


@dataclass(frozen=True, eq=False)
class Encounter:
    """One kind of encounter. Only its name, letters and rule must be given.

    Its words are messages that its file brings along: `dungeonlab-<name>` is its name, with the
    attribute `.a` for “a lion”; `dungeonlab-<label>-here` is said where it is, and whatever its
    code tells by a key, `dungeonlab-<label>-<key>`; a skin is `dungeonlab-thing-<name>-skin`.
    """

    name: str
    letters: str
    """As it stands in a drawing."""
    rule: str
    label: str = ""
    """What a visitor is told that it is, if not its name: a willow is only “a tree”."""
    said_as: str = ""
    """Whose messages are said of it, if not its label's: a lion does what all cats do."""
    mark: str = ""
    """How a visitor draws it on their own map, if not by its letters."""
    tone: Tone = "ink"
    tile: str = ""
    """Its drawing, if it is not called by its name; one that hosts do not have is written."""
    shelf: Shelf = "others"
    """Under which heading editors and notebooks offer it."""

    # in plans
    option: str = ""
    """The yes-or-no option without which a plan cannot have it."""
    rarity: Rarity = (0, 0, 0)
    """How often it is drawn for an easy, a normal and a hard plan; never, if it is not said."""
    always: bool = False
    """It is in every generated plan that has room for it."""
    unique: bool = False
    """A generated plan has one at most."""
    apart: bool = False
    """D57  Not on a single level, and not one right above another."""

    # from the next cell
    glow: str = ""
    """What is seen of it, while it lives: lights, green eyes, a hole in the darkness."""
    stings: tuple[str, int] = ("", 0)
    """What it does to a player on the next cell, and how often, while it lives."""
    is_water: bool = False
    """D52  What an ontifutlas shies at."""

    # on its cell
    arrive: Arrival = nothing_happens
    displaces: bool = False
    """D68  It takes players elsewhere: at most once a turn."""
    needs: str = ""
    """The encounter to which it sends, which must then be somewhere in the plan."""
    shelters: bool = False
    """D29  Nothing pierces or burns a player here from the next cell."""
    jails: bool = False
    """D30  Prisoners sit in it, and are free when it is no more."""
    trades: bool = False
    """D27  Here one can buy and sell."""
    asks: Mapping[str, bool] = field(default_factory=dict)
    """The questions it may ask, and the answer of anyone who does not answer in time (D2)."""
    answer: Answering = no_question
    climb: Arrival | None = None
    """D62  What happens to a player who climbs it: only trees have this."""

    # its end
    dies_of: Mapping[str, int] = field(default_factory=dict)
    """This many of an ammunition kill it."""
    dies_by_option: str = ""
    """The option without which nothing kills it."""
    dies_of_blasters: int = 0
    """D34, D35  The same for blasters, by option only."""
    dies_of_blasters_before: int = 0
    """D40  The same in games that were begun before the rules were revised, if it differs."""
    is_beast: bool = False
    """It can be trampled and sent to Mordor, and it bites only on arrival."""
    can_be_trampled: bool = False
    hides: bool = False
    """D39  What would kill it only hides its eyes."""
    can_be_strangled: bool = False
    skin: int = 0
    """What its skin is worth in a store; 0 if it has none."""
    skin_of: str = ""
    """Whose skin it passes for, if not its own."""
    fined_skin: bool = False
    """D38  The skin can be had, and a store fines for it."""

    @property
    def told_as(self) -> str:
        return self.label or self.name

    @property
    def word(self) -> str:
        """The message that calls it by its name."""
        return word_of(self.name)

    @property
    def skin_name(self) -> str:
        return f"{self.skin_of or self.name} skin"

    @property
    def has_skin(self) -> bool:
        return self.skin > 0 or self.fined_skin

    def needed(self, ammunition: str, options: DungeonLabOptions) -> int:
        """How many of this ammunition kill it; 0 if none does."""
        if self.dies_by_option and not getattr(options, self.dies_by_option):
            return 0
        if ammunition == "blaster" and self.dies_of_blasters:
            return self._blasters(options) if options.blasters_kill else 0
        return self.dies_of.get(ammunition, 0)

    def _blasters(self, options: DungeonLabOptions) -> int:
        before = self.dies_of_blasters_before if options.revision < REVISED else 0
        return before or self.dies_of_blasters


KINDS: Final[dict[str, Encounter]] = {}
"""Every kind by its name."""
BY_LETTERS: Final[dict[str, Encounter]] = {}
BY_LABEL: Final[dict[str, Encounter]] = {}
"""One that stands for all that are told as the same."""
SAID: Final[dict[str, str]] = {}
"""How the messages about encounters begin, by what they are told as."""
QUESTION_KEYS: Final[dict[str, int]] = {"climb": 1, "skin": 1, "take": 1}
"""The words by which a question can be answered beforehand, and how many kinds ask it."""
SKINS: Final[dict[str, Encounter]] = {}
"""Whose skin it is, by the skin's name."""


def slug(name: str) -> str:
    """A name as a part of a message's id: “black rider” is “black-rider”."""
    return name.lower().replace(" ", "-")


def word_of(name: str) -> str:
    """The message that calls an encounter by its name, or anything else that is on a map."""
    own = name in KINDS or name in SAID
    return f"dungeonlab-{slug(name)}" if own else f"dungeonlab-look-{slug(name)}"


def register(*kinds: Encounter) -> None:
    """Put encounters on the list; a clash of names or letters is an error of their author."""
    for kind in kinds:
        if kind.name in KINDS or kind.letters in BY_LETTERS:
            raise ValueError(f"{kind.name} or {kind.letters} is taken")
        KINDS[kind.name] = BY_LETTERS[kind.letters] = kind
        BY_LABEL.setdefault(kind.told_as, kind)
        SAID.setdefault(kind.told_as, f"dungeonlab-{slug(kind.said_as or kind.told_as)}")
        for key in kind.asks:
            QUESTION_KEYS[key] = QUESTION_KEYS.get(key, 0) + 1
        if kind.has_skin:
            SKINS.setdefault(kind.skin_name, kind)
            SPOKEN[kind.skin_name] = SPOKEN[f"{kind.skin_name}s"] = kind.skin_name


def forget(kind: Encounter) -> None:
    """Take an encounter off the list again, with all that it brought along."""
    del KINDS[kind.name], BY_LETTERS[kind.letters]
    if all(other.told_as != kind.told_as for other in KINDS.values()):
        del SAID[kind.told_as], BY_LABEL[kind.told_as]
    for key in kind.asks:
        QUESTION_KEYS[key] -= 1
        if not QUESTION_KEYS[key]:
            del QUESTION_KEYS[key]
    if kind.has_skin and not kind.skin_of:
        del SKINS[kind.skin_name], SPOKEN[kind.skin_name], SPOKEN[f"{kind.skin_name}s"]
