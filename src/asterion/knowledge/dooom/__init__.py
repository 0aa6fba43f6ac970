"""Deduction for both books of Dooom: what was seen, and where the others can be by now."""
