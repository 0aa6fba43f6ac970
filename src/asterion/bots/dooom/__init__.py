"""Bots for both books of Dooom."""
