# Die Datenbank des Servers: was liest, wer ihn betreibt, wenn sie nicht zu gebrauchen ist.

server-store-name-taken = dieser Name ist vergeben
server-store-no-address = „{ $kind }:...“ ist keine Datenbank: schreib sqlite:///FOLDER/FILE.db oder postgresql://...
server-store-closed = die Datenbank ist geschlossen
server-store-newer = die Datenbank stammt von einer neueren Version: ihr Schema hat Version { NUMBER($last, useGrouping: 0) }, aber diese Version kennt nur { NUMBER($newest, useGrouping: 0) }; nimm das neuere Asterion
server-store-plan-there = es gibt schon einen Plan mit dieser id
server-store-table-there = es gibt schon einen Tisch mit dieser id
server-store-no-table = es gibt keinen Tisch mit dieser id
server-store-url = die URL der PostgreSQL-Datenbank ist nicht zu verstehen
server-store-no-schema = die PostgreSQL-Datenbank { $name } hat kein Schema, das ihr search_path nennt
server-store-letters = die PostgreSQL-Datenbank { $name } hat die Kodierung { $encoding }, der manche Buchstaben fehlen: leg eine andere an mit createdb --encoding=UTF8 --template=template0
server-store-no-commit = die PostgreSQL-Datenbank { $name } hat die Änderung nicht angenommen
server-store-unreachable = die PostgreSQL-Datenbank { $name } ist gerade nicht zu erreichen: { $why }
server-store-refuses = die PostgreSQL-Datenbank { $name } meldet einen Fehler: { $why }
server-sqlite-old = SQLite { $version } ist zu alt; nötig ist { $wanted }
server-sqlite-unopened = die Datenbank { $path } lässt sich nicht öffnen: { $why }
server-sqlite-used = ein anderer Prozess von Asterion benutzt { $path } schon; gib diesem mit --data ORDNER einen eigenen Ordner, oder nimm PostgreSQL, um Tische zu teilen
server-sqlite-empty = die Datenbank { $path } ist leer, als hätte etwas sie geleert: spiele eine Sicherung ein; oder entferne die Datei, um mit einer neuen zu beginnen
server-sqlite-unusable = die Datenbank { $path } ist gerade nicht zu gebrauchen: { $why }
server-sqlite-refuses = die Datenbank { $path } meldet einen Fehler: { $why }
server-sqlite-damaged = { $why }. Wenn das die Datenbank von Asterion ist, ist sie beschädigt: halte den Server an, verschieb { $path } und { $path }-wal und spiele eine Sicherung ein; oder rette, was noch lesbar ist, mit sqlite3 { $path } .recover | sqlite3 NEW.db
