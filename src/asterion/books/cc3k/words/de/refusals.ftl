# Warum ein Befehl abgelehnt wird.

cc3k-refused = { CAPITAL($why) }.

cc3k-refuse-over = das Spiel ist aus
cc3k-refuse-spectator = nur Spieler dürfen ziehen; die Spielleitung kann mit „Entscheidung:“ eine Entscheidung verkünden

cc3k-refuse-no-race = wähle zuerst ein Volk: { LIST($letters, type: "join") }
cc3k-refuse-race = das Volk ist schon gewählt; mit „r“ beginnt das Spiel von vorn

cc3k-refuse-no-potion = { FORM($way, "at") } steht kein Trank
cc3k-refuse-no-enemy = { FORM($way, "at") } steht kein Gegner
cc3k-refuse-no-way = { $way } geht es nicht: dort ist kein Weg

cc3k-refuse-potion = { $way } geht es nicht: dort steht ein Trank; mit „u { $typed }“ trinkst du ihn

cc3k-refuse-enemy = { $way } geht es nicht: dort steht { FORM($enemy, "the") }; mit „a { $typed }“ greifst du an

cc3k-refuse-where = „{ $said }“, aber wohin? Die Richtungen sind „no“, „so“, „ea“, „we“, „ne“, „nw“, „se“ und „sw“

cc3k-refuse-floors = diese Stockwerke lassen sich nicht spielen: { $fault }
