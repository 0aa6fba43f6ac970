"""How far each player of a finished game was from what they needed, by the shortest real way."""
