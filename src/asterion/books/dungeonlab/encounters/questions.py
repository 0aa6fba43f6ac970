"""The political questions: many, harmless, and deaf to who asks them.

D31, D58  The right answer goes by the sign of the prison or cop alone, never by the question.
"""

from typing import Final

POLITICAL: Final = (
    "Do you support the current regime?",
    "Is the price of bullets a matter for the state?",
    "Should green eyes be registered?",
    "Was the last election held in this cell?",
    "Are monoliths the backbone of the nation?",
    "Do walls make good neighbours?",
    "Is it every citizen's duty to be pierced now and then?",
    "Should the treasure be divided equally?",
    "Is the minister of pits a man of depth?",
    "Ought lakes to be drained for the common good?",
    "Does the river flow in the right direction?",
    "Is one level enough for decent people?",
    "Should orcs be allowed to vote?",
    "Is barbed wire a kind of hospitality?",
    "Do you read the official map before you fall asleep?",
    "Would you inform on a cow?",
    "Is the exit a subversive idea?",
    "Should lavatory pans be nationalised?",
    "Are the lights kept on at the people's expense?",
    "Has the five-level plan been fulfilled?",
    "Is silence a form of agreement?",
    "Do you approve of the way you were arrested?",
    "Should strangling rabbits be taxed?",
    "Is the management center managed well?",
    "Are exotes citizens like all others?",
    "Would you lend your boat to the fleet?",
    "Is history moving south?",
    "Did our leader invent the grenade?",
    "Should questions be abolished?",
    "Is this a political question?",
    "Are you now, or have you ever been, on another level?",
    "Is it right that hospitals heal everyone?",
    "Must ontifutlai carry papers?",
    "Does the dungeon need a strong hand?",
    "Should the dead wait longer than five turns?",
    "Is your walking stick declared?",
)
