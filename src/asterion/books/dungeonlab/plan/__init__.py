"""The plan of a dungeon: model, reading, writing, and what is wrong with one."""

from asterion.books.dungeonlab.plan.drawing import read_plan
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.problems import problems
from asterion.books.dungeonlab.plan.writing import write_plan

__all__ = ["Plan", "problems", "read_plan", "write_plan"]
