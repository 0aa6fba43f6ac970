"""What is written down: a game on disk, replayed and shown."""
