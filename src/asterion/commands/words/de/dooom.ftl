# `asterion dooom check`

commands-help-dooom =
    Programme prüfen, die das Protokoll von Dooom sprechen.
    .summary = Server oder Clients von Dooom an den Regeln messen.
commands-help-dooom-check =
    Mit einem Server oder einem Client spielen und die erste Zeile jedes Spiels nennen, die Regeln
    oder Protokoll nicht erlauben: was gesendet wurde, was kam, was erlaubt ist, und die Regel.

    Bei einem Server spielen bis zu vier Clients feste Folgen und zufällige Spiele. Seine Karte ist
    nicht bekannt: Sie wird aus den Antworten gelernt, alles andere folgt aus den Regeln. Sonst darf
    dort niemand spielen.

    Ein Client wird für jedes Spiel gestartet, bis zu viermal, und die Prüfung ist sein Server. Ein
    Fehler ist nur, wovon er wissen konnte, dass es verboten ist.

    Der Exit-Status ist 0, wenn nichts gefunden wurde, 1, wenn etwas gefunden wurde, und 2, wenn es
    nichts zu prüfen gab.
    .summary = Mit einem Server oder Client spielen und jede Art von Fehlern nennen.
commands-option-check-server = Der Server, der geprüft wird.
commands-option-check-dialect = Der Dialekt: full (Standard), 2013 oder simple.
commands-option-check-games = So viele Spiele spielen.
commands-option-check-patience = So viele Sekunden auf eine Antwort warten.

commands-not-examined = der Server bei { $address } kann nicht geprüft werden: { $why }

commands-check-found = Spiel { $game }, Befehl { $step }, { $who }{ $games ->
        [one] {""}
       *[other] ; gefunden in { $games } Spielen
    }
commands-check-sent = gesendet
commands-check-came = empfangen
commands-check-allowed = erlaubt
commands-check-rule = Regel
commands-check-wire = Das Protokoll: docs/program/wire.md.

commands-check-sum =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $steps ->
        [one] { $steps } Befehl
       *[other] { $steps } Befehle
    }: { $kinds ->
        [0] nichts gefunden.
        [one] eine Art von Fehlern.
       *[other] { $kinds } Arten von Fehlern.
    }
commands-check-stopped = Kein weiteres Spiel begann: { $why }
