# Sicherungen eines Servers: was liest, wer ihn betreibt, wenn eine nicht gemacht oder eingespielt werden kann.

server-backup-not-one = { $path } ist keine Sicherung von Asterion
server-backup-newer = { $path } ist die Sicherung einer neueren Version: nimm diese Version von Asterion
server-backup-damaged = die Sicherung { $path } ist beschädigt: ihr Inhalt hat sich geändert; nimm eine andere
server-backup-unread = die Sicherung { $path } lässt sich nicht lesen: { $why }
server-backup-exists = { $path } gibt es schon; eine Sicherung wird nie überschrieben
server-backup-unwritten = die Sicherung { $path } lässt sich nicht schreiben: { $why }
server-backup-nothing = es gibt keine Datenbank { $path }: nichts zu sichern
server-backup-memory = eine Datenbank im Arbeitsspeicher lässt sich weder sichern noch wiederherstellen
server-backup-source = die Datenbank { $path } lässt sich nicht kopieren: { $why }
server-backup-not-ours = diese Datenbank ist nicht von Asterion
server-backup-not-empty = in dieser Datenbank sind Tische, Konten oder Pläne: nichts wurde geändert; um alles darin zu ersetzen, ergänze --replace
server-backup-served = ein Server benutzt diese Datenbank: halte ihn erst an; nichts wurde geändert
