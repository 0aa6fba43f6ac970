"""Players who answer in free text, language models for instance, measured fairly.

A move is read or it is not; what cannot be read is never guessed, and nobody moves for a player.
docs/research/language-models.md has the rules.
"""
