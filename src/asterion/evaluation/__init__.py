"""What a player knows, measured: what they claim beside what was provable and what is true.

docs/research/evaluation.md says how it is scored. Nothing here is loaded by a game.
"""
