"""What happened in a run, line by line, for a person to read and to compare with another run."""

from hashlib import blake2b


class Trace:
    """Times, who and what; never anything that differs from one machine to the next."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failures: list[str] = []

    def say(self, now: float, who: str, what: str) -> None:
        self.lines.append(f"{now - 1000.0:9.4f} {who:12} {what}")

    def fail(self, now: float, what: str) -> None:
        """Something that was promised does not hold."""
        self.failures.append(what)
        self.say(now, "FAILED", what)

    @property
    def digest(self) -> str:
        return blake2b("\n".join(self.lines).encode(), digest_size=12).hexdigest()
