# Was in ChamberCrawler3000 geschieht; alle hören dasselbe. Der Held ist die Spielfigur.

cc3k-walked = Der Held geht { $way }.

cc3k-walked-seeing = Der Held geht { $way } und sieht { LIST($potions) }.

cc3k-unknown-potions =
    { $count ->
        [1] einen unbekannten Trank
       *[other] { $count } unbekannte Tränke
    }

cc3k-enemies-moved =
    { $count ->
        [1] Ein Gegner bewegt sich.
       *[other] { $count } Gegner bewegen sich.
    }

cc3k-dodged = { CAPITAL(FORM($enemy, "the")) } verfehlt den Helden.

cc3k-hurt = { CAPITAL(FORM($enemy, "the")) } fügt dem Helden { $damage } Schaden zu.

cc3k-struck = Der Held fügt { FORM($enemy, "the-dative") } { $damage } Schaden zu ({ $left } LP).

cc3k-missed = Der Held verfehlt { FORM($enemy, "the-accusative") }.
cc3k-slew = Der Held erschlägt { FORM($enemy, "the-accusative") }.
cc3k-dropped = { CAPITAL(FORM($enemy, "the")) } lässt Gold fallen.

cc3k-recovered = Der Held gewinnt { $amount } LP.
cc3k-sickened = Der Held verliert { $amount } LP.

cc3k-gold-stolen = Der Held stiehlt { $amount } Gold.
cc3k-gold-taken = Der Held nimmt { $amount } Gold.

cc3k-guarded = Der Held kann den Hort nicht nehmen: sein Drache lebt.

cc3k-drank = Der Held trinkt { $potion }.

cc3k-angered = Händler sind ab jetzt feindlich.
cc3k-froze = Die Gegner bleiben stehen.
cc3k-thawed = Die Gegner bewegen sich wieder.

cc3k-took-stairs = Der Held geht { $way } und nimmt die Treppe zum Stockwerk { $floor }.

cc3k-found-way-out = Der Held geht { $way } und findet den Weg hinaus.

cc3k-arrived = Das ist Stockwerk { $floor }.
cc3k-spawned = Der Held betritt das Verlies.

cc3k-began = { $who } spielt. Wähle ein Volk: { LIST($races, type: "join") }.
cc3k-restarted = { $who } fängt von vorn an. Wähle ein Volk: { LIST($races, type: "join") }.

cc3k-which-race = Wähle ein Volk: { LIST($races, type: "join") }

cc3k-race-choice = { $letter } { FORM($race, "small") }

cc3k-won = Der Held hat gewonnen. Punkte: { $score }.
cc3k-died = Der Held ist tot. Punkte: { $score }.
cc3k-gave-up = Der Held gibt auf.

cc3k-furnished = Tränke: { $potions }; Goldhaufen: { $piles }, davon bewacht: { $guarded }.

## Wie ein Spiel ausging

cc3k-ending-gave-up = { $who } hat aufgegeben

cc3k-ending-out =
    { $score ->
        [one] { $who } ist mit { $score } Punkt entkommen
       *[other] { $who } ist mit { $score } Punkten entkommen
    }

cc3k-ending-died =
    { $score ->
        [one] { $who } ist auf Stockwerk { $floor } mit { $score } Punkt gestorben
       *[other] { $who } ist auf Stockwerk { $floor } mit { $score } Punkten gestorben
    }
