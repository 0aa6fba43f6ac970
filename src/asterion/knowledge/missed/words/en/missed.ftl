# Learning from what one missed: a moment of a finished game, and its question

# Which outer side one could be sure to walk out by
missed-way-out = There was a way out that you could be sure of. Which side?
# $name (text): another player
missed-rival = It was certain where { $name } was. Which cell?
missed-place = You were lost, and could know where you were. Which cell?
missed-failed = Your next move hit a wall, and that could be known. Which side of your cell was closed?
# $thing (phrase): what was taken; $cell (phrase): from where
missed-taken = { $thing } was taken from { $cell }, and it was certain who did it. Who?
# $thing (phrase): what somebody had
missed-carries = It was certain who carried { $thing }. Who?
# How a mark was judged. $fact (phrase): what was certain
missed-right = Right: { $fact }.
missed-known = That is true, and you had been told so. What took some thought: { $fact }.
missed-wrong = That was not certain. This was: { $fact }.
