"""How many political questions there are: harmless, and deaf to who asks them.

D31, D58  The right answer goes by the sign of the prison or cop alone, never by the question. The
questions are the messages `dungeonlab-question-0` and so on.
"""

from typing import Final

QUESTIONS: Final = 36
