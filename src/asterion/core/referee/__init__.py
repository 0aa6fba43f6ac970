"""What plays a game by any book: the table, what each viewer has heard, clocks, the vote."""
