"""The games as environments for learners: Gymnasium, PettingZoo, OpenSpiel.

Importing this makes them known to Gymnasium:

    import asterion.envs
    env = gymnasium.make("asterion/CC3k-v0")

They are made from what a book says of itself (`Book.learning`), so every book that has that has
them all. numpy and the rest are needed here alone: `pip install asterion[envs]`.
"""

from asterion.envs.registration import register_all

register_all()
