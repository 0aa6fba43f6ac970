# A hint: what could be done next, and why. What can be said is shown beside it, on a button.

# $act (phrase or text): what could be said; $because (phrase): a sentence
coach-line = “{ $act }”: { $because }
coach-wait = It is not your turn: what the others are answered may concern you.
# $all (number): how many things could be said
coach-may-say = This is one of { $all } things that can be said now.
# $fact (phrase): a clause without a full stop, of what is certain
coach-follows = It follows that { $fact }. Say “why” to hear the reasons.
coach-still = Nothing that you were told speaks for anything better here.
coach-listen = Every answer is true, and none of them is taken back: what fits all of them is how it is.

# $way: north, east, south or west; $n (number)
coach-away =
    { $way ->
        [north] { $n } north
        [east] { $n } east
        [south] { $n } south
       *[west] { $n } west
    }
coach-away-here = here
# $steps (number)
coach-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
coach-moves =
    { $steps ->
        [one] one move
       *[other] { $steps } moves
    }
coach-first =
    { $steps ->
        [one] one move from here
       *[other] { $steps } moves from here, and this is the first
    }
# $ways (list): coach-away
coach-away-row = { LIST($ways, type: "join") }

## Labyrinth. $fact (phrase): a clause without a full stop, of what is certain. $cell, $there (text)

# $sides (number): in how many directions there is a cell
coach-labyrinth-start =
    Nothing is known yet. From { $cell } there { $sides ->
        [one] is { $sides } neighbour
       *[other] are { $sides } neighbours
    } to try, and every answer there says more about the cells around it.
coach-labyrinth-keep = You must keep one of them; nobody says yet which treasure is the true one.
coach-labyrinth-order-hospital = You are wounded, and { $cell } is a hospital.
# $kinds (phrase): land, a pit or a river
coach-labyrinth-order = You may choose where you wake up. { $cell } may still be { $kinds }.
coach-labyrinth-outside = You are outside, and only this way leads back in.
# $name (text): a player; $hits, $of (number)
coach-labyrinth-shot = { $name } may be on { $of ->
    [one] { $of } cell
   *[other] { $of } cells
}; { $hits } of them in this line of fire.
# $of, $places (number): cells on which that player may be, and oneself
coach-labyrinth-shot-lost = { $name } may be on { $of } cells and you on { $places }: a shot this way may tell.
coach-labyrinth-blast-sure = It is certain that { $fact }; a grenade opens it.
coach-labyrinth-blast = Whether there is a wall on this side of { $cell } is not certain; a grenade would open it and tell.
# $places, $walls (number)
coach-labyrinth-blast-lost = You may be on { $places } cells; on { $walls } of them there may be a wall this way.
coach-labyrinth-carried = Where this leads is always the same, and you learn it by going there.
# $walls (number): places left after a wall; $left (number): after $kind (phrase): land, outside ...
coach-labyrinth-split = You may be on { $places } cells. { $walls ->
    [0] There is no wall this way on any of them
   *[other] A wall would leave { $walls } of them
}, and to meet { $kind } would leave { $left }.
coach-labyrinth-split-wall = You may be on { $places } cells, and on all of them there is a wall this way.
# $steps (number): moves
coach-labyrinth-exit = You carry a treasure, and { $fact }. That is { $steps ->
    [one] this move
   *[other] { $steps } moves from here, and this is the first
}.
coach-labyrinth-treasure = It is certain that { $fact }: { coach-first }.
coach-labyrinth-hospital = You are hurt, and { $fact }: { coach-first }.
coach-labyrinth-bearer = { $fact }: { coach-first }.
coach-labyrinth-rim = This is the rim: whether one can walk out from { $cell } this way is not known yet.
coach-labyrinth-untried = Nothing you were told says whether this side of { $cell } is open. Behind it is { $there }, which may be { $kinds }.
coach-labyrinth-new = Nothing you were told says whether this side of { $cell } is open, or what { $there } behind it is.
coach-labyrinth-unseen = The way to { $there } is open, and { $there } may still be { $kinds }.
coach-labyrinth-explore = The nearest cell of which you are not sure this way is { $cell }: { coach-moves } from here.
coach-labyrinth-open = It is certain that { $fact }.
# $rounds, $left (number): without a change, and until the game is a draw
coach-labyrinth-count = For { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} nothing has changed as far as anybody was told; after { $left } more like these the game ends. A wall blown up counts as a change.

## Dooom. $where (phrase): coach-away-row; $steps (number); $have of $want treasures; $points: hit points

coach-dooom-take = There is treasure under your feet. You have { $have } of the { $want } that you need.
# $what (phrase): a thing
coach-dooom-take-thing = Under your feet: { $what }. You have { $points } hit points.
# $name (text): a player; $odds, $chance (number): percent
coach-dooom-fight = If { $name } began unarmed and unhurt, you win { $odds } of 100 such fights from here: you have { $points } hit points, and { $chance } of 100 blows hit.
coach-dooom-spoils = The dead drop what they carry, and you still need treasure. Does { $name } have any? You will see.
coach-dooom-stand = This step makes room: somebody is in the way of anything better.
coach-dooom-treasure = Treasure: { $where }, { coach-steps }. You have { $have } of { $want }.
coach-dooom-exit = { $enough ->
    [true] You have enough treasure, and here is the exit
   *[false] There is an exit to remember
}: { $where }, { coach-steps }.
coach-dooom-potion = A potion: { $where }, { coach-steps }. You have { $points } hit points.
coach-dooom-thing = { CAPITAL($what) }: { $where }, { coach-steps }.
coach-dooom-prey = { $name } is { coach-steps } away. If they began unarmed and unhurt, you win { $odds } of 100 fights.
coach-dooom-trail = Somebody went that way and can be caught up with.
coach-dooom-guard = All that is left is carried by others, and they must come to an exit: { $where }.
coach-dooom-meet = Everything was looked at and something is still missing: the others have it. An exit is where they come: { $where }.
coach-dooom-unseen = What you have never seen begins there: { $where }, { coach-steps }.
coach-dooom-again = You have not looked there for a while: { $where }, { coach-steps }. Others may have dropped something.
# $points (number): action points
coach-dooom-points = A step costs one action point; you have { $points } left this turn, and it takes { $steps }.
coach-dooom-block = You stand on the exit: nobody can leave past you while you are here.
coach-dooom-barred = Somebody is in the way: let them go first.
coach-dooom-nothing = There is nothing more to gain this turn.

## ChamberCrawler3000. $enemy (phrase): an orc's name; $points: hit points

coach-cc3k-troll = A { $race } has { $points } hit points, strikes with { $attack } and gets five back every turn: what a fight costs comes back by walking.
coach-cc3k-race = { CAPITAL($race) }: { $points } hit points, attack { $attack }, defence { $defence }.
coach-cc3k-gold = Gold: { $where }, { coach-steps }.
coach-cc3k-stairs = The stairs down: { $where }, { coach-steps }. On a new floor, what potions did to attack and defence is over.
coach-cc3k-out = The last stairs: { $where }, { coach-steps }. Take them and you have won.
coach-cc3k-strange = A potion of which you do not know the kind: { $where }, { coach-steps }.
# $potion (phrase)
coach-cc3k-potion = { CAPITAL($potion) } is { coach-steps } away.
# $odds (number): percent
coach-cc3k-prey = { CAPITAL($enemy) }, { coach-steps } away. In a fight to the end with it alone you win { $odds } of 100.
coach-cc3k-quiet = Where this leads ({ $where }) nobody attacks you as they stand now.
# $enemies (number)
coach-cc3k-away = { $enemies ->
    [one] One enemy attacks
   *[other] { $enemies } enemies attack
} you where you stand; you have { $points } hit points.
coach-cc3k-rest = A troll regains five hit points every turn, up to 120. You have { $points }.
coach-cc3k-steps = It is { coach-steps } by the cheapest way: { $where }.
coach-cc3k-drink = You know this potion: { $potion }.
# $known (number): kinds of potion
coach-cc3k-sip = Three of the six kinds are good and three are bad; you know { $known }. Drinking tells which it is, and costs ten hit points at most (fifteen for a drow). You have { $points }.
coach-cc3k-merchant = Merchants leave you alone as long as you leave all of them alone.
coach-cc3k-fight = { CAPITAL($enemy) }: if you fight it to the end and nobody else joins, you win { $odds } of 100 such fights. You have { $points } hit points.
# $blow, $its (number): hit points that a blow takes; $blows, $left (number)
coach-cc3k-blows = Your blow takes { $blow } from it, and it has { $left }: { $blows ->
    [one] one hit
   *[other] { $blows } hits
}. Its blow takes { $its } from you and hits every other time. ({ $enemy })

## DungeonLab. $way (phrase): north, east ...; $steps (number)

coach-dungeonlab-ask = Both answers are allowed.
coach-dungeonlab-ask-boat = Yes costs the boat. No costs your money and your ammunition, for the lake gets at both.
coach-dungeonlab-ask-stick = Yes costs the stick and you stay where you are. No: the river takes you on, and nobody says where.
coach-dungeonlab-ask-blade = Without a blade the rider strikes you. Yes saves you from that and costs the blade.
coach-dungeonlab-ask-bridle = With a bridle it is yours to ride. Without, it carries you off, and nobody says where.
coach-dungeonlab-ask-answer = The question does not matter: one kind wants yes, the other no, always. You do not know yet which this is: the wrong answer means prison.
coach-dungeonlab-ask-known = You have been asked in this place before, and the same answer is always right here.
coach-dungeonlab-ask-orcs = One kind of tree likes orcs and hates the undead and gives a boat, another the opposite and gives a stick. Anything else costs $20, if you have any.
coach-dungeonlab-ask-undead = This must be the opposite of what you said of the orcs: no tree likes both.
coach-dungeonlab-ask-climb = A tree may give a boat or a stick. Its two questions cost $20 if you get them wrong.
coach-dungeonlab-ask-skin = A skin can be sold in a store.
# $answer: yes or no
coach-dungeonlab-ask-other = { $answer ->
    [yes] Yes is allowed too, and uses up what is asked for.
   *[no] No is allowed as well, and leaves things to happen.
}
# $cells (number)
coach-dungeonlab-land = You have not been on { $cells } of the cells beside it. Where you land you know where you are.
coach-dungeonlab-land-treasure = That is where the treasure was.
coach-dungeonlab-landings = { $left ->
    [0] This is your last landing.
   *[other] After this one you have { $left } more landings.
}
# $things (list): what lies here
coach-dungeonlab-take = Here lies { LIST($things) }.
# $bullets, $salvo (number)
coach-dungeonlab-shoot-eyes = Green eyes to the { $way }: a beast. { $salvo } bullets kill any cat, and you have { $bullets }.
# $grenades (number)
coach-dungeonlab-shoot-wall = A wall to the { $way } is in the way. A grenade destroys a simple one, and it stays open for this round and the next; you have { $grenades }.
coach-dungeonlab-level = There is nothing between the levels: up and down are always open, where there is a level.
coach-dungeonlab-aim-hospital = You are hurt, and a hospital is { coach-moves } away.
coach-dungeonlab-aim-exit = You carry the treasure. One of the outer walls is the exit; the next one that you have not tried is { $steps ->
    [one] here
   *[other] { $steps } moves away
}.
coach-dungeonlab-aim-treasure = The treasure is { coach-moves } away, as far as you know.
coach-dungeonlab-aim-store = You are short of ammunition, and a store is { coach-moves } away.
coach-dungeonlab-aim-bridle = You have a bridle, and an ontifutlas is { coach-moves } away.
coach-dungeonlab-aim-unknown = A cell where you have never been is { coach-moves } away.
coach-dungeonlab-aim-branch = Everything in reach is known: the dungeon may go on behind an outer wall to the east or south, { coach-moves } away.
coach-dungeonlab-aim-fall = No way on foot is left: what is unknown is reached by falling, { coach-moves } away.
coach-dungeonlab-try-exit = With the treasure you walk out if this wall is the exit; if not, you know that it is not.
coach-dungeonlab-eyes = There are green eyes to the { $way }: a beast, unless it is a cow or a rabbit.
coach-dungeonlab-seen = You see something to the { $way }: what it is you learn when you enter.
coach-dungeonlab-untried = You have never tried the side to the { $way }.
coach-dungeonlab-unseen = The side to the { $way } is open, and you have never been there.
# $what (list): who lives there
coach-dungeonlab-known = You know what is to the { $way }: { LIST($what) }.
coach-dungeonlab-empty = You know the cell to the { $way }: nobody lives there.
coach-dungeonlab-buy = This is a store, and you are short of it.
coach-dungeonlab-sell = This is a store, and it pays for this.
coach-dungeonlab-skin = A skin can be sold in a store.
coach-dungeonlab-climb = A tree may give a boat or a stick.
coach-dungeonlab-strangle = It harms nobody, and its skin can be sold.
coach-dungeonlab-mount = Riding takes you two cells at a time.
coach-dungeonlab-dismount = From here you can go anywhere on foot.
# $left (number): landings
coach-dungeonlab-afresh = Nothing new can be reached from here. To die costs what you carry and lets you land elsewhere; landings left: { $left }.
coach-dungeonlab-anything = You have tried the obvious here twice: anything else may be better.
