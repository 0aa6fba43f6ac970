# Why a game is over.

dungeonlab-ending-no-landing = no landing is left
dungeonlab-ending-nobody-left = nobody is left
# $rounds (number): as many as were agreed on
dungeonlab-ending-rounds = { $rounds } rounds have been played
