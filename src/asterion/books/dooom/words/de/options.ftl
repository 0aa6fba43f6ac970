# Was ein Tisch von Dooom vereinbaren kann, eine Zeile je Option.

dooom-option-hit-points = Lebenspunkte am Anfang
    .name = Lebenspunkte
    .agreed =
        { $value ->
            [one] ein Lebenspunkt
           *[other] { $value } Lebenspunkte
        }
dooom-option-action-points = Aktionspunkte pro Zug
    .name = Aktionspunkte
    .agreed =
        { $value ->
            [one] ein Aktionspunkt pro Zug
           *[other] { $value } Aktionspunkte pro Zug
        }
dooom-option-sight = wie weit man sieht
    .name = Sicht
    .agreed = Sichtweite { $value }
dooom-option-lantern-sight = wie weit mit einer Laterne
    .name = Sicht mit Laterne
    .agreed = Sichtweite { $value } mit Laterne
dooom-option-sight-shape = was in Sicht ist: das abgerundete Quadrat des Buchs, das ganze, oder eine Raute
    .name = Form der Sicht
    .value-book = wie im Buch
    .value-square = Quadrat
    .value-diamond = Raute
    .agreed =
        { $value ->
            [square] quadratische Sicht
            [diamond] Sicht als Raute
           *[book] Sicht wie im Buch
        }
dooom-option-hit-chance = wie viele von hundert Angriffen treffen
    .name = Trefferwahrscheinlichkeit
    .agreed = { $value } von hundert Angriffen treffen
dooom-option-disconnect = wer den Tisch verlässt, stirbt, oder wird ausgelassen, bis er zurückkommt
    .name = wer geht
    .value-death = stirbt
    .value-skip = wird ausgelassen
    .agreed =
        { $value ->
            [skip] wer geht, wird ausgelassen
           *[death] wer geht, stirbt
        }
dooom-option-dead-talk = wer die Toten hört: alle, oder nur die Toten
    .name = wer die Toten hört
    .value-everyone = alle
    .value-dead = nur die Toten
    .agreed =
        { $value ->
            [dead] nur die Toten hören die Toten
           *[everyone] alle hören die Toten
        }
dooom-option-round-limit = nach wie vielen Runden das Spiel ohne Sieger endet; 0 heißt nie
    .name = Rundengrenze
    .agreed =
        { $value ->
            [0] beliebig viele Runden
            [one] höchstens eine Runde
           *[other] höchstens { $value } Runden
        }
dooom-option-late-joining = Spieler dürfen während des Spiels dazukommen
    .name = späteres Dazukommen
    .agreed =
        { $value ->
            [true] Dazukommen während des Spiels
           *[false] niemand kommt später dazu
        }
dooom-option-wait-for = wie viele Spieler der erste Zug braucht
    .name = erwartete Spieler
    .agreed =
        { $value ->
            [one] der erste Zug wartet auf einen Spieler
           *[other] der erste Zug wartet auf { $value } Spieler
        }

## Wie ein zufälliger Plan sein soll

dooom-setting-width = Spalten
    .name = Breite
dooom-setting-height = Zeilen
    .name = Höhe
dooom-setting-style = gewundene Höhlen, Räume und Gänge, oder ein Irrgarten
    .name = Stil
    .value-caves = Höhlen
    .value-rooms = Räume
    .value-maze = Irrgarten
dooom-setting-walls = Anteil der Wände in Prozent, ohne den Rand
    .name = Wände
dooom-setting-border = um die Karte läuft eine Wand
    .name = Rand aus Wänden
dooom-setting-players = Spieler, die einen Startplatz brauchen
    .name = Spieler
dooom-setting-treasure = Schätze, die herumliegen
    .name = Schätze
dooom-setting-target = Schätze, die zum Sieg nötig sind
    .name = Schätze zum Sieg
dooom-setting-exits = Ausgänge
    .name = Ausgänge
dooom-setting-potions = Heiltränke
    .name = Heiltränke
dooom-setting-swords = Schwerter
    .name = Schwerter
dooom-setting-armours = Rüstungen
    .name = Rüstungen
dooom-setting-lanterns = Laternen
    .name = Laternen

## Wünsche, die kein Plan erfüllen kann

dooom-unmet-exit = ein Plan braucht einen Ausgang: „exits“ kann nicht 0 sein ({ $rule })

dooom-unmet-target = ein Ziel von { NUMBER($target, useGrouping: 0) } ist mit { NUMBER($treasure, useGrouping: 0) } Schätzen nicht zu erreichen ({ $rule })

dooom-unmet-room = { $width } mal { $height } mit { $walls } % Wänden lässt { NUMBER($room, useGrouping: 0) } Felder Boden, und gebraucht werden { NUMBER($needed, useGrouping: 0) } ({ $rule })
