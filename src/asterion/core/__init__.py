"""What every rule book shares; it knows no book, clock, file, socket or language."""
