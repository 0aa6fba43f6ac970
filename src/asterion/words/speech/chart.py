"""Every reading of a text by a grammar: what each symbol may mean at each place, found once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from asterion.core.phrase import Phrase
from asterion.words.speech.grammar import Grammar, Item, Production
from asterion.words.speech.lattice import Lattice, skips_of
from asterion.words.speech.lexicon import LIGHT, SKIPPED
from asterion.words.speech.tokens import Token

MOST_STEPS: Final = 60_000
MOST_READINGS: Final = 48
"""Of one symbol at one place. Above that a text is refused; the first is never simply taken."""


END: Final = "END"
"""A terminal that can only be looked ahead at: nothing follows."""


class TooMuch(Exception):
    """More readings, or more work, than anybody means."""


class Reject(Exception):
    """What an action raises where its words make no sense together; perhaps with a reason."""

    def __init__(self, why: Phrase | None = None) -> None:
        super().__init__(why)
        self.why = why


class Several(NamedTuple):
    """What an action returns that may mean several things: “left or right”."""

    meanings: tuple[Any, ...]


Reach = dict[str, dict[tuple[str, int, int], None]]
"""By kind: the value of a terminal, where it ends, and the floating words before it."""
Found = tuple[int, int, Any]
"""Where a reading ends, the floating words in it, and its meaning."""


class Chart:
    """The chart of one text."""

    def __init__(self, grammar: Grammar, lattice: Lattice, tokens: Sequence[Token]) -> None:
        self.grammar = grammar
        self.count = len(tokens)
        self.float_bits = {kind: 1 << n for n, kind in enumerate(grammar.floats)}
        self.float_edges: list[list[tuple[int, int]]] = [[] for _ in range(self.count + 1)]
        self.reach: list[Reach] = []
        self.mask: list[int] = []
        self.ends: list[set[int]] = []
        self.wanted = [0] * (self.count + 1)
        self.rejected: tuple[int, Phrase | None] = (-1, None)
        self.steps = 0
        self._memo: dict[tuple[str, int], list[Found]] = {}
        self._discharged = {symbol for symbol, _ in grammar.floats.values()}
        self._prepare(lattice, tokens)

    def _prepare(self, lattice: Lattice, tokens: Sequence[Token]) -> None:
        """From the end: which terminals can be reached from each place over what is skipped."""
        skips = skips_of(lattice, tokens)
        bits, light = self.grammar.bits, self.grammar.light
        reach: list[Reach] = [{}] * (self.count + 1)
        ends: list[set[int]] = [{0} if at == self.count else set() for at in range(self.count + 1)]
        trailing: list[list[tuple[int, int]]] = self.float_edges
        for place in range(self.count - 1, -1, -1):
            here: Reach = {}
            for end, (kind, value) in lattice.edges[place]:
                floating = self.float_bits.get(kind, 0)
                if floating:
                    ends[place] |= {floating | other for other in ends[end]}
                    trailing[place].append((end, floating))
                    for other, found in reach[end].items():
                        _put(here, other, ((v, e, f | floating) for v, e, f in found))
                elif kind == LIGHT:
                    for other, found in reach[end].items():
                        if other in light:
                            _put(here, other, found)
                elif kind not in SKIPPED and kind in bits:
                    _put(here, kind, ((value, end, 0),))
            for end in skips[place]:
                ends[place] |= ends[end]
                if not tokens[place].sign and not tokens[end - 1].sign:
                    trailing[place] += trailing[end]
                for other, found in reach[end].items():
                    _put(here, other, found)
            reach[place] = here
        self.reach, self.ends = reach, ends
        self.mask = [sum(bits[kind] for kind in here) for here in reach]
        at_end = bits.get(END, 0)
        for place, reached in enumerate(ends):
            if 0 in reached:
                self.mask[place] |= at_end

    # ---- reading

    def readings(self, symbol: str) -> list[Any]:
        """What the whole text may mean."""
        found: dict[Any, None] = {}
        for end, floats, meaning in self.of(symbol, 0):
            if not floats and 0 in self.ends[end]:
                found[meaning] = None
        return list(found)

    def of(self, symbol: str, place: int) -> list[Found]:
        key = symbol, place
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = []
        found: dict[Found, None] = {}
        mask, wanted = self.mask[place], self.wanted
        for production in self.grammar.productions[symbol]:
            if not production.first & mask and not production.nullable:
                wanted[place] |= production.first
                continue
            for end, floats, values in self._matches(production, place):
                for meaning in self._meanings(production, values, end):
                    found[end, floats, meaning] = None
        if symbol in self._discharged and found:
            found = dict.fromkeys(self._discharge(symbol, list(found)))
        if len(found) > MOST_READINGS:
            raise TooMuch
        result = self._memo[key] = list(found)
        return result

    def _meanings(self, production: Production, values: tuple[Any, ...], end: int) -> Sequence[Any]:
        action = production.action
        if action is None:
            return (values[production.only] if production.only >= 0 else None,)
        given = {role: values[at] for at, role in production.taken if values[at] is not None}
        try:
            meaning = action(*production.words, **given)
        except Reject as reject:
            if end > self.rejected[0] or (end == self.rejected[0] and reject.why):
                self.rejected = end, reject.why
            return ()
        return meaning.meanings if isinstance(meaning, Several) else (meaning,)

    def _matches(
        self, production: Production, place: int
    ) -> list[tuple[int, int, tuple[Any, ...]]]:
        states: list[tuple[int, int, tuple[Any, ...]]] = [(place, 0, ())]
        for group in production.items:
            reached: list[tuple[int, int, tuple[Any, ...]]] = []
            for at, floats, values in states:
                if len(group) == 1:
                    item = group[0]
                    for end, more, value in self._item(item, at):
                        reached.append((end, floats | more, (*values, value)))
                    if item.optional:
                        reached.append((at, floats, (*values, None)))
                else:
                    for end, more, several in self._free(group, at):
                        reached.append((end, floats | more, values + several))
            self._step(len(reached))
            if not reached:
                return []
            states = reached
        return states

    def _step(self, count: int) -> None:
        self.steps += count + 1
        if self.steps > MOST_STEPS:
            raise TooMuch

    def _item(self, item: Item, place: int) -> Iterator[Found]:
        if item.ahead:
            if self._begins(item) & self.mask[place]:
                yield place, 0, None
        elif item.repeated:
            yield from self._repeated(item, place)
        else:
            yield from self._one(item, place)

    def _begins(self, item: Item) -> int:
        if item.is_terminal:
            return self.grammar.bits[item.name]
        return self.grammar.firsts[item.name]

    def _one(self, item: Item, place: int) -> Sequence[Found]:
        if not item.is_terminal:
            first = self.grammar.firsts[item.name]
            if not first & self.mask[place] and not self.grammar.nullables[item.name]:
                self.wanted[place] |= first
                return ()
            return self.of(item.name, place)
        found = self.reach[place].get(item.name)
        if found is None:
            self.wanted[place] |= self.grammar.bits[item.name]
            return ()
        if item.value:
            return [(end, floats, v) for v, end, floats in found if v == item.value]
        return [(end, floats, value) for value, end, floats in found]

    def _repeated(self, item: Item, place: int) -> Iterator[Found]:
        states: dict[Found, None] = dict.fromkeys(
            (end, floats, (value,)) for end, floats, value in self._one(item, place)
        )
        while states:
            if len(states) > MOST_READINGS:
                raise TooMuch
            yield from states
            self._step(len(states))
            states = dict.fromkeys(
                (end, floats | more, (*values, value))
                for at, floats, values in states
                for end, more, value in self._one(item, at)
                if end > at
            )

    def _free(
        self, group: tuple[Item, ...], place: int
    ) -> Iterator[tuple[int, int, tuple[Any, ...]]]:
        """The items in any order; what may be missing, may be."""
        required = sum(1 << n for n, item in enumerate(group) if not item.optional)
        nothing = (None,) * len(group)
        stack = [(place, 0, nothing, (1 << len(group)) - 1)]
        while stack:
            at, floats, values, left = stack.pop()
            if not left & required:
                yield at, floats, values
            mask = self.mask[at]
            for n, item in enumerate(group):
                if not left >> n & 1:
                    continue
                begins = self._begins(item)
                if not begins & mask:
                    self.wanted[at] |= begins
                    continue
                for end, more, value in self._item(item, at):
                    if end > at:
                        taken = (*values[:n], value, *values[n + 1 :])
                        stack.append((end, floats | more, taken, left & ~(1 << n)))
            self._step(1)

    # ---- words of order, which mark what they stand in

    def _discharge(self, symbol: str, found: list[Found]) -> Iterator[Found]:
        for end, floats, meaning in found:
            yield self._marked(symbol, end, floats, meaning)
            for further, floating in self.float_edges[end]:
                yield self._marked(symbol, further, floats | floating, meaning)

    def _marked(self, symbol: str, end: int, floats: int, meaning: Any) -> Found:
        for kind, (where, action) in self.grammar.floats.items():
            bit = self.float_bits[kind]
            if floats & bit and where == symbol:
                floats &= ~bit
                meaning = action(meaning)
        return end, floats, meaning


def _put(here: Reach, kind: str, found: Iterable[tuple[str, int, int]]) -> None:
    here.setdefault(kind, {}).update(dict.fromkeys(found))
