"""From what was said to what is certain, in steps that a person follows."""
