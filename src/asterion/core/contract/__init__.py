"""What a rule book says of itself, and the types that it is said in."""
