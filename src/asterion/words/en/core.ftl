# What the referee says itself, whatever the book.

# $text (text): the master's ruling, as it was said
core-ruled = The master rules: { $text }
