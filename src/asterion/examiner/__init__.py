"""Where somebody else's program is wrong: the rules of a book follow what it shows.

Nothing else of Asterion knows this package; its verbs are in `commands`.
"""

from asterion.examiner import words as words
