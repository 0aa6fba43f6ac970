# The lesson of a book: what its steps say. $you and $other are the names of those who sit there.

lesson-dungeonlab-intro =
    A dungeon of lights, green eyes and pits, in which you land by parachute. Carry the treasure
    out. Your map is drawn for you as far as you know it. This one has three by three cells.

lesson-dungeonlab-land =
    You choose where: column, row and level, each counted from 1, rows from the north. Land in the
    south-west corner: column 1, row 3, level 1.
    .title = Land
    .after =
        You have bullets, grenades, blasters and some money. Before each turn you are told what
        you see next door, unless a wall is in between: lights are a house.

lesson-dungeonlab-lights =
    There are lights in the east, and most houses are worth a visit. Go and see.
    .title = Lights
    .after =
        A store. And something next door pierces you: green eyes in the north. Thirty pierces
        kill; below the map you see your damage.

lesson-dungeonlab-buy =
    A store sells ammunition, boats and walking sticks. Buying takes a turn, as a step does.
    .title = Buy

lesson-dungeonlab-green-eyes =
    Green eyes belong to a beast or worse, and fifteen bullets are enough for nearly all of
    them. They fly into the next cell in that direction.
    .title = Green eyes
    .after = The green eyes are gone: it was an orc, which pierces from next door.

lesson-dungeonlab-a-wall =
    Go east, then north. Then try west: you cannot see a wall. You find it by walking into it, or
    by shooting at it.
    .title = A wall
    .after =
        Barbed wire; one blaster opens it for two turns. A simple wall takes a grenade, a
        monolith takes nothing.

lesson-dungeonlab-the-treasure = It lies one cell to the north, and the first player to get there takes it.
    .title = The treasure
    .after = From now on everybody would be after you.

lesson-dungeonlab-out =
    The exit is somewhere in the outer wall, and opens only for a player who carries the treasure,
    so you would try one wall after another. Here it is in the south-east corner: go south, south
    again, then east.
    .title = Out

lesson-dungeonlab-end =
    That was a dungeon in a single landing. Larger ones have pits and rivers that carry you away,
    beasts and blades, and people who ask questions.
