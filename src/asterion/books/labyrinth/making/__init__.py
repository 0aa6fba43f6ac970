"""How `generate` makes a plan: a draft, and what is put on it step by step."""
