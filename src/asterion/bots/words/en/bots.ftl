# How each bot plays, in one line behind its name.

bots-plays-walker = explores, takes treasure, heads for an exit, steps round the others
bots-plays-hunter = also fetches equipment, and fights when the odds are on its side
bots-plays-fighter = collects, then guards the exit; fights only with the odds on its side
bots-plays-crawler = stops the enemies, takes what is safe, fights when it pays, goes down
bots-plays-mapper = draws maps from everything it hears, and goes for treasure and exit
bots-plays-wanderer = keeps one hand on the wall, and no map
bots-plays-newcomer = goes where it has not been, and remembers only its own last moves
bots-plays-reasoner = imagines the labyrinths that fit everything it heard, and asks well
bots-plays-scout = explores with care, shoots before it enters, and tries every wall
bots-plays-random = picks any legal command, each equally likely
bots-plays-distracted = plays like another bot, but is often distracted
