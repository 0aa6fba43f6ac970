"""A player gives the game up, because no answer of theirs was a move."""


class Forfeit(Exception):
    """Its text says why. Nobody says a move in the place of this player."""
