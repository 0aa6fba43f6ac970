# Einstellungen des Servers, die es nicht geben kann, und was ihn sonst am Starten hindert.

server-setting = { $place }: { $why }
server-place-in-file = { $name } in { $file }
server-setting-cannot-be = { $place }: „{ $value }“ geht nicht: { $why }
server-no-setting = es gibt keine Einstellung „{ $name }“{ $hint }
server-setting-value = die Einstellung „{ $name }“ kann nicht „{ $value }“ sein: erlaubt ist { $allowed }
server-setting-host = es ist eine Adresse dieses Rechners, etwa 127.0.0.1
server-setting-database = es ist sqlite:///FILE oder postgresql://...
server-setting-redis = es ist redis://HOST:PORT
server-setting-admin-token = es sind 20 bis 100 Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen
server-setting-turns = dooom_turn_seconds ist nicht für den einfachen Dialekt, der keine Züge hat
server-never-begins = ein Spiel, das auf { $players } Spieler wartet, beginnt nie: höchstens { $most } sind möglich
server-setting-pair = eine Option des Spiels sagt man als name=value
server-settings-large = { $file }: zu groß für Einstellungen
server-settings-unreadable = { $file } lässt sich nicht lesen: { $why }
server-settings-not-toml = { $file } ist kein TOML: { $why }
server-setting-kind = { $name } in { $file }: eine Einstellung ist eine Zahl, ein Text oder eine Liste von Texten, nicht { $kind }

## Worum es bei jeder Einstellung geht, nach ihrem Namen

server-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 sind alle.
server-option-port = Der Port für Seiten und Programme; 0: irgendein freier.
server-option-data = Der Ordner für das, was bleibt; leer: der eigene Datenordner.
server-option-database = sqlite:///FILE oder postgresql://...; leer: SQLite im Datenordner.
server-option-redis = redis://..., um andere Prozesse zu wecken; leer: das tut die Datenbank.
server-option-workers = Prozesse, die gemeinsam hinter einem Port arbeiten; mehr als einer braucht PostgreSQL.
server-option-line-port = Der Port des Zeilenprotokolls; -1: keiner, 0: irgendein freier.
server-option-dooom-port = Der Port des Protokolls von Dooom; -1: keiner, 0: irgendein freier.
server-option-dooom-map = Der Plan, der dort gespielt wird; leer: ein zufälliger.
server-option-dooom-simple = Dort wird der einfache Dialekt von Dooom gesprochen: jeder spielt allein.
server-option-dooom-turn-seconds = Sekunden, die ein Zug dort dauern darf; 0: beliebig.
server-option-dooom-set = Optionen des Spiels dort, etwa wait_for=2: eine Liste von name=value.
server-option-public-origins = Wo Leute die Seite öffnen, wenn nicht unter der Adresse dieses Rechners: eine Liste.
server-option-trusted-proxies = Proxys, deren X-Forwarded-For geglaubt wird: Adressen oder Netze, eine Liste.
server-option-smtp = Der Mailserver für Briefe an Leute, die in einem Spiel mit Tagen am Zug sind: smtp://host, smtp+tls://user:password@host oder smtps://...; leer: es werden keine verschickt.
server-option-smtp-from = Die E-Mail-Adresse, von der Briefe kommen.
server-option-push = Meldungen an geschlossene Browser, über die Dienste ihrer Hersteller; local schickt sie auch an Adressen dieses Rechners, zum Prüfen.
server-option-notify-seconds = So viele Sekunden vergehen höchstens, bis jemand Bescheid bekommt.
server-option-ladder = Tische dürfen gewertet werden, und jeder darf sehen, wer wie gut spielt.
server-option-metrics = Wer /metrics lesen darf: dieser Rechner, oder alle.
server-option-log = Wie das Protokoll geschrieben wird; auto: Text für Menschen.
server-option-admin-token = Das Geheimnis, das /admin denen öffnet, die den Server betreiben: 20 bis 100 Zeichen; leer: die Seite gibt es nicht.
server-option-message-bytes = Die größte Nachricht, die ein Programm schicken darf.
server-option-connections = Offene Verbindungen insgesamt.
server-option-connections-per-address = Laufende Verbindungen einer Adresse; offen sein dürfen von ihr dreimal so viele, gleich welcher Art, auch stumme.
server-option-connects-per-minute = Neue Verbindungen einer Adresse.
server-option-requests-per-minute = Anfragen einer Adresse.
server-option-messages-per-minute = Nachrichten einer Adresse.
server-option-moves-per-minute = Züge eines Platzes.
server-option-chats-per-minute = Chatzeilen eines Platzes.
server-option-opens-per-minute = Tische, Plätze und Pläne, die eine Adresse eröffnet.
server-option-plans-per-minute = Pläne, die eine Adresse prüfen oder erzeugen lässt.
server-option-thoughts-per-minute = Fragen eines Platzes an seinen Helfer.
server-option-strokes-per-minute = Wie oft eine Adresse an einem Plan zeichnet.
server-option-looks-per-minute = Wie oft eine Adresse die Wiederholung, das Protokoll, ein Brett oder ein Bild einer Partie abruft.
server-option-passwords-per-minute = Konten und Anmeldungen, die eine Adresse versucht.
server-option-bells-per-minute = Wie oft eine Adresse um Bescheid bittet oder ihn abstellt.
server-option-admin-per-minute = Anfragen einer Adresse an /admin.
server-option-tries-per-day = Versuche im Labyrinth der Woche ohne Konto, von einer Adresse und Tag.
server-option-burst-seconds = So viele Sekunden einer jeden Rate dürfen auf einmal kommen.
server-not-an-address = es ist keine Adresse
server-host-unusable = auf { $host } lässt sich nicht lauschen: { $why }
server-port-in-use = Port { $port } von { $host } ist schon belegt; wähle einen anderen mit { $flag }
server-port-unusable = auf Port { $port } von { $host } lässt sich nicht lauschen: { $why }
server-workers-database = mehrere Arbeitsprozesse brauchen eine Datenbank, die sie sich teilen können: gib --database postgresql://... an oder lass --workers weg, denn SQLite dient einem Prozess
server-workers-system = mehrere Arbeitsprozesse brauchen ein System, auf dem ein Prozess einem anderen eine Verbindung übergeben kann, etwa Linux oder macOS
server-worker-ended = ein Arbeitsprozess endete, bevor er bereit war (Status { $status }); seine letzten Worte stehen darüber
server-database-needs = diese Datenbank braucht { $package }: pip install 'asterion[server]'
server-map-unreadable = die Karte { $map } lässt sich nicht lesen: { $why }
server-map-fault = die Karte { $map }: { $why }
server-map-faults = die Karte { $map }: { $why }; und { $more } weitere (asterion plan check dooom nennt alle)
server-not-recorded = die Aufzeichnung lässt sich nicht schreiben: { $why }

server-setting-smtp = Briefe brauchen smtp und smtp_from
server-notify-needs = smtp ist gesetzt, und Briefe brauchen das Paket { $package }: installiere asterion[notify]
