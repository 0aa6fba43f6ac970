# Die Regeln selbst stehen auf Englisch; deutsch sind ihre Überschriften.

dooom-book = Sammle genügend Schätze in einem Verlies, von dem du nur wenig siehst, und finde dann einen Ausgang.
dooom-book-labyrinth = Dieselbe Schatzsuche unter anderem Titel, durch ein Labyrinth.

dooom-heading-map = Die Karte
dooom-heading-turn = Der Zug
dooom-heading-end = Gewinnen und verlieren
