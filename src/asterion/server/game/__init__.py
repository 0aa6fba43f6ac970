"""The game of a table: its document, how it is opened, its entries, and what each viewer hears.

Nothing here knows a window, another table or what time it is.
"""
