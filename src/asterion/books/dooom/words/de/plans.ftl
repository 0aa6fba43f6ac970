# Was an einer Kartendatei falsch ist. Davor steht der Ort: Zeile und Spalte.

dooom-plan-target = das Ziel ist { NUMBER($target, useGrouping: 0) }, aber an Schätzen gibt es nur { NUMBER($treasure, useGrouping: 0) }
dooom-plan-no-exit = es gibt keinen Ausgang: zeichne mindestens ein E

dooom-plan-unreachable =
    { $target ->
        [one] von keinem Feld aus sind ein Ausgang und { NUMBER($target, useGrouping: 0) } Schatz erreichbar
       *[other] von keinem Feld aus sind ein Ausgang und { NUMBER($target, useGrouping: 0) } Schätze erreichbar
    }

dooom-plan-no-room = für { $players } Spieler ist kein Platz zum Beginnen, nur für { $tiles }
dooom-plan-out-of-reach = dieser Schatz ist unerreichbar

dooom-plan-more-out-of-reach = von hier an sind weitere Schätze unerreichbar; genannt sind { $told }

## Die Zeichnung

dooom-plan-name = diese Zeile muss mit „name“ beginnen, zum Beispiel „name The Small Cellar“

dooom-plan-name-length = ein Name darf höchstens { $most } Zeichen haben

dooom-plan-name-symbol = „{ $symbol }“ darf in keinem Namen vorkommen
dooom-plan-win = diese Zeile muss mit „win“ beginnen, zum Beispiel „win 2“

dooom-plan-win-number = auf „win“ muss eine ganze Zahl von 0 bis { NUMBER($most, useGrouping: 0) } folgen

dooom-plan-win-not-number = auf „win“ muss eine ganze Zahl von 0 bis { NUMBER($most, useGrouping: 0) } folgen, nicht „{ $said }“
dooom-plan-empty = es gibt keine Zeilen: die Karte ist leer

dooom-plan-rows = eine Karte kann höchstens { NUMBER($most, useGrouping: 0) } Zeilen haben; diese hat { NUMBER($rows, useGrouping: 0) }

dooom-plan-size = eine Karte von { NUMBER($width, useGrouping: 0) } mal { NUMBER($height, useGrouping: 0) } ist zu groß: höchstens { NUMBER($most, useGrouping: 0) } Felder

dooom-plan-row-length = eine Zeile kann höchstens { NUMBER($most, useGrouping: 0) } Felder haben; diese hat { NUMBER($tiles, useGrouping: 0) }

dooom-plan-row-width = diese Zeile hat { NUMBER($tiles, useGrouping: 0) } Felder, aber die in Zeile { NUMBER($line, useGrouping: 0) } hat { NUMBER($width, useGrouping: 0) }

dooom-plan-symbols =
    { $count ->
        [one] „{ $symbols }“ ist kein Feld; die Felder sind { $known }
       *[other] „{ $symbols }“ sind keine Felder; die Felder sind { $known }
    }

dooom-plan-more-faults = von hier an gibt es weitere Fehler; genannt sind die ersten { $told }
