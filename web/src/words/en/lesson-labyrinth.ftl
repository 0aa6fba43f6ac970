# The lesson of a book: what its steps say. $you and $other are the names of those who sit there.

lesson-labyrinth-intro =
    Only the game master sees the labyrinth. You say what you do, and everyone hears what comes of
    it. This is the game with which the rule book begins; { $other } is played by the lesson.

lesson-labyrinth-a-secret-beginning =
    Five columns, a to e, and four rows, 1 to 4: that is all you are told. Everyone chooses a cell
    to start on, in secret. Start on e3, at the right edge.
    .title = A secret start

lesson-labyrinth-one-step =
    You are on land, as the master has just told everyone. It is your turn: a move is one
    movement. Go up.
    .title = One step
    .after =
        Land: so you really are one cell farther up, on e2, and there is no wall between. Draw it.
        { $other } blew a wall away, stepped into a river, and was carried to a delta. You do not
        know where; but you have heard it all.

lesson-labyrinth-an-action-before-the-movement =
    Actions may come before and after the movement. A bullet flies until it meets a wall or a
    player. Guess that { $other } is somewhere to your left: shoot left, then go up.
    .title = An action before the movement
    .after =
        A scream: somebody was hit! And you fell into a pit, and lie in the next one of its loop,
        wherever that is. A new fragment of your map begins here. { $other } is wounded, and may
        go on from a cell of their choice, which only the master sees.

lesson-labyrinth-a-question =
    You may ask what you carry before your move, and again right after it. It costs nothing, but
    the others hear the answer, too.
    .title = A question
    .after = { $other } asked for another cell and walked into a hospital, and is healthy again.

lesson-labyrinth-a-wall = Where are you? Feel your way: go right.
    .title = A wall
    .after =
        You hit a wall, so you are where you were, and one wall richer on your map. { $other } has
        found a treasure: now it is time to find out where they are. But only one treasure is the
        true one, and you learn which only outside.

lesson-labyrinth-a-grenade =
    A grenade destroys an inner wall but not the outer one, and nobody tells you which it was. Blow
    the right wall, and go right.
    .title = A grenade
    .after =
        The wall is still there: it is the outer wall, at the right edge! So you are in column e, in
        a pit: your fragment belongs at the right edge of the plan, and which row it is in you have
        yet to find out.

lesson-labyrinth-end =
    From here on it is a game: a bot plays for { $other }. Find the true treasure and carry it out
    through an exit, or stop the player who carries it.

    When the game is over, the replay shows you the plan and how accurate your map was.
