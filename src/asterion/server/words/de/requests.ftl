# Anfragen, die nicht so beantwortet werden, wie sie es wünschten.

server-name-taken = der Name „{ $name }“ ist vergeben
server-wrong-password = falscher Name oder falsches Passwort
server-account-gone = das Konto dieses Tokens wurde gelöscht
server-method = { $method } geht hier nicht, nur { $allowed }
server-needs-token = das braucht ein Token: schick es als Authorization: Bearer TOKEN
server-body-kind = der Inhalt muss { $kind } sein
server-body-not-json = der Inhalt ist kein JSON: { $why }
server-authorization = der Header Authorization muss „Bearer TOKEN“ lauten
server-not-a-token = das ist kein Token dieses Servers
server-no-such = das gibt es nicht ({ $name }): „{ $text }“
server-query-twice = die Abfrage nennt etwas zweimal
server-body-large = der Inhalt hat mehr als { $most } Bytes
server-body-slow = der Inhalt kam zu langsam
server-body-broken = der Inhalt kam nicht vollständig an
server-nothing-here = unter dieser Adresse ist nichts
server-no-mcp = diesem Server fehlt, was Sprachmodelle zum Spielen brauchen: pip install "asterion[mcp]"
server-only-read = das lässt sich nur lesen
server-gone = der Client hat die Verbindung getrennt
server-too-much = zu viele Anfragen; versuch es in { $seconds } s wieder
server-too-many-live = von dieser Adresse gibt es zu viele offene Verbindungen
server-crowded = der Server ist voll; versuch es später noch einmal
server-session-over = diese Sitzung ist vorbei; melde dich wieder an
server-needs-account = das braucht das Token eines Kontos
server-foreign = Seiten anderer Websites dürfen das nicht
server-store-down = die Datenbank ist nicht zu erreichen; nichts wurde geändert
server-mistake = interner Fehler; siehe das Protokoll des Servers
server-store-unwritten = in die Datenbank lässt sich nicht schreiben
server-schema-old = das Schema der Datenbank hat Version { NUMBER($schema, useGrouping: 0) }, nötig ist { NUMBER($needed, useGrouping: 0) }: starte asterion migrate
server-no-page-file = es gibt keine Datei „{ $name }“
server-not-http = das ist keine lesbare HTTP-Anfrage
server-no-shared-plan = unter diesem Link ist kein Plan geteilt
server-plan-too-long = ein Plan darf höchstens { NUMBER($most, useGrouping: 0) } Zeichen haben
server-no-such-plan = dieses Token öffnet keinen solchen Plan
server-plan-of-another = dieser Plan ist für { $book } gezeichnet
server-zero-characters = eine Zeichnung darf keine Nullzeichen enthalten
server-unfit =
    { $where ->
        [query] die Abfrage ist ungültig: { $why }
       *[body] der Inhalt ist ungültig: { $why }
    }
server-unfit-at =
    { $where ->
        [query] die Abfrage ist ungültig, bei { $place }: { $why }
       *[body] der Inhalt ist ungültig, bei { $place }: { $why }
    }
server-title-bad-request = falsche Anfrage
server-title-unauthorized = nicht angemeldet
server-title-forbidden = verboten
server-title-not-found = nicht gefunden
server-title-method-not-allowed = Methode nicht erlaubt
server-title-too-slow = zu langsam
server-title-refused = abgelehnt
server-title-too-large = zu groß
server-title-wrong-media-type = falsche Art von Daten
server-title-invalid = ungültig
server-title-too-many = zu viele
server-title-server-fault = Serverfehler
server-title-unavailable = nicht verfügbar
server-title-foreign-origin = fremde Herkunft
server-title-wrong-password = falsches Passwort
server-title-name = Name
server-title-busy = ausgelastet
server-title-stopping = wird beendet
server-title-broken = kaputt
server-title-not-yet = noch nicht
server-title-problem = Problem
server-store-later = die Datenbank ist nicht zu erreichen; komm später wieder
server-no-hello = es kam kein hello
server-hello-first = die erste Nachricht muss ein hello sein
server-hello-twice = hello wurde schon gesagt
server-store-unreached = die Datenbank ist nicht zu erreichen
server-store-again = die Datenbank ist nicht zu erreichen; schick die Anfrage mit derselben id noch einmal
server-text-frames = Nachrichten sind Textrahmen mit JSON
server-message-unread = die Nachricht ist nicht lesbar: { $why }

server-no-words = dieser Teil von { $book } ist hier nicht übersetzt

server-preview =
    Ein Tisch von { $book }: { LIST($names) }

server-preview-today = Das tägliche Labyrinth
server-preview-day = Das tägliche Labyrinth vom { $day }
server-preview-daily = Markiere nur, was sicher ist: jeden Tag ein kleines Labyrinth, für alle dasselbe.
