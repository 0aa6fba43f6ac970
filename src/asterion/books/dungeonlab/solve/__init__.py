"""Searches: what can be known of a plan, and whether it can be won."""
