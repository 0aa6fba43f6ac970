"""Players of Labyrinth, who play by ear as a person does."""
