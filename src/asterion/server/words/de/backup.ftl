# Sicherungen eines Servers: was liest, wer ihn betreibt, wenn eine nicht gemacht oder eingespielt werden kann.

server-backup-not-one = { $path } ist keine Sicherung von Asterion
server-backup-newer = { $path } ist die Sicherung eines neueren Asterion: nimm das neuere Programm
server-backup-damaged = die Sicherung { $path } ist beschädigt: sie ist nicht, was geschrieben wurde; nimm eine andere
server-backup-unread = die Sicherung { $path } lässt sich nicht lesen: { $why }
server-backup-exists = { $path } gibt es schon, und keine Sicherung wird über eine andere geschrieben
server-backup-unwritten = die Sicherung { $path } lässt sich nicht schreiben: { $why }
server-backup-nothing = es gibt keine Datenbank { $path }: nichts zu sichern
server-backup-memory = was nur im Speicher steht, lässt sich weder sichern noch wiederherstellen
server-backup-source = die Datenbank { $path } lässt sich nicht kopieren: { $why }
server-backup-not-ours = diese Datenbank ist nicht von Asterion
server-backup-not-empty = in dieser Datenbank sind Tische, Konten oder Pläne: nichts wurde geändert; um alles darin zu ersetzen, sag --replace
server-backup-served = ein Server benutzt diese Datenbank: halte ihn erst an; nichts wurde geändert
