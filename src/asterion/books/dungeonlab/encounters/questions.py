"""The political questions: harmless, and deaf to who asks them.

D31, D58  The right answer goes by the sign of the prison or cop alone, never by the question. The
questions are the messages `dungeonlab-question-0` and so on.
"""

from typing import Final

from asterion.books.dungeonlab.options import REVISED
from asterion.books.dungeonlab.rules.turn import Turn

QUESTIONS: Final = 36


def another_question(turn: Turn) -> int:
    """D31, D58  One that those who hear it have not heard before, until all have been asked.

    What others are asked unheard has no influence: it would tell that they were asked.
    """
    game = turn.game
    if game.options.revision < REVISED:
        return turn.dice.below(QUESTIONS, "question")
    heard = game.questions.setdefault(turn.player.hears, [])
    left = [question for question in range(QUESTIONS) if question not in heard]
    question = turn.dice.pick(left, "question")
    heard.append(question)
    if len(heard) == QUESTIONS:
        heard[:] = [question]
    return question
