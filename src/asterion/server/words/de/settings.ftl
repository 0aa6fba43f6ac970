# Einstellungen des Servers, die es nicht geben kann, und was ihn sonst am Starten hindert.

server-setting = { $place }: { $why }
server-place-in-file = { $name } in { $file }
server-setting-cannot-be = { $place }: „{ $value }“ ist nicht erlaubt: { $why }
server-no-setting = es gibt keine Einstellung „{ $name }“{ $hint }
server-setting-value = die Einstellung „{ $name }“ kann nicht „{ $value }“ sein: erlaubt ist { $allowed }
server-setting-host = es muss eine Adresse dieses Rechners sein, etwa 127.0.0.1
server-setting-database = es muss sqlite:///FILE oder postgresql://... sein
server-setting-redis = es muss redis://HOST:PORT sein
server-setting-admin-token = es müssen 20 bis 100 Buchstaben, Ziffern oder Zeichen sein, ohne Leerzeichen
server-setting-turns = dooom_turn_seconds geht nicht mit dem einfachen Dialekt, der keine Züge hat
server-never-begins = ein Spiel, das auf { $players } Spieler wartet, beginnt nie: höchstens { $most } sind möglich
server-setting-pair = schreib eine Option des Spiels als name=wert
server-settings-large = { $file } ist zu groß für eine Einstellungsdatei
server-settings-unreadable = { $file } lässt sich nicht lesen: { $why }
server-settings-not-toml = { $file } ist kein TOML: { $why }
server-setting-kind = { $name } in { $file }: eine Einstellung ist eine Zahl, ein Text oder eine Liste von Texten, nicht { $kind }

## Worum es bei jeder Einstellung geht, nach ihrem Namen

server-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 heißt auf allen.
server-option-port = Der Port für Seiten und Programme; 0: ein freier.
server-option-data = Der Datenordner; leer: der eigene Datenordner des Benutzers.
server-option-database = sqlite:///FILE oder postgresql://...; leer: SQLite im Datenordner.
server-option-redis = redis://..., um andere Prozesse zu wecken; leer: das tut die Datenbank.
server-option-workers = Prozesse, die gemeinsam hinter einem Port arbeiten; mehr als einer braucht PostgreSQL.
server-option-line-port = Der Port des Zeilenprotokolls; -1: keiner, 0: ein freier.
server-option-dooom-port = Der Port des Protokolls von Dooom; -1: keiner, 0: ein freier.
server-option-dooom-map = Der Plan für Spiele über das Protokoll von Dooom; leer: ein zufälliger.
server-option-dooom-simple = Den einfachen Dialekt dieses Protokolls sprechen: jeder spielt allein.
server-option-dooom-turn-seconds = Sekunden pro Zug über das Protokoll von Dooom; 0: ohne Grenze.
server-option-dooom-set = Optionen der Spiele über das Protokoll von Dooom, etwa wait_for=2: eine Liste von name=value.
server-option-public-origins = Wo Leute die Seite öffnen, wenn nicht unter der Adresse dieses Rechners: eine Liste.
server-option-trusted-proxies = Proxys, deren X-Forwarded-For vertraut wird: Adressen oder Netze, eine Liste.
server-option-smtp = Der Mailserver für E-Mails an Spieler, die in einem Spiel mit Tagen pro Zug dran sind: smtp://host, smtp+tls://user:password@host oder smtps://...; leer: keine E-Mails.
server-option-smtp-from = Die E-Mail-Adresse des Absenders.
server-option-push = Benachrichtigungen an geschlossene Browser, über die Dienste ihrer Hersteller; local schickt sie auch an Adressen dieses Rechners, für Tests.
server-option-apps = Apps, in denen Leute benachrichtigt werden dürfen, mit Kommas: discord, ntfy (ntfy.sh), slack, telegram; matrix, ntfy-own und webhook, bei denen sie den Host angeben; oder jedes Schema von Apprise. Adressen innerhalb eines Netzes werden nie aufgerufen. Leer: keine.
server-option-notify-seconds = Spätestens so viele Sekunden nach Beginn eines Zuges benachrichtigen.
server-option-ladder = Gewertete Tische erlauben und die Rangliste allen zeigen.
server-option-bot-pace = Millisekunden, die ein Bot vor seinem Zug wartet, wenn Menschen mitspielen, damit sie folgen können; innerhalb eines Zuges weniger.
server-option-metrics = Wer /metrics lesen darf: dieser Rechner, oder alle.
server-option-log = Format des Protokolls; auto: Text im Terminal.
server-option-admin-token = Das Geheimnis, das /admin öffnet: 20 bis 100 Zeichen; leer: es gibt die Seite nicht.
server-option-message-bytes = Höchstgröße einer Nachricht von einem Programm, in Bytes.
server-option-connections = Offene Verbindungen insgesamt.
server-option-connections-per-address = Laufende Verbindungen pro Adresse; insgesamt, auch stumme mitgezählt, dürfen es dreimal so viele sein.
server-option-connects-per-minute = Neue laufende Verbindungen pro Adresse.
server-option-requests-per-minute = Anfragen pro Adresse.
server-option-messages-per-minute = Nachrichten pro Adresse.
server-option-moves-per-minute = Züge pro Platz.
server-option-chats-per-minute = Chatzeilen pro Platz.
server-option-opens-per-minute = Eröffnete Tische, Plätze und Pläne pro Adresse.
server-option-plans-per-minute = Geprüfte oder erzeugte Pläne pro Adresse.
server-option-thoughts-per-minute = Fragen an den Helfer pro Platz.
server-option-strokes-per-minute = Striche an Plänen pro Adresse.
server-option-looks-per-minute = Abrufe einer Wiederholung, einer Aufzeichnung, eines Bretts oder Bilds pro Adresse.
server-option-passwords-per-minute = Versuche, sich anzumelden oder ein Konto anzulegen, pro Adresse.
server-option-bells-per-minute = Änderungen an Benachrichtigungen pro Adresse.
server-option-admin-per-minute = Anfragen an /admin pro Adresse.
server-option-tries-per-day = Versuche im Labyrinth der Woche ohne Konto, pro Adresse und Tag.
server-option-burst-seconds = Für wie viele Sekunden jede dieser Grenzen auf einmal ausgeschöpft werden darf.
server-not-an-address = es ist keine Adresse
server-host-unusable = auf { $host } lässt sich nicht lauschen: { $why }
server-port-in-use = Port { $port } von { $host } ist schon belegt; wähle einen anderen mit { $flag }
server-port-unusable = auf Port { $port } von { $host } lässt sich nicht lauschen: { $why }
server-workers-database = mehrere Arbeitsprozesse brauchen eine gemeinsame Datenbank: gib --database postgresql://... an, oder lass --workers weg; SQLite bedient einen Prozess
server-workers-system = mehrere Arbeitsprozesse brauchen ein System, auf dem ein Prozess einem anderen eine Verbindung übergeben kann, etwa Linux oder macOS
server-worker-ended = ein Arbeitsprozess endete, bevor er bereit war (Status { $status }); seine letzte Ausgabe steht oben
server-database-needs = diese Datenbank braucht { $package }: pip install 'asterion[server]'
server-map-unreadable = die Karte { $map } lässt sich nicht lesen: { $why }
server-map-fault = die Karte { $map }: { $why }
server-map-faults = die Karte { $map }: { $why }; und { $more } weitere (asterion plan check dooom nennt alle)
server-not-recorded = die Aufzeichnung lässt sich nicht schreiben: { $why }

server-setting-smtp = E-Mails brauchen smtp und smtp_from
server-notify-needs = smtp ist gesetzt, aber E-Mails brauchen das Paket { $package }: installiere asterion[notify]
