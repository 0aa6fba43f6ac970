"""What can be asked of a table about its seats, and of which kinds of tables: for `seats`."""

from typing import NamedTuple

HOST, MASTER, FOREIGN, NONE = "host", "master", "foreign", "none"
CELLS = ("abcd1", "abcd3", "abcd5")
"""Where the seats start: a column for each time that all choose, and the seat's row."""


class Request(NamedTuple):
    """One request. Tokens have names, in the order in which they were handed out; of `agree`,
    `claim` is the name of the claimant's."""

    verb: str
    by: str = NONE
    seat: int | None = None
    claim: str = ""
    yes: bool = True


class Setting(NamedTuple):
    """A kind of table, and whether its game has begun when the drill begins."""

    players: int
    host_plays: bool = True
    accounts: int = 0  # the host's and those of the next players
    master: bool = False  # a person is the master, who sees every start cell
    begun: bool = True
    absent: str = "wait"

    def told(self) -> str:
        who = "a host who plays" if self.host_plays else "a host who does not play"
        more = [f"{self.accounts} accounts"] * bool(self.accounts)
        more += ["a person as master"] * self.master + ["not begun"] * (not self.begun)
        more += ["bots for the absent"] * (self.absent == "bot")
        return ", ".join([f"{self.players} players", who, *more])
