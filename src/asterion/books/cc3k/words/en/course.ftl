# The sentences of the action row as the course prints them (C39): letters, and PC for the player
# character. They are compared by programs, and stand in English whatever language is spoken.

# $way (phrase): one of the eight ways
cc3k-course-walked = PC moves { $way }.
# $way (phrase): one of the eight ways
# $potions (list): unknown ones first, then the known ones
cc3k-course-walked-seeing = PC moves { $way } and sees { LIST($potions) }.
# $enemy (phrase): by its name, with the letter of its kind
cc3k-course-dodged = { FORM($enemy, "letter") } misses PC.
# $enemy (phrase): by its name, with the letter of its kind; $damage (number)
cc3k-course-hurt = { FORM($enemy, "letter") } deals { $damage } damage to PC.
# $enemy (phrase): by its name, with the letter of its kind; $damage (number); $left (number): its hit points now
cc3k-course-struck = PC deals { $damage } damage to { FORM($enemy, "letter") } ({ $left } HP).
# $enemy (phrase): by its name, with the letter of its kind
cc3k-course-missed = PC misses { FORM($enemy, "letter") }.
cc3k-course-slew = PC slays { FORM($enemy, "letter") }.
cc3k-course-dropped = { FORM($enemy, "letter") } drops gold.
# $amount (number): of hit points
cc3k-course-recovered = PC gains { $amount } HP.
cc3k-course-sickened = PC loses { $amount } HP.
# $amount (number): of gold
cc3k-course-gold-stolen = PC steals { $amount } gold.
cc3k-course-gold-taken = PC takes { $amount } gold.
cc3k-course-guarded = PC cannot take the hoard: its dragon lives.
# $potion (phrase): its kind
cc3k-course-drank = PC uses { $potion }.
# $way (phrase); $floor (number): where the stairs lead
cc3k-course-took-stairs = PC moves { $way } and takes the stairs to floor { $floor }.
# $way (phrase)
cc3k-course-found-way-out = PC moves { $way } and finds the way out.
cc3k-course-spawned = Player character has spawned.
# $score (number)
cc3k-course-won = PC has won. Score: { $score }.
cc3k-course-died = PC has died. Score: { $score }.
cc3k-course-gave-up = PC gives up.
