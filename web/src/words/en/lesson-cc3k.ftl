# The lesson of a book: what its steps say. $you and $other are the names of those who sit there.

lesson-cc3k-intro =
    Five floors of chambers, and stairs that lead down. You see the whole floor, but not what a
    potion does, nor whether an enemy will hit. This floor is a small one.

lesson-cc3k-who-you-are =
    Choose a race. They differ in health, attack and defence, and each has a gift: a vampire heals
    with every hit, a troll heals over time, a goblin robs the slain, a drow gets more out of
    potions, and a shade scores half as much again.
    .title = Who you are
    .after = The game calls you PC, the player character: the figure in the left chamber.

lesson-cc3k-walk =
    There are eight directions, in two letters each: no, so, ea, we, ne, nw, se, sw. After each of
    your steps every enemy on the floor makes one. Go east.
    .title = Walk
    .after = “Sees an unknown potion”: there is one beside you, and nobody knows which kind it is.

lesson-cc3k-drink =
    You drink a potion from the tile beside it: u, and the direction. Once you have tried a kind,
    you know it for the rest of the game.
    .title = Drink
    .after = BA boosts your attack for as long as you are on this floor. Other kinds do harm.

lesson-cc3k-gold = You take gold by stepping onto it. Some lies a few steps to the east.
    .title = Gold

lesson-cc3k-fight =
    Go east through the door and the passage, where no enemy can follow you, into the middle of
    the little chamber. There the halfling is beside you, wherever it stands. Attack it: a, and
    the direction. Half of the blows aimed at a halfling miss.
    .title = Fight
    .after = In the same turn it struck at you, and may have missed. HP is your health.

lesson-cc3k-down-the-stairs =
    Slip by, or fight on: the stairs are in the south-east corner, one step from the middle of the
    chamber.
    .title = Down the stairs

lesson-cc3k-end =
    Five floors like this, each furnished differently, and the last stairs lead out. Your score is
    your gold. In a real game the floors are larger, and some have dragons. Play on here if you like.
