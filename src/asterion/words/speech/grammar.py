"""A grammar over terminals, read from a table, and a chart that finds every reading.

    shoot  : {SUBJ? SHOOT bullets? way times?}   => shoot
    leave  : @ru,de {SUBJ? THROW things HERE?}   => drop
    number : NUMBER=1 | ONE                      => one
    row    : clause next*                        => row
    next   : joint clause | &verb clause
    %float FIRST clause => marked_first
    %light WAY THING CELL
    %asked HOWMANY+BULLETS => ask(bullets)
    %careful WAY NOT NUMBER

Capitals are terminals, `KIND=value` one of them; `x?` may be missing, `x*` and `x+` are repeated,
`{...}` stands in any order, `&x` must follow but is not taken. `role=x` names what an action is
given; otherwise its name is that of the symbol. An action takes what it has parameters for;
`=> ask(status)` gives it a word besides. Without an action, the meaning is that of the last symbol,
or else the value of the last terminal.
"""

import inspect
import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final, NamedTuple

_ITEM: Final = re.compile(r"(?:(?P<role>[a-z_]+)=)?(?P<ahead>&)?(?P<name>[A-Za-z_]+)"
                          r"(?:=(?P<value>[\w-]+))?(?P<more>[?*+])?")  # fmt: skip
_RULE: Final = re.compile(r"([a-z_]+)\s*:\s*(.*)")
_ACTION: Final = re.compile(r"(\w+)(?:\(([^)]*)\))?")


class Item(NamedTuple):
    """One place of a production: a terminal (`kind`) or a symbol."""

    role: str
    name: str
    is_terminal: bool
    value: str = ""
    optional: bool = False
    repeated: bool = False
    ahead: bool = False


class Production:
    """One way to say a symbol. `free`: its items stand in any order."""

    __slots__ = (
        "action", "first", "free", "items", "name", "nullable", "only", "required", "taken",
        "words",
    )  # fmt: skip

    def __init__(
        self,
        items: tuple[tuple[Item, ...], ...],
        name: str,
        action: Callable[..., Any] | None,
        words: tuple[str, ...],
    ) -> None:
        self.items = items  # groups: a single item, or several in any order
        self.name = name
        self.action = action
        self.words = words
        flat = [item for group in items for item in group]
        self.taken = _taken(flat, action, len(words))
        self.only = _only(flat) if action is None else -1
        self.first = 0
        self.nullable = False


def _taken(
    items: list[Item], action: Callable[..., Any] | None, given: int
) -> tuple[tuple[int, str], ...]:
    """Which items an action is given, by the names of its parameters."""
    if action is None:
        return ()
    wanted = list(inspect.signature(action).parameters)[given:]
    return tuple((at, item.role) for at, item in enumerate(items) if item.role in wanted)


def _only(items: list[Item]) -> int:
    """The item whose meaning is that of the whole: the last symbol, or else the last terminal.

    What may be missing cannot be it, where something else can.
    """
    for terminal, optional in ((False, False), (True, False), (False, True), (True, True)):
        for at in range(len(items) - 1, -1, -1):
            item = items[at]
            if (item.is_terminal, item.optional) == (terminal, optional) and not item.ahead:
                return at
    return -1


class Grammar:
    """The productions of one language. `bits` numbers the kinds of terminals."""

    def __init__(
        self, texts: Iterable[str], actions: Mapping[str, Callable[..., Any]], language: str
    ) -> None:
        self.actions = actions
        self.language = language
        self.productions: dict[str, list[Production]] = {}
        self.light: set[str] = set()
        self.careful: set[str] = set()
        self.aside: set[str] = set()
        """The kinds of words that a comment may be made of; see asides.py."""
        self.pointing: set[str] = set()
        self.beside: set[str] = set()
        """Kinds that a clause may have that is passed over, and `because` those of a reason."""
        self.because: set[str] = set()
        self.floats: dict[str, tuple[str, Callable[..., Any]]] = {}
        self.missing: list[tuple[str, str, str]] = []
        """What is wanted, beside which kind of word, and the message that asks for it."""
        self.asked: list[tuple[list[str], Callable[..., Any], tuple[str, ...]]] = []
        """The kinds of words by which a question is known, and what answers it."""
        self.examples: dict[str, str] = {}
        """By a kind of word an act of that kind, in notation."""
        for text in texts:
            for line in _joined(text):
                self._read(line)
        self.bits: dict[str, int] = {}
        self._check()
        self._find_firsts()

    # ---- reading the table

    def _read(self, line: str) -> None:
        if line.startswith("%"):
            self._direct(*line[1:].split())
            return
        rule = _RULE.fullmatch(line)
        if rule is None:
            raise ValueError(f"no line of a grammar: {line}")
        for alternative in rule[2].split("|"):
            self._alternative(rule[1], alternative.strip())

    def _direct(self, word: str, *rest: str) -> None:
        match word:
            case "light":
                self.light |= set(rest)
            case "beside":
                self.beside |= set(rest)
            case "because":
                self.because |= set(rest)
            case "careful":
                self.careful |= set(rest)
            case "aside":
                self.aside |= set(rest)
            case "pointing":
                self.pointing |= set(rest)
            case "float":
                kind, symbol, _, action = rest
                self.floats[kind] = symbol, self.actions[action]
            case "missing":
                self.missing.append((rest[0], rest[1], rest[2]))
            case "asked":
                answer, words = self._action(rest[2])
                assert answer is not None
                self.asked.append((rest[0].split("+"), answer, words))
            case "example":
                self.examples[rest[0]] = " ".join(rest[1:])
            case _:
                raise ValueError(f"no directive of a grammar: %{word}")

    def _alternative(self, symbol: str, text: str) -> None:
        said, _, done = text.partition("=>")
        said = said.strip()
        if said.startswith("@"):
            languages, _, said = said[1:].partition(" ")
            if self.language not in languages.split(","):
                self.productions.setdefault(symbol, [])
                return
        action, words = self._action(done.strip())
        production = Production(_groups(said), symbol, action, words)
        self.productions.setdefault(symbol, []).append(production)

    def _action(self, text: str) -> tuple[Callable[..., Any] | None, tuple[str, ...]]:
        if not text:
            return None, ()
        found = _ACTION.fullmatch(text)
        if found is None or found[1] not in self.actions:
            raise ValueError(f"no action: {text}")
        words = tuple(word.strip() for word in found[2].split(",")) if found[2] else ()
        return self.actions[found[1]], words

    def _check(self) -> None:
        for productions in self.productions.values():
            for production in productions:
                for group in production.items:
                    for item in group:
                        if item.is_terminal:
                            self.bit(item.name)
                        elif item.name not in self.productions:
                            raise ValueError(f"{production.name}: no symbol {item.name}")

    # ---- what each production may begin with

    def bit(self, kind: str) -> int:
        known = self.bits.get(kind)
        if known is None:
            known = self.bits[kind] = 1 << len(self.bits)
        return known

    def _find_firsts(self) -> None:
        """Until nothing changes: the kinds that a production may begin with."""
        firsts = dict.fromkeys(self.productions, 0)
        nullables = dict.fromkeys(self.productions, False)
        changed = True
        while changed:
            changed = False
            for symbol, productions in self.productions.items():
                for production in productions:
                    first, nullable = self._first(production, firsts, nullables)
                    production.first, production.nullable = first, nullable
                    if first & ~firsts[symbol] or (nullable and not nullables[symbol]):
                        changed = True
                        firsts[symbol] |= first
                        nullables[symbol] |= nullable
        self.firsts, self.nullables = firsts, nullables

    def _first(
        self, production: Production, firsts: Mapping[str, int], nullables: Mapping[str, bool]
    ) -> tuple[int, bool]:
        mask = 0
        for group in production.items:
            empty = True
            for item in group:
                if item.ahead:
                    continue
                mask |= self.bit(item.name) if item.is_terminal else firsts[item.name]
                nullable = item.optional or (not item.is_terminal and nullables[item.name])
                empty = empty and nullable
            if not empty:
                return mask, False
        return mask, True


def _joined(text: str) -> Iterable[str]:
    """Lines without comments; one that begins with a space goes on with the line before."""
    whole = ""
    for line in text.splitlines():
        line = line.split("#", 1)[0].rstrip()
        if line.startswith(" "):
            whole += " " + line.strip()
        else:
            if whole:
                yield whole
            whole = line
    if whole:
        yield whole


def _groups(said: str) -> tuple[tuple[Item, ...], ...]:
    groups: list[tuple[Item, ...]] = []
    free: list[Item] | None = None
    for word in said.replace("{", " { ").replace("}", " } ").split():
        if word == "{":
            free = []
        elif word == "}":
            assert free is not None
            groups.append(tuple(free))
            free = None
        elif free is not None:
            free.append(_item(word))
        else:
            groups.append((_item(word),))
    return tuple(groups)


def _item(word: str) -> Item:
    found = _ITEM.fullmatch(word)
    if found is None:
        raise ValueError(f"no item of a grammar: {word}")
    name, more = found["name"], found["more"] or ""
    return Item(
        found["role"] or name.lower(), name, name.isupper(), found["value"] or "",
        more in ("?", "*"), more in ("*", "+"), bool(found["ahead"]),
    )  # fmt: skip


Meant = Hashable
"""A meaning: equal ones are one reading."""
