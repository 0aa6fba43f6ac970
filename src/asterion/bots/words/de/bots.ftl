# Wie jeder Bot spielt, in einer Zeile hinter seinem Namen.

bots-plays-walker = erkundet, nimmt Schätze, strebt zum Ausgang, weicht den anderen aus
bots-plays-hunter = holt auch Ausrüstung, und kämpft, wenn er im Vorteil ist
bots-plays-fighter = sammelt, bewacht dann den Ausgang; kämpft nur im Vorteil
bots-plays-crawler = hält die Gegner an, nimmt, was sicher ist, kämpft, wenn es lohnt, steigt hinab
bots-plays-mapper = zeichnet Karten aus allem, was er hört, und sucht Schatz und Ausgang
bots-plays-wanderer = behält eine Hand an der Wand und zeichnet keine Karte
bots-plays-newcomer = geht dorthin, wo er noch nicht war, und merkt sich nur seine letzten Züge
bots-plays-reasoner = stellt sich die Labyrinthe vor, die zu allem passen, und fragt geschickt
bots-plays-scout = erkundet vorsichtig, schießt vor dem Eintreten, und versucht jede Wand
bots-plays-random = wählt irgendeinen erlaubten Befehl, jeden gleich wahrscheinlich
bots-plays-distracted = spielt wie ein anderer Bot, und ist oft abgelenkt
