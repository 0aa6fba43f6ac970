"""Asterion: a computer game master for hidden-labyrinth games."""

__version__ = "0.1.0"
