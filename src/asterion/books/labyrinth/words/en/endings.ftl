### How a game ended, in one clause.

# $who (text): the winner's name
labyrinth-ending-treasure = { $who } brought out the true treasure
labyrinth-ending-survivor = { $who } is the last survivor
labyrinth-ending-lost-treasure = a draw: the true treasure is lost for ever
labyrinth-ending-nobody-left = a draw: nobody is left
labyrinth-ending-skipped = a draw: everybody skipped
labyrinth-ending-nstop = a draw: too many rounds without change
labyrinth-ending-survivor-failed = a draw: the last survivor did not bring out the treasure
