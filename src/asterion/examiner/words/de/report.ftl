# Berichte einer Prüfung, in jeder Form.

examiner-program = Das Programm antwortet, bis jedes Spiel zu Ende ist.
examiner-last-words = { $kind ->
        [no-frame] es schrieb:
       *[other] seine letzten Worte auf der Standardfehlerausgabe:
    }
examiner-ending-not-started = Es lässt sich nicht starten: { $said }
examiner-ending-unreadable = In dem, was es schrieb, war kein Bild von 25 Zeilen: { $said }
examiner-ending-away = Es ließ sich nicht prüfen: { $said }
examiner-ending-failed = Die Prüfung selbst schlug fehl: { $said }
examiner-was-not-reached = Sie kam nie vor; darüber ist nichts bekannt.
examiner-marks = Punkte: { $got } von { $of }.
examiner-out-of-time = { $games ->
        [one] Die Zeit für das Programm war nach { $games } Spiel um.
       *[other] Die Zeit für das Programm war nach { $games } Spielen um.
    }
examiner-heading-name = Programm
examiner-heading-games = Spiele
examiner-heading-frames = Bilder
examiner-heading-marks = Punkte
examiner-heading-broken = gebrochen
examiner-heading-not-reached = nicht erreicht
examiner-heading-program = Ende
examiner-heading-rule = Regel
examiner-heading-state = Ergebnis
examiner-heading-says = was sie sagt
examiner-ended-short = { $kind ->
        [hangs] hängt
        [floods] schreibt ohne Ende
        [crashed] Status { $status }
        [killed] Signal { $status }
        [not-started] startet nicht
        [no-frame] kein Bild
        [away] nicht erreichbar
        [unreadable] kein Bild
        [failed] nicht geprüft
       *[ended] endet zu früh
    }
examiner-state = { $state ->
        [held] eingehalten
        [broken] { $count ->
            [one] einmal gebrochen
           *[other] { $count }-mal gebrochen
        }
       *[not-reached] nicht erreicht
    }
examiner-page-title = { $programs ->
        [one] Was in { $name } gefunden wurde
       *[other] Was in { $programs } Programmen gefunden wurde
    }
examiner-page-rules = Alle Regeln
