"""Bots of DungeonLab."""
