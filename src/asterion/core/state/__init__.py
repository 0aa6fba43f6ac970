"""What the states of rules are made of: cells, equality by slots, words to the compiler."""
