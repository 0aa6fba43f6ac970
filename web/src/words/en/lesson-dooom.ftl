# The lesson of a book: what its steps say. $you and $other are the names of those who sit there.

lesson-dungeon-of-dooom-intro =
    Collect enough treasure, then step onto an exit. You see only a little of the dungeon at a
    time. This cellar is small, and you are alone in it.

lesson-dungeon-of-dooom-what-you-see =
    You are the figure on the board. Two squares each way are in sight; everything beyond is dark.
    East of you lies a lantern.

    Take a step east: press the button here or beside the board, press the arrow key, or type the
    words.
    .title = What you see
    .after = What you have seen stays on the map, hatched, when it is out of sight.

lesson-dungeon-of-dooom-pick-up =
    One more step, and you are on the lantern. Nothing is picked up automatically: pick it up.
    .title = Pick up
    .after = With a lantern you see three squares far.

lesson-dungeon-of-dooom-action-points =
    Each step and each item picked up costs one of the six action points of a turn; the number left
    is shown below the board. Points you do not spend are lost. End your turn: you are alone, so
    it is yours again at once.
    .title = Action points
    .after =
        Five points now, not six: sword, armour and lantern cost one each. The more you carry, the
        less you can do.

lesson-dungeon-of-dooom-treasure =
    One treasure is enough on this map; the target is shown below the board. Go east, north, north,
    east, east, and pick it up. When your points are spent, your next turn begins automatically.
    .title = Treasure

lesson-dungeon-of-dooom-a-potion =
    Go east, south and south, onto the potion, and pick it up: it is drunk at once. It gives a hit
    point, and takes all the action points that you have left.
    .title = A potion
    .after = Four hit points: more than you came with. At zero you die.

lesson-dungeon-of-dooom-the-way-out =
    You carry enough. The arch in the east is the exit: two steps, and you have won.
    .title = The way out

lesson-dungeon-of-dooom-end =
    You are out with the treasure: that is the whole game. With others in the dark it becomes a
    different one: a player beside you can attack you, and the dead drop their treasure. The
    lesson of Labyrinth of Dooom shows how.

lesson-labyrinth-of-dooom-intro =
    The same hunt as in Dungeon of Dooom, and this time somebody else is in the dark: { $other },
    who is played by the lesson. Here everyone has two hit points, and every blow hits; in a real
    game everyone has three, and one blow in four misses.

lesson-labyrinth-of-dooom-a-sword =
    Two squares to the east lies a sword. Go there, and pick it up. Each step, and picking up,
    costs one of your six action points.
    .title = A sword
    .after = With it you hit for two. It takes an action point off each later turn.

lesson-labyrinth-of-dooom-end-your-turn =
    The others move when your turn is over: when your points are spent, or when you end it. You
    hear whose turn it is, and nothing else, unless somebody comes into sight. Stay here, and end
    your turn.
    .title = End your turn
    .after =
        { $other } came out of the dark in the east and struck you: one hit point is left. Now you
        see { $other } on the board, beside you.

lesson-labyrinth-of-dooom-say-something =
    Everyone hears what you say, wherever they are. It costs nothing, and it need not be true.
    .title = Say something

lesson-labyrinth-of-dooom-strike-back =
    You attack a square beside you, and that takes all the action points you have left: so you
    have one blow per turn, and it is better to walk first. { $other } is in the east.
    .title = Strike back
    .after = { $other } is dead. The dead drop their treasure; everything else they carried is gone.

lesson-labyrinth-of-dooom-what-the-dead-leave =
    It lies where { $other } stood. Step there, and pick it up.
    .title = What the dead leave
    .after = That is one of the two treasures you need here.

lesson-labyrinth-of-dooom-enough-and-out =
    Go east to the end, south, south, then west: there lies the second one. Pick it up; the exit
    is one step farther west.
    .title = Enough, and out

lesson-labyrinth-of-dooom-end =
    The first player at an exit with enough treasure wins; nobody has to be struck down for it.
    Now try a larger map, with more players.
