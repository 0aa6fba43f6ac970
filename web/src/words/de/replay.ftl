# Ein beendetes Spiel noch einmal.

replay-of = Wiederholung: { $book }
replay-not-over = Dieses Spiel ist noch nicht zu Ende; bis dahin sieht jeder nur, was ihm gesagt wurde.
replay-fetching-record = Die Aufzeichnung wird geladen …
replay-fetching-told = Das Gesagte wird geladen …
replay-players = { LIST($names, type: "join") }.
replay-won-by = Gewonnen: { LIST($winners) }.

## Wessen Platz, und welcher Augenblick

replay-whose = Wessen Sicht gezeigt wird
replay-master = Die Spielleitung, mit dem Plan
replay-the-master = die Spielleitung
replay-public = Das Publikum
replay-board = Das Brett: { $whose }
replay-no-board-public = Das Publikum sieht kein Brett.
replay-no-board = Es gibt noch kein Brett.
replay-moment = { $moment } von { $last }
replay-moment-said = { $moment } von { $last }, { $said }
replay-opening = 0 von { $last }, der Anfang
replay-said = { $who }: { $text }

replay-moment-of-game = Zeitpunkt im Spiel
replay-to-beginning = Zum Anfang
replay-back = Zurück
replay-on = Vor
replay-to-end = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-keys =
    <key>←</key> <key>→</key> gehen einen Schritt, die <key>Leertaste</key> spielt ab, <key>Pos1</key> und <key>Ende</key> gehen zum Anfang und zum Ende. Alle Ansichten laufen mit; ← → springen zur nächsten Antwort, die dieser Spieler gehört hat.

replay-copy-link = Link zu diesem Zeitpunkt kopieren
replay-link-copied = Link kopiert.
replay-film = Die letzten Züge als Animation speichern
replay-filming = Gezeichnet: { $done } von { $all } …
replay-film-saved = { $frames ->
    [one] Gespeichert: ein Bild, in dieser Ansicht.
   *[other] Gespeichert: { $frames } Bilder, in dieser Ansicht.
}
replay-film-failed = Dieser Browser konnte die Animation nicht zeichnen.
replay-film-nothing = Zu diesen Zeitpunkten gibt es nichts zu zeichnen.

## Was zu wissen war

replay-layers = Was gezeigt wird
replay-layer-told = gesagt
replay-layer-provable = beweisbar
replay-layer-noted = notiert
replay-layer-truth = die Wahrheit
replay-cells = { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}
replay-noted-count = { $wrong ->
    [0] { $count }
   *[other] { $count }, falsch: { $wrong }
}
replay-thinking = Es wird ermittelt, was jeder hätte wissen können: { $percent } %
replay-curve = Was jeder beweisen konnte, Zug für Zug
replay-proved = { $who } konnte { $proved } beweisen
replay-proved-noted = { $who } konnte { $proved } beweisen, hatte { $noted } notiert
replay-proofs = Was sich beweisen ließ
replay-could-known = konnte { $percent } % dessen beweisen, was zu erfahren war, und den eigenen Standort.
replay-could-lost = konnte { $percent } % dessen beweisen, was zu erfahren war, aber nicht den eigenen Standort.
replay-could-none = konnte { $percent } % dessen beweisen, was zu erfahren war.
replay-could-have = Was sich wissen ließ: { $who }
replay-found = von hier an: { $fact },
replay-found-place = wieder: { $fact },
replay-found-news = dann: { $fact },
replay-by = nach { $count ->
    [0] den Regeln
    [one] Zug { LIST($numbers) }
   *[other] den Zügen { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [one] { " " }und Regel { LIST($rules) }
   *[other] { " " }und den Regeln { LIST($rules) }
}
replay-blind = Die verpasste Gelegenheit
replay-blind-says = { $answers ->
    [one] Von Zug { $n } an hätte { $who } einen Weg hinaus kennen können. Das Spiel ging noch { $answers } Zug weiter, und { $won ->
        [true] jemand anders gewann
       *[false] niemand gewann
    }.
   *[other] Von Zug { $n } an hätte { $who } einen Weg hinaus kennen können. Das Spiel ging noch { $answers } Züge weiter, und { $won ->
        [true] jemand anders gewann
       *[false] niemand gewann
    }.
}
replay-blind-reach = Von Zug { $n } an wusste { $who }, wo genügend Schätze und ein Ausgang waren. So blieb es { $answers ->
    [one] einen Zug
   *[other] { $answers } Züge
} lang, und { $who } hat nicht gewonnen.
replay-note-of = Was bekannt ist: { $name }
replay-noted-wrong = { $name }, falsch notiert
replay-nothing-told = nichts
replay-provable-since = seit Zug { $n }
replay-not-provable = noch nicht
replay-noted-sure = { $what }
replay-noted-maybe = vielleicht { $what }
replay-noted-not = nicht { $what }
replay-why = Warum?
replay-no-why = Die Gründe lassen sich gerade nicht zeigen.
replay-close = Schließen

## Sehenswerte Augenblicke

replay-highlights = Höhepunkte
replay-highlight-treasure = { $move }: ein Schatz ({ $who })
replay-highlight-wound = { $move }: eine Wunde oder ein Schrei ({ $who })
replay-highlight-death = { $move }: { $who } stirbt
replay-highlight-blast = { $move }: eine Sprengung oder ein Schuss ({ $who })
replay-highlight-journey = { $move }: anderswohin getragen ({ $who })
replay-highlight-contradiction = { $move }: eine Notiz widerspricht dem Gesagten ({ $who })
replay-highlight-win = { $move }: { $who } gewinnt

## Notizbücher

replay-notebooks = Die Notizbücher zu diesem Zeitpunkt
replay-whose-notebook = Wessen Notizbuch
replay-nothing-drawn = { $who } hatte noch nichts gezeichnet.
replay-no-notebooks = Die Notizbücher ließen sich nicht laden; alles andere geht.

## Das Versprechen

replay-promise = Beweis, dass der Plan feststand
replay-promise-kept = Der Plan ist der, der am Anfang versprochen wurde.
replay-promise-broken = Der Plan ist NICHT der, der am Anfang versprochen wurde.
replay-promised-noted = Am Anfang versprochen: von diesem Browser notiert { $when }, bevor das Spiel aus war
replay-promised-told = Am Anfang versprochen: wie der Server es jetzt sagt, denn dieser Browser war nicht dabei
replay-computed = Hier errechnet, aus Plan, Optionen und Salz
replay-promised-another = Der Server nennt jetzt ein anderes Versprechen: { $promised }
replay-by-hand = Hast du es selbst aufgeschrieben?
replay-put-here = Hier eintragen:
replay-same = Es ist dasselbe.
replay-another = Es ist ein anderes.
replay-sealed = Das Siegel der Aufzeichnung passt zu jeder Zeile.
replay-unsealed = Das Siegel der Aufzeichnung passt nicht.
replay-download-record = Aufzeichnung herunterladen
replay-download-plan = Plan herunterladen
replay-open-plan = Den Plan im Editor öffnen

replay-try = Versuch es selbst
replay-try-as = Wen du spielst
replay-play-on = Ab Zug { $moment } weiterspielen
replay-practice = Die anderen spielen Bots, auf demselben Plan, und du weißt, was damals bekannt war. Es ist Übung: Nichts wird gewertet.
replay-what-if-said = Was würdest du bei Zug { $moment } sagen?
replay-what-if-ask = Fragen
replay-what-if-not = Nichts davon ist geschehen.

replay-missed-title = Aus Verpasstem lernen
replay-missed-making = Das Spiel wird durchgegangen: { $percent } %
replay-missed-failed = Das lässt sich gerade nicht zeigen. Versuch es später noch einmal.
replay-missed-moment = Moment { $number } von { $count }, nach Antwort { NUMBER($move, useGrouping: 0) }: mehr hattest du nicht gehört.
replay-missed-press-side = Drücke auf eine Seite im Plan oder wähle sie hier.
replay-missed-press-cell = Drücke auf ein Feld im Plan oder wähle es hier.
replay-missed-cell = Feld
replay-missed-cell-level = { $cell }, Ebene { $level }
replay-missed-side = Seite
replay-missed-who = Wer von den Mitspielenden
replay-missed-mark = { $what } markieren
replay-missed-mark-first = Markieren
replay-missed-next = Weiter
replay-missed-there = In der Wiederholung ansehen
replay-missed-score = { $right } von { $count } richtig.
replay-missed-again = Noch einmal
replay-missed-none = Hier gibt es nichts zu lernen: für { $name } blieb nichts Sicheres ungenutzt.
replay-story-title = Die Geschichte des Spiels
replay-story-none = Was in diesem Spiel zu wissen war, lässt sich nicht erzählen.
replay-story-moments = Momente
replay-story-moment = { $name } konnte wissen: { $fact }
replay-story-missed = Was { $name } verpasst hat
