"""The map of a Dooom: model, reading, writing, and what is wrong with one."""

from asterion.books.dooom.plan.model import Plan, problems, read_plan, write_plan

__all__ = ["Plan", "problems", "read_plan", "write_plan"]
