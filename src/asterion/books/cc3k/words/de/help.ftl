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

## Was jetzt gesagt werden kann: Züge werden auf Englisch gesagt

cc3k-offer-move = go { $way }
cc3k-offer-attack = attack { $way }
cc3k-offer-drink = drink { $way }
cc3k-offer-race = { FORM($race, "small") }
cc3k-offer-freeze = freeze
cc3k-offer-restart = restart
cc3k-offer-quit = quit
