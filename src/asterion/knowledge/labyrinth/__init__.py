"""What a player of Labyrinth can know."""
