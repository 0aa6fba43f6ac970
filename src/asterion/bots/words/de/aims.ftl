# Was ein Bot vorhatte, nach dem Spiel gesagt. Jedes steht hinter seinem Namen und einem Doppelpunkt.

bots-aim-start = wählt ein Startfeld
bots-aim-hospital = auf dem Weg in ein Krankenhaus
bots-aim-treasure = hinter einem Schatz her
bots-aim-search = auf der Suche nach dem Schatz
bots-aim-carry = trägt einen Schatz zu einem bekannten Ausgang
bots-aim-rim = sucht am Rand nach einem Ausgang
bots-aim-chase = hinter dem her, der den Schatz trägt
bots-aim-arms = holt Granaten
bots-aim-change = sprengt eine Wand, damit die Partie weitergeht
bots-aim-fight = kämpft
bots-aim-follow = ist jemandem auf der Spur, der außer Sicht ist
bots-aim-guard = bewacht einen Ausgang
bots-aim-flee = geht einem Kampf aus dem Weg, den er verlöre
bots-aim-explore = erkundet
bots-aim-collect = sammelt
bots-aim-leave = auf dem Weg hinaus
bots-aim-stairs = auf dem Weg zur Treppe
bots-aim-heal = wartet, bis seine Wunden heilen
bots-aim-wait = wartet, bis der Weg frei ist
bots-knew-exit = kannte ab Runde { $round } einen Ausgang
