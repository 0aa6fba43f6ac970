# Why a player's request for the clock (L103) is refused where days were agreed for each move.
labyrinth-refusal-call-in-days = nobody is called to a minute at a table with days for each move
