# Puzzles: what is certain?

# $columns, $rows (numbers): the size of the labyrinth; $about: what may be met with
puzzle-agreed = { $columns } × { $rows }, { $about ->
        [pit] with pits, but no river. If you walk into a pit, you fall into the next one of its loop
        [river] with rivers, but no pit. A river carries you one cell on when you walk into it, or hit a wall in it
        [exit] no river, no pit. From outside you come back the way you went
        [treasure] no river, no pit. If you find a treasure, you take it along
        [shot] no river, no pit. A bullet flies on until it meets a wall, a hospital, a weaponry or a player; a player who is hit screams, except in a hospital
       *[other] no river, no pit
    }. Every cell can be reached, and there is at least one hospital, one weaponry and one land cell.
# $name (text): who you are; $question (phrase)
puzzle-question = You are { $name }. { $question }
# $cell, $beside (text): cells
puzzle-open-side = One side of { $cell } is certainly open: which?
puzzle-safe-move = One more way from your cell, which you have not walked yet, is certainly open: which?
# $kind (phrase): a hospital, a weaponry
puzzle-which-cell = Which cell is certainly { $kind }?
# $who, $whoIs: the other player
puzzle-where-is = Where is { $who } now?
puzzle-where-treasure = Where is the treasure now that { $who } found?
puzzle-which-exit = From which cell can one certainly walk out?
puzzle-which-pit = Which cell is certainly a pit?
puzzle-which-river = Which cell is certainly a river?
puzzle-cell = { $cell }
