# Eine Arena: Bots gegen Bots, viele Spiele.

arena-other-contest = in „{ $path }“ sind die Spiele eines anderen Wettstreits; wähle mit --out einen anderen Ordner
arena-no-ratings = Wertungen brauchen das Paket openskill: { $command }
arena-no-ray = --ray braucht das Paket ray: { $command }
arena-ray-away = bei { $address } antwortet kein Ray-Cluster: { $why }
arena-two-bots = eine Arena braucht zwei Bots oder mehr
arena-seats = { $book } ist für { $few } bis { $many } Spieler; gib mit --players an, wie viele
arena-seats-exactly = { $book } ist für { $wanted } Spieler
arena-progress = { $done } von { $all } Spielen, noch etwa { $left }
arena-goes-on =
    { $done ->
        [one] { $done } Spiel gibt es schon; es geht weiter.
       *[other] { $done } Spiele gibt es schon; es geht weiter.
    }
arena-stopped = Angehalten. Starte denselben Befehl noch einmal, um weiterzumachen.
arena-report-is = Der Bericht: { $path }
# $name (text): as it was typed
arena-bad-server = „{ $name }“ ist kein Spieler auf einem Server; schreib server:ADRESSE#BOT oder server:ADRESSE#@KONTO
# $address, $why (text)
arena-server-away = der Server { $address } antwortet nicht wie erwartet: { $why }
arena-server-silent = der Server { $address } ist verstummt
arena-two-servers = alle entfernten Spieler müssen auf demselben Server sein
arena-no-end = kein Ende
arena-bad-command = der Befehl „{ $command }“ ist nicht lesbar: { $why }
arena-no-program = auf diesem Rechner gibt es kein Programm „{ $name }“
arena-did-not-start = „{ $bot }“ ist nicht gestartet: { $why }
arena-not-started-in =
    { $games ->
        [one] „{ $bot }“ ist in { $games } Spiel nicht gestartet; es wird nicht gewertet.
       *[other] „{ $bot }“ ist in { $games } Spielen nicht gestartet; sie werden nicht gewertet.
    }
arena-first-fault = Erster Fehler von „{ $bot }“, Spiel { $game }: gefragt „{ $asked }“, geantwortet „{ $said }“: { $wrong }
arena-first-silence = Erster Fehler von „{ $bot }“, Spiel { $game }: gefragt „{ $asked }“, keine Antwort: { $wrong }
arena-not-started = ein Programm ist nicht gestartet
arena-forfeited = ein Spieler hat aufgegeben: Keine Antwort war ein Zug

# Überschriften der Tabellen.
arena-title = Arena
arena-bot = Bot
arena-games = Spiele
arena-won = gewonnen
arena-drawn = unentschieden
arena-interval = 95 %
arena-points = Punkte
arena-rating = Wertung
arena-seconds = s pro Antwort
arena-slowest = langsamste
arena-usual = 95 % innerhalb
arena-faults = Fehler
arena-cross = Direkter Vergleich
arena-cross-how = Jedes Feld: gewonnen, unentschieden und verloren vom Bot der Zeile.
arena-all-games = Alle Spiele
arena-seats-heading = Plätze, der Reihe nach
arena-winner = Sieger
arena-nobody = niemand
arena-answers = Antworten
arena-record = Aufzeichnung
arena-replay-with = Eine Aufzeichnung liest man mit
arena-all-faults = Fehler
arena-asked = gefragt
arena-said = geantwortet
arena-wrong = Problem
arena-times = Anzahl
arena-about = { $book }, { $kind }: { $players } Spieler pro Spiel, { $plans } Pläne pro Begegnung ab Startwert { NUMBER($seed, useGrouping: 0) }, jeder Plan von jedem Platz aus; { $games } Spiele.

# ---- Datensätze
dataset-no-parquet = Parquet braucht das Paket pyarrow: pip install "asterion[dataset]"
dataset-not-written = „{ $path }“ lässt sich nicht schreiben: { $why }
dataset-card-written = Die Karte des Datensatzes ist „{ $path }“
dataset-other-readme = „{ $path }“ ist keine Karte eines Datensatzes und würde ersetzt. Gib mit --out einen anderen Ordner an.
dataset-progress = { $done } von { $all } Spielen
dataset-written =
    { $games ->
        [one] ein Spiel ist
       *[other] { $games } Spiele sind
    } in „{ $path }“
# ---- asterion bench-bots

arena-bench-row = { $row }
arena-ends = { $done } von { $all } Partien gespielt, { $ended } zu Ende
arena-no-row = es gibt keine Zeile „{ $name }“{ $hint }
arena-row = Zeile
arena-who = wer gegen wen
arena-rounds = Runden
arena-oracle = Orakel
arena-tuned-page = Pläne zum Abstimmen gehören nicht auf eine Ergebnisseite; lass --tuning oder --page weg.
