# Spiele und Bots, die verlangt werden und nicht zu haben sind.

core-no-book = es gibt kein Spiel „{ $name }“{ $hint }
core-book-broken = das Spiel „{ $name }“ aus dem Paket { $package } ist kaputt: { $why }
core-book-left-out = das Spiel „{ $name }“ aus dem Paket { $package } bleibt weg: „{ $name }“ ist eines von Asterions eigenen
core-not-a-book = { $place } ist kein Spiel (Book)
core-book-other-name = das Spiel in { $place } nennt sich selbst „{ $itself }“

core-no-bot = kein Bot „{ $name }“ spielt { $book }{ $hint }
core-bot-broken = der Bot „{ $name }“ aus dem Paket { $package } ist kaputt: { $why }
core-bot-cannot = { $name } kann hier nicht spielen: { $why }
core-bad-strength = „{ $word }“ ist weder eine Stärke ({ LIST($known, type: "join") }) noch Sekunden pro Zug wie 0.5
core-bot-dumb = der Bot „{ $name }“ ist kaputt: er hat keine Beschreibung oder antwortet nicht

## Was ein Spiel nicht hat

core-no-preset = { $book } hat keine Vorlage „{ $name }“{ $hint }
core-no-sample = für { $book } gibt es keinen Beispielplan „{ $name }“{ $hint }
core-no-entry = diese Partie hat die Einträge 0 bis { NUMBER($last, useGrouping: 0) }, nicht { NUMBER($n, useGrouping: 0) }
