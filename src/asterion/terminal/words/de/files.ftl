# Was an der Datei falsch sein kann, in der ein Spiel aufbewahrt ist.

terminal-exists-already = „{ $path }“ gibt es schon; mach mit --resume weiter
terminal-not-written = „{ $path }“ lässt sich nicht schreiben: { $why }
terminal-no-file = es gibt keine Datei „{ $path }“
terminal-another-window = „{ $path }“ ist in einem anderen Fenster offen
terminal-who-is-a-bot = „{ $path }“ sagt nicht, wer ein Bot ist; nenne die Bots mit --bots
terminal-no-folder = in „{ $path }“ lassen sich keine Spiele speichern: { $why }; nenne eine Datei mit --record
