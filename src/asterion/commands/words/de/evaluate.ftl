# `asterion evaluate`

commands-help-evaluate =
    Spieler während der Spiele fragen, was sie wissen, und es mit dem vergleichen, was beweisbar war
    und was wahr ist. Begründetheit ist der Anteil der Aussagen, die beweisbar waren; Vollständigkeit
    der Anteil des Beweisbaren, der ausgesagt wurde. Intervalle gelten für 95 von 100 Fällen, über Spiele.

    Ein Spieler ist ein Programm, das Zeilen liest und schreibt, oder ein Bot mit seinen Aussagen: none
    (keine), random (zufällige), notes (was ihm gesagt wurde) oder proofs (alles, was folgt). Ohne beides
    werden die Vergleichswerte gemessen.
    .summary = Messen, was Spieler wissen, neben dem, was beweisbar war.
commands-option-evaluate-player = Ein Programm, das gemessen wird; es spricht das Zeilenprotokoll.
commands-option-evaluate-bot = Ein Bot, der gemessen wird, mit seinen Aussagen, zum Beispiel mapper+notes.
commands-option-evaluate-baselines = Auch die Vergleichswerte messen.
commands-option-evaluate-games = Spiele pro Spieler; für alle dieselben.
commands-option-evaluate-against = Der Bot auf den anderen Plätzen.
commands-option-evaluate-every = Nach jeder N-ten Antwort fragen.
commands-option-evaluate-answers = Höchstens so viele Antworten des Spielers in einem Spiel.
commands-option-evaluate-words = Ob die Dinge des Spiels erfundene Namen haben.
commands-option-evaluate-out = Der Bericht; ohne Angabe BOOK.evaluation.json.
commands-option-evaluate-check = Die Spiele eines Berichts noch einmal spielen und vergleichen.
commands-evaluate-book = sag, welches Buch: { LIST($books, type: "or") }
commands-evaluate-manner = Aussagen „{ $manner }“ gibt es nicht, nur { LIST($manners, type: "or") }
commands-evaluate-not-started = der Spieler ließ sich nicht starten: { $why }
commands-evaluate-progress = { $name }: { $done } von { $all } Spielen
commands-evaluate-written = Bericht: { $path }
commands-evaluate-unreadable = { $path } ist kein Bericht: { $why }
commands-evaluate-checked = { $path }: alle Spiele und Werte sind wie berichtet.
