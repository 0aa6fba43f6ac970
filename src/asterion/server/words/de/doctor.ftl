# Der Doktor: wie jedes Ding heißt, was gefunden wurde, und was zu tun ist.

server-doctor-good = { $detail }

## Was angesehen wird

server-doctor-about-python = Python
server-doctor-about-packages = Pakete
server-doctor-about-page = die Seite
server-doctor-about-sqlite = SQLite
server-doctor-about-folder = der Datenordner
server-doctor-about-disk = freier Platz auf der Platte
server-doctor-about-files = offene Dateien
server-doctor-about-database = die Datenbank
server-doctor-about-schema = das Schema
server-doctor-about-redis = Redis
server-doctor-about-mail = der Mailserver
server-doctor-about-clock = die Uhr
server-doctor-about-port = der Port
server-doctor-about-origins = öffentliche Adressen
server-doctor-about-proxies = vertraute Proxys
server-doctor-about-host = die Adresse, auf der gelauscht wird
server-doctor-about-push = Push-Benachrichtigungen
server-doctor-about-admin = /admin
server-doctor-about-url = die öffentliche Adresse
server-doctor-about-websocket = WebSocket
server-doctor-about-stream = NDJSON
server-doctor-about-doctor = der Doktor

## Was nicht stimmt, und was zu tun ist

server-doctor-package = { $package } fehlt: pip install 'asterion[{ $extra }]'
server-doctor-package-knowledge = ohne { $package } gibt es keine Rätsel, Berichte und Helfer: pip install 'asterion[knowledge]'
server-doctor-package-notify = ohne { $package } bekommen geschlossene Browser keine Benachrichtigungen: pip install 'asterion[notify]', oder setze push = "off"
server-doctor-page = sie fehlt, im Browser steht nur ein schlichter Hinweis: starte in einem Checkout ./dev page, sonst installiere Asterion neu
server-doctor-sqlite = { $version } ist zu alt: installiere Python mit SQLite { $wanted } oder neuer
server-doctor-folder = in { $path } lässt sich nicht schreiben: lege den Ordner an und gib ihn dem Benutzer, der den Server laufen lässt (chown)
server-doctor-folder-open = andere auf diesem Rechner können { $path } lesen, wo die Pläne der Spiele liegen: chmod 700 { $path }
server-doctor-disk = nur { $free } sind frei: schaffe Platz, oder lege den Datenordner auf eine größere Platte
server-doctor-files = das System erlaubt { NUMBER($limit, useGrouping: 0) }, und die Einstellung connections braucht vielleicht { NUMBER($wanted, useGrouping: 0) }: erhöhe es (LimitNOFILE in systemd, ulimit -n in einer Shell), oder setze weniger connections
server-doctor-database-damaged = sie lässt sich nicht lesen ({ $why }): halte den Server an und spiele mit asterion restore eine Sicherung ein
server-doctor-database-away = sie ist nicht zu erreichen ({ $why }): läuft PostgreSQL, und stimmen Rechner, Name und Passwort?
server-doctor-database-letters = { server-store-letters }
server-doctor-schema-old = es hat Version { NUMBER($schema, useGrouping: 0) }, nötig ist { NUMBER($needed, useGrouping: 0) }: der nächste Start aktualisiert es, oder sofort asterion migrate
server-doctor-schema-new = es hat Version { NUMBER($schema, useGrouping: 0) }, aber dieses Programm kennt nur Version { NUMBER($needed, useGrouping: 0) }: aktualisiere das Programm
server-doctor-redis-away = es antwortet nicht ({ $why }): starte es, oder lass redis leer, dann weckt die Datenbank
server-doctor-mail-away = { $host }:{ $port } nimmt keine E-Mails an ({ $why }): prüfe smtp, Benutzer und Passwort, und ob eine Firewall dazwischen ist
server-doctor-mail-unset = smtp_from ist ohne smtp gesetzt: es werden keine E-Mails verschickt
server-doctor-clock-unset = sie wurde nie gestellt: schalte den Zeitabgleich ein (timedatectl set-ntp true)
server-doctor-clock-apart = sie geht { $seconds } s anders als die des anderen Rechners: schalte auf beiden den Zeitabgleich ein (timedatectl set-ntp true)
server-doctor-port = auf { $port } lässt sich nicht lauschen ({ $why }): beende, was ihn benutzt, oder setze einen anderen Port
server-doctor-origins-proxy = es gibt vertraute Proxys, aber keine öffentlichen Adressen: setze public_origins auf die Adresse, unter der die Seite geöffnet wird, wie https://labyrinths.example.org
server-doctor-origins-plain = { $origin } ist nicht verschlüsselt: wer dazwischen ist, kann jedes Token lesen; stell TLS davor (docs/host/running.md)
server-doctor-proxies = alle kommen über https, also durch einen Proxy, aber keinem wird vertraut: sie teilen sich die Grenzen einer Adresse; setze trusted_proxies, für einen Proxy auf diesem Rechner auf 127.0.0.1 und ::1
server-doctor-host = { $host } ist am Proxy vorbei zu erreichen: setze host auf 127.0.0.1, außer wenn der Proxy auf einem anderen Rechner läuft
server-doctor-push = Browser nehmen Benachrichtigungen nur von Seiten mit https an: stell TLS davor, oder setze push = "off"
server-doctor-admin = es ist aus: um Tische zu sehen und Adressen zu sperren, setze admin_token auf die Ausgabe von openssl rand -hex 24
server-doctor-url-status = { $url } antwortet mit Status { NUMBER($status, useGrouping: 0) }: läuft der Server, und leitet der Proxy alles an seinen Port weiter?
server-doctor-url-tls = dem Zertifikat von { $url } wird nicht vertraut ({ $why }): erneuere es, oder nenne seine Stelle in SSL_CERT_FILE
server-doctor-url-away = { $url } ist nicht zu erreichen ({ $why }): prüfe den Namen, die Firewall, und ob der Proxy läuft
server-doctor-url-other = bei { $url } antwortet etwas anderes als Asterion: prüfe, wohin der Proxy leitet
server-doctor-url-origin = eine Seite von { $url } darf hier nicht handeln: nimm sie in public_origins auf
server-doctor-websocket = er kommt nicht durch ({ $why }): der Proxy muss Upgrade und Connection weitergeben, wie in deploy/nginx-tls.conf
server-doctor-stream = es kommt spät oder gar nicht an ({ $why }): schalte das Puffern im Proxy aus, wie in deploy/nginx-tls.conf
server-doctor-itself = die Prüfung selbst ist gescheitert: { $why }; bitte melde es
