# Wie man jeden Befehl sagt, einer je Zeile; vor der Lücke steht, was man tippt.
cc3k-help =
    s d v g t         ein Volk: Schatten, Drow, Vampir, Goblin, Troll; auch als Wort
    Norden            ein Schritt; auch: no so ea we, ne nw se sw, nach Nordosten
    Norden trinken    den Trank im Norden; auch: u no, uno
    im Norden angreifen   den Gegner dort; auch: a no, ano
    f                 die Gegner anhalten oder weitergehen lassen; auch: anhalten
    r                 mit einem neuen Volk von vorn beginnen; auch: von vorn
    q                 aufgeben; auch: aufgeben

## Was man jetzt tun kann, wie es auf Knöpfen steht

cc3k-offer-move = { $way } gehen
cc3k-offer-attack = { FORM($way, "at") } angreifen
cc3k-offer-drink = { FORM($way, "at") } trinken
cc3k-offer-race = { FORM($race, "small") }
cc3k-offer-freeze = Gegner anhalten
cc3k-offer-restart = von vorn
cc3k-offer-quit = aufgeben
