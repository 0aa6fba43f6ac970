# `asterion dooom check`

commands-help-dooom =
    Programme prüfen, die das Protokoll von Dooom sprechen.
    .summary = Einen fremden Dooom-Server an Regeln und Protokoll messen.
commands-help-dooom-check =
    Bei einem Server spielen und die erste Antwort jedes Spiels nennen, die Regeln oder Protokoll
    nicht erlauben: was gesendet wurde, was kam, was erlaubt ist, und die Regel.

    Bis zu vier Clients spielen feste Folgen und zufällige Spiele. Die Karte des Servers ist nicht
    bekannt: Sie wird aus den Antworten gelernt, alles andere folgt aus den Regeln. Sonst darf dort
    niemand spielen.

    Der Exit-Status ist 0, wenn nichts gefunden wurde, 1, wenn etwas gefunden wurde, und 2, wenn der
    Server nicht geprüft werden konnte.
    .summary = Bei einem Server spielen und jede Art falscher Antworten nennen.
commands-option-check-server = Der Server, der geprüft wird.
commands-option-check-dialect = Der Dialekt, den er spricht: full (so ohne Angabe), 2013 oder simple.
commands-option-check-games = So viele Spiele spielen.
commands-option-check-patience = So viele Sekunden auf eine Antwort warten.

commands-not-examined = der Server bei { $address } kann nicht geprüft werden: { $why }

commands-check-found = Spiel { $game }, Befehl { $step }, { $who }{ $games ->
        [one] {""}
       *[other] ; gefunden in { $games } Spielen
    }
commands-check-sent = gesendet
commands-check-came = gekommen
commands-check-allowed = erlaubt
commands-check-rule = Regel
commands-check-wire = Das Protokoll: docs/wire.md.

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
commands-check-missed = Nicht erreicht: { LIST($rules) }.
commands-check-stopped = Kein weiteres Spiel begann: { $why }
