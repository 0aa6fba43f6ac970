"""Play at the keyboard: one machine, any number of people and bots, every book on the shelf."""
