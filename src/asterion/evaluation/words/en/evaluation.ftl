# A table of scores, and what is wrong with a report

evaluation-player = player
evaluation-soundness = soundness
evaluation-completeness = completeness
evaluation-truth = true
evaluation-won = won
# per question
evaluation-claims = claims
# answers that were not a move, or not an allowed one
evaluation-refused = refused
# $name (text): a player; $game (number), from 0
evaluation-other-game = { $name }, game { NUMBER($game, useGrouping: 0) }: replaying it gives a different game
evaluation-games-missing = { $name }: the number of games does not match the task
evaluation-other-scores = { $name }: the scores are not those of the games
