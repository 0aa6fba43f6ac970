"""Events and rules as phrases; the sentences themselves are in the folders of the languages."""

from collections.abc import Sequence
from pathlib import Path

from asterion.core.audience import Seat
from asterion.core.contract.chapters import Rule
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Phrase, Value, person, phrase
from asterion.words import bring_words
from asterion_dig import event as happened
from asterion_dig.options import DigOptions

bring_words(Path(__file__).parent)

NUMBERS = ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9")


def rules_in_force(options: DigOptions) -> Sequence[Rule]:
    heading, times = Phrase("dig-rules"), options.spying
    return [Rule(n, heading, phrase(f"dig-rule-{n}", spying=times)) for n in NUMBERS]


def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase | None:
    """`TurnBegan` is the message `dig-turn-began`, and so on; each with what it is about."""
    if isinstance(event, Ruled):
        return phrase("dig-ruled", text=event.text)
    about: dict[str, Value] = {}
    if hasattr(event, "seat"):
        about |= person("who", event.seat, listener, names)
    if isinstance(event, happened.Spied | happened.Saw):
        about |= person("on", event.on, listener, names)
    if isinstance(event, happened.Felt | happened.Saw):
        about["near"] = Phrase(f"dig-near-{event.near}")
    if isinstance(event, happened.Walked | happened.Dug | happened.Found):
        about["cell"] = name_of(event.cell)
    if isinstance(event, happened.Landed):
        about["columns"], about["rows"] = event.size
        about["where"] = [
            phrase("dig-stands", who=name, cell=name_of(cell))
            for name, cell in zip(event.names, event.starts, strict=True)
        ]
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(event).__name__)
    return Phrase(f"dig{kind}", about)


def name_of(cell: happened.Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"
