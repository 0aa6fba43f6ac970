# What happens in ChamberCrawler3000; the same for all who hear it. The player character is “you”.

# $way (phrase): one of the eight ways
cc3k-walked = You move { $way }.

# $way (phrase): one of the eight ways
# $potions (list): unknown ones first, then the known ones
cc3k-walked-seeing = You move { $way } and see { LIST($potions) }.

# $count (number)
cc3k-unknown-potions =
    { $count ->
        [1] an unknown potion
       *[other] { $count } unknown potions
    }

# $count (number): of enemies
cc3k-enemies-moved =
    { $count ->
        [1] One enemy moves.
       *[other] { $count } enemies move.
    }

# $enemy (phrase): by its name
cc3k-dodged = The { $enemy } misses you.

# $enemy (phrase): by its name; $damage (number)
cc3k-hurt = The { $enemy } hits you for { $damage }.

# $enemy (phrase): by its name; $damage (number); $left (number): its hit points now
cc3k-struck = You hit the { $enemy } for { $damage } ({ $left } HP left).

# $enemy (phrase): by its name
cc3k-missed = You miss the { $enemy }.
cc3k-slew = You slay the { $enemy }.
cc3k-dropped = The { $enemy } drops gold.

# $amount (number): of hit points
cc3k-recovered = You gain { $amount } HP.
cc3k-sickened = You lose { $amount } HP.

# $amount (number): of gold
cc3k-gold-stolen = You steal { $amount } gold.
cc3k-gold-taken = You take { $amount } gold.

cc3k-guarded = You cannot take the hoard: its dragon lives.

# $potion (phrase): its kind
cc3k-drank = You drink { $potion }.

cc3k-angered = Merchants are hostile from now on.
cc3k-froze = Enemies stop moving.
cc3k-thawed = Enemies move again.

# $way (phrase); $floor (number): where the stairs lead
cc3k-took-stairs = You move { $way } and take the stairs to floor { $floor }.

# $way (phrase)
cc3k-found-way-out = You move { $way } and find the way out.

# $floor (number)
cc3k-arrived = This is floor { $floor }.
cc3k-spawned = You enter the dungeon.

# $who (text): the player; $races (list of phrases)
cc3k-began = { $who } plays. Choose a race: { LIST($races, type: "join") }.
cc3k-restarted = { $who } starts over. Choose a race: { LIST($races, type: "join") }.

# $races (list of phrases)
cc3k-which-race = Choose a race: { LIST($races, type: "join") }

# $letter (text): what is typed; $race (phrase)
cc3k-race-choice = { $letter } { FORM($race, "small") }

# $score (number)
cc3k-won = You have won. Score: { $score }.
cc3k-died = You have died. Score: { $score }.
cc3k-gave-up = You give up.

# $potions, $piles, $guarded (numbers): what lies on the floor
cc3k-furnished = Potions: { $potions }; piles of gold: { $piles }, { $guarded } of them guarded.

## How a game ended

# $who (text): the player
cc3k-ending-gave-up = { $who } gave up

# $who (text): the player; $score (number)
cc3k-ending-out = { $who } got out with a score of { $score }

# $who (text): the player; $floor (number); $score (number)
cc3k-ending-died = { $who } died on floor { $floor } with a score of { $score }
