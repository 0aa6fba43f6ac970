"""The time that one seat has left: for its move, for its game, and of a limit that was set."""


class Hand:
    """The time of one seat; None where there is no such limit."""

    __slots__ = ("game", "limit", "move", "out", "rests")

    def __init__(self, move: float | None, game: float | None) -> None:
        self.move = move
        self.game = game
        self.limit: float | None = None
        self.out = False  # the game time ran out once
        self.rests = 0.0  # served time until which none of it runs: a holiday

    def left(self) -> float | None:
        limits = [time for time in (self.move, self.game, self.limit) if time is not None]
        return min(limits) if limits else None

    def give(self, seconds: float) -> None:
        if self.move is not None:
            self.move += seconds
        if self.limit is not None:
            self.limit += seconds
        if self.game is not None:
            self.game += seconds

    def run(self, seconds: float) -> None:
        if self.move is not None:
            self.move = max(0.0, self.move - seconds)
        if self.limit is not None:
            self.limit = max(0.0, self.limit - seconds)
        if self.game is not None:
            self.game = max(0.0, self.game - seconds)
            self.out = self.out or not self.game
