"""The plan of a labyrinth: model, reading, writing, and what is wrong with one."""

from asterion.books.labyrinth.plan.drawing import read_plan, write_plan
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.plan.problems import problems

__all__ = ["Plan", "problems", "read_plan", "write_plan"]
