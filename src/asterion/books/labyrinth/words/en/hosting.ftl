# Why a player's request for the clock (L103) is refused where days were agreed for each move.
labyrinth-refusal-call-in-days = nobody can call for the clock at a table with days per move
