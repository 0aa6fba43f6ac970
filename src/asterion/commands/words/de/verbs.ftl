# Was die Verben antworten.

## Dateien, Pläne, Optionen

commands-standard-input = die Standardeingabe
commands-is-directory = { $path } ist ein Ordner, keine Datei
commands-no-file = es gibt keine Datei „{ $path }“
commands-unreadable = { $path } lässt sich nicht lesen: { $why }
commands-too-large = { $path } ist zu groß: die Grenze ist { $most } MiB
commands-zero-byte = { $path } ist kein Text: bei { NUMBER($byte, useGrouping: 0) } steht ein Nullbyte
commands-not-utf8 = { $path } ist kein Text in UTF-8: siehe Byte { NUMBER($byte, useGrouping: 0) }
commands-exists = „{ $path }“ gibt es schon; eine Aufzeichnung wird nie überschrieben
commands-unwritable = „{ $path }“ lässt sich nicht schreiben: { $why }
commands-no-file-or-sample = es gibt keine Datei „{ $name }“, und für { $book } keinen Beispielplan dieses Namens{ $hint }
commands-problem-of = { $path }: { $problem }
commands-made-plan = der erzeugte Plan
commands-no-limits = Pläne von { $book } haben keine Grenzen
commands-not-a-limit = „{ $name }“ ist keine Grenze{ $hint }; es gibt: { LIST($known, type: "join") }
commands-sets-nothing = „{ $setting }“ stellt nichts ein: schreib { $flag } name=wert
commands-setting-character = „{ $setting }“ enthält ein Zeichen, das keine Einstellung haben kann
commands-bad-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht „{ $value }“
commands-path-says = { $path }: { $why }
commands-no-chair = { $why }, public und master
commands-no-chair-named = niemand hier heißt „{ $name }“; es gibt nur public und master

## Spiele, Regeln, Bots

commands-book-line = { LIST($names, type: "or") }: { $book }, { $players }, Ausgabe { $edition }
commands-players = { $few } Spieler
commands-players-between = { $few } bis { $many } Spieler
commands-samples = Beispielpläne: { LIST($plans, type: "join") }
commands-sample-with = { $name } (mit --preset { $preset })
commands-strength = { $strength } ist { $bot }
commands-strengths = { $strengths }
commands-code-wants-rule = --code braucht die Nummer einer Regel: asterion rules labyrinth L69 --code
commands-no-rule = { $book } hat keine Regel „{ $number }“{ $hint }
commands-options-heading = Optionen, für --set name=value
commands-presets = Vorlagen, für --preset name: { LIST($presets, type: "join") }
commands-tests = Tests:
commands-no-tests = Tests gibt es hier nicht: sie sind im Quelltext.
commands-choice = { $name }={ $value }: { $text } ({ $notes })
commands-choice-called = { $name }={ $value }, { $called }: { $text } ({ $notes })
commands-value = { $value } ({ $called })
commands-values = { LIST($values, type: "join") }
commands-notes = { $before }; { $next }
commands-by-the-book = Vorgabe { $value }
commands-no-faults = { $file }: keine Fehler

## Die Spielleitung

commands-plan-and-game = Plan und Spiel können nicht beide von der Standardeingabe kommen
commands-sealed = Plan und Optionen stehen fest: SHA-256 { $sha }
commands-input-ended = die Eingabe endete, bevor das Spiel zu Ende war
commands-game-over = das Spiel ist aus: { $why }
commands-refused = abgelehnt: { $why }
commands-who-speaks = sag, wer spricht, wie in „{ $name }: { $said }“
commands-line-length = eine Zeile hat höchstens { NUMBER($most, useGrouping: 0) } Bytes
commands-line-not-text = das war kein Text in UTF-8: siehe Byte { NUMBER($byte, useGrouping: 0) }
commands-status = { $label }: { $value }
commands-vote-first = stimmt zuerst ab, wie in „Stimme skips=ja“; dann sagt die Spielleitung „los“

## Aufzeichnungen

commands-not-over = das Spiel dieser Aufzeichnung ist nicht aus
commands-shown-only = aufgezeichnet nach Ausgabe { $edition } von { $book }; gezeigt, nicht noch einmal geprüft
commands-nameless = Spieler { $seat }
commands-knowledge-step = --knowledge lässt sich nicht mit --step verbinden
commands-master-knows = die Spielleitung weiß alles: nimm --as mit dem Namen eines Spielers oder --as public
commands-heard = Gehört
commands-enter-goes-on = Enter macht weiter, q hört auf
commands-the-master = die Spielleitung
commands-the-public = das Publikum
commands-page-title = { $book } · { $who }
commands-promise-digits = ein Versprechen hat 64 Zeichen von 0 bis 9 und a bis f
commands-promise-of-one = ein Versprechen gehört zu einem Spiel: nimm --promise mit einer FILE
commands-all-right =
    jede Antwort war richtig: { $book }, { $commands ->
        [one] { NUMBER($commands, useGrouping: 0) } Befehl
       *[other] { NUMBER($commands, useGrouping: 0) } Befehle
    } und { $draws ->
        [one] { NUMBER($draws, useGrouping: 0) } Wurf
       *[other] { NUMBER($draws, useGrouping: 0) } Würfe
    }; { $ending }
commands-as-promised = { $text }; es ist der Plan, der versprochen wurde
commands-no-rule-of-the-book = Entscheidung der Spielleitung

## ChamberCrawler3000

commands-seed-twice = der Startwert ist zweimal angegeben
commands-floors-from-keyboard = die Stockwerke können hier nicht von der Standardeingabe kommen: von dort kommen die Befehle
commands-seed-without-floors = es gibt keine Datei „{ $path }“; für einen Startwert ohne Stockwerke schreib --seed { $path }
commands-dice-and-seed = --dice gibt alle Würfe vor, ein Startwert wird nicht gebraucht
commands-bad-dice = { $path }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $word }“ ist weder eine Zahl noch { LIST($known, type: "join") }
commands-floors-and-commands = Stockwerke und Befehle können nicht beide von der Standardeingabe kommen
commands-after-commands =
    { $count ->
        [one] nach { $count } Befehl { $why }
       *[other] nach { $count } Befehlen { $why }
    }
commands-words-left =
    { $count ->
        [one] das Spiel war vor dem letzten Wort des Skripts aus
       *[other] das Spiel war vor den letzten { $count } Wörtern des Skripts aus
    }
commands-dice-left =
    { $count ->
        [one] { $count } Wurf wurde nicht gebraucht
       *[other] { $count } Würfe wurden nicht gebraucht
    }

## Beherbergen

commands-more-libraries = der Server braucht weitere Bibliotheken ({ $package }): pip install 'asterion[server]'
commands-open-at = Asterion läuft unter { $address }
commands-open-for-others = Andere in deinem Netz erreichen ihn unter { LIST($addresses, type: "or") }
commands-ctrl-c = Strg-C beendet ihn
commands-applied = angewandt: { $name }
commands-up-to-date = die Datenbank ist aktuell
commands-simple-turns = --testing und --turn-seconds gehen nicht mit dem einfachen Dialekt, der keine Züge hat
commands-turn-number = --turn-seconds braucht eine Zahl
commands-port-in-use = Port { $port } von { $address } ist schon belegt; wähle einen anderen mit --port
commands-port-unusable = auf Port { $port } von { $address } lässt sich nicht lauschen: { $why }

## MCP

commands-mcp-missing = asterion mcp braucht das Paket mcp: pip install "asterion[mcp]" ({ $why })

## Sicherungen

commands-backup-written = { $path }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }, { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }, { $kilobytes } kB
commands-backup-whole = { $path } ist vollständig: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }, { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }
commands-restored = aus { $path } wiederhergestellt: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }, { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }
commands-backup-replayed = { $replayed ->
        [0] kein Spiel wurde noch einmal gespielt
        [one] { $replayed } Spiel wurde noch einmal gespielt und ergab dasselbe
       *[other] { $replayed } Spiele wurden noch einmal gespielt und ergaben dasselbe
    }{ $read ->
        [0] {""}
        [one] ; { $read } hat andere Regeln und wurde nur gespeichert
       *[other] ; { $read } haben andere Regeln und wurden nur gespeichert
    }
commands-backup-unreadable = nicht in der Sicherung, weil es nicht gelesen werden kann: { $row }
commands-backup-broken = { $count ->
        [one] { $count } Spiel entspricht
       *[other] { $count } Spiele entsprechen
    } nicht den Regeln, zuerst das von Tisch { $table }: der Fehler war schon in der Datenbank

## Der Doktor

commands-doctor-url = --url braucht die Adresse, unter der die Seite geöffnet wird, wie https://labyrinths.example.org
commands-doctor-sum = { $faults ->
        [0] Nichts muss behoben werden
        [one] { $faults } Fehler muss behoben werden
       *[other] { $faults } Fehler müssen behoben werden
    }{ $advice ->
        [0] .
        [one] , und es gibt einen Rat.
       *[other] , und es gibt { $advice } Ratschläge.
    }

# asterion cc3k check
commands-check-cannot-start = das Programm lässt sich nicht starten: { $why }
commands-check-unreadable = nach der Wahl eines Volks wurde kein Bild von 25 Zeilen gefunden; das Programm schrieb „{ $written }“
commands-check-profile = { $path } ist kein Profil: { $why }
