# Was alle Seiten teilen: der Rahmen um sie herum, und Wörter, die wiederkehren.

common-asterion = Asterion
common-skip = Zum Seiteninhalt
common-pages = Seiten
common-play = Spielen
common-daily = Täglich
common-puzzles = Rätsel
common-plans = Pläne
common-account = Dein Konto
common-light = Helle Farben
common-dark = Dunkle Farben
common-language = Sprache
common-spoken-of = Von mir sprechen als
common-spoken-of-none = ohne Pronomen
common-spoken-of-she = „sie“
common-spoken-of-he = „er“

common-nothing-here = Hier ist nichts
common-no-page = Unter dieser Adresse gibt es keine Seite.
common-no-page-hint = Vielleicht fehlt ein Teil des Links. Alle Spiele, Rätsel und Pläne findest du auf der Startseite.
common-not-loaded = Dieser Teil der Seite ließ sich nicht laden; versuch es noch einmal, wenn du verbunden bist.
common-to-first-page = Zur Startseite

common-titled = { $page } · { common-asterion }
common-you-play-as = Du spielst als
common-open-table = Tisch eröffnen
common-rules = Regeln
common-rules-of = Regeln von { $book }
common-learn = Lernen
common-replay = Wiederholung
common-back = Zurück
common-go-on = Weiter
common-try-again = Noch einmal
common-yes = ja
common-no = nein

common-not-yours = Das gehört einem anderen Browser und öffnet sich nur dort.
common-unreached = Der Server ist gerade nicht zu erreichen.
common-answered = Der Server hat mit Status { $status } geantwortet.

common-player = Spieler { $n }
common-to-table = Zum Tisch
common-key-home = Pos1
common-key-end = Ende
common-key-space = Leertaste

## Optionen

common-random = zufällig
common-whole-number = gib eine ganze Zahl ein
common-at-least = mindestens { $n }
common-at-most = höchstens { $n }
