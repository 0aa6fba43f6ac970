"""Labyrinth's commands from words and back to words."""
