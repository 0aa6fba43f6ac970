"""What a client was told, so that it is blamed for what it could know and for nothing else."""

from collections.abc import Sequence
from typing import Final

from asterion.server.wire import words

Place = tuple[int, int]
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
THINGS: Final = "GHSAL"
KIT: Final = "SAL"
WALL: Final = "can't move into a wall"
PLAYER: Final = "can't move into another player"
NOTHING: Final = "nothing to pick up"
SECOND: Final = "already have item"
NOBODY: Final = "nobody to attack"


class Witness:
    """One client's map from where it began, drawn from the answers to its own lines."""

    def __init__(self) -> None:
        self._tiles: dict[Place, str] = {}
        self._players: set[Place] = set()
        self._at: Place = (0, 0)
        self._kit = ""
        self._is_fresh = False  # nothing that moves has changed since it looked
        self._refused: set[tuple[str, str]] = set()  # what was refused since something changed
        self.is_dead = False
        self.spent = 0
        """Points in its last turn, as far as it did anything."""
        self.ended_by = ""
        """The line that ended its last turn."""

    # ---- what it is told

    def hear(self, line: str) -> None:
        """A line that nobody asked for."""
        if line in ("CHANGE", "STARTTURN"):
            self._is_fresh = False
            self._refused.clear()
        if line == "STARTTURN":
            self.spent = 0
        if line.startswith("MESSAGE "):
            self.ended_by = ""  # what follows may be a misunderstood shout
        if line == "LOSE":
            self.is_dead = True

    def see(self, rows: Sequence[str]) -> None:
        """The answer to LOOK; the middle may be the client itself."""
        middle = len(rows) // 2
        self._players = set()
        for down, row in enumerate(rows):
            for right, tile in enumerate(row):
                place = self._at[0] + right - middle, self._at[1] + down - middle
                if tile == "P" and place != self._at:
                    self._players.add(place)
                elif tile not in "PX":
                    self._tiles[place] = tile
        self._is_fresh = True

    def succeed(self, line: str) -> None:
        """Its line was carried out."""
        word, _, way = line.upper().partition(" ")
        if word in ("MOVE", "PICKUP", "ATTACK"):
            self.spent += 1
            self._refused.clear()
        if word == "MOVE":
            self._at = self._beside(way)
        elif word == "PICKUP":
            thing = self._tiles.get(self._at, "")
            if thing in KIT and thing not in self._kit:
                self._kit += thing
            self._tiles[self._at] = "."

    @property
    def load(self) -> int:
        """O14  Things that it carries and was shown."""
        return len(self._kit)

    # ---- what it could know

    def could_know(self, line: str, reason: str) -> bool:
        """Whether it was shown, or told before, that this line is refused for this reason."""
        if (line, reason) in self._refused:
            return True
        self._refused.add((line, reason))
        way = line.upper().partition(" ")[2]
        if reason == WALL:
            place = self._beside(way)
            known = self._tiles.get(place) == "#"
            self._tiles[place] = "#"
            return known
        if reason == NOTHING:
            tile = self._tiles.get(self._at, "")
            return tile == "E" or (self._is_fresh and tile == ".")
        if reason == SECOND:
            return self._is_fresh and self._tiles.get(self._at, "X") in self._kit
        if reason == PLAYER:
            return self._is_fresh and self._beside(way) in self._players
        if reason == NOBODY:
            place = self._beside(way)
            seen = self._is_fresh and place in self._tiles and place not in self._players
            return self._tiles.get(place) == "#" or seen
        return reason not in (words.NAME_TAKEN, words.MISSED)

    def _beside(self, way: str) -> Place:
        right, down = STEPS[way[:1]]
        return self._at[0] + right, self._at[1] + down
