"""Dailies of DungeonLab: a landing, a fall into a pit, and where that has led."""
