# Die Wörter der Seite: das Zimmer derer, die den Server betreiben.

admin-title = Verwaltung
admin-about = Für alle, die diesen Server betreiben. Das Token steht in seiner Einstellung admin_token; ohne eines bleibt diese Seite zu.
admin-token = Token
admin-enter = Öffnen

## Wie viel zu tun ist

admin-load = Last
admin-process = Asterion { $version } auf { $database }, Prozess { NUMBER($process, useGrouping: 0) }. Sind es mehrere Prozesse, antwortet jeder für sich.
admin-up = Läuft seit
admin-hours = { $hours } h
admin-tables-kept = Tische insgesamt
admin-tables-here = Tische im Speicher
admin-windows = Offene Fenster
admin-moves = Züge
admin-processor = Prozessor
admin-memory = Speicher höchstens
admin-machine = Last des Rechners

## Tische

admin-tables = Tische
admin-phase = Zeigen
admin-phase-all = alle
admin-phase-waiting = wartend
admin-phase-playing = im Spiel
admin-phase-finished = zu Ende
admin-phase-abandoned = aufgegeben
admin-no-tables = Es gibt keine.
admin-entries =
    { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }
admin-open-windows =
    { $windows ->
        [one] { $windows } Fenster
       *[other] { $windows } Fenster
    }
admin-log = im Protokoll { $log }
admin-close = Schließen …
admin-close-of = Den Tisch { $table } schließen
admin-why = Was denen am Tisch noch gesagt wird
admin-close-now = Tisch schließen
admin-cancel = Offen lassen

## Sperren

admin-bans = Gesperrte Adressen
admin-bans-about = Wer dort ist, bekommt keine Antwort mehr, und offene Fenster werden sofort geschlossen. Von IPv6 wird ein ganzes /64 gesperrt.
admin-address = Adresse oder Netz
admin-ban-why = Warum (für dich selbst)
admin-ban = Sperren
admin-allow = Aufheben
admin-allow-of = Die Sperre von { $network } aufheben
admin-no-bans = Niemand ist gesperrt.
