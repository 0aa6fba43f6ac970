# How and why a game is over.

# $name (text): the winner's name
dungeonlab-ending-treasure = { $name } left the dungeon with the treasure
# $reason (phrase): one of those below
dungeonlab-ending-nobody-won = nobody won: { $reason }
dungeonlab-ending-no-landing = no landing is left
dungeonlab-ending-nobody-left = nobody is left
# $rounds (number): as many as were agreed on
dungeonlab-ending-rounds = { $rounds } rounds have been played
