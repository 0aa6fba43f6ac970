"""Bots against bots, many games: who plays whom, on which plans, and what came of it.

Everything follows from the contest and the games that are kept, so an arena that was stopped goes
on where it was, and nothing is lost or counted twice.
"""

from asterion.arena import words as words
