"""Puzzles of Labyrinth: “what is certain?”, each with one answer and its proof."""

from pathlib import Path

from asterion.knowledge.labyrinth.puzzles.making import puzzle_from as puzzle_from
from asterion.knowledge.labyrinth.puzzles.making import puzzle_number as puzzle_number
from asterion.knowledge.labyrinth.puzzles.making import puzzles_of as puzzles_of
from asterion.knowledge.labyrinth.puzzles.puzzle import Puzzle as Puzzle
from asterion.knowledge.labyrinth.puzzles.writing import said_of as said_of
from asterion.words import bring_words

bring_words(Path(__file__).with_name("words"))
