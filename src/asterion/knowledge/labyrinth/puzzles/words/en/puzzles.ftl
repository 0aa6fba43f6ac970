# Puzzles: what is certain?

# $columns, $rows (numbers): the size of the labyrinth
puzzle-agreed = { $columns } × { $rows }, no river, no pit. Every cell can be reached, and there is at least one hospital, one weaponry and one land cell.
# $name (text): who you are; $question (phrase)
puzzle-question = You are { $name }. { $question }
# $cell, $beside (text): cells
puzzle-open-side = One side of { $cell } is certainly open: which?
puzzle-safe-move = One more way from your cell, which you have not walked yet, is certainly open: which?
# $kind (phrase): a hospital, a weaponry
puzzle-which-cell = Which cell is certainly { $kind }?
# $who, $whoIs: the other player
puzzle-where-is = Where is { $who } now?
puzzle-cell = { $cell }
