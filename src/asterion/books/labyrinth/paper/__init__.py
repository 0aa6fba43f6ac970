"""Labyrinth on paper: what an answer lets a player draw, and plans as pictures to draw on."""

from asterion.books.labyrinth.paper.drawing import draw
from asterion.books.labyrinth.paper.highlights import highlights
from asterion.books.labyrinth.paper.picture import picture, place
from asterion.books.labyrinth.paper.strokes import sheet, sheet_of, spot_of, strokes
from asterion.core.contract.paper import Paper
from asterion.core.contract.picture import Drawn

__all__ = ["PAPER", "draw", "picture", "sheet_of", "spot_of", "strokes"]

PAPER = Paper(sheet, strokes, Drawn(picture, draw, place), highlights)
