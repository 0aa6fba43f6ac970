# The rules of Dooom by their numbers, as the options of a table have them.

dooom-book = Collect enough treasure in a dungeon you see only a little of, then find an exit.
dooom-book-labyrinth = The same treasure hunt under another title, through a labyrinth.

dooom-heading-map = The map
dooom-heading-turn = The turn
dooom-heading-end = Winning and losing

dooom-rule-O1 = Square tiles: floor, wall or exit, in any rectangle. Off the map counts as wall, so nobody learns where the edge is.
dooom-rule-O2 = A floor tile holds at most one thing: treasure, a health potion, a sword, armour or a lantern. Exits hold nothing.
dooom-rule-O3 = There is at least one exit, and at least as much treasure as the target, both within reach.
dooom-rule-O4 = The target is announced at the start. It differs from map to map and may be 0.

# $points (number): hit points at the start
dooom-rule-O5 = A player starts with { $points } hit points and nothing else, on a random free tile from which an exit and the target can be reached. What lies there is not picked up automatically. Nobody else can join once the map is full.

# $points (number): action points per turn
dooom-rule-O6 = A turn has { $points } action points; what is not spent is lost. Turns go in the order of joining, and the dead are skipped.

# $plain, $lit (numbers): squares in sight without and with a lantern
dooom-rule-O7 = Looking is free at any time: { $plain } squares, { $lit } with a lantern. Walls never block sight.
dooom-rule-O8 = A step north, east, south or west costs 1 point. Not into a wall, not onto a living player; such a step is refused and costs nothing.
dooom-rule-O9 = Picking up what lies on your tile costs 1 point. Nothing can be put down again.
dooom-rule-O10 = One sword, one armour, one lantern at most; treasure and potions without limit. A second one is refused, costs nothing and stays.
dooom-rule-O11 = A health potion adds 1 hit point, without any cap, and spends all points left.

# $chance (number): attacks in a hundred that hit
dooom-rule-O12 = An attack spends all points left, at least 1, on a player on an adjacent square, not a diagonal one; { $chance } of 100 hit. Where nobody is, it is refused and costs nothing.
dooom-rule-O13 = A hit costs 1 hit point, 1 more with a sword, 1 less against armour, never less than 0.

# $none, $one, $two, $three (numbers): action points with this many of them
dooom-rule-O14 = Each of sword, armour and lantern takes 1 point off every later turn, down to 1: { $none }, { $one }, { $two } or { $three }.
dooom-rule-O15 = A turn ends when no point is left, when its player says so, or when its time is up.
dooom-rule-O16 = A player who moves onto an exit holding at least the target wins at once. Starting on one does not win; stepping onto it does.
dooom-rule-O17 = At 0 hit points a player dies. Sword, armour and lantern are destroyed, and the treasure is dropped as one pile.
dooom-rule-O18 = The pile adds to treasure lying there and destroys anything else. Without treasure nothing happens to the tile.
dooom-rule-O19 = Picking up a pile takes all of it for 1 point. A treasure of the map is worth 1.
dooom-rule-O20 = On an exit the pile falls on the nearest tile that is not an exit, so that exits stay empty.

# $disconnect (death or skip): what leaving the table is
dooom-rule-O21 =
    { $disconnect ->
        [death] A player who leaves the table before the end dies; if it was their turn, the next player's turn begins.
       *[skip] A player who leaves the table keeps their place; their turns are skipped until they are back.
    }

# $hearing (everyone or dead): who hears the dead
# $rounds (number): the limit; 0 is none
dooom-rule-O22 =
    The dead may look and talk, nothing else. { $hearing ->
        [dead] Only the dead hear the dead. The last one alive has not won yet;
       *[everyone] The last one alive has not won yet;
    } when all are dead, nobody wins. { $rounds ->
        [0] There is no limit on rounds.
       *[other] After { $rounds } rounds the game ends without a winner.
    }
dooom-rule-O23 = A lantern does not make its bearer easier to see.

# $late (true or false): whether players may join a game that has begun
# $players (number): how many the first turn waits for
dooom-rule-O24 =
    { $late ->
        [true] Players may join until the game is over, at the end of the turn order.
       *[false] Nobody can join once the first turn has begun.
    } { $players ->
        [1] A player who has died cannot join that game again.
       *[other] A player who has died cannot join that game again. The first turn waits for { $players } players.
    }
