# Wie man jeden Befehl sagt, einer je Zeile; vor der Lücke steht, was man tippt.
dooom-help =
    nach Norden gehen   ein Schritt; auch: Norden, n (Osten o, Süden s, Westen w)
    im Norden angreifen   dort angreifen, mit allen übrigen Aktionspunkten
    aufheben          was unter dir liegt; auch: nehmen, p
    Zug beenden       auch: Ende, passen, .
    umsehen           was in Sicht ist, jederzeit; auch: l
    sage TEXT         mit den anderen reden, jederzeit; auch: rufe TEXT
    Spielleitung:     beitritt NAME, geht NAME, zurückgekehrt NAME, Zeit NAME,
                      stelle NAME SPALTE ZEILE, Entscheidung: TEXT

# Was man jetzt tun kann, wie es auf Knöpfen steht.
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
