# Die Wörter der Seite: das Zimmer derer, die den Server betreiben.

admin-title = Verwaltung
admin-about = Für alle, die diesen Server betreiben. Das Token wird mit admin_token festgelegt; ohne bleibt diese Seite zu.
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
admin-memory = Speicherspitze
admin-machine = Durchschnittliche Last

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
admin-why = Nachricht an die Spieler (optional)
admin-close-now = Tisch schließen
admin-cancel = Offen lassen

## Sperren

admin-bans = Gesperrte Adressen
admin-bans-about = Eine gesperrte Adresse bekommt keine Antwort, und ihre offenen Fenster werden sofort geschlossen. Bei IPv6 wird das ganze /64 gesperrt.
admin-address = Adresse oder Netz
admin-ban-why = Grund (siehst nur du)
admin-ban = Sperren
admin-allow = Entsperren
admin-allow-of = Die Sperre von { $network } aufheben
admin-no-bans = Niemand ist gesperrt.
