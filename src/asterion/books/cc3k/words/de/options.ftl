# Was ein Tisch von ChamberCrawler3000 vereinbaren kann, eine Zeile je Option.

cc3k-option-damage = der Schaden eines Schlags: wie gelehrt, oder mit dem Druckfehler des Buchs
    .name = Schaden
    .value-classic = wie gelehrt
    .value-as-printed = wie gedruckt
    .agreed =
        { $value ->
            [classic] Schläge wie gelehrt
           *[other] Schläge wie gedruckt
        }
cc3k-option-orc-blow = ein Ork schlägt einen Goblin: der anderthalbfache Schaden, am Ende auf- oder abgerundet
    .name = Schlag eines Orks gegen einen Goblin
    .value-38 = 38, aufgerundet
    .value-37 = 37, abgerundet
    .agreed = ein Ork schlägt einen Goblin: { $value }
cc3k-option-drow-rounding = Tränke für Angriff und Abwehr ändern bei Drow 7 oder 8
    .name = Tränke der Drow
    .value-down = 7, abgerundet
    .value-up = 8, aufgerundet
    .agreed =
        { $value ->
            [up] Tränke der Drow um 8
           *[down] Tränke der Drow um 7
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
cc3k-option-pursuit = feindliche Gegner verfolgen, wer in ihrer Kammer ist
    .name = Verfolgung
    .agreed =
        { $value ->
            [true] Gegner verfolgen dich
           *[false] Gegner irren umher
        }
cc3k-option-hard = Gegner haben anderthalbmal so viele Lebenspunkte, Händler sind von Anfang an feindlich
    .name = schwere Gegner
    .agreed =
        { $value ->
            [true] schwere Gegner
           *[false] gewöhnliche Gegner
        }

## Wie zufällige Stockwerke sein sollen

cc3k-setting-floors = Stockwerke; sind es weniger, dient das letzte mehrmals
    .name = Stockwerke
cc3k-setting-base = die Kammern, die alle kennen, oder andere auf jedem Stockwerk
    .name = Kammern
    .value-default = die allen bekannten
    .value-random = auf jedem Stockwerk andere
cc3k-setting-populated = alles steht schon auf den Stockwerken; sonst stellt es das Spiel beim Betreten auf
    .name = belebte Stockwerke

## Vorlagen: ein Name, und drei Zeilen auf ihrer Karte

cc3k-preset-usual = wie gelehrt
    .lines =
        Fünf Stockwerke, zwanzig Gegner auf jedem.
        Händler sind friedlich, bis man sie schlägt.
        Gegner irren zufällig umher.
cc3k-preset-hard = schwer
    .lines =
        Gegner haben anderthalbmal so viele Lebenspunkte.
        Händler sind von Anfang an feindlich.
        Wer mit dir in einer Kammer ist, kommt auf dich zu.
