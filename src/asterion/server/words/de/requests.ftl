# Anfragen, die nicht so beantwortet werden, wie sie es wünschten.

server-name-taken = der Name „{ $name }“ ist vergeben
server-wrong-password = es gibt kein Konto dieses Namens mit diesem Passwort
server-account-gone = das Konto dieses Tokens gibt es nicht mehr
server-method = { $method } geht hier nicht, nur { $allowed }
server-needs-token = das braucht ein Token: schick es als Authorization: Bearer TOKEN
server-body-kind = der Inhalt muss { $kind } sein
server-body-not-json = der Inhalt ist kein JSON: { $why }
server-authorization = der Kopf Authorization muss Bearer TOKEN sein
server-not-a-token = das ist kein Token dieses Servers
server-no-such = das gibt es nicht ({ $name }): „{ $text }“
server-query-twice = die Abfrage sagt etwas zweimal
server-body-large = der Inhalt hat mehr als { $most } Bytes
server-body-slow = der Inhalt kam zu langsam
server-body-broken = der Inhalt brach ab
server-nothing-here = unter dieser Adresse ist nichts
server-no-mcp = Sprachmodelle brauchen auf diesem Server den Zusatz mcp: pip install "asterion[mcp]"
server-only-read = das lässt sich nur lesen
server-gone = wer gefragt hat, ist weg
server-too-much = das ist zu viel auf einmal; versuch es in { $seconds } s wieder
server-too-many-live = von dieser Adresse gibt es zu viele offene Verbindungen
server-crowded = mit diesem Server sind so viele verbunden, dass kein Platz mehr ist; versuch es in einer Weile
server-session-over = diese Sitzung ist vorbei; melde dich wieder an
server-needs-account = das braucht das Token eines Kontos
server-foreign = eine Seite von anderswo darf das hier nicht
server-store-down = der Speicher ist gerade nicht zu erreichen; nichts wurde getan
server-mistake = der Server hat einen Fehler gemacht; er steht in seinem Protokoll
server-store-unwritten = in den Speicher lässt sich gerade nicht schreiben
server-schema-old = das Schema der Datenbank hat die Nummer { NUMBER($schema, useGrouping: 0) }, gebraucht wird { NUMBER($needed, useGrouping: 0) }: starte asterion migrate
server-no-page-file = es gibt keine Datei „{ $name }“
server-not-http = das ist keine lesbare HTTP-Anfrage
server-no-shared-plan = unter diesem Link ist kein Plan geteilt
server-plan-too-long = ein Plan hat höchstens { NUMBER($most, useGrouping: 0) } Zeichen
server-no-such-plan = dieses Token öffnet keinen solchen Plan
server-plan-of-another = dieser Plan ist für { $book } gezeichnet
server-zero-characters = eine Zeichnung hat keine Nullzeichen
server-unfit =
    { $where ->
        [query] die Abfrage passt nicht: { $why }
       *[body] der Inhalt passt nicht: { $why }
    }
server-unfit-at =
    { $where ->
        [query] die Abfrage passt nicht, bei { $place }: { $why }
       *[body] der Inhalt passt nicht, bei { $place }: { $why }
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
server-title-server-fault = Fehler des Servers
server-title-unavailable = nicht verfügbar
server-title-foreign-origin = fremde Herkunft
server-title-wrong-password = falsches Passwort
server-title-name = Name
server-title-busy = beschäftigt
server-title-stopping = hält an
server-title-broken = kaputt
server-title-not-yet = noch nicht
server-title-problem = Problem
server-store-later = der Speicher ist gerade nicht zu erreichen; komm später wieder
server-no-hello = kein hello kam
server-hello-first = die erste Nachricht muss ein hello sein
server-hello-twice = hello wurde schon gesagt
server-store-unreached = der Speicher ist gerade nicht zu erreichen
server-store-again = der Speicher ist gerade nicht zu erreichen; schick es mit derselben id noch einmal
server-text-frames = Nachrichten sind Textrahmen mit JSON
server-message-unread = die Nachricht wird nicht verstanden: { $why }

server-no-words = solche Wörter von { $book } gibt es hier nicht

server-preview =
    Ein Tisch von { $book }: { LIST($names) }
