# Was ein Tisch von ChamberCrawler3000 vereinbaren kann, eine Zeile je Option.

cc3k-option-damage = wie der Schaden eines Schlags berechnet wird: klassisch, oder mit dem Druckfehler des Buchs
    .name = Schaden
    .value-classic = klassisch
    .value-as-printed = wie gedruckt
    .agreed =
        { $value ->
            [classic] klassischer Schaden
           *[other] Schaden wie gedruckt
        }
cc3k-option-orc-blow = Orks treffen Goblins mit anderthalbfachem Schaden, am Ende auf- oder abgerundet
    .name = Schlag eines Orks gegen einen Goblin
    .value-38 = 38, aufgerundet
    .value-37 = 37, abgerundet
    .agreed = Schlag eines Orks gegen einen Goblin: { $value }
cc3k-option-drow-rounding = Tränke ändern Angriff und Abwehr bei Drow um 7 oder 8
    .name = Tränke der Drow
    .value-down = 7, abgerundet
    .value-up = 8, aufgerundet
    .agreed =
        { $value ->
            [up] Tränke der Drow: 8 Punkte
           *[down] Tränke der Drow: 7 Punkte
        }
cc3k-option-freeze = was f anhält: die Bewegung der Gegner, oder alles, was sie tun
    .name = was f anhält
    .value-movement = die Bewegung
    .value-everything = alles
    .agreed =
        { $value ->
            [everything] f hält alles an
           *[movement] f hält die Bewegung an
        }
cc3k-option-pursuit = Gegner verfolgen den Helden, wenn er in ihrer Kammer ist
    .name = Verfolgung
    .agreed =
        { $value ->
            [true] Gegner verfolgen dich
           *[false] Gegner irren umher
        }
cc3k-option-hard = Gegner haben anderthalbmal so viele Lebenspunkte, Händler sind von Anfang an feindlich
    .name = starke Gegner
    .agreed =
        { $value ->
            [true] starke Gegner
           *[false] gewöhnliche Gegner
        }

## Wie zufällige Stockwerke sein sollen

cc3k-setting-floors = Stockwerke; sind es weniger als fünf, kommt das letzte mehrmals vor
    .name = Stockwerke
cc3k-setting-base = die klassischen Kammern, oder andere auf jedem Stockwerk
    .name = Kammern
    .value-default = klassisch
    .value-random = auf jedem Stockwerk andere
cc3k-setting-populated = Gegner und Dinge stehen schon da; sonst verteilt sie das Spiel beim Betreten eines Stockwerks
    .name = belebte Stockwerke

## Vorlagen: ein Name, und drei Zeilen auf ihrer Karte

cc3k-preset-usual = klassisch
    .lines =
        Fünf Stockwerke, zwanzig Gegner auf jedem.
        Händler sind friedlich, bis man sie schlägt.
        Gegner irren zufällig umher.
cc3k-preset-hard = schwer
    .lines =
        Gegner haben anderthalbmal so viele Lebenspunkte.
        Händler sind von Anfang an feindlich.
        Gegner in deiner Kammer verfolgen dich.
