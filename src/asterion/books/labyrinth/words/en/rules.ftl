### The rules of Labyrinth, by number, as a table's options have them: every option is a variable of the same name.

## General and set-up
labyrinth-chapter-general = Basics and set-up
labyrinth-rule-L1 =
    Two to six players and a master. { $master ->
        [human] A person is
       *[computer] The program is
    } the master.
labyrinth-rule-L2 = The master makes the plan in secret, carries out the moves and tells the results to everyone.
labyrinth-rule-L3 = A player is healthy, wounded or infected, or a corpse. Immunity comes on top and stays.
labyrinth-rule-L4 = The plan has walls and exits, a kind for each cell, and places of treasures. It is new each game; the kinds of cells never change.
labyrinth-rule-L5 = The field is made of square cells in an agreed outer shape; any shape in one piece will do. A side with no cell beyond it is an outer side, including around a hole.
labyrinth-rule-L6 = Between two neighbouring cells there is a wall or nothing. Inner walls can be destroyed.
labyrinth-rule-L7 = An outer side is an indestructible wall, a closed exit, which a grenade opens, or an open exit. There are at least two exits.
labyrinth-rule-L8 = Armory is another word for weaponry.
labyrinth-rule-L9 =
    { $common_start ->
        [true] All players start on one cell that the master chooses, without bullets and grenades.
       *[false] Each player points at a start cell in secret; the order of asking is random.
    }
# $void (list): labyrinth-void-same, ...
# $voids (text): computer, or of a person bound (by conditions) or free
labyrinth-rule-L10 =
    The master may declare the choices void without giving a reason; then everyone chooses a different cell. { $voids ->
        [bound] It was agreed that they are void if { LIST($void, type: "or") }; the master may also void others. Three times at most; then they are confirmed, whatever they are.
        [free] Three times at most.
       *[computer] Void if { LIST($void, type: "or") }, and now and then by a secret draw; three times at most.
    }
labyrinth-void-same = two players chose the same cell
labyrinth-void-treasure = a treasure lies on it
labyrinth-void-near = it is next to a treasure or at an exit
labyrinth-void-inaccessible = it is a river source
labyrinth-void-by-draw = the secret draw says so
# As L10, where no draw voids start cells. $void (list): labyrinth-void-same, ...
labyrinth-rule-L10-told = The choices are void if { LIST($void, type: "or") }, and the reason is told; then everyone chooses a different cell. Three times at most.
labyrinth-rule-L10-never = Choices are never void; the cell that a player picks is their start cell.
labyrinth-rule-L11 =
    After that all talk is open. First everyone is told which kind of cell each player is on. { $transport_on_placement ->
        [true] Rivers and pits carry players who are placed on them.
       *[false] Rivers and pits do not carry players who are placed on them.
    } Hospital, weaponry, mite and mine act at once, and what lies there is taken, except on a river source.
labyrinth-rule-L12 = The request is made in full and answered in full. The only secret is what a player chose in secret; the result of a dark move is told to nobody.
labyrinth-rule-L13 =
    { $mines ->
        [true] Everyone starts with three bullets, three grenades and a landmine.
       *[false] Everyone starts with three bullets, three grenades and no landmine.
    }
labyrinth-rule-L14 = The winner makes the next labyrinth, or hands that over.
labyrinth-rule-L15 = The shape and size of the labyrinth, timing and options are agreed by vote before the plan is made: the master has 49 of 100 votes, and the players share the rest.
labyrinth-rule-L16 = What no rule foresees the master decides in words that enter the record. Everyone can read these rules at any time.

## Moves
labyrinth-chapter-moves = Moves
labyrinth-rule-L17 =
    A move is exactly one movement and any number of actions before and after it, on every path of a conditional. It can be refused for its grammar or for what was agreed, never because of something hidden.{ $actions_without_movement ->
        [true] {" "}Actions alone are allowed too.
       *[false] {""}
    }
labyrinth-rule-L18 = You can go left, right, up or down, by the flow from a river, by the loop from a pit. Elsewhere flow and loop fail, and the turn is spent.
labyrinth-rule-L19 = Actions: shoot, throw a grenade at a wall, set a landmine, leave or throw a treasure, corpse, mine or bullet, leave a grenade, take.
labyrinth-rule-L20 = If a wall is in the way, you stay, and the turn is spent. Actions after it still happen.
labyrinth-rule-L21 = Whether a wall that was hit can be destroyed is not told.
labyrinth-rule-L22 = Then the cell acts: a pit leads to the next one, and a river carries you one cell on, even if you hit a wall in it.
labyrinth-rule-L23 = The answer names the cell and what came of it, never coordinates, never other players.
labyrinth-rule-L24 = Actions may use what you carry or, if you are healthy, what lies there: bullets on the ground can be shot or thrown.
labyrinth-rule-L25 = Before and after their move, players may ask about themselves. The answer is public.
labyrinth-rule-L26 =
    Before moving you may ask for the last move of another player. { $recall ->
        [classic] Only the last one: keep your own notes.
       *[everything] Here every earlier move may be recalled as well.
    }
labyrinth-rule-L27 = A move may have conditions on what is announced in it. If something cannot be done, the master says so instead of refusing the move.
labyrinth-rule-L28 = Bullets and grenades on the ground are used first, so your own stay with you.
labyrinth-rule-L29 =
    { $skips ->
        [true] A turn may be skipped.
       *[false] A turn may not be skipped here.
    } When all skip a full round, the game is a draw.{ $actions_without_movement ->
        [true] {" "}Actions alone are allowed too.
       *[false] {""}
    }
labyrinth-rule-L30 = A dark move is answered “done”. Everything is carried out, but nothing is told: no wall, no blast and so no order, no scream; victims are told on their turn. What ends the game is announced at once.
labyrinth-rule-L31 = A semi-dark move names what is to be told of it; the master answers each of these.
labyrinth-rule-L32 =
    { $repeats ->
        [true] Moves may be repeated at will.
       *[false] A movement that hit a wall may not be repeated unless somebody has since thrown a grenade that may have destroyed that wall; a wall known to have survived a grenade stays known. Nobody may play a third turn in a row that is publicly known to leave them in the same place.
    }

## Goal and end
labyrinth-chapter-ends = Goal and end
labyrinth-rule-L33 = Several land cells hold treasures; exactly one of them is the true one.
labyrinth-rule-L34 = The player who walks out of an exit carrying the true treasure wins at once.
labyrinth-rule-L35 = A player who arrives at a treasure is told so and may take or leave it. The wounded and infected cannot carry one.
labyrinth-rule-L36 = A fake that is carried out crumbles to ashes. Its carrier must come back on their next turn; if they fail, they are lost and out of the game.
labyrinth-rule-L37 = You may leave without a treasure, with the same duty to return by the opposite direction. What is dropped outside vanishes. A player lost outside leaves nothing behind; a player who resigns inside leaves their corpse and all items.
labyrinth-rule-L38 = The only player left when all others are dead, lost, resigned or out of time wins too; it is not as good as the treasure.
labyrinth-rule-L39 =
    { $survivor_moves ->
        [0] The last survivor has won without further moves.
       *[other] The last survivor has { NUMBER($survivor_moves, useGrouping: 0) } moves to bring out the true treasure; failing that it is a draw.
    }
labyrinth-rule-L40 =
    After { $nstop ->
        [0] as many rounds as there are cells
       *[other] { NUMBER($nstop, useGrouping: 0) } rounds
    } in which no wall was destroyed, no treasure carried out, nobody killed and nobody made immune, the game is a draw. { $claimed_count ->
        [true] The rounds are counted once a player or the master claims it, and announced aloud; the master starts after twice that time.
       *[false] The true count is secret. Anyone may ask for the public one, the rounds since the last change that everyone knows of; when it reaches the limit the master says “draw” or “play on”.
    }
labyrinth-rule-L41 = If the true treasure is thrown out of the labyrinth, or onto a cell where nobody can stop, the game is a draw at once.
labyrinth-rule-L42 = When all are dead or lost, it is a draw.

## Cells and announcements
labyrinth-chapter-cells = Cells and announcements
labyrinth-rule-L43 =
    { $words ->
        [short] Land does nothing: “went onto land”, and what was found.
       *[reference] Land does nothing: “walked onto land”, and what was found.
    }
labyrinth-rule-L44 = A hospital heals at once. Nobody in it can be wounded; there is no shooting out of it or through it.
labyrinth-rule-L45 = A corpse carried or thrown into a hospital is cremated.
labyrinth-rule-L46 =
    A weaponry restocks to three bullets and three grenades{ $weaponry_mines ->
        [true] {" "}and a landmine
       *[false] {""}
    }, unless you ask otherwise. On arrival you hear of bullets, grenades and a treasure, not of a landmine or corpse that you carry. There is no shooting from or through it, but you can be hit in it. The wounded and infected get grenades only.
labyrinth-rule-L47 = In a weaponry what you spend is replenished at once, for the next action of the same move.
labyrinth-rule-L48 = Pits form loops. Falling into one puts you in the next; hitting a wall in a pit does not. Only what lies in the pit of arrival matters. Pits do not move items.
labyrinth-rule-L49 = A river system is at least one river cell and exactly one delta. Each river cell flows to a neighbour without a wall between; rivers merge, and never split or turn in a circle.
labyrinth-rule-L50 = If you walk into a river, you are carried one cell on. A step upstream ends where it began, a step downstream two cells on, and both sound the same.
labyrinth-rule-L51 = Going with the flow takes you one cell downstream.
labyrinth-rule-L52 = If you hit a wall in a river, you are carried all the same.
labyrinth-rule-L53 = In a delta there is no flow.
labyrinth-rule-L54 = Only what lies in the cell of arrival matters. Rivers do not move items; what lies on a source is lost.
labyrinth-rule-L55 = The first one to arrive at an encephalitis cell wakes up the mite and must leave with their next move; from then on the cell is contagious. A player still there at the end of their own next turn is infected.
labyrinth-rule-L56 = The infected drop treasure, bullets, mine and corpse and keep grenades. Infection kills the wounded, and a bullet or mine kills the infected.
labyrinth-rule-L57 =
    { $healing_counts ->
        [unlimited] The time to heal is not limited.
        [all] The time to heal is { labyrinth-rule-L57-moves } moves, and every turn counts.
       *[successful] The time to heal is { labyrinth-rule-L57-moves } moves; hitting a wall and staying does not count.
    }
labyrinth-rule-L57-moves =
    { $moves_to_heal ->
        [0] half as many as there are cells
       *[other] { NUMBER($moves_to_heal, useGrouping: 0) }
    }
labyrinth-rule-L58 = A player healed of the infection is immune for ever, and hears “land” on such a cell.
labyrinth-rule-L59 = An infected player who dies leaves a contagious corpse, which infects anyone who walks onto it; only the immune can carry it. It does nothing to the infected.

## Items
labyrinth-chapter-items = Items
labyrinth-rule-L60 = You can carry a treasure, a corpse or a landmine, at most three grenades and three bullets.
labyrinth-rule-L61 = By default you pick up everything you can carry; a corpse is exchanged for a mine, a mine for a treasure, never like for like.
labyrinth-rule-L62 = The wounded and infected carry grenades only, use nothing that lies there, and do not shoot, throw or set mines; they may blow up walls.
labyrinth-rule-L63 = Items are left on your own cell or thrown to a neighbouring one; items that hit a wall fall at your feet, and stay there for this move.
labyrinth-rule-L64 = Thrown into a pit or river an item stays in that cell; thrown out it vanishes.
labyrinth-rule-L65 = The finder hears kinds and quantities of all but set mines; the wounded and infected hear of treasures and grenades only.
labyrinth-rule-L66 = Ammunition on the floor goes to the first healthy player to arrive with room for it.
labyrinth-rule-L67 = A grenade destroys an inner wall or opens a closed exit; otherwise it is simply wasted. It hurts nobody.
# $told (list): labyrinth-told-of-missing-wall, ...
labyrinth-rule-L68 = What is announced about a grenade: { LIST($told) }.
labyrinth-told-of-missing-wall = that there was no wall
labyrinth-told-of-surviving-wall = whether a wall is left
labyrinth-told-of-nothing = nothing
labyrinth-rule-L69 = A bullet flies until it meets a wall, hospital, weaponry or player. Everyone on the cell that is hit is wounded, except the shooter; on the shooter's own cell, whatever the direction. It leaves by open exits. A shot from a hospital or weaponry costs nothing; one towards it is wasted.
labyrinth-rule-L70 = The wounded drop bullets, treasure, corpse and mine; the dead their grenades and themselves. A shooter on the same cell catches what falls.
labyrinth-rule-L71 = The wounded fall: until their turn bullets fly over them. A second hit kills.
labyrinth-rule-L72 =
    A wound is told on the victim's turn; then they may order a cell in secret, together with their move, as often as there were other players. { $ordered_hospital ->
        [at-once] An ordered hospital heals at once
       *[at-the-end] An ordered hospital heals only those who end their movement there
    }; its kind { $tell_ordered_cell ->
        [true] is told
       *[false] is not told
    }. A death is told when the turn would come.
labyrinth-rule-L73 = Corpses are carried and thrown like other things.
labyrinth-rule-L74 = A landmine that was set is invisible; the player who arrives sets it off and wounds everyone there. Setting it is harmless. A corpse thrown there sets it off too.
labyrinth-rule-L75 = A blast destroys bullets and other mines, not grenades, corpses and treasures.
labyrinth-rule-L76 = A mine set in a weaponry, a hospital or outside is defused; across a wall it lies on your own cell. None of this is announced.
labyrinth-rule-L77 = A carrier who is wounded or infected drops the mine, which is not set.
labyrinth-rule-L78 = With mines there should be more exits than players.
labyrinth-rule-L79 = Of several treasures you may take any: the lowest, the second lowest, the topmost. If you already have one, you are asked whether you want the old or the new one, unless you said so before.

## Options
labyrinth-chapter-options = Options
labyrinth-rule-L80 =
    Landmines: { $mines ->
        [true] yes
       *[false] no
    }; encephalitis: { $mites ->
        [true] yes
       *[false] no
    }. Limits on pits, rivers, buildings, treasures, walls and exits are agreed with the plan.
# $forbidden (list): labyrinth-forbidden-dark-moves, ...
labyrinth-rule-L81 = Not allowed here: { LIST($forbidden, type: "join") }.
labyrinth-forbidden-conditional-moves = conditional moves
labyrinth-forbidden-dark-moves = dark moves
labyrinth-forbidden-semi-dark-moves = semi-dark moves
labyrinth-forbidden-throwing = throwing items
labyrinth-forbidden-mine-on-neighbour = setting a landmine on a neighbouring cell
labyrinth-forbidden-nothing = nothing is forbidden
labyrinth-rule-L82 = It may be agreed that opposite sides are joined by a chain of land, hospital, weaponry and delta cells.
# $cells_to_ask, $extra_orders (text): as the options say it; $asks, $orders (true, false): whether there are any
labyrinth-rule-L83 =
    Cells to ask about before the start: { $asks ->
        [true] { $cells_to_ask }
       *[false] none
    }; extra orders: { $orders ->
        [true] { $extra_orders }
       *[false] none
    }. A player who orders a cell unwounded leaves bullets, treasure, mine and corpse behind.
# $shots (phrase): labyrinth-shots-..., one after the other
labyrinth-rule-L84 = Shooting: { $shots }.
# $before, $next (phrase)
labyrinth-shots-both = { $before }; { $next }
labyrinth-shots-range-of-one = a bullet flies only one cell
labyrinth-shots-damp-powder = there is no shooting from rivers
labyrinth-shots-through-buildings = bullets fly through weaponries and hospitals
labyrinth-shots-named-targets = a shot names its target and points at the cell in secret
labyrinth-shots-as-written = as in 5.5
labyrinth-rule-L85 =
    { $rivers ->
        [shallow] Rivers are shallow: they carry a player who steps in; after that you walk “by the river” up and down; if you cross into another part, you are carried again; nobody can walk from a delta into a river that flows into it.
        [turbulent] Rivers are turbulent: they carry you to the delta at once.
       *[plain] Rivers carry one cell, whenever a movement ends in one.
    }
labyrinth-rule-L86 =
    { $mine_victims_order ->
        [true] A player wounded by a landmine may order a cell.
       *[false] A player wounded by a landmine may not order a cell.
    }
labyrinth-rule-L87 =
    { $common_start ->
        [true] All start together.
       *[false] All choose their own start cells.
    }
labyrinth-rule-L88 =
    Skips: { $skips ->
        [true] yes
       *[false] no
    }; repeated moves: { $repeats ->
        [true] yes
       *[false] no
    }; a missing wall is { $tell_missing_wall ->
        [true] told
       *[false] not told
    }, a surviving one { $tell_surviving_wall ->
        [true] told
       *[false] not told
    }; survivor's moves: { $survivor_moves ->
        [0] none
       *[other] { NUMBER($survivor_moves, useGrouping: 0) }
    }.

## Plans
labyrinth-chapter-plans = Plans
labyrinth-rule-L89 = Each cell has one kind.
labyrinth-rule-L90 = There is at least one weaponry, one hospital and one land cell.
labyrinth-rule-L91 = There is exactly one true treasure, and it lies on land.
labyrinth-rule-L92 =
    There are at least two exits, none from a cell where nobody can stop.{ $open_exit ->
        [true] {" "}At least one is open at the start.
       *[false] {""}
    }
labyrinth-rule-L93 = Every cell but river sources can be reached from every other without grenades.
labyrinth-rule-L94 = The master announces the moves to heal and the number of rounds without change. A plan that breaks one of these six is grounds for a protest.
labyrinth-rule-L95 = There should be two weaponries and two hospitals.
labyrinth-rule-L96 = No hospital should be beside a weaponry.
labyrinth-rule-L97 = There should be at least one fake, and no more fakes than players.
labyrinth-rule-L98 = There should be no strong attractors: no delta with one way out, no two deltas side by side.
labyrinth-rule-L99 = Treasure and exits should be surrounded by rivers and encephalitis cells, and the edge lined with pits and rivers; odd shapes and repeated patterns are good.
labyrinth-rule-L100 = No treasure should be near an exit, least of all the true one.

## Time
labyrinth-chapter-time = Time
labyrinth-rule-L101 = Before their move, players may take a break of five minutes, and another one once at least half of the players have had theirs.
labyrinth-rule-L102 = A break is also held when the majority wants it; with an even number and a tie the master decides.
labyrinth-rule-L103 = On request, or by the master's choice, a clock of one minute runs; if that is asked for during a break, it starts when the break is over. A player who does not move in time has lost; their corpse and all items stay where they were.
labyrinth-rule-L104 = The time of a game grows with the number of cells and with the square of the number of players; large ones are best played over days.

## Where rules meet
labyrinth-chapter-meetings = Where rules meet
labyrinth-rule-L105 = On arrival: transport, mine, infection, healing, restock, pick-up.
labyrinth-rule-L106 = A step upstream that ends on your own cell is an arrival there and sets off a mine.
labyrinth-rule-L107 = The player who moved is told of the blast, then of one scream, however many others were hit; a wound and a death sound alike.
labyrinth-rule-L108 = A bystander can take what falls on their cell with an action of their own.
labyrinth-rule-L109 = You do not pick up what you left or threw in the same move.
labyrinth-rule-L110 = A contagious corpse that lands on a cell with players infects those still there at the end of their own next turn.
labyrinth-rule-L111 = A corpse that bounces off a wall, or a death on a mined cell, sets off nothing.
labyrinth-rule-L112 = Outside, shots can only go back through the exit used; grenades, mines and items used there are lost; the way back is that exit.
labyrinth-rule-L113 = For a player wounded outside, ordering a cell counts as returning. A player who dies outside leaves no corpse.
labyrinth-rule-L114 = You can't make a condition on something you asked not to be told.
labyrinth-rule-L115 = The dead are not asked for anything.
labyrinth-rule-L116 = A treasure may lie in a hospital or weaponry; a corpse in a hospital is cremated.
labyrinth-rule-L117 = A player who chooses no start cell in time gets a random valid one.
labyrinth-rule-L118 = A wounded or infected player in a weaponry hears of grenades only.
labyrinth-rule-L119 = A grenade towards a cell with no wall between is wasted.
labyrinth-rule-L120 = “By the loop” in a river and “by the flow” in a pit fail like a wall; rivers still carry you.
labyrinth-rule-L121 = Players with a common start have no bullets or grenades; a landmine is not taken from them.
