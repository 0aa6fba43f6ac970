# Warum ein Befehl abgelehnt wird.

cc3k-refused = { CAPITAL($why) }.

cc3k-refuse-over = das Spiel ist aus
cc3k-refuse-spectator = nur wer spielt, zieht; die Spielleitung sagt rule: und was entschieden ist

cc3k-refuse-no-race = wähle zuerst ein Volk: { LIST($letters, type: "join") }
cc3k-refuse-race = das Volk ist schon gewählt; mit r beginnt das Spiel von vorn

cc3k-refuse-no-potion = { FORM($way, "at") } steht kein Trank
cc3k-refuse-no-enemy = { FORM($way, "at") } steht kein Gegner
cc3k-refuse-no-way = der Held kann nicht { $way } gehen: dort ist kein Weg

cc3k-refuse-potion = der Held kann nicht { $way } gehen: dort steht ein Trank, mit u { $typed } trinkt er ihn

cc3k-refuse-enemy = der Held kann nicht { $way } gehen: dort steht { FORM($enemy, "the") }, mit a { $typed } greift er an

cc3k-refuse-direction = „{ $said }“ ist keine Richtung; die Richtungen sind no, so, ea, we, ne, nw, se und sw

cc3k-refuse-where = { $verb } wohin?; die Richtungen sind no, so, ea, we, ne, nw, se und sw

cc3k-refuse-floors = diese Stockwerke lassen sich nicht spielen: { $fault }
