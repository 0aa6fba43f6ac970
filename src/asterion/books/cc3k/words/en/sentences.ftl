# What happens in ChamberCrawler3000; the same for all who hear it. PC is the player character.

# $way (phrase): one of the eight ways
cc3k-walked = PC moves { $way }.

# $way (phrase): one of the eight ways
# $potions (list): unknown ones first, then the known ones
cc3k-walked-seeing = PC moves { $way } and sees { LIST($potions) }.

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

# $enemy (phrase): by its name, with the letter of its kind
cc3k-dodged = { FORM($enemy, "letter") } misses PC.

# $enemy (phrase): by its name, with the letter of its kind; $damage (number)
cc3k-hurt = { FORM($enemy, "letter") } deals { $damage } damage to PC.

# $enemy (phrase): by its name, with the letter of its kind; $damage (number); $left (number): its hit points now
cc3k-struck = PC deals { $damage } damage to { FORM($enemy, "letter") } ({ $left } HP).

# $enemy (phrase): by its name, with the letter of its kind
cc3k-missed = PC misses { FORM($enemy, "letter") }.
cc3k-slew = PC slays { FORM($enemy, "letter") }.
cc3k-dropped = { FORM($enemy, "letter") } drops gold.

# $amount (number): of hit points
cc3k-recovered = PC gains { $amount } HP.
cc3k-sickened = PC loses { $amount } HP.

# $amount (number): of gold
cc3k-gold-stolen = PC steals { $amount } gold.
cc3k-gold-taken = PC takes { $amount } gold.

cc3k-guarded = PC cannot take the hoard: its dragon lives.

# $potion (phrase): its kind
cc3k-drank = PC uses { $potion }.

cc3k-angered = Merchants are hostile from now on.
cc3k-froze = Enemies stop moving.
cc3k-thawed = Enemies move again.

# $way (phrase); $floor (number): where the stairs lead
cc3k-took-stairs = PC moves { $way } and takes the stairs to floor { $floor }.

# $way (phrase)
cc3k-found-way-out = PC moves { $way } and finds the way out.

# $floor (number)
cc3k-arrived = This is floor { $floor }.
cc3k-spawned = Player character has spawned.

# $who (text): the player; $races (list of phrases)
cc3k-began = { $who } plays. Choose a race: { LIST($races, type: "join") }.
cc3k-restarted = { $who } starts over. Choose a race: { LIST($races, type: "join") }.

# $races (list of phrases)
cc3k-which-race = Choose a race: { LIST($races, type: "join") }

# $letter (text): what is typed; $race (phrase)
cc3k-race-choice = { $letter } { FORM($race, "small") }

# $score (number)
cc3k-won = PC has won. Score: { $score }.
cc3k-died = PC has died. Score: { $score }.
cc3k-gave-up = PC gives up.

# $potions, $piles, $guarded (numbers): what lies on the floor
cc3k-furnished = Potions: { $potions }; piles of gold: { $piles }, { $guarded } of them guarded.

## How a game ended

# $who (text): the player
cc3k-ending-gave-up = { $who } gave up

# $who (text): the player; $score (number)
cc3k-ending-out = { $who } got out with a score of { $score }

# $who (text): the player; $floor (number); $score (number)
cc3k-ending-died = { $who } died on floor { $floor } with a score of { $score }
