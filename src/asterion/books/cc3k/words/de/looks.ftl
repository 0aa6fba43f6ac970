# Wie Bretter und Planzeichner die Dinge von ChamberCrawler3000 nennen, und ein paar Worte zur Orientierung.

cc3k-look-stairs = Treppe
cc3k-look-potion = Trank
cc3k-look-gold = Gold
cc3k-look-human = Mensch
cc3k-look-dwarf = Zwerg
cc3k-look-elf = Elf
cc3k-look-orc = Ork
cc3k-look-merchant = Händler
cc3k-look-hostile-merchant = feindlicher Händler
cc3k-look-dragon = Drache
cc3k-look-halfling = Halbling
cc3k-look-door = Tür
cc3k-look-passage = Gang
cc3k-look-wall = Wand
cc3k-look-floor = Boden

cc3k-look-about-shade = 125 LP, Angriff 25, Abwehr 25. Keine Gabe und kein Fluch; am Ende zählt sein Gold anderthalbfach.
cc3k-look-about-drow = 150 LP, Angriff 25, Abwehr 15. Jeder Trank wirkt anderthalbfach, gut oder schlecht.
cc3k-look-about-vampire = 50 LP, Angriff 25, Abwehr 25. Jeder Treffer gibt ihm 5 LP, ohne Grenze; Treffer gegen Zwerge kosten ihn 5.
cc3k-look-about-goblin = 110 LP, Angriff 15, Abwehr 20. Er stiehlt jedem Erschlagenen 5 Gold; Orks treffen ihn anderthalbfach.
cc3k-look-about-troll = 120 LP, Angriff 25, Abwehr 15. Er gewinnt in jedem Zug 5 LP zurück.
cc3k-look-about-stairs = Sie führt ins nächste Stockwerk; aus dem fünften hinaus.
cc3k-look-about-potion = Stell dich daneben, um ihn zu trinken. Er heilt oder vergiftet, stärkt oder schwächt Angriff oder Abwehr; eine Art kennst du, sobald du einen davon getrunken hast.
cc3k-look-about-gold = Du nimmst es, indem du darübergehst. Einen Drachenhort nimmt man erst, wenn sein Drache erschlagen ist.
cc3k-look-about-human = Angriff 20, Abwehr 20. Wenn er stirbt, lässt er zwei Haufen Gold zurück.
cc3k-look-about-dwarf = Angriff 20, Abwehr 30. Sein Blut macht Vampire krank.
cc3k-look-about-elf = Angriff 30, Abwehr 10. Er greift zweimal an, Drow nur einmal.
cc3k-look-about-orc = Angriff 30, Abwehr 25. Er trifft Goblins anderthalbfach.
cc3k-look-about-merchant = Angriff 70, Abwehr 5. Friedlich, bis einer angegriffen wird, außer im schweren Spiel; hinterlässt einen Hort im Wert von 4.
cc3k-look-about-hostile-merchant = Angriff 70, Abwehr 5. Schlägt jeden, der neben ihm steht; hinterlässt einen Hort im Wert von 4.
cc3k-look-about-dragon = Angriff 20, Abwehr 20. Er bewegt sich nie und greift jeden an, der ihm oder seinem Hort nahe kommt.
cc3k-look-about-halfling = Angriff 15, Abwehr 20. Die Hälfte deiner Schläge verfehlt ihn.

cc3k-look-goal = Steig fünf Stockwerke die Treppen hinab und bleib am Leben; Gold gibt Punkte.
cc3k-look-hint = Tippe „Norden“, „Nordosten“ oder eine andere Richtung zum Gehen, „im Norden angreifen“ und „Norden trinken“ (einen Trank); kurz: no, a no, u no.
cc3k-look-asks-race = Wähle dein Volk.
cc3k-look-asks-move = Geh, greif an, oder trink einen Trank.

cc3k-look-say-shade = Schatten
cc3k-look-say-drow = Drow
cc3k-look-say-vampire = Vampir
cc3k-look-say-goblin = Goblin
cc3k-look-say-troll = Troll
cc3k-look-say-north = Norden
cc3k-look-say-south = Süden
cc3k-look-say-east = Osten
cc3k-look-say-west = Westen
cc3k-look-say-northeast = Nordosten
cc3k-look-say-northwest = Nordwesten
cc3k-look-say-southeast = Südosten
cc3k-look-say-southwest = Südwesten
cc3k-look-say-attack = angreifen
cc3k-look-say-drink = trinken
cc3k-look-say-freeze = die Gegner anhalten
cc3k-look-say-restart = von vorn
cc3k-look-say-quit = aufgeben

cc3k-look-about = Stockwerke mit Kammern; Gegner und Tränke von Hand oder zufällig gesetzt.
cc3k-look-storey = Stockwerk
cc3k-look-ground = Boden
cc3k-look-upright-wall = senkrechte Wand
cc3k-look-flat-wall = waagrechte Wand
cc3k-look-doorway = Durchgang
cc3k-look-rock = Fels
cc3k-look-one-of-each = Je einmal
cc3k-look-the-player = der Held
cc3k-look-the-stairs = die Treppe
cc3k-look-potions = Tränke
cc3k-look-restore-health = heilt
cc3k-look-boost-attack = stärkt den Angriff
cc3k-look-boost-defence = stärkt die Abwehr
cc3k-look-poison-health = vergiftet
cc3k-look-wound-attack = schwächt den Angriff
cc3k-look-wound-defence = schwächt die Abwehr
cc3k-look-piles = Gold
cc3k-look-normal-pile = gewöhnlicher Haufen
cc3k-look-small-pile = kleiner Haufen
cc3k-look-merchants-hoard = Hort eines Händlers
cc3k-look-dragons-hoard = Hort eines Drachen
cc3k-look-enemies = Gegner

cc3k-look-near-death = dem Tode nah
cc3k-look-remark-spawned = Du bist die Figur am Boden. Geh zur Treppe; Gegner neben dir schlagen zuerst, wenn du zögerst.
cc3k-look-remark-struck = Ein Schlag misst deinen Angriff an der Abwehr. Geh auf einen Gegner zu, um wieder zu schlagen.
cc3k-look-remark-hurt = Du bist getroffen. In einem Gang können weniger Gegner neben dir stehen.
cc3k-look-remark-gold = Gold nimmst du, indem du darübergehst; am Ende gibt es Punkte.
cc3k-look-remark-drank = Jetzt kennst du diese Art von Trank, wo immer sie steht. Er wirkt, bis du das Stockwerk verlässt, außer wenn er heilt oder schadet.
cc3k-look-remark-stairs = Das nächste Stockwerk: Tränke für Angriff und Abwehr wirken nicht mehr.

# Was die letzten Lebenspunkte kostete, wie es am Ende eines Spiels steht.
cc3k-look-slain-human = Den letzten Schlag führte ein Mensch.
cc3k-look-slain-dwarf = Den letzten Schlag führte ein Zwerg.
cc3k-look-slain-elf = Den letzten Schlag führte ein Elf.
cc3k-look-slain-orc = Den letzten Schlag führte ein Ork.
cc3k-look-slain-merchant = Den letzten Schlag führte ein Händler.
cc3k-look-slain-dragon = Den letzten Schlag führte ein Drache.
cc3k-look-slain-halfling = Den letzten Schlag führte ein Halbling.
cc3k-look-slain-poison = Ein Gifttrank kostete die letzten Lebenspunkte.
cc3k-look-slain-sickness = Das Blut eines Zwergs kostete den Vampir die letzten Lebenspunkte.

cc3k-look-prompt-race = Volk
cc3k-look-prompt-move = Zug
