# Why a player's request for the clock (L103) is refused where days were agreed for each move.
labyrinth-refusal-call-in-days = nobody can call for the clock at a table with days per move
# Why a master cannot end a break (L101) where the table's clock times it.
labyrinth-refusal-break-goes-on = the break is not over yet; the table's own clock says when
