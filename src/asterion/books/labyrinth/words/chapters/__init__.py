"""The chapters of Labyrinth's rules page, one function a chapter."""
