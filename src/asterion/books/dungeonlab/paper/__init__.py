"""DungeonLab on paper: what news let a player draw, and plans as pictures to draw on."""

from asterion.books.dungeonlab.paper.drawing import draw
from asterion.books.dungeonlab.paper.highlights import highlights
from asterion.books.dungeonlab.paper.picture import picture
from asterion.books.dungeonlab.paper.strokes import sheet, strokes
from asterion.core.contract.paper import Paper
from asterion.core.contract.picture import Drawn

__all__ = ["PAPER", "draw", "picture", "strokes"]

PAPER = Paper(sheet, strokes, Drawn(picture, draw), highlights)
