"""The floors of a CC3k: model, reading, writing, and what is wrong with one."""

from asterion.books.cc3k.plan.model import Plan, problems, read_plan, write_plan

__all__ = ["Plan", "problems", "read_plan", "write_plan"]
