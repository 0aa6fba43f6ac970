# Wie man jeden Befehl sagt, einer je Zeile; vor der Lücke steht, was man tippt.
cc3k-help =
    s d v g t         ein Volk wählen: Schatten (shade), Drow, Vampir, Goblin, Troll
    no so ea we       ein Schritt nach Norden, Süden, Osten, Westen; auch: north, go north
    ne nw se sw       ein Schritt nach Nordosten, Nordwesten, Südosten, Südwesten
    u no              den Trank im Norden trinken; auch: uno, drink north
    a no              den Gegner im Norden angreifen; auch: ano, attack north
    f                 die Gegner anhalten oder weitergehen lassen; auch: freeze
    r                 mit einem neuen Volk von vorn beginnen; auch: restart
    q                 aufgeben; auch: quit

## Was man jetzt tun kann, wie es auf Knöpfen steht; getippt wird es auf Englisch

cc3k-offer-move = { $way } gehen
cc3k-offer-attack = { FORM($way, "at") } angreifen
cc3k-offer-drink = { FORM($way, "at") } trinken
cc3k-offer-race = { FORM($race, "small") }
cc3k-offer-freeze = Gegner anhalten
cc3k-offer-restart = von vorn
cc3k-offer-quit = aufgeben
