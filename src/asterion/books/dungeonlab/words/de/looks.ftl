# Wie Bretter, Notizbücher und Planzeichner die Dinge von DungeonLab nennen, und ein paar Worte zur Orientierung.

dungeonlab-look-lights = Lichter
dungeonlab-look-green-eyes = grüne Augen
dungeonlab-look-hole-in-the-darkness = Loch in der Finsternis
dungeonlab-look-treasure = Schatz
dungeonlab-look-things = Dinge
dungeonlab-look-something = etwas
dungeonlab-look-some-wall = Wand unbekannter Art
dungeonlab-look-simple-wall = einfache Wand
dungeonlab-look-barbed-wire = Stacheldraht
dungeonlab-look-monolith = Monolith
dungeonlab-look-exit = Ausgang
dungeonlab-look-empty = leer
dungeonlab-look-empty-cell = leeres Feld
dungeonlab-look-untried = unerprobte Seite
dungeonlab-look-elven-blade = Elbenklinge
dungeonlab-look-arnor-blade = Arnorklinge
dungeonlab-look-morgul-blade = Morgulklinge
dungeonlab-look-bridle = Zaumzeug
dungeonlab-look-boat = Boot
dungeonlab-look-ammunition = Munition

dungeonlab-look-houses = Häuser
dungeonlab-look-green-eyed = Grüne Augen
dungeonlab-look-others = Andere
dungeonlab-look-water = Wasser
dungeonlab-look-pits = Gruben
dungeonlab-look-beings = Wesen
dungeonlab-look-waters-and-pits = Wasser und Gruben
dungeonlab-look-seen-from-beside = Von nebenan gesehen

dungeonlab-look-source-east = Quelle, fließt nach Osten
dungeonlab-look-source-south = Quelle, fließt nach Süden
dungeonlab-look-source-west = Quelle, fließt nach Westen
dungeonlab-look-river-east = Fluss, fließt nach Osten
dungeonlab-look-river-south = Fluss, fließt nach Süden
dungeonlab-look-river-west = Fluss, fließt nach Westen
dungeonlab-look-pit-a = nächste Grube des Kreises a
dungeonlab-look-pit-b = nächste Grube des Kreises b
dungeonlab-look-pit-c = nächste Grube des Kreises c
dungeonlab-look-about = Häuser, Tiere, Wasser und Gruben, auf einer Ebene oder mehreren.

dungeonlab-look-goal = Finde den Schatz, und geh mit ihm gegen die Außenwand, die der Ausgang ist.
dungeonlab-look-hint = Lande mit Spalte, Zeile und Ebene: „auf 3 3 1 landen“. Dann gehst du: „nach Norden“, „hoch“ oder „runter“, und schießt: „15 Kugeln nach Norden schießen“ (Granaten brechen Wände, Blaster schneiden Draht). Nimm den Schatz, und geh mit ihm gegen die Außenwände: eine davon ist der Ausgang.
dungeonlab-look-say-up = eine Ebene hinauf
dungeonlab-look-say-down = eine Ebene hinab
dungeonlab-look-say-pass = passen
dungeonlab-look-asks-land = Wähle, wo du landest: Spalte, Zeile und Ebene.
dungeonlab-look-asks-move = Geh, schieß, oder nutze, was du gefunden hast.
dungeonlab-look-asks-answer = Antworte mit Ja oder Nein.

dungeonlab-look-near-death = dem Tode nah
dungeonlab-look-remark-landed = Wo du gelandet bist, weißt du; was du neben dir siehst, ist auf dem Brett gezeichnet.
dungeonlab-look-remark-wall = Du bist dagegengelaufen: diese Seite ist zu, und du bist noch auf deinem Feld.
dungeonlab-look-remark-looked = Lichter sind ein Haus oder ein Freund, grüne Augen ein Tier. Was es ist, erfährst du, wenn du hineingehst.
dungeonlab-look-remark-hurt = Jede Art von Wunde wird für sich gezählt; erreicht eine ihre Grenze, stirbst du. Ein Krankenhaus heilt.
dungeonlab-look-remark-carried = Wo das ist, hat dir niemand gesagt: du zeichnest auf einem neuen Blatt, bis du weißt, wohin es gehört.
dungeonlab-look-prompt-land = Landung
dungeonlab-look-prompt-move = Zug
dungeonlab-look-prompt-answer = Antwort
