"""What every book's knowledge says alike: players, rules, and what was heard of whom."""

from collections.abc import Callable, Sequence

from asterion.core.audience import Seat
from asterion.core.contract.chapters import Rule
from asterion.core.phrase import Item, Phrase, Value, person, phrase
from asterion.knowledge.reasons import Reason


class Teller:
    """Speaks to one chair of one table; a book adds its facts."""

    def __init__(
        self, viewer: Seat, names: Sequence[str], rules: Callable[[], Sequence[Rule]]
    ) -> None:
        self.viewer = viewer
        self.names = names
        self._rules = rules  # a hundred and more, and wanted for proofs alone

    def who(self, seat: Seat) -> dict[str, Value]:
        """A player, as the messages have them."""
        return person("who", seat, self.viewer, self.names)

    def by_rule(self, number: str) -> Phrase:
        text = next(rule.says for rule in self._rules() if rule.number == number)
        return phrase("knowledge-by-rule", rule=number, text=text)

    def heard_of(self, reason: Reason, said: Item) -> Phrase:
        """What was heard, with its moments and whose move it was, if it was anybody's."""
        first, last = reason.entries[0], reason.entries[-1]
        about: dict[str, Value] = {"first": first, "last": last, "same": first == last}
        if reason.seat < 0:
            return phrase("knowledge-heard", heard=said, **about)
        return phrase("knowledge-heard-of", heard=said, **about, **self.who(reason.seat))
