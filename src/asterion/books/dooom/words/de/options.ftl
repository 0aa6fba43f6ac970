# Was ein Tisch von Dooom vereinbaren kann, eine Zeile je Option.

dooom-option-hit-points = Lebenspunkte am Anfang
    .name = Lebenspunkte
    .agreed =
        { $value ->
            [one] ein Lebenspunkt
           *[other] { $value } Lebenspunkte
        }
dooom-option-action-points = Aktionspunkte je Zug
    .name = Aktionspunkte
    .agreed =
        { $value ->
            [one] ein Aktionspunkt je Zug
           *[other] { $value } Aktionspunkte je Zug
        }
dooom-option-sight = wie weit man sieht
    .name = Sicht
    .agreed = Sicht { $value }
dooom-option-lantern-sight = wie weit mit einer Laterne
    .name = Sicht mit Laterne
    .agreed = Sicht { $value } mit Laterne
dooom-option-sight-shape = was in Sicht ist: das abgerundete Quadrat der Regeln, das ganze, oder eine Raute
    .name = Form der Sicht
    .value-book = wie in den Regeln
    .value-square = Quadrat
    .value-diamond = Raute
    .agreed =
        { $value ->
            [square] quadratische Sicht
            [diamond] Sicht als Raute
           *[book] Sicht wie in den Regeln
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
dooom-option-round-limit = nach so vielen Runden endet das Spiel ohne Sieg; 0 ist nie
    .name = Grenze der Runden
    .agreed =
        { $value ->
            [0] beliebig viele Runden
            [one] höchstens eine Runde
           *[other] höchstens { $value } Runden
        }
dooom-option-late-joining = man darf noch dazukommen, wenn das Spiel läuft
    .name = späteres Dazukommen
    .agreed =
        { $value ->
            [true] Dazukommen während des Spiels
           *[false] niemand kommt später dazu
        }
dooom-option-wait-for = der erste Zug wartet, bis so viele Spieler da sind
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
dooom-setting-walls = Wände auf hundert Felder, ohne den Rand
    .name = Wände
dooom-setting-border = die äußersten Felder sind Wände
    .name = Rand aus Wänden
dooom-setting-players = wie viele einen Platz zum Beginnen finden müssen
    .name = Spieler
dooom-setting-treasure = Schätze, die herumliegen
    .name = Schätze
dooom-setting-target = wie viele davon zum Sieg reichen
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
