"""Our clients at a stranger's server: what was said to it, what came, and what is wrong with it."""

from asterion.core.audience import Seat
from asterion.examiner.dooom.connection import Connection, NoLine
from asterion.examiner.dooom.finding import Fault
from asterion.examiner.dooom.judging import JOINED, Deed, broken_rule
from asterion.server.wire.ear import Ear


class Client:
    """One of ours at the stranger's server."""

    def __init__(self, name: str, wire: Connection) -> None:
        self.name = name
        self.wire = wire
        self.ear: Ear
        self.goal = ""  # what it may still be told after HELLO
        self.is_doubtful = False  # a CHANGE may still be on its way

    @property
    def seat(self) -> Seat:
        return self.ear.seat


class Talk:
    """Several clients in one transcript."""

    def __init__(self) -> None:
        self.transcript: list[str] = []
        self._deed = Deed("", JOINED)

    def _line(self, client: Client, *due: str) -> str:
        try:
            line = client.wire.line()
        except NoLine as none:
            self._log(client, "<", none.instead)
            wanted = due[0] if due else ""
            rule = broken_rule(self._deed, wanted, "")
            raise self._fault(client, rule, none.instead, *due) from None
        self._log(client, "<", line)
        return line

    def _put_back(self, client: Client, *lines: str) -> None:
        client.wire.put_back(*lines)
        del self.transcript[-len(lines) :]

    def _fault(self, client: Client, rule: str, came: str, *allowed: str) -> Fault:
        return Fault(rule, client.name, self._sent(client), came, *allowed)

    def _sent(self, client: Client) -> str:
        """The command that was last said, and by whom if it was another."""
        deed = self._deed
        return deed.sent if deed.who == client.name else f"{deed.sent} ({deed.who})"

    def _log(self, client: Client, sign: str, line: str) -> None:
        self.transcript.append(f"{client.name} {sign} {line}"[:200])
