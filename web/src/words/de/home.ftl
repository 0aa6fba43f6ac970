# Die erste Seite, und das Formular eines neuen Tisches.

home-title = Labyrinthe, die niemand sehen kann
home-about =
    Die Spielleitung hütet den Plan, hört, was du sagst, und sagt dir genau das, was du wissen darfst. Die Karte zeichnest du selbst.
home-games = Spiele

## Ein Spiel

home-one-player = für eine Person
home-players = { $fewest } bis { $most } Spieler oder Bots
home-players-exactly = { $n } Spieler oder Bots
home-play-now = Gleich spielen
home-play-now-of =
    Gleich spielen: { $book }{ $bots ->
        [true] , gegen Bots
       *[false] { "" }
    }
home-name-first = Gib zuerst oben deinen Namen ein.
home-strength-of = Wie gut die Bots { $book } spielen
home-strength-easy = schwache Bots
home-strength-normal = normale Bots
home-strength-hard = starke Bots
home-turn-of = Dein Platz in der Zugfolge von { $book }
home-turn =
    { $n ->
        [1] du ziehst zuerst
       *[other] du ziehst als Nummer { $n }
    }
home-drawing = Ein Plan wird gezeichnet …
home-open-table-of = Einen Tisch von { $book } eröffnen
home-more = Mehr
# $book (text): its title
home-more-of = Mehr: { $book }
home-learn = So geht’s
home-learn-of = So geht { $book }
home-draw-plan = Plan zeichnen
home-ladder = Rangliste
# $book (text): its title
home-ladder-of = Rangliste von { $book }
home-scores = Bestenliste
home-scores-of = Bestenliste von { $book }
home-tabletop = An einem Gerät
home-draw-plan-of = Einen Plan von { $book } zeichnen
home-tabletop-of = An einem Gerät: { $book }

## Tische

home-who =
    { $waiting ->
        [true] { $who }, { $free } frei
       *[false] { $who }
    }
home-nobody = noch niemand
home-your-tables = Deine Tische
home-tables-wait =
    { $n ->
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
home-your-turn = Du bist am Zug
home-waits = Wartet auf Spieler
home-thinks = { $who } überlegt
home-goes-on = Läuft
home-with = mit { LIST($who) }
home-open-tables = Offene Tische
home-join = Mitspielen
home-no-open = Kein Tisch wartet auf Spieler. Eröffne einen und teile den Link.
home-to-watch = Zum Zuschauen
home-watch = Zuschauen
home-no-watch = Gerade läuft kein öffentliches Spiel.
home-last = Deine letzten Partien

## Ein neuer Tisch

home-which = Welches Spiel
home-changed = geändert
home-changed-count = { $n } geändert
home-the-table = Der Tisch
home-table-name = Name des Tisches (optional)
home-options =
    Regeln: { $n ->
        [one] { $n } Option
       *[other] { $n } Optionen
    } von { $book }
home-settings = Einstellungen des Plans
home-rated-usual = Ein gewertetes Spiel läuft mit den Regeln und Einstellungen des Buchs, auf einem zufälligen Plan und ohne Helfer. Alle brauchen ein Konto; wer das Spiel für die anderen abbricht, hat es verloren.
home-terms = Mehr: Zuschauer, Abwesenheit, Uhren
home-open-the-table = Tisch eröffnen
home-numbers-wrong = Einige Zahlen oben passen nicht.

home-seats = Plätze
home-seat = Platz { $n }
home-seat-you = du
home-seat-person = jemand mit dem Link
home-seat-bot = Bot { $bot }: { $about }
home-more-seats = Platz hinzufügen
home-less-seats = Platz entfernen

## Bretter, das Rätsel des Tages und das Labyrinth der Woche

home-live = Läuft gerade
home-live-about = du siehst, was alle wissen dürfen
home-live-mark = live
home-live-watching =
    { $n ->
        [0] niemand schaut zu
        [one] eine Person schaut zu
       *[other] { $n } Personen schauen zu
    }
home-daily = Labyrinth des Tages
home-daily-title = Markiere, was sicher ist
home-daily-about = Jede Markierung bringt die nächsten Antworten.
home-daily-go-on = Weitermachen
home-daily-look = Ansehen
home-daily-missing = Auf diesem Server gibt es kein Labyrinth des Tages.
home-puzzle = Übung
home-puzzle-number = Nr. { NUMBER($number, useGrouping: 0) }
home-puzzle-title = Was ist sicher?
home-puzzle-about = Lies die Antworten: was muss wahr sein?
home-puzzle-solve = Lösen
home-puzzle-streak =
    { $days ->
        [one] { $today ->
            [true] Heute gelöst
           *[false] Gestern gelöst
        }
       *[other] { $days } Tage nacheinander gelöst
    }
home-puzzle-none = Jeden Tag ein neues
home-puzzle-missing = Auf diesem Server gibt es keine Rätsel.
home-week = Labyrinth der Woche
home-week-left =
    { $days ->
        [one] der letzte Tag
       *[other] noch { $days } Tage
    }
home-week-about = Ein Plan für alle.
home-week-enter = Spielen
home-week-counts = Alle bekommen dasselbe Labyrinth und einen Versuch. Gezählt wird: { $counts }. Bei Gleichstand entscheidet die Zeit.
home-week-your-try = Dein Spiel
home-week-once = Du hast einen Versuch.
home-week-go-on = Zurück zu deinem Spiel
home-week-out = Du hast hinausgefunden: bisher auf Platz { $place }.
home-week-lost = Dein Versuch ist vorbei: du bist nicht herausgekommen.
home-week-place = Platz
home-week-player = Spieler
home-week-no-account = ohne Konto
home-week-time = Zeit
home-week-nobody = Noch niemand hat hinausgefunden.
home-week-count =
    { $out ->
        [one] Ein Spieler hat hinausgefunden
       *[other] { $out } haben hinausgefunden
    }, { $inside ->
        [one] einer ist noch drin
       *[other] { $inside } sind noch drin
    }
home-week-results = Alle Ergebnisse
home-week-missing = Auf diesem Server gibt es gerade keines.
home-week-promise = Beweis, dass der Plan feststand
home-week-promise-about = Diese Zahl wurde aus dem Plan errechnet, bevor jemand hineinging. Wenn die Woche um ist, wird der Plan veröffentlicht, und jeder kann die Zahl nachrechnen.
home-week-next = Das nächste ist schon fertig. Es beginnt am { $when }, und seine Zahl ist
