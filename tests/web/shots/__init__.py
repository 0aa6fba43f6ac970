"""Pictures of every page and state, for eyes: `./dev shots` makes them, `states` lists them."""
