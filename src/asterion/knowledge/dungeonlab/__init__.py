"""Deduction for DungeonLab: walls, what is in each cell, where the lost can be, what died."""
