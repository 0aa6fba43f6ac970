# Wie man jeden Befehl sagt, einer je Zeile; vor der Lücke steht, was man tippt.
dooom-help =
    move north        ein Schritt; auch: north, n (und east e, south s, west w)
    attack north      dort angreifen, mit allen übrigen Aktionspunkten; auch: an, ae, as, aw
    pick up           was unter dir liegt; auch: pickup, take, p
    end               deinen Zug beenden; auch: end turn, pass, .
    look              was in Sicht ist, jederzeit; auch: l
    say TEXT          mit den anderen reden, jederzeit; auch: shout TEXT
    Spielleitung:     join NAME, leave NAME, return NAME, time NAME, rule: TEXT,
                      place NAME COLUMN ROW

# Was man jetzt tun kann, wie es auf Knöpfen steht; getippt wird es auf Englisch.
dooom-offer-move =
    { $way ->
        [nowhere] gehen
        [north] nach Norden gehen
        [east] nach Osten gehen
        [south] nach Süden gehen
       *[west] nach Westen gehen
    }
dooom-offer-attack =
    { $way ->
        [nowhere] angreifen
        [north] im Norden angreifen
        [east] im Osten angreifen
        [south] im Süden angreifen
       *[west] im Westen angreifen
    }
dooom-offer-pick-up = aufheben
dooom-offer-end = Zug beenden
dooom-offer-look = umsehen
