# Die Regeln selbst stehen auf Englisch; deutsch sind ihre Überschriften.

dungeonlab-heading-frame = Grundlagen
dungeonlab-heading-turn = Der Zug
dungeonlab-heading-lights = Lichter
dungeonlab-heading-eyes = Grüne Augen
dungeonlab-heading-monsters = Andere Ungeheuer
dungeonlab-heading-things = Ausrüstung
dungeonlab-heading-trees = Bäume
dungeonlab-heading-places = Andere Orte
