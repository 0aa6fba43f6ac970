"""Where it is thought about what follows from what a chair was told: processes of their own."""

from asterion.server.study.puzzles import Dailies as Dailies
from asterion.server.study.puzzles import Puzzles as Puzzles
from asterion.server.study.puzzles import number_at as number_at
from asterion.server.study.question import Answer as Answer
from asterion.server.study.question import Because as Because
from asterion.server.study.question import Chair as Chair
from asterion.server.study.question import Explained as Explained
from asterion.server.study.question import Known as Known
from asterion.server.study.question import NoAnswer as NoAnswer
from asterion.server.study.question import Open as Open
from asterion.server.study.question import Question as Question
from asterion.server.study.reviews import Reviews as Reviews
from asterion.server.study.reviews import ReviewState as ReviewState
from asterion.server.study.study import Study as Study
