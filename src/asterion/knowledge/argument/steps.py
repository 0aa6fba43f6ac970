"""An argument as data: steps that a person follows, one after the other, with the plan in view."""

from typing import Any

import msgspec


class Ghost(msgspec.Struct, frozen=True):
    """A place where somebody may have been when a walk began, and where it would have led since."""

    at: Any  # a fact of the book: that they are there
    path: tuple[Any, ...] = ()


class Cited(msgspec.Struct, frozen=True, tag_field="step", tag=True, kw_only=True):
    """The base of the steps: what each rests on besides the steps before it.

    `entries` are the moments of answers, `heard` the numbers of the events.
    """

    entries: tuple[int, ...] = ()
    heard: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()


class Placed(Cited, frozen=True, tag="placed", kw_only=True):
    """A walk is laid over the plan wherever it fits; it began with the answer `since`, or at -1."""

    walk: int
    since: int
    seat: int
    ghosts: tuple[Ghost, ...]


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """Places of one walk that one thing rules out: it `would` have to be so, `against` is so.

    Where the walk `after` ended, none of these could be reached.
    """

    ghosts: tuple[Ghost, ...]
    entries: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    would: tuple[Any, ...] = ()
    against: tuple[Any, ...] = ()
    after: int = -1


class Excluded(Cited, frozen=True, tag="excluded", kw_only=True):
    """There it does not fit. Where that is seen at once, several places are struck off together.

    `left` are the places that are left then, once that is worth saying. Of a walk with few places
    `ghosts` are all of them: it is placed by the same step, and began with the answer `since`.
    """

    walk: int
    seat: int
    clashes: tuple[Clash, ...]
    ghosts: tuple[Ghost, ...] = ()
    left: tuple[Ghost, ...] = ()
    since: int = -1


class Left(Cited, frozen=True, tag="left", kw_only=True):
    """The places that are left of a walk."""

    walk: int
    seat: int
    ghosts: tuple[Ghost, ...]


class Follows(Cited, frozen=True, tag="follows", kw_only=True):
    """Facts that follow; `given` are those that it takes.

    With a `seat` in each place that is left of a walk. Where there is something that `would`
    follow, were it otherwise, that cannot be.
    """

    facts: tuple[Any, ...]
    given: tuple[Any, ...] = ()
    would: tuple[Any, ...] = ()
    walk: int = -1
    seat: int = -1
    ghosts: tuple[Ghost, ...] = ()


AnyStep = Placed | Excluded | Left | Follows


class Argument(msgspec.Struct, frozen=True):
    """From what was said to the fact; the last step says it."""

    fact: Any
    steps: tuple[AnyStep, ...]
