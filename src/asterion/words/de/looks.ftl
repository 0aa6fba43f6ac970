# Wie Bretter, Notizbücher und Planzeichner aller Bücher die Dinge nennen.

core-look-you = du
core-look-level = Ebene

core-look-edge-wall = Wand
core-look-edge-open = keine Wand
core-look-edge-maybe = vielleicht eine Wand
core-look-edge-exit = Ausgang

core-look-flow = Strömung
core-look-things = Dinge
core-look-cells = Felder
core-look-no-cell = kein Feld

core-look-up = oben
core-look-right = rechts
core-look-down = unten
core-look-left = links
core-look-up-flow = fließt nach oben
core-look-right-flow = fließt nach rechts
core-look-down-flow = fließt nach unten
core-look-left-flow = fließt nach links
core-look-north = Norden
core-look-east = Osten
core-look-south = Süden
core-look-west = Westen
core-look-north-flow = fließt nach Norden
core-look-east-flow = fließt nach Osten
core-look-south-flow = fließt nach Süden
core-look-west-flow = fließt nach Westen

core-look-players = Spieler
core-look-player = Spieler
core-look-player-1 = Spieler 1
core-look-player-2 = Spieler 2
core-look-player-3 = Spieler 3
core-look-player-4 = Spieler 4
core-look-player-5 = Spieler 5
core-look-player-6 = Spieler 6
