"""Who may read a seat: the model that the drill `seats` holds a server to.

A seat is read by its player: by the token that they sat down with, by one that they renewed it to,
or by their account. A host reads nothing. A claimant reads it once all the others who still play,
two at least, have said yes, and after a wait in which the seat's player was not heard of. Nobody
else ever reads it, and nobody but the host and such a claimant can take it from its player.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from drills import hold
from drills.asking import CELLS, FOREIGN, HOST, MASTER, NONE, Request, Setting

WAIT = 300.0
FEWEST = 2
MASTERS_CHAIR = -2


@dataclass
class Claim:
    """Somebody asks for a seat; `yes` are the seats that agreed."""

    token: str
    made: float
    yes: set[int] = field(default_factory=set)
    good: bool = False  # all had agreed when the wait was over


@dataclass
class Held:
    """A seat with its player; the word is written in the notebook of this one alone."""

    word: str
    token: str
    account: str = ""
    out: bool = False
    away: bool = False  # a bot plays there meanwhile
    claims: list[Claim] = field(default_factory=list)


@dataclass
class Holders:
    """A table as far as it matters who may read what."""

    setting: Setting
    places: list[Held | None]
    issued: list[str] = field(default_factory=lambda: [HOST])
    playing: bool = False
    over: bool = False
    now: float = 0.0
    sat: int = 0

    # ---- what is so

    def held(self) -> Iterator[tuple[int, Held]]:
        return ((seat, held) for seat, held in enumerate(self.places) if held is not None)

    def seat_of(self, by: str) -> int | None:
        found = (seat for seat, held in self.held() if by in (held.token, held.account) and by)
        return next(found, None)

    def is_host(self, by: str) -> bool:
        return by == HOST or (bool(self.setting.accounts) and by == "account0")

    def is_good(self, seat: int, claim: Claim) -> bool:
        """Whether the seat may be the claimant's from now on."""
        if claim.good:
            return True
        voters = {
            number
            for number, held in self.held()
            if number != seat and held.token and not held.out and not held.away
        }
        if self.setting.master:
            voters.add(MASTERS_CHAIR)
        enough = len(voters) >= FEWEST or MASTERS_CHAIR in voters
        return enough and voters <= claim.yes and self.now >= claim.made + WAIT

    def may_read(self, by: str) -> set[str]:
        """The word in the notebook and the start cell that this token or account opens."""
        if by == MASTER:
            return set(CELLS[: len(self.places)]) if self.playing else set()
        seat = self.seat_of(by)
        held = None if seat is None else self.places[seat]
        if seat is None or held is None:
            return set()
        return {held.word, CELLS[seat]} if self.playing else {held.word}

    def names(self) -> list[str]:
        """Every token that is worth trying: of the dead ones, which are all alike, the last."""
        masters = [MASTER] if self.setting.master else []
        accounts = [f"account{n}" for n in range(self.setting.accounts)]
        known = [HOST, *masters, *self._live()]
        return [*known, *self._dead()[-1:], *accounts, FOREIGN, NONE]

    def _live(self) -> list[str]:
        asked = [claim.token for _, held in self.held() for claim in held.claims]
        return [*(held.token for _, held in self.held() if held.token), *asked]

    def _dead(self) -> list[str]:
        return [name for name in self.issued if name != HOST and name not in self._live()]

    def readers(self) -> list[str]:
        """All who might read, claimants before the players who end their claims by it."""
        claimants = [claim.token for _, held in self.held() for claim in held.claims]
        accounts = [name for name in self.names() if name.startswith("account")]
        return [*claimants, *(n for n in self.issued if n not in claimants), *accounts, NONE]

    def requests(self) -> Iterator[Request]:
        """All that anybody could ask for now."""
        seats, names = range(self.setting.players), self.names()
        for by in [NONE, *(name for name in names if name.startswith("account"))]:
            yield from (Request("sit", by, seat) for seat in (None, *seats))
        for seat in seats:
            yield Request("ask", NONE, seat)
            for verb in ("renew", "leave"):  # of another's seat, it is to remove them
                yield from (Request(verb, by, seat) for by in names)
        for seat, held in self.held():
            for claim in held.claims:
                for yes in (True, False):
                    yield from (Request("agree", by, seat, claim.token, yes) for by in names)
        yield from (Request("look", by) for by in names)
        yield Request("wait")

    # ---- what happens

    def note(self, request: Request, done: bool, answer: Any) -> None:
        """What follows from a request, once the server has answered it."""
        if request.verb == "wait":
            self.now += WAIT + 1
            for seat, held in self.held():  # before bots play on for those who are away
                for claim in held.claims:
                    claim.good = self.is_good(seat, claim)
            return
        own = None if request.verb == "sit" else self.seat_of(request.by)
        for seat, held in self.held():
            if seat == own:
                held.claims = []  # its link is not lost
        match request.verb if done else "":
            case "sit":
                self._sit(request, answer["seat"])
            case "leave":
                self._leave(request, own)
            case "ask":
                self._ask(request)
            case "agree":
                self._agree(request, MASTERS_CHAIR if request.by == MASTER else own)
            case "renew":
                self._renew(request, own)

    def _sit(self, request: Request, seat: int) -> None:
        hold(not self.playing and self.places[seat] is None, "somebody sits down on a taken seat")
        account = request.by if request.by.startswith("account") else ""
        self.places[seat] = Held(f"word{self.sat}", self.issue(), account)
        self.sat += 1
        self.playing = all(self.places)

    def _leave(self, request: Request, own: int | None) -> None:
        assert request.seat is not None
        hold(own == request.seat or self.is_host(request.by), f"{request.by} empties a seat")
        held = self.places[request.seat]
        if not self.playing:
            self.places[request.seat] = None
        elif held is not None:
            held.out = True
            if own != request.seat:
                held.token, held.account, held.claims = "", "", []

    def _ask(self, request: Request) -> None:
        token = self.issue()
        for seat, held in self.held():
            if seat == request.seat:
                held.claims.append(Claim(token, self.now))

    def _agree(self, request: Request, voter: int | None) -> None:
        for seat, held in self.held():
            if seat != request.seat or voter is None or voter == seat:
                continue
            for claim in [each for each in held.claims if each.token == request.claim]:
                claim.yes.add(voter)
                if not request.yes:
                    held.claims.remove(claim)

    def _renew(self, request: Request, own: int | None) -> None:
        hold(own is not None and own == request.seat, f"{request.by} is given another's seat")
        for seat, held in self.held():
            if seat == own:
                held.token = self.issue()

    def issue(self) -> str:
        self.issued.append(f"t{len(self.issued)}")
        return self.issued[-1]

    # ---- what is seen of the server

    def look_at(self, summary: Any, codes: dict[str, str]) -> None:
        """What everybody sees: the end, the seats that bots play on, and which claims stand."""
        self.over = summary["phase"] in ("finished", "abandoned")
        for seat, held in self.held():
            place = summary["places"][seat]
            stand = [claim["code"] for claim in place["claims"]]
            held.away = place["kind"] == "bot"
            held.claims = [
                claim
                for claim in held.claims
                if codes[claim.token] in stand or self.is_good(seat, claim)
            ]

    def settle(self, read: dict[str, set[str]]) -> None:
        """Where a claim is good the seat may have changed hands: then nobody else has it."""
        for seat, held in self.held():
            for claim in held.claims:
                if self.is_good(seat, claim) and held.word in read[claim.token]:
                    held.token, held.claims = claim.token, []
                    break

    def called(self, name: str) -> str:
        """What this token or account is, whichever of its kind."""
        for _, held in self.held():
            if name == held.token:
                return "its player"
            for n, claim in enumerate(held.claims):
                if name == claim.token:
                    return f"claimant {n}"
        return name if name.startswith("account") else "nobody"

    def told(self) -> list[tuple[Any, ...]]:
        """Of each seat all of it but the names."""
        return [
            (self.playing, self.over, len(self._dead()) > 0) if held is None else
            (
                self.playing, self.over, len(self._dead()) > 0,
                bool(held.token), held.account, held.out, held.away,
                [(sorted(claim.yes), self.now >= claim.made + WAIT) for claim in held.claims],
            )
            for held in self.places
        ]  # fmt: skip
