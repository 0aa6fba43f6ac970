"""Work beside the moves: tasks that nobody waits for, long work in slices, answers kept, locks."""
