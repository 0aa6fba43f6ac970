# Ein beendetes Spiel noch einmal.

replay-of = Wiederholung: { $book }
replay-not-over = Dieses Spiel ist noch nicht aus; bis dahin sieht niemand mehr als das Seine.
replay-fetching-record = Die Aufzeichnung wird geholt …
replay-fetching-told = Das Gesagte wird geholt …
replay-players = { LIST($names, type: "join") }.
replay-won-by = Gewonnen: { LIST($winners) }.

## Wessen Platz, und welcher Augenblick

replay-whose = Wessen Wissen gezeigt wird
replay-master = Die Spielleitung, mit dem Plan
replay-the-master = die Spielleitung
replay-public = Das Publikum
replay-board = Das Brett: { $whose }
replay-no-board-public = Dem Publikum wird kein Brett gezeigt.
replay-no-board = Es gibt noch kein Brett.
replay-moment = { $moment } von { $last }
replay-moment-said = { $moment } von { $last }, { $said }
replay-opening = 0 von { $last }, der Anfang
replay-said = { $who }: { $text }

replay-moment-of-game = Augenblick des Spiels
replay-to-beginning = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-to-end = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-keys =
    <key>←</key> <key>→</key> gehen einen Schritt, die <key>Leertaste</key> spielt ab, <key>Pos1</key> und <key>Ende</key> gehen zum Anfang und zum Ende. Jeder Platz steht am selben Augenblick des Spiels; ein Schritt geht zum nächsten, in dem dein Platz etwas gehört hat.

replay-copy-link = Link zu diesem Augenblick kopieren
replay-link-copied = Der Link ist kopiert.
replay-film = Die letzten Züge als bewegtes Bild sichern
replay-filming = Gezeichnet: { $done } von { $all } …
replay-film-saved = { $frames ->
    [one] Gesichert: ein Augenblick, wie dieser Platz ihn sah.
   *[other] Gesichert: { $frames } Augenblicke, wie dieser Platz sie sah.
}
replay-film-failed = Dieser Browser konnte das Bild nicht zeichnen.
replay-film-nothing = In diesen Augenblicken gibt es kein Bild zu sichern.

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
replay-curve = Was jeder beweisen konnte, Augenblick für Augenblick
replay-proved = { $who } konnte { $proved } beweisen
replay-proved-noted = { $who } konnte { $proved } beweisen, hatte { $noted } notiert
replay-proofs = Was sich beweisen ließ
replay-could-known = konnte { $percent } % des Plans beweisen, und den eigenen Standort.
replay-could-lost = konnte { $percent } % des Plans beweisen, aber nicht den eigenen Standort.
replay-could-none = konnte { $percent } % des Plans beweisen.
replay-could-have = Was zu wissen war: { $who }
replay-found = von hier an: { $fact },
replay-found-place = wieder: { $fact },
replay-found-news = dann: { $fact },
replay-by = nach { $count ->
    [0] den Regeln
    [one] Antwort { LIST($numbers) }
   *[other] den Antworten { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [one] { " " }und Regel { LIST($rules) }
   *[other] { " " }und den Regeln { LIST($rules) }
}
replay-blind = Die verpasste Gelegenheit
replay-blind-says = { $answers ->
    [one] Von Antwort { $n } an hätte { $who } einen Weg hinaus wissen können. Das Spiel ging noch { $answers } Antwort weiter, und { $won ->
        [true] jemand anders gewann
       *[false] niemand gewann
    }.
   *[other] Von Antwort { $n } an hätte { $who } einen Weg hinaus wissen können. Das Spiel ging noch { $answers } Antworten weiter, und { $won ->
        [true] jemand anders gewann
       *[false] niemand gewann
    }.
}
replay-blind-reach = Von Antwort { $n } an wusste { $who }, wo genügend Schätze und ein Ausgang waren. So blieb es { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} lang, und { $who } hat nicht gewonnen.
replay-note-of = Was bekannt ist: { $name }
replay-noted-wrong = { $name }, falsch notiert
replay-nothing-told = nichts
replay-provable-since = seit Antwort { $n }
replay-not-provable = noch nicht
replay-noted-sure = { $what }
replay-noted-maybe = vielleicht { $what }
replay-noted-not = nicht { $what }
replay-why = Warum?
replay-no-why = Die Gründe waren gerade nicht zu haben.
replay-close = Schließen

## Sehenswerte Augenblicke

replay-highlights = Sehenswerte Augenblicke
replay-highlight-treasure = { $move }: ein Schatz ({ $who })
replay-highlight-wound = { $move }: eine Wunde ({ $who })
replay-highlight-death = { $move }: ein Tod ({ $who })
replay-highlight-blast = { $move }: eine Sprengung oder ein Schuss ({ $who })
replay-highlight-journey = { $move }: anderswohin getragen ({ $who })
replay-highlight-contradiction = { $move }: eine Notiz widerspricht dem Gesagten ({ $who })
replay-highlight-win = { $move }: { $who } gewinnt

## Notizbücher

replay-notebooks = Die Notizbücher in diesem Augenblick
replay-whose-notebook = Wessen Notizbuch
replay-nothing-drawn = { $who } hatte noch nichts gezeichnet.
replay-no-notebooks = Die Notizbücher ließen sich nicht laden; alles andere geht.

## Das Versprechen

replay-promise = Das Versprechen
replay-promise-kept = Der Plan ist der, der am Anfang versprochen wurde.
replay-promise-broken = Der Plan ist NICHT der, der am Anfang versprochen wurde.
replay-promised-noted = Am Anfang versprochen: von diesem Browser notiert { $when }, bevor das Spiel aus war
replay-promised-told = Am Anfang versprochen: wie der Server es jetzt sagt, denn dieser Browser war nicht dabei
replay-computed = Hier errechnet, aus Plan, Optionen und Salz
replay-promised-another = Der Server sagt jetzt, er habe ein anderes versprochen: { $promised }
replay-by-hand = Hast du es selbst aufgeschrieben?
replay-put-here = Hier eintragen:
replay-same = Es ist dasselbe.
replay-another = Es ist ein anderes.
replay-sealed = Das Siegel der Aufzeichnung passt zu jeder Zeile.
replay-unsealed = Das Siegel der Aufzeichnung passt nicht.
replay-download-record = Aufzeichnung herunterladen
replay-download-plan = Plan herunterladen
replay-open-plan = Den Plan am Zeichentisch öffnen
